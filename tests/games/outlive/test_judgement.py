"""The greedy bot's judgement: honest, sensible and strong enough."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ostoja.bots.bot import Chair
from ostoja.bots.greedy import GreedyBot
from ostoja.bots.registry import bot
from ostoja.engine.heuristics import Hearing
from ostoja.engine.rng import seeded
from ostoja.engine.seats import seats_in
from ostoja.engine.snapshot import fingerprint
from ostoja.games.outlive import GAME
from ostoja.games.outlive.draft import Draft
from ostoja.games.outlive.heuristics import OutliveHeuristics
from ostoja.games.outlive.words import EVENT2, SLOTS
from tests.games.outlive.driver import BEIGE, RED, new_table, table

if TYPE_CHECKING:
    from tests.games.outlive.played import Driver, Option

GAMES = 30


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_dealt_anew_changes_no_rating_and_rating_changes_no_world(seats: int) -> None:
    judgement, chance = OutliveHeuristics(), seeded("walk")
    hearing = Hearing([], [0.5] * seats)
    g = GAME.new(GAME.agree(seats), seeded(f"honest {seats}"))
    while not g.over:
        for seat in seats_in(g.asked):
            worlds = [GAME.determinise(g, seat, seeded(f"world {number}")) for number in range(4)]
            before = fingerprint(worlds[0])
            ratings = [judgement.rate(world, seat, g.offers[seat], hearing) for world in worlds]
            assert all(rating == ratings[0] for rating in ratings)
            assert len(ratings[0]) == len(g.offers[seat])
            assert fingerprint(worlds[0]) == before
        seat = seats_in(g.asked)[0]
        g.apply(seat, chance.pick(g.offers[seat]))


def test_one_greedy_bot_beats_two_random_ones() -> None:
    wins = 0
    for number in range(GAMES):
        g = GAME.new(GAME.agree(3), seeded(f"arena {number}"))
        hero = number % 3
        seats = [
            GreedyBot(seeded(f"{number}")) if seat == hero else bot("random", seeded(f"{seat}")) for seat in range(3)
        ]
        while not g.over:
            seat = seats_in(g.asked)[0]
            g.apply(seat, seats[seat].choose(Chair(GAME, g, seat)))
        wins += GAME.result(g).winners == [hero]
    assert wins >= 0.95 * GAMES


def ratings(t: Driver, seat: int) -> dict[Option, float]:
    """Rate what a seat is offered, in a world that it cannot tell from the true one."""
    chair = Chair(GAME, t.g, seat)
    rated = OutliveHeuristics().rate(chair.sample(seeded("judgement")), seat, chair.options(), chair.hearing)
    return dict(zip(t.options(seat), rated, strict=True))


def best(t: Driver, seat: int) -> Option:
    """Return what the judgement likes best."""
    rated = ratings(t, seat)
    return max(rated, key=lambda option: rated[option])


# ------------------------------------------------------------ the Night


def test_it_recruits_with_every_food_on_the_last_night() -> None:
    t = table(2, round_number=6, goods={RED: {"can": 3}})
    t.night("recruit")
    assert best(t, RED) == ("recruit", "can")


def test_it_recruits_with_meat_which_would_spoil_before_cans_which_keep() -> None:
    t = table(2, round_number=3, goods={RED: {"can": 2, "meat": 2}}, airlock={RED: 3})
    t.night("recruit")
    assert best(t, RED) == ("recruit", "meat")


def test_it_fills_a_room_only_if_it_can_be_completed() -> None:
    for people, best_option in ((2, ("pass",)), (4, ("fill", "event2"))):
        t = table(2, rooms={RED: ["event2 0"]}, airlock={RED: people})
        t.night("build")
        assert best(t, RED) == best_option


def test_it_builds_a_room_when_materials_and_people_are_there() -> None:
    t = table(2, round_number=3, rooms={RED: ["event2 4"]}, airlock={RED: 6}, goods={RED: {"wood": 2, "metal": 2}})
    t.night("build")
    assert best(t, RED)[0] == "build"


def test_it_does_not_build_where_nobody_will_live() -> None:
    t = table(2, round_number=6, rooms={RED: ["event2 4"]}, goods={RED: {"wood": 3}})
    t.night("build")
    assert best(t, RED) == ("pass",)


def test_it_feeds_meat_before_what_keeps() -> None:
    t = table(2, rooms={RED: ["build2 3"]}, goods={RED: {"meat": 9, "can": 3}})
    t.night("feed")
    assert best(t, RED) == ("pay", "meat")


def test_it_resolves_an_event_for_points_on_the_last_night() -> None:
    t = table(2, round_number=6, events=["looters"], goods={RED: {"ammo": 4}})
    t.night("resolve")
    assert best(t, RED) == ("resolve", "looters")


# ------------------------------------------------------------ the Day


def test_it_shoots_rather_than_hand_over_food_that_feeds_tonight() -> None:
    t = table(
        2,
        round_number=6,
        heroes={RED: {"5": "base"}, BEIGE: {"3a": "dam standing"}},
        rooms={BEIGE: ["build2 3"]},
        goods={BEIGE: {"can": 2, "ammo": 2}},
    )
    t.move(RED, "5", "dam")
    assert best(t, BEIGE) == ("shoot", 2)


def test_it_moors_where_more_cans_lie() -> None:
    t = table(4, heroes={RED: {"5": "mine"}}, repaired={RED: ["grapnel"]})
    t.move(RED, "5", "ship")
    assert best(t, RED) == ("moor", 6)


def test_it_does_not_hunt_meat_that_would_spoil() -> None:
    for food, hunts in ((0, True), (20, False)):
        t = table(
            2,
            round_number=3,
            heroes={RED: {"5": "dam"}},
            rooms={RED: ["build2 3", "event2 4"]},
            airlock={RED: 4},
            goods={RED: {"meat": food}},
            herds={"forest": ["wild_boar"]},
            pools={"forest": 1},
        )
        t.move(RED, "5", "forest")
        assert (best(t, RED)[0] == "hunt") is hunts


def test_it_uses_what_it_saw_in_a_search_stack() -> None:
    tokens = ["rations", "holy_water", "cupboard", "cupboard"]  # from the top
    for stack, worth_it in ((tokens, True), (tokens[::-1], False)):
        t = table(2, heroes={RED: {"5": "base"}}, search={"silent_peak": stack})
        t.g.peeked[1] = 1 << RED
        t.move(RED, "5", "silent_peak")
        t.g.actions = 2
        assert (best(t, RED) == ("search",)) is worth_it


def test_it_uses_every_tile_that_gives_something_on_arrival() -> None:
    t = table(2, heroes={RED: {"5": "base"}}, repaired={RED: ["torch"]})
    t.move(RED, "5", "silent_peak")
    assert best(t, RED) == ("use", "torch")


def test_it_gives_a_robber_what_it_needs_least() -> None:
    t = table(
        2,
        round_number=3,
        heroes={RED: {"5": "base"}, BEIGE: {"4": "dam standing"}},
        rooms={BEIGE: ["build2 3"]},
        goods={BEIGE: {"can": 2, "wood": 12}},
    )
    t.move(RED, "5", "dam")
    assert best(t, BEIGE) == ("pay", "wood")


# ------------------------------------------------------------ the draft


def test_the_others_are_imagined_to_draft_with_sense_and_nothing_that_the_seat_sees_changes() -> None:
    judgement, sensible, worlds = OutliveHeuristics(), 0, 40
    t = new_table(3, seed="draft")
    for _ in range(5):  # everybody keeps four rooms and builds one
        for seat in range(3):
            t.g.apply(seat, t.g.offers[seat][0])
    for number in range(worlds):
        world = GAME.determinise(t.g, RED, seeded(f"{number}"))
        judgement.imagine(world, RED, seeded(f"mind {number}"))
        assert GAME.view(world, RED) == GAME.view(t.g, RED)
        assert world.offers[RED] == t.g.offers[RED]
        others = [seat for seat in range(3) if seat != RED]
        assert all(world.offers[seat] == Draft().options(world, seat) for seat in others)
        sensible += sum(world.people[seat * SLOTS + EVENT2] == 0 for seat in others)
    assert sensible > worlds, "most begin with the cheap room for four"
