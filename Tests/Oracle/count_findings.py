#!/usr/bin/env python3
"""Counts, without the compiler, what the structural rules of the linter find in asset catalogs.

    python3 count_findings.py PATH...

The output is a JSON object of counts. The slots come from `read_catalog.py`, which shares no code with the compiler, and
each count below is stated anew from the format's description. Do not mend it by looking at what the linter does.
"""

import argparse
import json
import os
import sys
from collections import Counter
from typing import Optional

import read_catalog as reader

WITHOUT_DARK = ("watch", "vision")  # they show one appearance


def has_value(slot: dict) -> bool:
    return slot["value"] is not None


def is_reference(value: Optional[dict]) -> bool:
    return value is not None and "reference" in value


def devices(slots: list[dict]) -> list[str]:
    """The devices that a set is for: those with slots of their own, and `universal` for all the others."""
    return sorted({slot["idiom"] for slot in slots if has_value(slot)})


def shown(slots: list[dict], device: str, luminosity: str, is_high: bool = False) -> Optional[dict]:
    """The slot that answers on a device: luminosity before contrast, then the device's own slot before the universal one."""
    steps = [(luminosity, "high"), (luminosity, None), (None, "high"), (None, None)]
    for step in steps if is_high else [(luminosity, None), (None, None)]:
        for idiom in (device, "universal"):
            for gamut in ("sRGB", None, "display-P3"):
                for slot in slots:
                    conditions = (slot["luminosity"], slot["contrast"])
                    if has_value(slot) and conditions == step and slot["idiom"] == idiom and slot["gamut"] == gamut:
                        return slot
    return None


def lacks_dark(slots: list[dict]) -> bool:
    """Whether some device shows in dark what was made for light, and that is not a system color.

    One color that cannot be seen at all is as good in dark as in light.
    """
    filled = [slot for slot in slots if has_value(slot)]
    if len(filled) == 1 and filled[0]["luminosity"] is None and filled[0]["value"].get("alpha") == 0:
        return False
    for device in devices(slots):
        if device in WITHOUT_DARK:
            continue
        slot = shown(slots, device, "dark")
        if slot is None or slot["luminosity"] != "dark" and not is_reference(slot["value"]):
            return True
    return False


def lacks_light(slots: list[dict]) -> bool:
    return any(
        shown(slots, device, "light") is None for device in devices(slots) if device not in WITHOUT_DARK
    )


def canonical(value: dict) -> tuple:
    """The color in a form that is the same for the spellings of one color in several spaces."""
    space, components = value["space"].removeprefix("extended-"), tuple(value["components"])
    is_neutral = len(set(components)) == 1
    # sRGB and Display P3 share white point and curve, so a gray has the same numbers; black and white have them everywhere.
    if is_neutral and (space in ("srgb", "display-p3") or components[0] in (0, 1)):
        return "neutral", components[:1], value["alpha"]
    return space, components, value["alpha"]


def is_same_color(left: Optional[dict], right: Optional[dict]) -> bool:
    if left is None or right is None or is_reference(left) or is_reference(right):
        return False
    return canonical(left) == canonical(right)


def has_equal_dark(slots: list[dict]) -> bool:
    """Whether light and dark are spelled out for all devices, and the same and not fully transparent."""
    light, dark = shown(slots, "universal", "light"), shown(slots, "universal", "dark")
    if light is None or dark is None or dark["luminosity"] != "dark":
        return False
    return is_same_color(light["value"], dark["value"]) and dark["value"]["alpha"] != 0


def equal_high_slots(slots: list[dict]) -> int:
    """How many increased-contrast slots for all devices repeat what would be shown without them."""
    count = 0
    for slot in slots:
        if slot["idiom"] != "universal" or slot["contrast"] != "high" or not has_value(slot):
            continue
        normal = shown(slots, "universal", slot["luminosity"] or "light")
        if normal is not None and is_same_color(slot["value"], normal["value"]):
            count += 1
    return count


def has_unreachable_high(slots: list[dict]) -> bool:
    """Whether dark ignores an increased-contrast value since plain dark comes before it."""
    there = {
        (slot["luminosity"], slot["contrast"]) for slot in slots if has_value(slot) and slot["idiom"] == "universal"
    }
    return {("dark", None), (None, "high")} <= there and ("dark", "high") not in there


def folders(catalog: str) -> tuple[int, int]:
    """How many groups lack a file, and how many color sets have a file with a comma before a bracket."""
    groups_without_file, trailing_commas = 0, 0
    for folder, inner, files in os.walk(catalog):
        inner.sort()
        stem, _, extension = os.path.basename(folder).rpartition(".")
        if folder != catalog and stem and extension in reader.OTHER_ASSETS:
            inner.clear()
        elif folder != catalog and stem and extension == "colorset":
            inner.clear()
            text = (reader.read_bytes(reader.contents_path(folder)) or b"").decode("utf-8-sig", "replace")
            trailing_commas += any(match[0] == "," for match in reader.STRING_OR_TRAILING_COMMA.finditer(text))
        elif not any(name.lower() == "contents.json" for name in files):
            groups_without_file += 1
    return groups_without_file, trailing_commas


def count(paths: list[str]) -> dict:
    counts: Counter = Counter()
    catalogs = sorted({catalog for path in paths for catalog in reader.find_catalogs(path)})
    for catalog in catalogs:
        groups_without_file, trailing_commas = folders(catalog)
        counts["groupsWithoutFile"] += groups_without_file
        counts["trailingCommas"] += trailing_commas
        names: Counter = Counter()
        for name, folder in reader.find_color_sets(catalog):
            names[name] += 1
            slots, _ = reader.read_slots(reader.contents_path(folder))
            filled = [slot for slot in slots if has_value(slot)]
            counts["colorSets"] += 1
            counts["blankSets"] += not filled
            counts["blankSlots"] += len(slots) - len(filled) if filled else 0
            counts["withoutDark"] += bool(filled) and lacks_dark(slots)
            counts["withoutLight"] += bool(filled) and lacks_light(slots)
            counts["equalDark"] += has_equal_dark(slots)
            counts["equalHigh"] += equal_high_slots(slots)
            counts["unreachableHigh"] += has_unreachable_high(slots)
        counts["repeatedNames"] += sum(number - 1 for number in names.values())
    return dict(sorted(counts.items()))


def main() -> None:
    parser = argparse.ArgumentParser(description="Counts what structural rules find in asset catalogs.")
    parser.add_argument("paths", nargs="+", metavar="PATH", help="a catalog, or a folder that holds catalogs")
    json.dump(count(parser.parse_args().paths), sys.stdout, indent=1)
    print()


if __name__ == "__main__":
    main()
