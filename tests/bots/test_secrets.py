"""A bot plays by what its seat knows: whatever is dealt anew changes neither its ratings nor its words."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from ostoja.bots.bot import Chair
from ostoja.engine.heuristics import Hearing
from ostoja.engine.match import Match
from ostoja.engine.rng import seeded
from ostoja.games.mall_of_horror import GAME
from ostoja.games.mall_of_horror.heuristics import MallHeuristics

if TYPE_CHECKING:
    from ostoja.engine.talk import Act
    from ostoja.engine.vocabulary import Word

WORLDS = 20
QUESTIONS = {
    *("PlaceOne", "Threats", "FirstBallot", "ReVote", "Keep", "Give", "Cameras", "Announcement"),
    *("SecretDestinations", "Lures", "Movement", "Defence", "Victim"),
}


def some_talk(match: Match, number: int) -> list[Act]:
    """Let everybody say something, so that claims, promises and offers are weighed too."""
    for seat in range(match.setup.seats):
        form = match.game.talk[(number + seat) % len(match.game.talk)]
        filled: dict[str, Word] = {"location": "hq", "seat": (seat + 1) % match.setup.seats, "term": "round"}
        match.say(seat, -1, [form.name(), *(filled[domain.name] for domain in form.domains)])
    return match.acts(None)


def walk(seed: str, seats: int, asked: Counter[str]) -> None:
    """Play a random game and rate every question of every seat in many worlds."""
    match = Match(GAME, GAME.agree(seats), seed)
    chance = seeded(f"walk {seed}")
    judgement = MallHeuristics()
    while not match.state.over:
        acts = some_talk(match, match.taken)[-seats:] if match.taken % 2 else []
        hearing = Hearing(acts, [0.2 + 0.7 * seat / seats for seat in range(seats)])
        for seat in match.asked():
            asked[type(match.state.agenda[-1]).__name__] += 1
            judge_alike(match, seat, judgement, hearing)
        seat = match.asked()[0]
        match.state.apply(seat, chance.pick(match.options(seat)))
        match.taken += 1


def judge_alike(match: Match, seat: int, judgement: MallHeuristics, hearing: Hearing) -> None:
    """Compare the ratings and the words of one seat in many worlds."""
    options = match.options(seat)
    chair = Chair(GAME, match.state, seat, hearing)
    first_ratings: list[float] = []
    for number in range(WORLDS):
        world = chair.sample(seeded(f"world {number}"))
        ratings = judgement.rate(world, seat, options, hearing)
        words = judgement.speak(world, seat, hearing, seeded("tongue"))
        if number == 0:
            first_ratings, first_words = ratings, words
            assert len(ratings) == len(options)
        assert ratings == first_ratings
        assert words == first_words


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_what_is_dealt_anew_changes_no_rating_and_no_word(seats: int) -> None:
    asked: Counter[str] = Counter()
    game = 0
    while set(asked) != QUESTIONS:
        walk(f"secrets {seats} {game}", seats, asked)
        game += 1
        assert game < 20, f"never asked: {QUESTIONS - set(asked)}"
