"""Every game's rules: the same ids in both languages, each proven by a test, and written whole wherever it is named."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from ostoja.games import all_games
from ostoja.lab import rule_proofs as marks
from ostoja.lab.rule_places import places_of
from ostoja.text import LANGUAGES
from ostoja.text.rulebook import RULE, page_name, pages_of, rulebook

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ostoja.engine.game import Game

GAMES = list(all_games().values())

CHECKOUT = Path(__file__).parents[2]
WRITTEN = (".ftl", ".md", ".py", ".toml", ".ts", ".tsx")
SHORT = (
    r"(?:,? (?:and |or |to |i |do |oraz )?[-–…]\w|[/–…]-?\w|,? (?:and|or|to|i|do|oraz) \d|\.\.)"  # what follows an id
)

every_game = pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])


def proofs_of(game: Game) -> marks.Proofs:
    """Read the marks of a game's tests, which lie beside this suite, or in the checkout of the game's own package."""
    folder = marks.tests_of(game)
    assert folder, f"{game.title} has no tests"
    return marks.proofs_in(folder)


@every_game
def test_every_language_has_a_page_of_its_own_with_the_same_ids(game: Game) -> None:
    for language in LANGUAGES:
        assert (pages_of(game) / page_name(game, language)).is_file()
    ids = [set(rulebook(game, language).rules) for language in LANGUAGES]
    assert ids[0]
    assert ids[0] == ids[1]


@every_game
def test_no_id_stands_for_two_rules(game: Game) -> None:
    for language in LANGUAGES:
        book = rulebook(game, language)
        found = [rule[1] for line in book.page.splitlines() if (rule := RULE.fullmatch(line))]
        assert sorted(found) == sorted(book.rules)


@every_game
def test_every_rule_is_proven_by_a_test(game: Game) -> None:
    proofs = proofs_of(game)
    assert [rule_id for rule_id in rulebook(game, "en").rules if rule_id not in proofs] == []


@every_game
def test_every_rule_has_a_place_in_the_code_or_beside_its_number_in_the_data(game: Game) -> None:
    rules = rulebook(game, "en").rules
    places = places_of(game, rules)
    assert [rule_id for rule_id in rules if rule_id not in places] == []


@every_game
def test_no_test_names_an_unknown_rule(game: Game) -> None:
    rules = rulebook(game, "en").rules
    assert [rule_id for rule_id in proofs_of(game) if rule_id not in rules] == []


@cache
def written() -> list[tuple[str, str]]:
    """Read everything that is written by hand: code, data, texts, documentation and tests."""
    folders = [CHECKOUT / name for name in ("src", "docs", "tests", "examples", "web/src", "benchmarks")]
    files = [*CHECKOUT.glob("*.md"), *(file for folder in folders for file in folder.rglob("*") if file.is_file())]
    return [
        (file.relative_to(CHECKOUT).as_posix(), file.read_text(encoding="utf-8"))
        for file in files
        if file.suffix in WRITTEN
    ]


def named(game: Game, after: str = "") -> Iterator[tuple[str, int, str]]:
    """Yield every rule of a game that is named anywhere, with something behind it: the file, the line and the name."""
    prefix = next(iter(rulebook(game, "en").rules)).split("-")[0]
    pattern = re.compile(rf"\b{prefix}(?:-[A-Za-z0-9_]+){{2,}}{after}")
    for file, text in written():
        for number, line in enumerate(text.splitlines(), start=1):
            for found in pattern.findall(line):
                yield file, number, found


@every_game
def test_no_unknown_rule_is_named_anywhere(game: Game) -> None:
    rules = rulebook(game, "en").rules
    assert [place for place in named(game) if place[2] not in rules] == []


@every_game
def test_every_id_is_written_whole_so_that_a_search_finds_it(game: Game) -> None:
    assert list(named(game, SHORT)) == []


@pytest.mark.parametrize("rest", [", -11", " to -08", " and -13", "/-12", "–12", " to 12", " i -12", "..12"])
def test_shorthand_is_known_when_it_is_seen(rest: str) -> None:
    assert re.search(rf"A-VOTE-09{SHORT}", f"A-VOTE-09{rest}")


@pytest.mark.parametrize("rest", [", A-VOTE-10", " to A-VOTE-12", "  The rule.", ": two dice", "", ". 12 dice", ")"])
def test_ids_that_follow_each_other_whole_are_no_shorthand(rest: str) -> None:
    assert not re.search(rf"A-VOTE-09{SHORT}", f"A-VOTE-09{rest}")
