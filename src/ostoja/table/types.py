"""The client's types, written from messages and views: `python -m ostoja.table.types [--check]`."""

from __future__ import annotations

import argparse
import inspect
import json
import sys
from pathlib import Path
from types import UnionType
from typing import Any, Final

from msgspec import NODEFAULT, Struct, UnsetType
from msgspec import inspect as shapes

from ostoja.table.protocol import (
    after,
    calling,
    commands,
    company,
    experiments,
    games,
    orders,
    people,
    positions,
    series,
    tables,
    updates,
)
from ostoja.table.view_types import view_files

TARGET: Final = Path(__file__).parents[3] / "web" / "src" / "protocol.ts"
CHAPTERS: Final = (
    people,
    calling,
    company,
    series,
    games,
    tables,
    updates,
    commands,
    orders,
    after,
    positions,
    experiments,
)
HEADING: Final = "// Written from src/ostoja/table/protocol by `python -m ostoja.table.types`. Do not edit.\n"
PLAIN: Final[dict[type[shapes.Type], str]] = {
    shapes.StrType: "string",
    shapes.IntType: "number",
    shapes.FloatType: "number",
    shapes.BoolType: "boolean",
    shapes.NoneType: "null",
    shapes.AnyType: "unknown",
}


def defined() -> dict[str, Any]:
    """Return everything the chapters define, once each, in the order of the chapters."""
    return {name: value for chapter in CHAPTERS for name, value in vars(chapter).items()}


def is_message(value: object) -> bool:
    """Tell whether something is one of the protocol's structs."""
    return inspect.isclass(value) and issubclass(value, Struct) and value is not Struct


def unions() -> dict[frozenset[str], str]:
    """Find the named unions of messages, by the names of their members."""
    found: dict[frozenset[str], str] = {}
    for name, value in defined().items():
        members = value.__args__ if isinstance(value, UnionType) else ()
        if members and all(is_message(member) for member in members):
            found[frozenset(member.__name__ for member in members)] = name
    return found


def written(shape: shapes.Type, named: dict[frozenset[str], str]) -> str:
    """Write a type in TypeScript."""
    if isinstance(shape, shapes.Metadata):
        text = written(shape.type, named)
    elif isinstance(shape, shapes.StructType):
        text = shape.cls.__name__
    elif isinstance(shape, shapes.ListType | shapes.VarTupleType):
        item = written(shape.item_type, named)
        text = f"({item})[]" if " | " in item else f"{item}[]"
    elif isinstance(shape, shapes.DictType):
        text = f"Record<{written(shape.key_type, named)}, {written(shape.value_type, named)}>"
    elif isinstance(shape, shapes.LiteralType):
        text = " | ".join(json.dumps(value) for value in shape.values)
    elif isinstance(shape, shapes.UnionType):
        parts = [part for part in shape.types if not (isinstance(part, shapes.CustomType) and part.cls is UnsetType)]
        words = [written(part, named) for part in parts]
        text = named.get(frozenset(words)) or " | ".join(words)
    else:
        text = PLAIN[type(shape)]
    return text


def is_optional(field: shapes.Field, *, sent: bool) -> bool:
    """Tell whether a field may be left out: in what a client sends, everything that has a default."""
    may_be_unset = not field.required and field.default is field.default_factory is NODEFAULT
    return may_be_unset or (sent and not field.required)


def interface(struct: type[Struct], named: dict[frozenset[str], str]) -> str:
    """Write one message."""
    shape = shapes.type_info(struct)
    assert isinstance(shape, shapes.StructType)
    lines = [f"/** {' '.join((struct.__doc__ or '').split())} */", f"export interface {struct.__name__} {{"]
    if shape.tag is not None:
        lines.append(f"  {shape.tag_field}: {json.dumps(shape.tag)};")
    for field in shape.fields:
        mark = "?" if is_optional(field, sent=shape.forbid_unknown_fields) else ""
        lines.append(f"  {field.encode_name}{mark}: {written(field.type, named)};")
    return "\n".join([*lines, "}\n"])


def types() -> str:
    """Write the whole file."""
    named = unions()
    parts = [interface(value, named) for value in defined().values() if is_message(value)]
    for name, value in defined().items():
        if name in named.values():
            parts.append(f"export type {name} = {' | '.join(part.__name__ for part in value.__args__)};\n")
    return "\n".join([HEADING, *parts])


def main() -> int:
    """Write the types, or with --check only tell whether they are up to date."""
    parser = argparse.ArgumentParser(prog="python -m ostoja.table.types", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if the file is out of date")
    parser.add_argument("--to", type=Path, default=TARGET, help="the file to write")
    arguments = parser.parse_args()
    files = {arguments.to: types(), **view_files()}
    if not arguments.check:
        for file, text in files.items():
            file.write_text(text, encoding="utf-8")
        return 0
    stale = [file for file, text in files.items() if not file.is_file() or file.read_text(encoding="utf-8") != text]
    for file in stale:
        sys.stderr.write(f"{file} does not fit what the server sends; run: python -m ostoja.table.types\n")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
