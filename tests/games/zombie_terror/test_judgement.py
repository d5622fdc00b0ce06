"""The judgement of both sides: it is honest, it plays to win, and it beats chance from either side."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.games.zombie_terror.driver import (
    EVERYBODY,
    FRANK,
    HORDE,
    HUMANS,
    NORMAN,
    ZOMBIES,
    base,
    law,
    many,
    new_game,
    random_game,
)

from ostoja.bots.bot import Chair
from ostoja.bots.registry import bot
from ostoja.engine.heuristics import Hearing
from ostoja.engine.rng import seeded
from ostoja.engine.snapshot import snapshot
from ostoja.games.zombie_terror import GAME
from ostoja.games.zombie_terror.reach import cover_of
from ostoja.games.zombie_terror.words import CHARACTER

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


def rated(t: Driver, seat: int) -> dict[str, float]:
    """Return what the judgement says of every option, by its words."""
    ratings = JUDGEMENT.rate(t.g, seat, t.g.offers[seat], SILENCE)
    return {" ".join(map(str, words)): rating for words, rating in zip(t.options(seat), ratings, strict=True)}


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


# ---------------------------------------------------------------- what was once absurd


def test_nobody_walks_onto_a_closed_find_for_a_few_steps() -> None:
    t = law("child C6, nurse C9", "M1 north", finds=["D6 zombie", "pool biohazard"]).human_turn(NORMAN)
    assert t.can(NORMAN, "move child east")
    walked = []
    while t.can(NORMAN, "move child"):
        choice = best(t, NORMAN)
        if choice[0] != "move":
            break
        t.choose(NORMAN, *choice)
        walked.append(t.at("child"))
    assert walked
    assert "D6" not in walked


def test_the_support_token_does_not_go_for_an_ordinary_kill() -> None:
    zombies = f"D9 west, {many(17)}"
    t = law("nurse C9, mechanic F10", zombies, blocked=["courage", "silence"], supporters=2, first=FRANK)
    t.human_turn(FRANK)
    assert rated(t, FRANK)["support courage"] < 0


def test_the_support_token_goes_for_the_victory_it_leaves_stars_for() -> None:
    blocked = ["adrenaline", "silence"]
    t = law("mechanic K8, nurse C9", "M1 north", blocked=blocked, supporters=2, first=FRANK).human_turn(FRANK)
    assert best(t, FRANK) == ["support", "adrenaline"]
    t = law("policeman K8, nurse C9", "M1 north", blocked=blocked, supporters=2, first=FRANK).human_turn(FRANK)
    assert rated(t, FRANK)["support adrenaline"] < 0


def test_the_zombie_player_blocks_what_the_humans_need_now() -> None:
    blocked = ["sewers", "silence"]
    t = law("child L6, nurse C9", "M1 north", blocked=blocked).from_phase("clean_up")
    assert best(t, HORDE) == ["block", "adrenaline"]
    wounded = "child C6 wounded, banker C7 wounded, nurse C9 wounded, mechanic C11 wounded"
    t = law(wounded, "M1 north", blocked=blocked).from_phase("clean_up")
    assert best(t, HORDE) == ["block", "first-aid"]


def test_who_is_wounded_takes_the_first_aid_kit() -> None:
    t = law("child C6 wounded, banker C8 wounded, nurse C9", "M1 north").from_phase("card_choice")
    assert best(t, NORMAN) == ["take", "first-aid"]


def test_the_car_is_guarded_from_the_start() -> None:
    t = new_game(2)
    while t.question != "ask-first-zombies":
        t.choose(t.asked[0], *best(t, t.asked[0]))
    while t.question in ("ask-first-zombies", "ask-facing"):
        t.choose(ZOMBIES, *best(t, ZOMBIES))
    cover = cover_of(t.g)
    assert all(cover[field] for field in t.g.ground.car)


def test_nobody_stops_before_a_zombie_because_others_are_the_better_prey() -> None:
    people = "banker K2, nurse C9 wounded, mechanic C11 wounded, policeman F11 wounded"
    t = law(people, "N2 west, D9 west, D11 west, G11 west", briefcase=False).human_turn(NORMAN)
    while t.asked == [NORMAN] and (choice := best(t, NORMAN)) != ["pass"]:
        t.choose(NORMAN, *choice)
    assert t.at("banker") != "K2"
    assert not cover_of(t.g)[t.g.where[CHARACTER.read("banker")]]


def test_rating_changes_nothing() -> None:
    t = random_game(3, "pure")
    chance = seeded("pure")
    for _ in range(150):
        if not t.asked:
            break
        seat = t.asked[0]
        before = snapshot(t.g)
        JUDGEMENT.rate(t.g, seat, t.g.offers[seat], SILENCE)
        JUDGEMENT.value(t.g)
        assert snapshot(t.g) == before
        t.choose(seat, *t.options(seat)[chance.below(len(t.g.offers[seat]))])
