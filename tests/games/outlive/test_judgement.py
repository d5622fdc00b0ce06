"""The greedy bot's judgement: honest, sensible and strong enough."""

from __future__ import annotations

import pytest

from ostoja.bots.bot import Chair
from ostoja.bots.greedy import GreedyBot
from ostoja.bots.registry import bot
from ostoja.engine.heuristics import Hearing
from ostoja.engine.rng import seeded
from ostoja.engine.seats import seats_in
from ostoja.games.outlive import GAME
from ostoja.games.outlive.heuristics import OutliveHeuristics
from tests.games.outlive.driver import RED, table

GAMES = 30


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_dealt_anew_changes_no_rating(seats: int) -> None:
    judgement, chance = OutliveHeuristics(), seeded("walk")
    hearing = Hearing([], [0.5] * seats)
    g = GAME.new(GAME.agree(seats), seeded(f"honest {seats}"))
    while not g.over:
        for seat in seats_in(g.asked):
            worlds = [GAME.determinise(g, seat, seeded(f"world {number}")) for number in range(4)]
            ratings = [judgement.rate(world, seat, g.offers[seat], hearing) for world in worlds]
            assert all(rating == ratings[0] for rating in ratings)
            assert len(ratings[0]) == len(g.offers[seat])
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
    assert wins >= 0.8 * GAMES


def rated(t_options: list[int], ratings: list[float]) -> list[object]:
    """Spell the option with the highest rating."""
    return list(GAME.vocabulary.spell(t_options[ratings.index(max(ratings))]))


def test_it_recruits_with_every_food_on_the_last_night() -> None:
    t = table(2, round_number=6, goods={RED: {"can": 3}})
    t.night("recruit")
    ratings = OutliveHeuristics().rate(t.g, RED, t.g.offers[RED], Hearing([], [0.5, 0.5]))
    assert rated(t.g.offers[RED], ratings) == ["recruit", "can"]


def test_it_fills_a_room_only_if_it_can_be_completed() -> None:
    for people, best in ((2, ["pass"]), (4, ["fill", "event2"])):
        t = table(2, rooms={RED: ["event2 0"]}, airlock={RED: people})
        t.night("build")
        ratings = OutliveHeuristics().rate(t.g, RED, t.g.offers[RED], Hearing([], [0.5, 0.5]))
        assert rated(t.g.offers[RED], ratings) == best
