"""Zombie Terror as an entry of the registry."""

from __future__ import annotations

from importlib import resources
from typing import TYPE_CHECKING, Final, cast

from ostoja.engine.errors import DataError
from ostoja.engine.game import Game, Result, Setup, View
from ostoja.games.zombie_terror.activation import Activation
from ostoja.games.zombie_terror.adding import Adding, Arrivals, Facing, OfferFind
from ostoja.games.zombie_terror.cleanup import Turning
from ostoja.games.zombie_terror.data import Data
from ostoja.games.zombie_terror.finds import HideFind
from ostoja.games.zombie_terror.flow import BasePlay, BaseRound
from ostoja.games.zombie_terror.heuristics import ZombieTerrorHeuristics
from ostoja.games.zombie_terror.hidden import SECRETS, conceal, deal_anew
from ostoja.games.zombie_terror.human_cards import Sewers, Silence
from ostoja.games.zombie_terror.human_turn import HumanTurn
from ostoja.games.zombie_terror.law import LawPlay, LawRound
from ostoja.games.zombie_terror.law_cards import Blocks, CardChoice
from ostoja.games.zombie_terror.movement import Movement
from ostoja.games.zombie_terror.notation import read_table, write_table
from ostoja.games.zombie_terror.phrases import PHRASES
from ostoja.games.zombie_terror.placement import PlaceHumans, PlaceZombies
from ostoja.games.zombie_terror.rulings import CHOICES, Rulings
from ostoja.games.zombie_terror.scenario import BASE, Scenario, pick_scenario
from ostoja.games.zombie_terror.setup import deal
from ostoja.games.zombie_terror.state import DOOMED, NOBODY, Town
from ostoja.games.zombie_terror.talk import TALK, verdict
from ostoja.games.zombie_terror.view import open_view, own_view, side_of
from ostoja.games.zombie_terror.words import CHARACTERS, FIELDS, HUMAN_CARDS, NOWHERE, VOCABULARY, ZOMBIE
from ostoja.games.zombie_terror.wounds import Briefcase

if TYPE_CHECKING:
    from ostoja.engine.agenda import State, Step
    from ostoja.engine.datafile import Table
    from ostoja.engine.heuristics import Heuristics
    from ostoja.engine.journal import Event
    from ostoja.engine.rng import Rng
    from ostoja.engine.talk import Act

STEPS: Final = (
    *(BasePlay, BaseRound, LawPlay, LawRound, PlaceHumans, PlaceZombies, Blocks, CardChoice),
    *(HumanTurn, Silence, Sewers, Briefcase, Movement, Activation),
    *(Adding, Arrivals, Facing, OfferFind, HideFind, Turning),
)


class ZombieTerror(Game):
    """Zombie Terror: the base game for two, The Law of the Stronger for three."""

    def prepare(self, setup: Setup) -> object:
        """Read the numbers, the scenario and the rulings."""
        options = setup.options
        data = Data(setup.data, (int(options["dog_stars"]), int(options["dog_stars_wounded"])))
        key = pick_scenario(str(options["scenario"]), setup.seats, setup.data)
        scenario = Scenario(setup.data, key, data.sight)
        if scenario.terror >= data.terror_end:
            least = f"below numbers.terror_end = {data.terror_end}"
            raise DataError(f"data field scenarios.{key}.terror must be {least}, not {scenario.terror}")
        return (data, Rulings(options, scenario.board, setup.seats), scenario)

    def blank(self, setup: Setup, rng: Rng) -> State:
        """Return an empty car park."""
        data, rulings, scenario = cast("tuple[Data, Rulings, Scenario]", setup.prepared)
        town = Town(setup.seats, rng, data, rulings, scenario)
        town.lay_out()
        return town

    def deal(self, state: State, setup: Setup) -> None:
        """Hand out sides, cards and tokens; the scenario says how it goes on."""
        town = cast("Town", state)
        deal(town)
        play: Step = BasePlay() if town.scenario.key == BASE else LawPlay()
        state.agenda.append(play)

    def open_view(self, state: State) -> View:
        """Build up what lies open."""
        return open_view(cast("Town", state))

    def own_view(self, state: State, seat: int) -> View:
        """Build up what a seat alone sees."""
        return own_view(cast("Town", state), seat)

    def deal_anew(self, state: State, seat: int) -> None:
        """Deal anew what the seat cannot know."""
        deal_anew(cast("Town", state), seat)

    def conceal(self, state: State, seat: int) -> None:
        """Turn face down what the seat cannot know."""
        conceal(cast("Town", state), seat)

    def result(self, state: State) -> Result:
        """Return the stars everybody has saved, and the winner."""
        town = cast("Town", state)
        scores = [town.saved_stars(seat) for seat in range(town.seats)]
        return Result(scores, [] if town.winner == NOBODY else [town.winner], town.round)

    def heuristics(self) -> Heuristics:
        """Return the judgement that the greedy bot plays by."""
        return ZombieTerrorHeuristics()

    def verdict(self, act: Act, events: list[Event]) -> str:
        """Compare what was said with what everybody saw."""
        return verdict(act, events)

    def side(self, state: State, seat: int) -> str:
        """Name the side a seat plays."""
        return side_of(cast("Town", state), seat)

    def write_table(self, state: State) -> Table:
        """Write the car park down in words."""
        return write_table(cast("Town", state))

    def read_table(self, state: State, table: Table) -> None:
        """Lay out the car park as written down."""
        read_table(cast("Town", state), table)

    def conserved(self, state: State) -> dict[str, int]:
        """Every marker is on the board or in the pool, every character somewhere, every card in one place."""
        town = cast("Town", state)
        cards = town.box | town.played | town.discard
        for hand in town.hands:
            cards |= hand
        for card in town.deck:
            cards |= 1 << card
        return {
            "zombies": town.on_board[ZOMBIE] + town.pool(),
            "zombie cards": (cards >> HUMAN_CARDS).bit_count(),
            "human cards": (cards & ((1 << HUMAN_CARDS) - 1)).bit_count() if town.scenario.hand else HUMAN_CARDS,
            "finds": len(set(town.faces)),
            "horde": int(town.horde == [f for f in range(FIELDS) if town.is_zombie(f)]),
            "horde counts": int(len(town.horde) == sum(town.on_board)),
            "characters": sum(1 for c in range(CHARACTERS) if consistent(town, c)),
        }


def consistent(g: Town, character: int) -> bool:
    """Tell whether a character is in exactly one place and the board agrees."""
    field = g.where[character]
    if field == NOWHERE:
        return character + 1 not in g.board
    dead = g.health[character] == DOOMED
    return g.board[field] == character + (16 if dead else 1) and g.saved_by[character] == NOBODY


GAME: Final = ZombieTerror(
    key="zombie-terror",
    title="Zombie Terror",
    seats=(2, 3),
    rules="2",
    vocabulary=VOCABULARY,
    choices=CHOICES,
    steps=STEPS,
    phrases=PHRASES,
    data=resources.files("ostoja.games.zombie_terror").joinpath("data.toml").read_text(encoding="utf-8"),
    talk=TALK,
    secrets=SECRETS,
    minutes=(30, 90),
    weight=3,
    bounds=resources.files("ostoja.games.zombie_terror").joinpath("bounds.toml").read_text(encoding="utf-8"),
)
