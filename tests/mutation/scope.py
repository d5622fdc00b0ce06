"""Which code holds a game's rules: its own chapters, and what it uses of the kit."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from tests.mutation.sites import Chapter

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tests.mutation.sites import Scope

ROOT: Final = Path(__file__).resolve().parents[2]
PACKAGE: Final = ROOT / "src" / "ostoja"

# Texts, notation, views, judgement, what is counted, how long a game takes and what is dealt anew for bots are proven
# by tests of their own, on every game; game.py only gathers what the chapters hold.
NO_RULES: Final = (
    *("__init__", "conservation", "game", "length", "notation", "phrases", "printed", "promises", "reading", "redeal"),
    *("talk", "view", "views", "words"),
)
NO_RULES_AT_ALL: Final = ("heuristics", "judge_")


class Source(NamedTuple):
    """One module of the package."""

    name: str
    path: Path
    tree: ast.Module


class Rules:
    """The chapters of one game that are mutated, and which of their functions count for it."""

    def __init__(self, game: str, package: Path = PACKAGE) -> None:
        self.game = game
        self.own = [read(package, path) for path in sorted((package / "games" / game).glob("*.py"))]
        self.kit = self.imported([read(package, path) for path in sorted((package / "kit").rglob("*.py"))])
        engine = [read(package, path) for path in sorted((package / "engine").glob("*.py"))]
        self.classes = [
            node for source in (*self.own, *self.kit) for node in source.tree.body if isinstance(node, ast.ClassDef)
        ]
        self.used = names_in(source.tree for source in self.own if is_played(source.path))
        self.asked = names_in(source.tree for source in engine)
        self.follow_kit()

    def imported(self, kit: list[Source]) -> list[Source]:
        """Return the modules of the kit that the game imports, and those that they import."""
        found: list[Source] = []
        reached = [source for source in self.own if is_played(source.path)]
        while reached:
            wanted = {name for source in reached for name in imports_of(source.tree)}
            reached = [source for source in kit if source.name in wanted and source not in found]
            found += reached
        return found

    def follow_kit(self) -> None:
        """Add what the used parts of the kit use themselves, until nothing new is found."""
        parts = [part for source in self.kit for part in parts_of(source.tree)]
        while True:
            found = names_in(node for names, node in parts if self.uses(names)) - self.used
            if not found:
                return
            self.used |= found

    def uses(self, names: tuple[str, ...]) -> bool:
        """Tell whether the game uses something of the kit; the engine asks the steps for their methods."""
        if names[0] not in self.used or len(names) == 1:
            return names[0] in self.used
        return (names[1] in self.used or names[1] in self.asked) and not self.is_replaced(names[0], names[1])

    def is_replaced(self, name: str, method: str) -> bool:
        """Tell whether all classes that the game makes of a class have a method of their own instead."""
        heirs = [heir for heir in self.classes if name in names_in(heir.bases)]
        return bool(heirs) and all(is_own(heir, method) or self.is_replaced(heir.name, method) for heir in heirs)

    def chapters(self) -> Iterator[Chapter]:
        """Yield every chapter with rules."""
        for source in self.own:
            if is_rules(source.path):
                yield Chapter(source.name, source.path, source.tree)
        for source in self.kit:
            if is_rules(source.path):
                yield Chapter(source.name, source.path, source.tree, self.counts)

    def counts(self, scope: Scope) -> bool:
        """Tell whether a part of the kit counts for the game."""
        return not scope.names or self.uses(scope.names)


def games(package: Path = PACKAGE) -> list[str]:
    """List the games by the names of their folders."""
    return sorted(folder.parent.name for folder in (package / "games").glob("*/game.py"))


def read(package: Path, path: Path) -> Source:
    """Read one module."""
    name = ".".join((package.name, *path.relative_to(package).with_suffix("").parts))
    return Source(name, path, ast.parse(path.read_text(encoding="utf-8")))


def is_rules(path: Path) -> bool:
    """Tell whether a module holds rules."""
    return path.stem not in NO_RULES and not path.stem.startswith(NO_RULES_AT_ALL)


def is_played(path: Path) -> bool:
    """Tell whether a module takes part in play: the judgement of bots uses more of the kit than the rules do."""
    return not path.stem.startswith(NO_RULES_AT_ALL)


def is_own(node: ast.ClassDef, method: str) -> bool:
    """Tell whether a class has a method of its own that does not ask the inherited one."""
    found = [inner for inner in node.body if isinstance(inner, ast.FunctionDef) and inner.name == method]
    return bool(found) and "super" not in names_in(found)


def imports_of(tree: ast.Module) -> list[str]:
    """List the modules whose names a module imports at run time."""
    return [node.module or "" for node in tree.body if isinstance(node, ast.ImportFrom)]


def parts_of(tree: ast.Module) -> Iterator[tuple[tuple[str, ...], ast.AST]]:
    """Yield the functions, methods and constants of a module with their names."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    yield (node.name, inner.name), inner
            for base in node.bases:
                yield (node.name,), base
        elif isinstance(node, ast.FunctionDef):
            yield (node.name,), node
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield (node.target.id,), node


def names_in(nodes: Iterable[ast.AST]) -> set[str]:
    """Collect every name and attribute that is read."""
    found: set[str] = set()
    for root in nodes:
        for node in ast.walk(root):
            if isinstance(node, ast.Name):
                found.add(node.id)
            elif isinstance(node, ast.Attribute):
                found.add(node.attr)
            elif isinstance(node, ast.ImportFrom):
                found.update(alias.name for alias in node.names)
    return found
