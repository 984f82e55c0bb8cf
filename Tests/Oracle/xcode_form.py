#!/usr/bin/env python3
"""Tells, without the compiler, in which form the files of asset catalogs are, and what they are in the present form of Xcode.

    python3 xcode_form.py PATH...

The output is a JSON array with an object for each `Contents.json` of a color set, a group or a catalog: `path`, `kind`,
`form` (`modern`, `legacy`, `unended` for the modern form without its last line feed, or `other`), and `modern`, its text
in the modern form. Both forms are stated here anew, from the description of the format. Do not mend this by looking at
what the compiler does.
"""

import json
import os
import sys

LEGACY_ORDER = {
    "file": ["info", "colors", "properties"],
    "info": ["version", "author"],
    "slot": ["idiom", "appearances", "color", "display-gamut"],
    "color": ["color-space", "components", "platform", "reference"],
    "components": ["red", "white", "alpha", "blue", "green"],
    "appearance": ["appearance", "value"],
    "properties": ["provides-namespace"],
}
# What Fugen writes, which is otherwise the legacy form.
FUGEN_ORDER = dict(LEGACY_ORDER, slot=["color", "idiom", "appearances", "display-gamut"])
PARTS = {"info": "info", "colors": "slot", "color": "color", "components": "components", "appearances": "appearance",
         "properties": "properties"}


class Spelled(str):
    """A number as it is spelled."""


def parse(text: str):
    return json.loads(text, parse_int=Spelled, parse_float=Spelled)


def quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def written(value, arrange, part: str = "file", indent: str = "") -> str:
    inner = indent + "  "
    if isinstance(value, dict):
        lines = [inner + quoted(key) + " : " + written(value[key], arrange, PARTS.get(key, "?"), inner)
                 for key in arrange(value, part)]
        return "{\n" + ",\n".join(lines) + "\n" + indent + "}"
    if isinstance(value, list):
        return "[\n" + ",\n".join(inner + written(item, arrange, part, inner) for item in value) + "\n" + indent + "]"
    if isinstance(value, Spelled):
        return str(value)
    return quoted(value) if isinstance(value, str) else json.dumps(value)


def in_code_point_order(value: dict, part: str) -> list[str]:
    return sorted(value)


def in_order_of(table: dict):
    return lambda value, part: [key for key in table.get(part, []) if key in value]


def kind(folder: str) -> str:
    """What the file of a folder describes, empty for what is neither a color set nor a group nor a catalog."""
    parts = folder.split(os.sep)
    name = parts[-1]
    if name.endswith(".colorset"):
        return "color set"
    if name.endswith(".xcassets"):
        return "catalog"
    catalogs = [number for number, part in enumerate(parts) if part.endswith(".xcassets")]
    inside = bool(catalogs)
    # A number after a period, as in `1.0`, is no kind of asset.
    endings = [part.rsplit(".", 1)[-1] for part in parts[min(catalogs, default=0):] if "." in part]
    assets = [ending for ending in endings if ending != "xcassets" and not ending.isdigit()]
    return "group" if inside and not assets else ""


def describe(path: str, kind_of_file: str) -> dict:
    with open(path, encoding="utf-8", newline="") as file:
        text = file.read()
    value = parse(text)
    modern = written(value, in_code_point_order) + "\n"
    form = "other"
    if text == modern:
        form = "modern"
    elif text + "\n" == modern:
        form = "unended"
    elif any(text == written(value, in_order_of(table)) for table in (LEGACY_ORDER, FUGEN_ORDER)):
        form = "legacy"
    return {"path": path, "kind": kind_of_file, "form": form, "modern": modern}


def main() -> None:
    files = []
    for root in sys.argv[1:]:
        for folder, _, names in os.walk(root):
            # The paths of a repository's own folders say nothing about a catalog.
            found = kind(os.path.relpath(folder, root))
            if found and "Contents.json" in names:
                files.append(describe(os.path.join(folder, "Contents.json"), found))
    files.sort(key=lambda file: file["path"])
    json.dump(files, sys.stdout)


main()
