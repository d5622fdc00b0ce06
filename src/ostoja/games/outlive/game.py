"""Outlive as an entry of the registry."""

from __future__ import annotations

from importlib import resources
from typing import TYPE_CHECKING, Final, cast

from ostoja.engine.game import Game, Result, Setup, View
from ostoja.games.outlive import seen
from ostoja.games.outlive.actions import Actions
from ostoja.games.outlive.arrival import Admit, Bonuses
from ostoja.games.outlive.building import Building
from ostoja.games.outlive.conservation import PIECES, accounts, count
from ostoja.games.outlive.data import Data
from ostoja.games.outlive.draft import Draft, Stations
from ostoja.games.outlive.ending import scores, winners
from ostoja.games.outlive.events import Effects
from ostoja.games.outlive.flow import Play, Round
from ostoja.games.outlive.heuristics import OutliveHeuristics
from ostoja.games.outlive.hidden import SECRETS, conceal, deal_anew
from ostoja.games.outlive.hunting import Hunt, Track
from ostoja.games.outlive.length import longest
from ostoja.games.outlive.movement import Moor, Move
from ostoja.games.outlive.night import Night
from ostoja.games.outlive.notation import read_facts, write_facts
from ostoja.games.outlive.payment import Loss, Toll
from ostoja.games.outlive.phrases import PHRASES
from ostoja.games.outlive.pressure import Bat, Defence, Pressure, Tribute
from ostoja.games.outlive.recruiting import Recruiting
from ostoja.games.outlive.repairing import Repairing
from ostoja.games.outlive.resolving import Resolution, Resolving
from ostoja.games.outlive.rulings import SETUP_OPTIONS, Rulings
from ostoja.games.outlive.setup import Discard, deal
from ostoja.games.outlive.setup import Setup as SetUp
from ostoja.games.outlive.state import Wasteland
from ostoja.games.outlive.talk import TALK, keeps, verdict
from ostoja.games.outlive.turn import Day, Turn
from ostoja.games.outlive.view import open_view, own_view
from ostoja.games.outlive.words import LEADER, ROOM, SLOTS, VOCABULARY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ostoja.engine.datafile import Section
    from ostoja.engine.heuristics import Heuristics
    from ostoja.engine.journal import Event
    from ostoja.engine.rng import Rng
    from ostoja.engine.talk import Act
    from ostoja.engine.vocabulary import Word

STEPS: Final = (
    *(Play, SetUp, Draft, Stations, Discard, Round, Effects, Toll, Loss, Day, Turn, Move, Moor, Bat, Pressure),
    *(Defence, Tribute, Bonuses, Admit, Actions, Track, Hunt, Night, Resolving, Resolution, Recruiting),
    *(Building, Repairing),
)


class Outlive(Game[Wasteland]):
    """Outlive for two to four players."""

    def prepare(self, setup: Setup) -> object:
        """Read the numbers and the rulings."""
        return (Data(setup.data, setup.seats), Rulings(setup.options))

    def blank(self, setup: Setup, rng: Rng) -> Wasteland:
        """Return an empty wasteland."""
        data, rulings = cast("tuple[Data, Rulings]", setup.prepared)
        wasteland = Wasteland(setup.seats, rng, data, rulings)
        wasteland.lay_out()
        return wasteland

    def deal(self, state: Wasteland, setup: Setup) -> None:
        """Deal rooms and leaders to choose from, events and animals."""
        deal(state)
        state.agenda.append(Play())

    def open_view(self, state: Wasteland) -> View:
        """Build up what lies open."""
        return open_view(state)

    def own_view(self, state: Wasteland, seat: int) -> View:
        """Build up what a seat alone sees."""
        return own_view(state, seat)

    def deal_anew(self, state: Wasteland, seat: int) -> None:
        """Deal anew what the seat cannot know."""
        deal_anew(state, seat)

    def conceal(self, state: Wasteland, seat: int) -> None:
        """Turn face down what the seat cannot know."""
        conceal(state, seat)

    def result(self, state: Wasteland) -> Result:
        """Return the scores and winners."""
        return Result(scores(state), winners(state), state.round)

    def has(self, state: Wasteland, seat: int, verb: str, domain: str, label: Word) -> bool:
        """Tell whether a room lies in one's own shelter; in the draft any of those dealt may be thought of."""
        if domain != "room" or label == "airlock" or verb == "keep":
            return True
        return ROOM.read(label) in state.rooms[seat * SLOTS : (seat + 1) * SLOTS]

    def round_of(self, state: Wasteland) -> int:
        """Return the number of the round."""
        return state.round

    def role(self, state: Wasteland, seat: int) -> str:
        """Name the leader of a seat, once it has one."""
        leader = state.leaders[seat]
        return f"leader-{LEADER.spell(leader)}" if leader >= 0 else ""

    def heuristics(self) -> Heuristics:
        """Return the judgement of the greedy bot."""
        return OutliveHeuristics()

    def verdict(self, act: Act, events: list[Event]) -> str:
        """Compare what was said with what everybody saw."""
        return verdict(act, events)

    def keeps(self, state: Wasteland, promise: Act, option: int) -> int:
        """Compare a promise with a move."""
        return keeps(state, promise, option)

    def talks_over(self, state: Wasteland) -> bool:
        """Talk before a hero moves."""
        return isinstance(state.agenda[-1], Move)

    def write_facts(self, state: Wasteland) -> Section:
        """Write the wasteland down in words."""
        return write_facts(state)

    def read_facts(self, state: Wasteland, table: Section) -> None:
        """Lay out the wasteland as written down."""
        read_facts(state, table)

    def conserved(self, state: Wasteland) -> dict[str, int]:
        """Count animals, events, tiles, rooms, heroes, goods and people."""
        return count(state, super().conserved(state))

    def accounts(self, events: Sequence[Event]) -> dict[str, int]:
        """Say which goods and people have come and gone."""
        return accounts(events)

    def longest(self, setup: Setup) -> int:
        """Return the most choices of a game."""
        data, _rulings = cast("tuple[Data, Rulings]", setup.prepared)
        return longest(setup.seats, data)


GAME: Final = Outlive(
    key="outlive",
    title="Outlive",
    seats=(2, 4),
    rules="2",
    vocabulary=VOCABULARY,
    setup_options=SETUP_OPTIONS,
    steps=STEPS,
    phrases=PHRASES,
    data=resources.files("ostoja.games.outlive").joinpath("data.toml").read_text(encoding="utf-8"),
    talk=TALK,
    secrets=SECRETS,
    pieces=PIECES,
    constant=("animals", "events"),
    seen=seen.View,
    minutes=(50, 100),
    weight=4,
    bounds=resources.files("ostoja.games.outlive").joinpath("bounds.toml").read_text(encoding="utf-8"),
)
