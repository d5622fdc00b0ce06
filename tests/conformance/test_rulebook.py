"""Every game's rules: the same ids in both languages, each proven by a test, and no test of an unknown rule."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from ostoja.games import all_games
from ostoja.lab.proofs import Proofs, proofs_in
from ostoja.text import LANGUAGES
from ostoja.text.rulebook import RULE, page_name, pages, rulebook

if TYPE_CHECKING:
    from ostoja.engine.game import Game

GAMES = list(all_games().values())

every_game = pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])


def proofs_of(game: Game) -> Proofs:
    """Read the marks of a game's tests, which lie beside this suite."""
    return proofs_in(Path(__file__).parents[1] / "games" / type(game).__module__.split(".")[-2])


@every_game
def test_every_language_has_a_page_of_its_own_with_the_same_ids(game: Game) -> None:
    for language in LANGUAGES:
        assert (pages() / page_name(game, language)).is_file()
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
def test_no_test_names_an_unknown_rule(game: Game) -> None:
    rules = rulebook(game, "en").rules
    assert [rule_id for rule_id in proofs_of(game) if rule_id not in rules] == []
