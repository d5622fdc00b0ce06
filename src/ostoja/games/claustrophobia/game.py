"""Claustrophobia as an entry of the registry."""

from __future__ import annotations

from importlib import resources
from typing import TYPE_CHECKING, Final, cast

from ostoja.engine.datafile import Section, table
from ostoja.engine.game import Game, Result, Setup, View
from ostoja.games.claustrophobia import seen
from ostoja.games.claustrophobia.activation import Actions, Activation, NextWarrior
from ostoja.games.claustrophobia.auction import Bidding, Purchase
from ostoja.games.claustrophobia.combat import Allotment, Attack, Dodges, MightyBlows, Reroll
from ostoja.games.claustrophobia.conservation import PIECES, accounts, count
from ostoja.games.claustrophobia.data import Data
from ostoja.games.claustrophobia.ending import scores, winners
from ostoja.games.claustrophobia.exploration import Exploration, ExploreCards
from ostoja.games.claustrophobia.flow import Play, Round
from ostoja.games.claustrophobia.grenade import Explosion, Rockfall
from ostoja.games.claustrophobia.heuristics import Judgement
from ostoja.games.claustrophobia.hidden import SECRETS, conceal, deal_anew, unmark
from ostoja.games.claustrophobia.initiative import Assignment, CharmedDice, DiceCards, Initiative
from ostoja.games.claustrophobia.laying import Foresight, HoleToken, Orientation
from ostoja.games.claustrophobia.length import longest
from ostoja.games.claustrophobia.notation import read_facts, write_facts
from ostoja.games.claustrophobia.omens import Dusk, Exposure, Omens
from ostoja.games.claustrophobia.phrases import PHRASES
from ostoja.games.claustrophobia.readiness import Readiness
from ostoja.games.claustrophobia.rulings import RANDOM, Rulings, setup_options
from ostoja.games.claustrophobia.scenario import LATE, Scenario, scenario_tables
from ostoja.games.claustrophobia.scenes import Appearance
from ostoja.games.claustrophobia.sending import Sending
from ostoja.games.claustrophobia.setup import Equipment, ExtraGift, Loading, SetUp, choose_story, lay_table
from ostoja.games.claustrophobia.state import NOWHERE, Maze
from ostoja.games.claustrophobia.support import Support
from ostoja.games.claustrophobia.talk import TALK, verdict
from ostoja.games.claustrophobia.threat import DicePlacement, Effects, Threat
from ostoja.games.claustrophobia.view import is_bidding, open_view, own_view
from ostoja.games.claustrophobia.words import TILE, VOCABULARY, WARRIOR
from ostoja.games.claustrophobia.wounds import TroglodyteHits, Withdrawal, Wounds

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ostoja.engine.heuristics import Heuristics
    from ostoja.engine.journal import Event
    from ostoja.engine.rng import Rng
    from ostoja.engine.talk import Act
    from ostoja.engine.vocabulary import Word

STEPS: Final = (
    *(Play, Round, SetUp, Bidding, Purchase, ExtraGift, Equipment, Loading),
    *(Initiative, DiceCards, CharmedDice, Assignment, Support, Dusk, Actions, NextWarrior, Readiness, Activation),
    *(Exploration, ExploreCards, Foresight, Orientation, HoleToken, Appearance),
    *(Attack, MightyBlows, Reroll, Dodges, Allotment, Wounds, TroglodyteHits, Withdrawal, Explosion, Rockfall),
    *(Threat, DicePlacement, Effects, Sending, Omens, Exposure),
)

SCENARIOS: Final = scenario_tables()


class Claustrophobia(Game[Maze]):
    """Claustrophobia for two: the Human player and the Demon player."""

    def prepare(self, setup: Setup) -> object:
        """Read the numbers, the rulings and the scenarios; one that is not played is not checked."""
        data = Data(setup.data)
        rulings = Rulings(setup.options)
        tables = table(setup.data, "scenarios")
        keys = list(tables) if rulings.scenario == RANDOM else [rulings.scenario]
        read = [Scenario(key, cast("Mapping[str, object]", tables[key]), data) for key in keys]
        return (data, rulings, tuple(scenario for scenario in read if len(read) == 1 or scenario.order < LATE))

    def blank(self, setup: Setup, rng: Rng) -> Maze:
        """Return an empty maze."""
        data, rulings, scenarios = cast("tuple[Data, Rulings, tuple[Scenario, ...]]", setup.prepared)
        maze = Maze(setup.seats, rng, data, rulings, scenarios)
        maze.lay_out()
        return maze

    def deal(self, state: Maze, setup: Setup) -> None:
        """Agree on scenario and sides; everything else is part of the set-up's own steps."""
        choose_story(state, state.rulings)
        lay_table(state)
        state.agenda.append(Play())

    def open_view(self, state: Maze) -> View:
        """Build up what lies open."""
        return open_view(state)

    def own_view(self, state: Maze, seat: int) -> View:
        """Build up what a seat alone sees."""
        return own_view(state, seat)

    def deal_anew(self, state: Maze, seat: int) -> None:
        """Deal anew what the seat cannot know."""
        deal_anew(state, seat)

    def conceal(self, state: Maze, seat: int) -> None:
        """Turn face down what the seat cannot know."""
        conceal(state, seat)

    def unmark(self, state: Maze) -> None:
        """Make copies of a card equal."""
        unmark(state)

    def result(self, state: Maze) -> Result:
        """Return the winner."""
        return Result(scores(state), winners(state), state.round)

    def palette(self, seats: int) -> tuple[int, ...]:
        """Let the sides decide about the colours."""
        return ()

    def side(self, state: Maze, seat: int) -> str:
        """CLA-GEN-01  Name the side of a seat, once it is known."""
        if state.rulings.auction and is_bidding(state):
            return ""
        return "human" if seat == state.human else "demon"

    def scene(self, state: Maze) -> str:
        """Name the scenario."""
        return f"scenario-{state.scenario().key}"

    def has(self, state: Maze, seat: int, verb: str, domain: str, label: Word) -> bool:
        """Tell whether a tile lies in the maze, or a warrior stands in it."""
        if domain == "tile":
            return TILE.read(label) in state.laid
        if domain == "warrior" and label != "troglodytes":
            return state.at[WARRIOR.read(label)] != NOWHERE
        return True

    def round_of(self, state: Maze) -> int:
        """Return the number of the round."""
        return state.round

    def heuristics(self) -> Heuristics:
        """Return the judgement of both sides."""
        return Judgement()

    def verdict(self, act: Act, events: list[Event]) -> str:
        """Compare what was said with what everybody saw."""
        return verdict(act, events)

    def talks_over(self, state: Maze) -> bool:
        """Talk before dice are given out, on either side."""
        return isinstance(state.agenda[-1], (Assignment, DicePlacement))

    def write_facts(self, state: Maze) -> Section:
        """Write the maze down in words."""
        return write_facts(state)

    def read_facts(self, state: Maze, table: Section) -> None:
        """Lay out the maze as written down."""
        read_facts(state, table)

    def conserved(self, state: Maze) -> dict[str, int]:
        """Count cards, tiles, figures and tokens."""
        return count(state, super().conserved(state))

    def accounts(self, events: Sequence[Event]) -> dict[str, int]:
        """Say who has died, whom the Demon player has sent, what was found."""
        return accounts(events)

    def longest(self, setup: Setup) -> int:
        """Return the most choices of a game."""
        data, _rulings, scenarios = cast("tuple[Data, Rulings, tuple[Scenario, ...]]", setup.prepared)
        return max(longest(data, scenario) for scenario in scenarios)


GAME: Final = Claustrophobia(
    key="claustrophobia",
    title="Claustrophobia",
    seats=(2, 2),
    rules="2",
    vocabulary=VOCABULARY,
    setup_options=setup_options(list(SCENARIOS)),
    steps=STEPS,
    phrases=PHRASES,
    data=resources.files("ostoja.games.claustrophobia").joinpath("data.toml").read_text(encoding="utf-8"),
    talk=TALK,
    secrets=SECRETS,
    pieces=PIECES,
    constant=("advantages", "events"),
    seen=seen.View,
    minutes=(45, 90),
    weight=3,
    bounds=resources.files("ostoja.games.claustrophobia").joinpath("bounds.toml").read_text(encoding="utf-8"),
)
GAME.data["scenarios"] = SCENARIOS
