"""The judgement of both sides: it is honest, it plays to win, and it beats chance from either side."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.games.zombie_terror.driver import EVERYBODY, FRANK, HORDE, HUMANS, NORMAN, ZOMBIES, base, law, random_game

from ostoja.bots.bot import Chair
from ostoja.bots.registry import bot
from ostoja.engine.heuristics import Hearing
from ostoja.engine.rng import seeded
from ostoja.games.zombie_terror import GAME

if TYPE_CHECKING:
    from tests.games.zombie_terror.driver import Driver

    from ostoja.engine.vocabulary import Word

JUDGEMENT = GAME.heuristics()
SILENCE = Hearing([], [0.5] * 3)


def best(t: Driver, seat: int) -> list[Word]:
    """Return the option that the judgement rates highest."""
    options = t.g.offers[seat]
    ratings = JUDGEMENT.rate(t.g, seat, options, SILENCE)
    return GAME.vocabulary.spell(options[ratings.index(max(ratings))])


@pytest.mark.parametrize("seats", [2, 3])
def test_no_rating_depends_on_what_the_seat_cannot_know(seats: int) -> None:
    t = random_game(seats, "honest")
    chance = seeded("worlds")
    for number in range(80):
        if not t.asked:
            break
        seat = t.asked[0]
        options = t.g.offers[seat]
        worlds = [GAME.determinise(t.g, seat, seeded(f"world {number} {each}")) for each in range(2)]
        ratings = [JUDGEMENT.rate(world, seat, options, SILENCE) for world in worlds]
        assert ratings[0] == ratings[1]
        t.choose(seat, *t.options(seat)[chance.below(len(options))])


def test_the_winning_step_into_the_car_is_taken() -> None:
    t = base("mechanic pool healthy 0 0, child O6, nurse C9, banker A1", "O8 north, N4 east").human_turn()
    assert best(t, HUMANS) == ["move", "child", "east"]
    t = law("child O6, nurse C9, banker A1", "O8 north, N4 east").human_turn(NORMAN)
    assert best(t, NORMAN) == ["move", "child", "east"]


def test_a_zombie_bites_whom_it_can() -> None:
    t = base("child K7, nurse A1", "J6 east, A12 west", noise=["child"]).movement()
    assert best(t, ZOMBIES) == ["activate", "J6"]
    t.activate("J6")
    while t.question == "ask-activation":
        t.choose(ZOMBIES, *best(t, ZOMBIES))
    assert t.health("child") == "wounded"


def test_the_support_token_is_not_wasted() -> None:
    t = law("nurse C9, mechanic C10", "M1 north", blocked=["silence", "sewers"], supporters=2, first=FRANK)
    t.human_turn(FRANK)
    assert best(t, FRANK)[0] != "support"
    assert t.can(FRANK, "support silence")
    assert HORDE not in t.asked


@pytest.mark.parametrize("greedy", [HUMANS, ZOMBIES])
def test_greedy_beats_random_from_either_side(greedy: int) -> None:
    setup = GAME.agree(2, {"zombie_seat": "1"})
    wins = 0
    for game in range(5):
        state = GAME.new(setup, seeded(f"pair {game}"))
        names = ["greedy" if seat == greedy else "random" for seat in range(2)]
        bots = [bot(name, seeded(f"{game} {name}")) for name in names]
        while not state.over:
            seat = state.asked.bit_length() - 1
            state.apply(seat, bots[seat].choose(Chair(GAME, state, seat)))
        wins += GAME.result(state).winners == [greedy]
    assert wins >= 4


@pytest.mark.parametrize(("before", "leaves"), [(4, True), (5, True), (6, False)])
def test_in_a_second_game_nobody_drives_off_with_too_few_stars(before: int, leaves: bool) -> None:  # noqa: FBT001
    seats: dict[str, Any] = {"zombie_seat": 0, "first": 1, "teams": [[], list(EVERYBODY)]}
    first: dict[str, Any] = {"leg": 2, "rounds_before": 7, "stars_before": [before, 0]}
    people = "mechanic pool healthy 0 1, nurse O6, child C6, banker C8"
    t = base(people, "A1 north", {"double_game": True}, **seats, **first).human_turn(1)
    assert (best(t, 1) == ["move", "nurse", "east"]) == leaves
