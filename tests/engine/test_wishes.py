"""Why can't I? Whatever somebody might wish for at a table of any game is closed by a rule that its book holds."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ostoja.engine.match import Match
from ostoja.engine.wishes import why_closed, wishes
from ostoja.games import all_games
from ostoja.text.rulebook import rulebook

if TYPE_CHECKING:
    from collections.abc import Callable

    from ostoja.engine.game import Game

GAMES = [game for game in all_games().values() if game.key != "vigil"]


def position(game: Game[Any], seed: int, seats: int, choices: int) -> Match:
    """Play so many choices by chance, and stop where somebody is asked."""
    chance = random.Random(seed)  # noqa: S311  no cryptography
    match = Match(game, game.agree(seats), str(seed))
    for _ in range(choices):
        seat = chance.choice(match.asked())
        option = chance.choice(match.options(seat))
        match.choose(seat, option)
        if match.state.over:
            return Match(game, game.agree(seats), str(seed))
    return match


@pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_every_wish_is_closed_by_a_rule_of_the_book_and_names_only_what_is_there(
    game: Game[Any], data: st.DataObject
) -> None:
    seats = data.draw(st.integers(game.least_seats, game.most_seats))
    match = position(game, data.draw(st.integers(0, 999)), seats, data.draw(st.integers(0, 400)))
    book = rulebook(game, "en").rules
    for seat in match.asked():
        for wish in wishes(game, match, seat):
            assert wish not in match.options(seat)
            assert why_closed(match, seat, wish) in book, game.vocabulary.spell(wish)
            for domain, member in zip(
                game.vocabulary.verb_of(wish).domains, game.vocabulary.targets(wish), strict=True
            ):
                assert domain.spell(member) != ""
                assert domain.name != "seat" or member < seats


class Wish:
    """Something that is not offered: the table, who wishes for it, and the things that it names."""

    def __init__(self, match: Match, seat: int, option: int) -> None:
        self.g: Any = match.state
        self.seat = seat
        vocabulary = match.game.vocabulary
        self.verb = vocabulary.verb_of(option).name
        self.things = vocabulary.targets(option)
        self.step: Any = match.decision()


def own_heads(wish: Wish, place: int) -> int:
    """Return the kinds of the wisher's characters in a place, as bits."""
    return int(wish.g.room[place] >> 4 * wish.seat & 15)


def is_far(here: int, there: int) -> bool:
    """Tell whether two areas of Outlive's ring lie more than two steps apart."""
    return min((here - there) % 8, (there - here) % 8) > 2


def hero_at(wish: Wish, hero: int) -> int:
    return int(wish.g.where[wish.seat * 4 + hero])


# What must be so on the table when a rule is named: written from the rulebooks, not from the code that names it.
FORBIDS: dict[str, Callable[[Wish], bool]] = {
    "MOH-VOTE-03": lambda w: not w.g.room[w.step.place] & ~w.g.hidden & 15 << 4 * w.things[0],
    "MOH-VOTE-05": lambda w: w.verb == "pass",
    "MOH-VOTE-16": lambda w: not w.step.candidates >> w.things[0] & 1,
    "MOH-CURSE-04": lambda w: bool(w.g.cursed >> w.things[0] & 1),
    "MOH-MOVE-02": lambda w: bool(own_heads(w, w.g.destinations[w.seat]) >> w.things[0] & 1),
    "MOH-MOVE-08": lambda w: w.verb == "pass",
    "MOH-SET-03": lambda w: not w.g.is_open(w.things[1]),
    "MOH-SET-13": lambda w: not w.g.unplaced >> 4 * w.seat + w.things[0] & 1,
    "MOH-SET-07": lambda w: w.g.is_full(w.things[1]),
    "MOH-TRUCK-04": lambda w: w.verb in {"pass", "keep"} or w.things[1] == w.seat,
    "MOH-TRUCK-09": lambda w: not any(heads >> 4 * w.things[1] & 15 for heads in w.g.room),
    "MOH-HIDE-03": lambda w: bool(w.g.hidden >> 4 * w.seat + w.things[0] & 1),
    "OSA-DEST-05": lambda w: not w.g.is_open(w.things[0]),
    "OSA-MOVE-04": lambda w: bool(own_heads(w, w.g.destinations[w.seat]) >> w.things[0] & 1),
    "OSA-MOVE-05": lambda w: w.g.is_full(w.g.destinations[w.seat]),
    "OSA-MOVE-03": lambda w: w.verb == "pass",
    "OSA-VOTE-17": lambda w: w.verb == "pass",
    "OUT-MOVE-03": lambda w: hero_at(w, w.things[0]) == w.things[1],
    "OUT-MOVE-04": lambda w: any(hero_at(w, other) == w.things[1] for other in range(4) if other != w.things[0]),
    "OUT-MOVE-02": lambda w: is_far(hero_at(w, w.things[0]), w.things[1]),
    "OUT-MOVE-08": lambda w: w.verb == "pass",
    "OUT-PRS-09": lambda w: w.things[0] == 6,
    "CLA-MOV-03": lambda w: not w.g.passages[w.g.at[w.g.active]] >> w.things[0] & 1,
    "CLA-MOV-04": lambda w: not w.g.has_room(w.things[0], 31 if w.g.active < 5 else ~31),
    "CLA-SND-04": lambda w: not w.g.frontier[w.things[0]],
    "CLA-SND-05": lambda w: bool(w.g.here[w.things[0]] & 31),
    "ZT-HT-04": lambda w: not w.g.ap[w.things[0]],
    "ZT-MOV-02": lambda w: w.things[1] >= 4,
    "ZT-PSH-01": lambda w: not w.g.is_zombie(w.g.next_to(w.g.where[w.things[0]], w.things[1])),
    "ZT-ACT-08": lambda w: w.verb == "pass",
    "ZT-ADD-06": lambda w: w.verb == "pass",
    "ZT-HT-03": lambda w: w.verb == "pass",
}


@pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
@settings(max_examples=80, deadline=None)
@given(data=st.data())
def test_the_rule_that_is_named_really_forbids_the_wish(game: Game[Any], data: st.DataObject) -> None:
    seats = data.draw(st.integers(game.least_seats, game.most_seats))
    match = position(game, data.draw(st.integers(0, 999)), seats, data.draw(st.integers(0, 400)))
    for seat in match.asked():
        for option in wishes(game, match, seat):
            rule = why_closed(match, seat, option)
            if rule in FORBIDS:
                wish = Wish(match, seat, option)
                assert FORBIDS[rule](wish), (rule, game.vocabulary.spell(option))
