"""The client's types of what a seat sees, written from each game's own: its module `seen`."""

from __future__ import annotations

import ast
import inspect
import json
import re
import sys
from pathlib import Path
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Any, Final, Literal, NotRequired, Union, get_args, get_origin, get_type_hints

from ostoja.games import all_games

if TYPE_CHECKING:
    from types import ModuleType

    from ostoja.engine.game import Game

BOARDS: Final = Path(__file__).parents[3] / "web" / "src" / "boards"
PLAIN: Final = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null"}
COMMENT: Final = re.compile(r"#\s*(.*)$")


def view_files() -> dict[Path, str]:
    """Return the files that the client reads, one for each game that has a board, and what they must hold."""
    games = (game for game in all_games().values() if game.seen is not None and (BOARDS / game.key).is_dir())
    return {BOARDS / game.key / "view.ts": view_types(game) for game in games}


def view_types(game: Game) -> str:
    """Write the types of one game, in the order in which its module names them."""
    assert game.seen is not None
    module = sys.modules[game.seen.__module__]
    heading = f"// Written from {module.__name__} by `python -m ostoja.table.types`. Do not edit.\n"
    source = inspect.getsource(module)
    lines = source.splitlines()
    parts = [heading]
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            parts.append(interface(module, node, lines))
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
            said = comment_above(lines, node.lineno)
            parts.append(f"{said}export type {name} = {written(getattr(module, name), {})};\n")
    return "\n".join(parts)


def interface(module: ModuleType, node: ast.ClassDef, lines: list[str]) -> str:
    """Write one part of a view; what its field lines say about them goes along."""
    shape = getattr(module, node.name)
    hints = get_type_hints(shape, include_extras=True)
    named = {id(value): name for name, value in vars(module).items() if not name.startswith("_")}
    bases = [base.id for base in node.bases if isinstance(base, ast.Name) and base.id != "TypedDict"]
    extends = f" extends {', '.join(bases)}" if bases else ""
    written_lines = [f"/** {ast.get_docstring(node)} */", f"export interface {node.name}{extends} {{"]
    for field in node.body:
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            written_lines += field_lines(field, hints[field.target.id], lines, named)
    return "\n".join([*written_lines, "}\n"])


def field_lines(field: ast.AnnAssign, hint: Any, lines: list[str], named: dict[int, str]) -> list[str]:
    """Write one field with what is said about it."""
    assert isinstance(field.target, ast.Name)
    assert field.end_lineno is not None
    beside = COMMENT.search(lines[field.end_lineno - 1])
    said = f"/** {beside[1]} */\n" if beside else comment_above(lines, field.lineno)
    may_miss = get_origin(hint) is NotRequired
    kind = written(get_args(hint)[0] if may_miss else hint, named)
    text = [f"  {said.rstrip()}"] if said else []
    return [*text, f"  {field.target.id}{'?' if may_miss else ''}: {kind};"]


def comment_above(lines: list[str], number: int) -> str:
    """Return the comment in the line above one, as TypeScript has it; nothing, if there is none."""
    above = lines[number - 2].strip()
    return f"/** {above.lstrip('# ')} */\n" if above.startswith("#") else ""


def written(shape: Any, named: dict[int, str]) -> str:
    """Write a type in TypeScript."""
    origin, parts = get_origin(shape), get_args(shape)
    if origin is not None and id(shape) in named:
        text = named[id(shape)]
    elif origin is Literal:
        text = " | ".join(json.dumps(value) for value in parts)
    elif origin in {UnionType, Union}:
        text = " | ".join(written(part, named) for part in parts)
    elif origin is list or (origin is tuple and parts[-1] is Ellipsis):
        inner = written(parts[0], named)
        text = f"({inner})[]" if " | " in inner else f"{inner}[]"
    elif origin is tuple:
        text = f"[{', '.join(written(part, named) for part in parts)}]"
    elif origin is dict:
        text = f"Record<{written(parts[0], named)}, {written(parts[1], named)}>"
    else:
        text = PLAIN.get(shape) or shape.__name__
    return text
