"""A game that brings no judgement has bots all the same: they try things out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ostoja.bots.bot import Chair
from ostoja.bots.company import Company
from ostoja.bots.registry import BOTS, QUICK, bot
from ostoja.bots.trying import AHEAD, SETUP_OPTIONS, TryingOut
from ostoja.engine.heuristics import Hearing
from ostoja.engine.match import Match
from ostoja.engine.rng import seeded
from ostoja.games import all_games
from ostoja.lab.arena import silent
from ostoja.lab.plan import Plan
from ostoja.lab.simulation import Simulation
from tests.toy import TOY, VOTE, Pile

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ostoja.engine.agenda import State

NOTHING_HEARD = Hearing([], [0.5] * 4)


@pytest.fixture
def toy() -> Iterator[str]:
    """Let the toy be one of the games: it has no judgement."""
    games = all_games()
    games[TOY.key] = TOY
    yield TOY.key
    del games[TOY.key]


def test_somebody_always_answers_at_once() -> None:
    assert QUICK in BOTS


def test_bots_simulate_a_game_without_judgement(toy: str) -> None:
    simulation = Simulation(Plan(toy, ("greedy", "random", "greedy"), 6, "plain", {}, {}))
    simulation.run(lambda _: None)
    assert simulation.report()["games"] == 6


def test_bots_play_with_people_a_game_without_judgement() -> None:
    match = Match(TOY, TOY.agree(3), "company")
    company = Company(match, dict.fromkeys(range(3), "greedy"))
    while not match.state.over:
        company.speak()
        company.choose()
    assert match.result().winners


def test_whoever_tries_things_out_wins_far_more_than_its_share() -> None:
    setup = TOY.agree(4)
    company = ["greedy", "random", "random", "random"]
    outcomes = [silent(TOY, setup, company, f"deal {number}", f"bots {number}") for number in range(40)]
    assert sum((0 in outcome.winners) / len(outcome.winners) for outcome in outcomes) / 40 > 0.5


def voting() -> Pile:
    """Return a toy game at its last vote."""
    g = TOY.new(TOY.agree(4, {"cards": 4}), seeded("vote"))
    while VOTE.at(0) not in g.offers[0]:
        seat = g.asked.bit_length() - 1
        g.apply(seat, g.offers[seat][-1])
    return g


def test_one_votes_for_oneself_where_votes_win() -> None:
    g = voting()
    for number in range(10):
        assert bot("greedy", seeded(f"{number}")).choose(Chair(TOY, g, 0)) == VOTE.at(0)


def test_a_judgement_leaves_the_world_as_it_is_and_repeats() -> None:
    g = voting()
    before, drawn = [hand[:] for hand in hands(g)], g.rng.at
    rated = TryingOut(TOY).rate(g, 0, g.offers[0], NOTHING_HEARD)
    assert (hands(g), g.rng.at) == (before, drawn)
    assert TryingOut(TOY).rate(g, 0, g.offers[0], NOTHING_HEARD) == rated


def hands(g: State) -> list[list[int]]:
    """Return what everybody holds."""
    assert isinstance(g, Pile)
    return g.hands


@pytest.mark.parametrize("many", [2, 60, 1000])
def test_what_a_judgement_costs_does_not_grow_with_the_game(many: int, monkeypatch: pytest.MonkeyPatch) -> None:
    g, apply, taken = voting(), Pile.apply, 0
    assert isinstance(g, Pile)
    g.pile = list(range(5000))

    def counted(g: Pile, seat: int, option: int) -> None:
        nonlocal taken
        taken += 1
        apply(g, seat, option)

    monkeypatch.setattr(Pile, "apply", counted)
    TryingOut(TOY).rate(g, 0, (g.offers[0] * many)[:many], NOTHING_HEARD)
    assert SETUP_OPTIONS // 2 < taken <= max(SETUP_OPTIONS, AHEAD * many) + 8 * many
