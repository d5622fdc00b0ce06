"""Walks through games: hypothesis draws the table and the choices, every test looks at each decision in its own way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import assume
from hypothesis import strategies as st

from ostoja.engine.errors import SetupError
from ostoja.engine.match import Match
from ostoja.engine.rng import Rng, seeded
from ostoja.engine.setup_options import OneOf, Switch
from ostoja.games import all_games
from tests.conformance.rare import RARE, Rare
from tests.toy import TOY

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ostoja.engine.datafile import Section
    from ostoja.engine.game import Game
    from ostoja.engine.setup_options import Value

GAMES = [TOY, *all_games().values()]
COMMON = Rare({}, {})


def keys(games: list[Game]) -> list[str]:
    """Name the games in the report."""
    return [game.key for game in games]


class Walk:
    """A game to be played: its table and its choices, first as drawn, then at random from the seed."""

    def __init__(
        self,
        game: Game,
        seats: int,
        wishes: dict[str, Value],
        seed: int,
        picks: list[int],
        changes: Section | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.wishes = wishes
        self.seed = seed
        self.picks = picks
        self.changes = changes or {}

    def __repr__(self) -> str:
        """Say how to play the same game again."""
        table = f"{self.seats} seats, {self.wishes}, {self.changes}"
        return f"Walk({self.game.key}, {table}, seed {self.seed}, picks {self.picks})"

    def match(self) -> Match:
        """Start the match."""
        try:
            return Match(self.game, self.game.agree(self.seats, self.wishes, self.changes), str(self.seed))
        except SetupError:
            assume(condition=False)
            raise

    def chance(self) -> Rng:
        """Return the generator for what is not drawn."""
        return seeded(f"walk {self.seed}")

    def steps(self, match: Match, limit: int = 0) -> Iterator[tuple[int, int]]:
        """Yield, decision by decision, a seat that is asked and the option it will choose; the caller applies it."""
        chance = self.chance()
        for step in range(limit or self.game.longest(match.setup)):
            if match.state.over:
                return
            drawn = self.picks[step] if step < len(self.picks) else chance.below(4096)
            asked = match.asked()
            seat = asked[drawn % len(asked)]
            options = match.options(seat)
            assert options, f"seat {seat} is asked {match.question()} and has no option"
            yield seat, options[drawn // len(asked) % len(options)]
        assert match.state.over or limit, f"{self} takes longer than {self.game.title} says"

    def play(self, match: Match, limit: int = 0) -> Match:
        """Play on to the end, or to the limit if there is one."""
        for seat, option in self.steps(match, limit):
            match.choose(seat, option)
        return match


def some_walks(game: Game, count: int, seed: str = "some") -> Iterator[Walk]:
    """Make up tables of a game, with all its options, and random choices; every other one is of a rare kind."""
    chance = seeded(f"{seed} {game.key}")
    rare = RARE.get(game.key, ())
    for number in range(count):
        yield made_up(game, chance, rare[number // 2 % len(rare)] if rare and number % 2 else COMMON)


def made_up(game: Game, chance: Rng, rare: Rare) -> Walk:
    """Make up a table; one whose options do not go together is made up again."""
    wishes: dict[str, Value] = {}
    for choice in game.setup_options:
        if isinstance(choice, OneOf):
            wishes[choice.key] = chance.pick(choice.values)
        elif isinstance(choice, Switch):
            wishes[choice.key] = bool(chance.below(2))
    wishes |= rare.options
    seats = game.least_seats + chance.below(game.most_seats - game.least_seats + 1)
    walk = Walk(game, seats, wishes, chance.below(1 << 16), [], rare.changes)
    try:
        game.new(game.agree(seats, wishes, rare.changes), seeded("trial"))
    except SetupError:
        return made_up(game, chance, rare)
    return walk


@st.composite
def walks(draw: st.DrawFn, game: Game) -> Walk:
    """Draw a table of a game and its first choices."""
    seats = draw(st.integers(game.least_seats, game.most_seats), label="seats")
    wishes: dict[str, Value] = {}
    for choice in game.setup_options:
        if isinstance(choice, OneOf):
            wishes[choice.key] = draw(st.sampled_from(choice.values), label=choice.key)
        elif isinstance(choice, Switch):
            wishes[choice.key] = draw(st.booleans(), label=choice.key)
    seed = draw(st.integers(0, 9999), label="seed")
    picks = draw(st.lists(st.integers(0, 4095), max_size=40), label="picks")
    return Walk(game, seats, wishes, seed, picks)
