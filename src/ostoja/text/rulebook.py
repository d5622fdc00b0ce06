"""Rulebooks: the players' rules of a game, page by language, as blocks of rules that can be found by their ids."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import ostoja
from ostoja.engine.errors import SetupError
from ostoja.text.tongue import ENGLISH

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from ostoja.engine.game import Game

RULE: Final = re.compile(r"- \*\*([A-Z]+(?:-[A-Za-z0-9_]+){2,})\*\* (.+)")
CHAPTER: Final = re.compile(r"#+ (.+)")
PART: Final = re.compile(r"\*\*([^*]+)\*\*")
CHECKOUT: Final = Path(ostoja.__file__).resolve().parents[2]


class Rule(NamedTuple):
    """One rule: its id, its text, and the chapter and the part of it in which it stands."""

    id: str
    text: str
    chapter: str
    part: str


class Rulebook:
    """The rules of one game in one language."""

    def __init__(self, page: str) -> None:
        self.page = page
        self.rules = {rule.id: rule for rule in _read(page)}

    def beside(self, rule_id: str) -> list[Rule]:
        """List the rules that stand in the same part of the same chapter, the rule itself included."""
        rule = self.rules[rule_id]
        return [other for other in self.rules.values() if (other.chapter, other.part) == (rule.chapter, rule.part)]


def _read(page: str) -> list[Rule]:
    """Read the rules of a page in the order in which they stand."""
    rules: list[Rule] = []
    chapter = part = ""
    for line in page.splitlines():
        if found := RULE.fullmatch(line):
            rules.append(Rule(found[1], found[2], chapter, part))
        elif found := CHAPTER.fullmatch(line):
            chapter, part = found[1], ""
        elif found := PART.fullmatch(line):
            part = found[1]
    return rules


def rulebook(game: Game, language: str) -> Rulebook:
    """Open the rules of a game; a language without a page of its own reads the English one."""
    folder = pages_of(game)
    for name in (page_name(game, language), page_name(game, ENGLISH)):
        page = folder / name
        if page.is_file():
            return Rulebook(page.read_text(encoding="utf-8"))
    raise SetupError(f"{game.title} has no rules page; it would be rules/{page_name(game, ENGLISH)} in its package")


def page_name(game: Game, language: str) -> str:
    """Name the page of a game's rules in a language."""
    return f"{game.key}.md" if language == ENGLISH else f"{game.key}.{language}.md"


def pages_of(game: Game) -> Traversable:
    """Find the rules pages of a game: in the folder `rules` of its own package, else among ours."""
    own = resources.files(game.package()) / "rules"
    return own if own.is_dir() else pages()


def pages() -> Traversable:
    """Find our own rules pages: inside an installed package, else in the checkout."""
    inside = resources.files("ostoja") / "rules"
    return inside if inside.is_dir() else CHECKOUT / "docs" / "rules"
