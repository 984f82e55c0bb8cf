#!/usr/bin/env python3
"""An independent second reader for the color sets of Apple asset catalogs.

    python3 read_catalog.py PATH...

Each PATH is a catalog (`X.xcassets`) or a folder that holds catalogs at any depth. The output is what
`colorset export --format json` prints (version 1), less the `symbol` of each set, so that a test can
compare the two.

It was written from the description of the format alone and deliberately shares no code with the compiler.
Do not mend it by looking at what the compiler does.

Where the format leaves a choice:
- A set whose file is missing, is not JSON, or has no `colors` array has no slots.
- A slot whose color is absent, or cannot be read (a missing or misspelled component), has the value null.
- A missing `alpha` is 1. A missing or unknown `color-space` follows the slot's gamut.
- A slot with an appearance or a gamut that is not known here is listed, but never answers a lookup.
- Integers above 255 are divided by 255 like any other.
"""

import argparse
import json
import math
import os
import re
import sys
from typing import Any, Iterator, Optional

FILE_NAME = "Contents.json"

# Assets of another kind. They are leaves here, also the few that can hold other assets.
OTHER_ASSETS = frozenset(
    """
    appiconset arobject arreferenceimage arresourcegroup brandassets complicationset cubetextureset dataset
    gcdashboardimage gcleaderboard gcleaderboardset iconset imageset imagestack imagestacklayer launchimage
    mipmapset solidimagestack solidimagestacklayer spriteatlas sticker stickerpack stickersequence
    stickersiconset symbolset textureset watchface
    """.split()
)


def subfolders(folder: str) -> list[str]:
    """The names of the folders directly inside `folder` that are not hidden, sorted."""
    with os.scandir(folder) as entries:
        return sorted(entry.name for entry in entries if entry.is_dir() and not entry.name.startswith("."))


def find_catalogs(folder: str, ancestors: frozenset = frozenset()) -> Iterator[str]:
    """The catalogs at or below `folder`; a catalog is not searched for others."""
    if folder.endswith(".xcassets"):
        yield folder
        return
    here = os.path.realpath(folder)
    if here in ancestors:  # a symbolic link that leads back up
        return
    for name in subfolders(folder):
        if name != "DerivedData":  # `.build` is hidden and thus skipped already
            yield from find_catalogs(os.path.join(folder, name), ancestors | {here})


def find_color_sets(
    folder: str, namespaces: tuple[str, ...] = (), ancestors: frozenset = frozenset()
) -> Iterator[tuple[str, str]]:
    """The lookup name and the folder of every color set below a catalog or a group."""
    here = os.path.realpath(folder)
    if here in ancestors:
        return
    for name in subfolders(folder):
        path = os.path.join(folder, name)
        stem, _, extension = name.rpartition(".")
        if extension == "colorset" and stem:
            yield "/".join((*namespaces, stem)), path
        elif extension in OTHER_ASSETS and stem:
            continue
        else:
            inner = (*namespaces, name) if provides_namespace(path) else namespaces
            yield from find_color_sets(path, inner, ancestors | {here})


def provides_namespace(group: str) -> bool:
    properties = parse(read_bytes(contents_path(group))).get("properties")
    return isinstance(properties, dict) and properties.get("provides-namespace") is True


def contents_path(folder: str) -> str:
    """Where the folder's `Contents.json` is, or would be. Another case of the name is accepted."""
    exact = os.path.join(folder, FILE_NAME)
    if not os.path.exists(exact):
        for name in sorted(os.listdir(folder)):
            if name.lower() == FILE_NAME.lower():
                return os.path.join(folder, name)
    return exact


def read_bytes(path: str) -> Optional[bytes]:
    try:
        with open(path, "rb") as file:
            return file.read()
    except OSError:
        return None


STRING = r'"(?:[^"\\]|\\.)*"'
STRING_OR_TRAILING_COMMA = re.compile(STRING + r"|,(?=[ \t\r\n]*[}\]])", re.DOTALL)
STRING_OR_PUNCTUATION = re.compile((STRING + r"|[{}\[\]:,]").encode(), re.DOTALL)


def parse(data: Optional[bytes]) -> dict:
    """The JSON object in `data`, even with a byte-order mark or trailing commas; empty if there is none."""
    try:
        text = (data or b"").decode("utf-8-sig")
        text = STRING_OR_TRAILING_COMMA.sub(lambda match: match[0] if match[0] != "," else "", text)
        document = json.loads(text, parse_constant=refuse_constant)
    except (ValueError, RecursionError):
        document = None
    return document if isinstance(document, dict) else {}


def refuse_constant(name: str) -> None:
    raise ValueError(f"{name} is not JSON")  # Python would take NaN and Infinity


def slot_offsets(data: bytes) -> dict[int, int]:
    """Where the `{` of each element of the top-level `colors` array stands, by the element's index.

    `data` must be an object that `parse` accepts. Of two `colors` keys the last counts, as for Python's parser.
    """
    offsets: dict[int, int] = {}
    open_brackets: list[bytes] = []
    last_string, key, index, inside = b"", "", 0, False
    for match in STRING_OR_PUNCTUATION.finditer(data):
        token, depth = match[0], len(open_brackets)
        if token.startswith(b'"'):
            last_string = token
        elif token == b":" and depth == 1:
            key = json.loads(last_string)
            if key == "colors":
                offsets = {}
        elif token == b"," and depth == 2 and inside:
            index += 1
        elif token in (b"{", b"["):
            if depth == 1:
                inside = token == b"[" and key == "colors"
                index = 0
            elif depth == 2 and inside and token == b"{":
                offsets[index] = match.start()
            open_brackets.append(token)
        elif token in (b"}", b"]"):
            open_brackets.pop()
    return offsets


def line_and_column(data: bytes, offset: int) -> tuple[int, int]:
    """Both from 1; the column counts bytes."""
    return data.count(b"\n", 0, offset) + 1, offset - data.rfind(b"\n", 0, offset)


def read_slots(path: str) -> tuple[list[dict], list[dict]]:
    """Every slot of a color set in file order, and those of them that can answer a lookup."""
    data = read_bytes(path)
    entries = parse(data).get("colors")
    if not isinstance(entries, list):
        print(f"{path}: no colors", file=sys.stderr)
        return [], []
    offsets = slot_offsets(data)
    slots, usable = [], []
    for index, entry in enumerate(entries):
        if isinstance(entry, dict):
            slot, is_known = read_slot(entry)
            slot["line"], slot["column"] = line_and_column(data, offsets[index])
            slots.append(slot)
            usable += [slot] if is_known else []
    return slots, usable


def read_slot(entry: dict) -> tuple[dict, bool]:
    """A slot without its place, and whether everything that says what it is for is known."""
    idiom = string(entry, "idiom") or "universal"
    gamut = entry.get("display-gamut")
    is_known = gamut in (None, "sRGB", "display-P3")
    if not is_known:
        gamut = None
    appearances = {"luminosity": None, "contrast": None}
    given = entry.get("appearances")
    for item in given if isinstance(given, list) else []:
        kind, value = (item.get("appearance"), item.get("value")) if isinstance(item, dict) else (None, None)
        if (kind, value) in (("luminosity", "light"), ("luminosity", "dark"), ("contrast", "high")):
            appearances[kind] = value
        else:
            is_known = False
    slot = {
        "idiom": "vision" if idiom == "reality" else idiom,
        "subtype": string(entry, "subtype"),
        "gamut": gamut,
        "locale": string(entry, "locale"),
        "luminosity": appearances["luminosity"],
        "contrast": appearances["contrast"],
        "value": read_value(entry.get("color"), gamut),
    }
    return slot, is_known


def string(container: dict, key: str) -> Optional[str]:
    value = container.get(key)
    return value if isinstance(value, str) else None


HEXADECIMAL = re.compile(r"0[xX]([0-9A-Fa-f]+)")
DECIMAL = re.compile(r"-?[0-9]+")
FLOATING = re.compile(r"-?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?")


def read_number(value: Any) -> Optional[float]:
    """One component. The spelling of each value decides alone: "1" is 1/255, "1.0" and 1 are 1."""
    number = None
    try:
        if isinstance(value, (int, float)) and not isinstance(value, bool):
            number = float(value)
        elif isinstance(value, str):
            if match := HEXADECIMAL.fullmatch(value):
                number = int(match[1], 16) / 255
            elif DECIMAL.fullmatch(value):
                number = int(value) / 255
            elif FLOATING.fullmatch(value):
                number = float(value)
    except (ValueError, OverflowError):
        return None
    return number if number is not None and math.isfinite(number) else None


def read_value(color: Any, gamut: Optional[str]) -> Optional[dict]:
    if not isinstance(color, dict):
        return None
    if isinstance(color.get("reference"), str):
        return {"platform": string(color, "platform"), "reference": color["reference"]}
    given = color.get("components")
    if not isinstance(given, dict):
        return None
    space = string(color, "color-space")
    if space not in TO_SRGB:
        space = "display-p3" if gamut == "display-P3" else "srgb"
    names = ["white"] if space in ("gray-gamma-22", "extended-gray") else ["red", "green", "blue"]
    components = [read_number(given.get(name)) for name in names]
    alpha = read_number(given.get("alpha", 1.0))
    if None in components or alpha is None:
        return None
    bounded = [min(max(component, -1e9), 1e9) for component in components]  # powers must not overflow
    channels = [min(max(channel, 0.0), 1.0) for channel in (*TO_SRGB[space](bounded), alpha)]
    hex_string = "#" + "".join(f"{math.floor(channel * 255 + 0.5):02X}" for channel in channels)
    return {"space": space, "components": components, "alpha": alpha, "hex": hex_string}


def srgb_decode(encoded: float) -> float:
    """The transfer function, like all of them mirrored for negatives."""
    size = abs(encoded)
    return math.copysign(size / 12.92 if size <= 0.04045 else ((size + 0.055) / 1.055) ** 2.4, encoded)


def srgb_encode(linear: float) -> float:
    size = abs(linear)
    return math.copysign(size * 12.92 if size <= 0.0031308 else 1.055 * size ** (1 / 2.4) - 0.055, linear)


def linear_srgb_to_srgb(components: list[float]) -> list[float]:
    return [srgb_encode(component) for component in components]


def gray_to_srgb(components: list[float]) -> list[float]:
    return 3 * [srgb_encode(math.copysign(abs(components[0]) ** 2.2, components[0]))]


LINEAR_P3_TO_LINEAR_SRGB = (
    (3685649 / 3008840, -676809 / 3008840, 0.0),
    (-5617931 / 133579120, 139197051 / 133579120, 0.0),
    (-1323971 / 67420360, -1514763 / 19262960, 148092003 / 134840720),
)


def p3_to_srgb(components: list[float]) -> list[float]:
    linear = [srgb_decode(component) for component in components]
    rows = LINEAR_P3_TO_LINEAR_SRGB
    return linear_srgb_to_srgb([sum(factor * part for factor, part in zip(row, linear)) for row in rows])


TO_SRGB = {  # from the components as given to encoded sRGB, unclamped
    "srgb": list,
    "extended-srgb": list,
    "extended-linear-srgb": linear_srgb_to_srgb,
    "display-p3": p3_to_srgb,
    "gray-gamma-22": gray_to_srgb,
    "extended-gray": gray_to_srgb,
}


def resolve(usable: list[dict], luminosity: str, is_high: bool) -> Optional[dict]:
    """The value for the universal idiom, the sRGB gamut, and no locale. Luminosity beats contrast."""
    high_steps = [(luminosity, "high"), (luminosity, None), (None, "high"), (None, None)]
    for step in high_steps if is_high else [(luminosity, None), (None, None)]:
        for gamut in ("sRGB", None, "display-P3"):
            wanted = ("universal", None, None, gamut, *step)
            for slot in usable:
                keys = ("idiom", "subtype", "locale", "gamut", "luminosity", "contrast")
                if tuple(slot[key] for key in keys) == wanted and slot["value"] is not None:
                    return slot["value"]
    return None


def describe(catalog: str, name: str, folder: str) -> dict:
    path = contents_path(folder)
    slots, usable = read_slots(path)
    return {
        "name": name,
        "catalog": catalog,
        "path": path,
        "slots": slots,
        "resolved": {
            "light": resolve(usable, "light", False),
            "dark": resolve(usable, "dark", False),
            "lightHighContrast": resolve(usable, "light", True),
            "darkHighContrast": resolve(usable, "dark", True),
        },
    }


def read_catalogs(paths: list[str]) -> dict:
    catalogs = {os.path.relpath(catalog) for path in paths for catalog in find_catalogs(os.path.relpath(path))}
    color_sets = []
    for catalog in sorted(catalogs):
        found = [describe(catalog, name, folder) for name, folder in find_color_sets(catalog)]
        color_sets += sorted(found, key=lambda color_set: (color_set["name"], color_set["path"]))
    return {"version": 1, "colorSets": color_sets}


def main() -> None:
    parser = argparse.ArgumentParser(description="Prints the color sets of asset catalogs as JSON.")
    parser.add_argument("paths", nargs="+", metavar="PATH", help="a catalog, or a folder that holds catalogs")
    paths = parser.parse_args().paths
    for path in paths:
        if not os.path.isdir(path):
            parser.error(f"{path}: not a folder")
    sys.stdout.reconfigure(encoding="utf-8", errors="replace")
    json.dump(read_catalogs(paths), sys.stdout, indent=1, ensure_ascii=False)
    print()


if __name__ == "__main__":
    main()
