"""Which tests prove which rule, read from the marks in the tests of a checkout."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ostoja.text.rulebook import CHECKOUT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ostoja.engine.game import Game

MARK: Final = "rule"

Proofs = dict[str, list[str]]  # the names of tests, as pytest takes them, by the id of a rule


def tests_of(game: Game) -> Path | None:
    """Return the folder with the tests of a game: in our checkout, in the current folder, or in the game's own one."""
    folder = Path("tests", "games", game.package().rpartition(".")[2])
    own = checkout_of(game)
    for tests in (CHECKOUT / folder, Path.cwd() / folder, *([own / "tests"] if own else [])):
        if tests.is_dir():
            return tests
    return None


def checkout_of(game: Game) -> Path | None:
    """Return the checkout of a game's package, if it lies in one: the nearest folder above it with a pyproject.toml."""
    (home, *_) = import_module(game.package()).__path__
    return next((folder for folder in Path(home).resolve().parents if (folder / "pyproject.toml").is_file()), None)


def proofs_in(folder: Path) -> Proofs:
    """Read every mark `@rule("…")` in the tests of a folder."""
    proofs: Proofs = {}
    for file in sorted(folder.rglob("test_*.py")):
        for test, ids in _marked(ast.parse(file.read_text(encoding="utf-8"))):
            for rule_id in ids:
                proofs.setdefault(rule_id, []).append(f"{file.name}::{test}")
    return proofs


def _marked(tree: ast.AST) -> Iterator[tuple[str, list[str]]]:
    """Yield every marked test with the ids of its marks."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            ids = [rule_id for mark in node.decorator_list for rule_id in _ids(mark)]
            if ids:
                yield node.name, ids


def _ids(mark: ast.expr) -> list[str]:
    """Return the ids of one mark, written `@rule(…)` or `@pytest.mark.rule(…)`."""
    if not isinstance(mark, ast.Call):
        return []
    name = mark.func.attr if isinstance(mark.func, ast.Attribute) else getattr(mark.func, "id", "")
    constants = [argument.value for argument in mark.args if isinstance(argument, ast.Constant)]
    return [value for value in constants if isinstance(value, str)] if name == MARK else []
