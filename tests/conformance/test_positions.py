"""Every game's positions: each can be written and read again, and a seat's own tells nothing that is hidden from it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, cast

import pytest
from hypothesis import settings

from ostoja.engine.errors import OstojaError
from ostoja.engine.position import Position
from ostoja.engine.rng import Forgetful, seeded
from ostoja.engine.snapshot import fingerprint
from ostoja.engine.steps import Picks
from tests.conformance.look import same
from tests.conformance.story import shown
from tests.conformance.walks import GAMES, keys, some_walks
from tests.toy import TOY, Pile, Toy

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ostoja.engine.game import Game
    from ostoja.engine.match import Match
    from ostoja.engine.rng import Rng

every_game = pytest.mark.parametrize("game", GAMES, ids=keys(GAMES))

SELDOM = 8  # choices between two looks


def moments(game: Game, walks: int) -> Iterator[tuple[Match, Rng]]:
    """Walk through some games and stop now and then; what is sealed or picked halfway is stopped at more often."""
    for walk in some_walks(game, walks, "positions"):
        match, chance = walk.match(), seeded(f"moments {walk.seed}")
        for choice in walk.steps(match):
            halfway = any(isinstance(step, Picks) and step.picked for step in match.state.agenda)
            if halfway or not chance.below(SELDOM):
                yield match, chance
            match.state.apply(*choice)
        yield match, chance


@every_game
def test_whatever_a_game_comes_to_can_be_written_and_read_again(game: Game) -> None:
    for match, _ in moments(game, settings().max_examples):
        text = Position(game, match.setup, match.state).text()
        again = game.position(text)
        assert again.text() == text
        assert again.asked() == (() if match.state.over else match.asked())
        if not match.state.over:
            assert again.options() == Position(game, match.setup, match.state).options()
        assert fingerprint(again.state) == fingerprint(game.position(text).state)


@every_game
def test_a_seats_position_is_the_same_in_all_worlds_that_it_cannot_tell_apart(game: Game) -> None:
    for match, chance in moments(game, settings().max_examples):
        if not match.state.over:
            compare(game, match, chance.below(match.setup.seats), chance)


def compare(game: Game, match: Match, seat: int, chance: Rng) -> None:
    """Write the position of a seat in the true world and in another one, dealt with the same chance."""
    lot = f"lot {chance.below(1 << 16)}"
    here = Position(game, match.setup, match.state)
    there = Position(game, match.setup, game.determinise(match.state, seat, seeded(f"another {chance.below(1 << 16)}")))
    untouched = fingerprint(match.state)
    seen = here.seen(seat, lot)
    assert fingerprint(match.state) == untouched, "writing for a seat changed the true table"
    question = " ".join(map(str, match.question()))
    offence = f"the position of seat {seat} tells what is hidden from it, at {question}"
    same(seen.text().splitlines(), there.seen(seat, lot).text().splitlines(), offence)
    assert seen.seen_by == seat
    again = game.position(seen.text()).state
    again.serial = match.state.serial  # a position's question is its first
    offence = f"seat {seat} would see another table, at {question}"
    same(shown(match, match.state, seat), shown(match, again, seat), offence)
    assert match.state.rng.key.hex() not in seen.text(), "the true chance is written down"


class Careless(Toy):
    """The toy, which deals nothing anew for those who write a position: all hands are given away."""

    def determinise(self, state: Pile, seat: int, rng: Rng) -> Pile:
        """Leave everything where it is, but for the worlds that are compared."""
        return state.copy() if isinstance(rng, Forgetful) else TOY.determinise(state, seat, rng)


def test_a_position_that_tells_a_hand_is_found_out() -> None:
    careless = Careless.__new__(Careless)
    careless.__dict__.update(TOY.__dict__)
    with pytest.raises(AssertionError, match="tells what is hidden from it"):
        test_a_seats_position_is_the_same_in_all_worlds_that_it_cannot_tell_apart(cast("Game", careless))


NAMED = re.compile(r"field \S+|the position is (?:one of|not valid TOML)|option \S+|has \d(?: to \d)? seats")
VALUES = (
    "-1",
    "0",
    "7",
    "99999999999999999999",
    "true",
    '"x"',
    '""',
    "[]",
    "[[]]",
    "{}",
    "1.5",
    "[-1, 3]",
    "{ tuple = [1] }",
)


def spoilt(text: str, chance: Rng) -> str:
    """Spoil a line or two of a position: another value, another place, twice, or not at all there."""
    lines = text.splitlines()
    for _ in range(1 + chance.below(2)):
        place = chance.below(len(lines))
        key, equals, _ = lines[place].partition(" = ")
        how = chance.below(4)
        if how == 0 or not equals:
            del lines[place]
        elif how == 1:
            lines[place] = lines[chance.below(len(lines))]
        else:
            lines[place] = f"{key} = {chance.pick(VALUES)}"
    return "\n".join(lines)


@every_game
def test_a_spoilt_position_is_laid_out_or_refused_in_words(game: Game) -> None:
    refusals: list[str] = []
    for match, chance in moments(game, 3):
        text = Position(game, match.setup, match.state).text()
        for _ in range(4):
            try:
                game.position(spoilt(text, chance)).text()
            except OstojaError as error:
                refusals.append(str(error))
    assert refusals
    assert [words for words in refusals if not NAMED.search(words)] == []
