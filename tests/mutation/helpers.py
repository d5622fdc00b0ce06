"""Helpers: functions and inherited methods that cite no rule themselves belong to the rules of those that use them."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, NamedTuple

from tests.mutation.citing import lines_of
from tests.mutation.scope import is_rules, read
from tests.mutation.sites import cited_in

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from tests.mutation.citing import Lines
    from tests.mutation.scope import Source

Part = ast.FunctionDef | ast.ClassDef


class Used(NamedTuple):
    """A function or class, and the module that it stands in."""

    source: Source
    part: Part

    @property
    def cites(self) -> bool:
        """Tell whether it cites a rule of its own."""
        return bool(cited_in(ast.get_docstring(self.part) or ""))


class Helpers:
    """The modules of a game and of the kit, by what they define and import."""

    def __init__(self, files: Iterable[Path], package: Path) -> None:
        sources = [read(package, file) for file in files]
        self.rules = {source.name for source in sources if is_rules(source.path)}
        self.sources = {source.path: source for source in sources}
        self.names: dict[str, dict[str, Used]] = {source.name: dict(defined(source)) for source in sources}
        for source in sources:
            for node in source.tree.body:
                if isinstance(node, ast.ImportFrom) and node.module in self.names:
                    found = self.names[node.module]
                    mine = {
                        alias.asname or alias.name: found[alias.name] for alias in node.names if alias.name in found
                    }
                    self.names[source.name].update(mine)

    def of(self, path: Path, lines: Lines) -> dict[Path, set[int]]:
        """Return the lines of all helpers that some lines use, and of those that these use."""
        found: dict[Path, set[int]] = {}
        waiting = [(self.sources[path], lines)]
        while waiting:
            source, some = waiting.pop()
            for used in self.used(source, some):
                seen = found.setdefault(used.source.path, set())
                new = lines_of(used.part) - seen
                is_own = used.source.path == path and new <= lines
                if new and not is_own and used.source.name in self.rules:
                    seen |= new
                    waiting.append((used.source, new))
        return found

    def used(self, source: Source, lines: Lines) -> Iterator[Used]:
        """Yield the functions that some lines name, their own methods, and what a class in them inherits."""
        names = self.names[source.name]
        for node, owner in owned(source.tree):
            match node:
                case ast.Name(id=name, lineno=line) if line in lines and name in names:
                    if isinstance(names[name].part, ast.FunctionDef) and not names[name].cites:
                        yield names[name]
                case ast.Attribute(value=ast.Name(id="self"), attr=name, lineno=line) if line in lines and owner:
                    yield from (Used(source, each) for each in methods(owner, ()) if each.name == name)
                case ast.ClassDef(lineno=line) if line in lines:
                    yield from self.inherited(source, node, method_names(node))

    def inherited(self, source: Source, heir: ast.ClassDef, replaced: set[str]) -> Iterator[Used]:
        """Yield the methods that a class takes from others that cite no rule."""
        for base in heir.bases:
            name = ast.unparse(base.value if isinstance(base, ast.Subscript) else base)
            parent = self.names[source.name].get(name)
            if parent and isinstance(parent.part, ast.ClassDef) and not parent.cites:
                own = list(methods(parent.part, replaced))
                yield from (Used(parent.source, each) for each in own)
                yield from self.inherited(parent.source, parent.part, replaced | method_names(parent.part))


def defined(source: Source) -> Iterator[tuple[str, Used]]:
    """Yield the functions and classes at the top of a module by their names."""
    for node in source.tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name, Used(source, node)


def owned(tree: ast.Module) -> Iterator[tuple[ast.AST, ast.ClassDef | None]]:
    """Yield every node with the class that it stands in."""
    for top in tree.body:
        owner = top if isinstance(top, ast.ClassDef) else None
        yield from ((node, owner) for node in ast.walk(top))


def methods(owner: ast.ClassDef, replaced: Iterable[str]) -> Iterator[ast.FunctionDef]:
    """Yield the methods of a class that cite no rule, but not those that a heir has of its own."""
    own = [node for node in owner.body if isinstance(node, ast.FunctionDef) and node.name not in replaced]
    yield from (node for node in own if not cited_in(ast.get_docstring(node) or ""))


def method_names(owner: ast.ClassDef) -> set[str]:
    """List the methods of a class."""
    return {node.name for node in owner.body if isinstance(node, ast.FunctionDef)}
