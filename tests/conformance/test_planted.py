"""The law of secrets has teeth: a leak of every kind, planted in every game, turns it red."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

import ostoja.engine.agenda
from ostoja.engine.agenda import Decision
from ostoja.engine.journal import Journal
from ostoja.engine.pieces import PILE
from ostoja.engine.steps import Sealed
from tests.conformance.deals import compare_deals
from tests.conformance.law import Law
from tests.conformance.leaky_journals import Loud, Silent
from tests.conformance.leaky_steps import (
    blurting,
    counting,
    decisions,
    ordering,
    partial_options,
    skipping,
    telling_question,
    telling_refusal,
)
from tests.conformance.planted import (
    Candid,
    Careless,
    Forgetful,
    Frank,
    Neighbourly,
    Open,
    Overlooked,
    Peeping,
    Undealt,
    Unnamed,
    Unsealed,
)
from tests.conformance.walks import GAMES, keys, some_walks

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ostoja.engine.game import Game
    from tests.conformance.leaky_steps import Kind

every_game = pytest.mark.parametrize("game", GAMES, ids=keys(GAMES))
interpreted = pytest.mark.skipif(
    not str(ostoja.engine.agenda.__file__).endswith(".py"), reason="nothing can be planted in compiled rules"
)

patiently = pytest.mark.skipif(
    os.environ.get("HYPOTHESIS_PROFILE") != "fuzz", reason="takes minutes; `make conformance` has them"
)

WALKS = 40  # of a game with a leak; most leaks are found on the first
SECRETS = [(game, field) for game in GAMES for fields in game.secrets.values() for field in fields]
PILES = {
    *(("toy", "pile"), ("mall-of-horror", "deck"), ("osaczeni", "deck"), ("outlive", "events"), ("outlive", "stack")),
    *(("claustrophobia", "event_deck"), ("claustrophobia", "stack"), ("zombie-terror", "deck")),
}
OURS = {key for key, _ in PILES}


def is_topped(game: Game, field: str) -> bool:
    """Tell whether a secret is a pile with a top card; a game from another package says so of its pieces."""
    if game.key in OURS:
        return (game.key, field) in PILES
    return any(held.field == field and held.how == PILE for holders in game.pieces.values() for held in holders)


TOPPED = [(game, field) for game, field in SECRETS if is_topped(game, field)]


def named(pairs: list[tuple[Game, str]]) -> list[str]:
    """Name games and their fields in the report."""
    return [f"{game.key} {field}" for game, field in pairs]


def caught(game: Game, journal: Callable[[], Journal] = Journal) -> None:
    """See that a leak turns the law red."""
    with pytest.raises(AssertionError):
        hold(game, journal)


def hold(game: Game, journal: Callable[[], Journal] = Journal) -> None:
    """Hold the law, at the deal and in play."""
    compare_deals(game, WALKS, journal)
    Law(game, journal).hold(WALKS)


@pytest.mark.parametrize(("game", "field"), SECRETS, ids=named(SECRETS))
def test_a_secret_that_lies_open_is_caught(game: Game, field: str) -> None:
    caught(Open(game, field))


@patiently
@pytest.mark.parametrize("fault", [Peeping, Forgetful, Unnamed, Overlooked])
@pytest.mark.parametrize(("game", "field"), SECRETS, ids=named(SECRETS))
def test_a_secret_that_is_forgotten_is_caught(game: Game, field: str, fault: Any) -> None:
    caught(fault(game, field))


@pytest.mark.parametrize(("game", "field"), TOPPED, ids=named(TOPPED))
def test_a_top_card_that_is_not_dealt_anew_is_caught(game: Game, field: str) -> None:
    caught(Careless(game, field))


@pytest.mark.parametrize("fault", [Neighbourly, Undealt, Candid, Frank])
@every_game
def test_a_fault_about_everything_hidden_is_caught(game: Game, fault: Any) -> None:
    caught(fault(game))


@pytest.mark.parametrize("journal", [Loud, Silent])
@every_game
def test_an_event_for_the_wrong_ears_is_caught(game: Game, journal: type[Journal]) -> None:
    caught(game, journal)


def plant(game: Game, kinds: list[Kind], method: str, fault: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Plant a fault in some decisions of a game."""
    for kind in kinds:
        monkeypatch.setattr(kind, method, fault(game, kind))


@interpreted
@pytest.mark.parametrize(
    ("method", "fault"), [("options", partial_options), ("asks", telling_question), ("why_not", telling_refusal)]
)
@every_game
def test_a_decision_that_depends_on_what_is_hidden_is_caught(
    game: Game, method: str, fault: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(game, decisions(game), method, fault, monkeypatch)
    caught(game)


def sealed_in(game: Game) -> list[Kind]:
    """List the decisions of a game in which several choose in secret, as they come up."""
    found: dict[str, Kind] = {}
    for walk in some_walks(game, 4, "sealed"):
        match = walk.match()
        for choice in walk.steps(match):
            decision = match.decision()
            if decision.sealed() and isinstance(decision, Sealed) and len(match.asked()) > 1:
                found[type(decision).__name__] = type(decision)
            match.choose(*choice)
    return list(found.values())


SECRETIVE = [game for game in GAMES if sealed_in(game)]
secretive_games = pytest.mark.parametrize("game", SECRETIVE, ids=keys(SECRETIVE))


@secretive_games
def test_a_sealed_choice_that_can_be_seen_is_caught(game: Game) -> None:
    caught(Unsealed(game))


@interpreted
@pytest.mark.parametrize(("method", "fault"), [("decide", blurting), ("decide", counting), ("deciders", ordering)])
@secretive_games
def test_a_sealed_choice_that_is_told_is_caught(
    game: Game, method: str, fault: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(game, sealed_in(game), method, fault, monkeypatch)
    caught(game)


def asks_always(game: Game) -> list[Kind]:
    """List the decisions that are asked also of those who have no choice, so that nobody learns it."""
    return [kind for kind in decisions(game) if kind.always_asks is not Decision.always_asks]


SKIPPED = [game for game in GAMES if asks_always(game)]


@interpreted
@pytest.mark.parametrize("game", SKIPPED, ids=keys(SKIPPED))
def test_whoever_is_not_asked_for_lack_of_cards_is_caught(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(game, asks_always(game), "always_asks", skipping, monkeypatch)
    caught(game)
