"""Zombie Terror as an entry of the registry."""

from __future__ import annotations

from importlib import resources
from typing import TYPE_CHECKING, Final, cast

from ostoja.engine.errors import DataError
from ostoja.engine.game import Game, Result, Setup, View
from ostoja.games.zombie_terror import seen
from ostoja.games.zombie_terror.activation import Activation
from ostoja.games.zombie_terror.adding import Adding, Arrivals, Facing
from ostoja.games.zombie_terror.cleanup import Turning
from ostoja.games.zombie_terror.conservation import PIECES, accounts, count
from ostoja.games.zombie_terror.data import Data
from ostoja.games.zombie_terror.double import all_stars
from ostoja.games.zombie_terror.finds import HideFind, OfferFind
from ostoja.games.zombie_terror.flow import BasePlay, BaseRound
from ostoja.games.zombie_terror.heuristics import ZombieTerrorHeuristics
from ostoja.games.zombie_terror.hidden import SECRETS, conceal, deal_anew
from ostoja.games.zombie_terror.human_cards import Sewers, Silence
from ostoja.games.zombie_terror.human_turn import HumanTurn
from ostoja.games.zombie_terror.law import LawPlay, LawRound
from ostoja.games.zombie_terror.law_cards import Blocks, CardChoice
from ostoja.games.zombie_terror.length import longest
from ostoja.games.zombie_terror.movement import Movement
from ostoja.games.zombie_terror.notation import read_facts, write_facts
from ostoja.games.zombie_terror.phrases import PHRASES
from ostoja.games.zombie_terror.placement import PlaceHumans, PlaceZombies
from ostoja.games.zombie_terror.rulings import SETUP_OPTIONS, Rulings
from ostoja.games.zombie_terror.scenario import BASE, Scenario, pick_scenario
from ostoja.games.zombie_terror.setup import deal, pick_zombie_seat
from ostoja.games.zombie_terror.state import NOBODY, Town
from ostoja.games.zombie_terror.talk import TALK, keeps, verdict
from ostoja.games.zombie_terror.view import open_view, own_view, side_of
from ostoja.games.zombie_terror.words import CARD, CHARACTER, FIELD, VOCABULARY
from ostoja.games.zombie_terror.wounds import Briefcase

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ostoja.engine.agenda import Step
    from ostoja.engine.datafile import Section
    from ostoja.engine.heuristics import Heuristics
    from ostoja.engine.journal import Event
    from ostoja.engine.rng import Rng
    from ostoja.engine.talk import Act
    from ostoja.engine.vocabulary import Word

STEPS: Final = (
    *(BasePlay, BaseRound, LawPlay, LawRound, PlaceHumans, PlaceZombies, Blocks, CardChoice),
    *(HumanTurn, Silence, Sewers, Briefcase, Movement, Activation),
    *(Adding, Arrivals, Facing, OfferFind, HideFind, Turning),
)


class ZombieTerror(Game[Town]):
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

    def blank(self, setup: Setup, rng: Rng) -> Town:
        """Return an empty car park."""
        data, rulings, scenario = cast("tuple[Data, Rulings, Scenario]", setup.prepared)
        town = Town(setup.seats, rng, data, rulings, scenario)
        town.lay_out()
        return town

    def deal(self, state: Town, setup: Setup) -> None:
        """Hand out sides, cards and tokens; the scenario says how it goes on."""
        deal(state, pick_zombie_seat(state))
        play: Step = BasePlay() if state.scenario.key == BASE else LawPlay()
        state.agenda.append(play)

    def open_view(self, state: Town) -> View:
        """Build up what lies open."""
        return open_view(state)

    def own_view(self, state: Town, seat: int) -> View:
        """Build up what a seat alone sees."""
        return own_view(state, seat)

    def deal_anew(self, state: Town, seat: int) -> None:
        """Deal anew what the seat cannot know."""
        deal_anew(state, seat)

    def conceal(self, state: Town, seat: int) -> None:
        """Turn face down what the seat cannot know."""
        conceal(state, seat)

    def result(self, state: Town) -> Result:
        """Return the stars everybody has saved, of both games if there are two, and the winner."""
        scores = [all_stars(state, seat) for seat in range(state.seats)]
        return Result(scores, [] if state.winner == NOBODY else [state.winner], state.rounds_before + state.round)

    def has(self, state: Town, seat: int, verb: str, domain: str, label: Word) -> bool:
        """Tell whether a zombie stands where one is to be activated, a human lives, a card is in the hand."""
        if domain == "field" and verb == "activate":
            return state.is_zombie(FIELD.read(label))
        if domain == "character":
            return state.is_living(CHARACTER.read(label))
        return domain != "card" or verb in {"take", "block"} or state.holds(seat, CARD.read(label))

    def round_of(self, state: Town) -> int:
        """Return the number of the round, counted through both games of a double one."""
        return state.rounds_before + state.round

    def heuristics(self) -> Heuristics:
        """Return the judgement that the greedy bot plays by."""
        return ZombieTerrorHeuristics()

    def verdict(self, act: Act, events: list[Event]) -> str:
        """Compare what was said with what everybody saw."""
        return verdict(act, events)

    def keeps(self, state: Town, promise: Act, option: int) -> int:
        """Compare a promise with a shove, a swap or a block."""
        return keeps(promise, option)

    def talks_over(self, state: Town) -> bool:
        """Talk before cards are chosen and blocked, and when the humans' turn begins."""
        return isinstance(state.agenda[-1], (Blocks, CardChoice, HumanTurn))

    def palette(self, seats: int) -> tuple[int, ...]:
        """Let the sides decide about the colours."""
        return ()

    def side(self, state: Town, seat: int) -> str:
        """Name the side a seat plays; in a double game, the one it plays in the present game."""
        return side_of(state, seat)

    def write_facts(self, state: Town) -> Section:
        """Write the car park down in words."""
        return write_facts(state)

    def read_facts(self, state: Town, table: Section) -> None:
        """Lay out the car park as written down."""
        read_facts(state, table)

    def conserved(self, state: Town) -> dict[str, int]:
        """Count zombies, characters, cards and tokens."""
        return count(state)

    def accounts(self, events: Sequence[Event]) -> dict[str, int]:
        """Say which zombies, bullets and tokens have come and gone."""
        return accounts(events)

    def longest(self, setup: Setup) -> int:
        """Return the most choices of a game."""
        return longest(*cast("tuple[Data, Rulings, Scenario]", setup.prepared))


GAME: Final = ZombieTerror(
    key="zombie-terror",
    title="Zombie Terror",
    seats=(2, 3),
    rules="2",
    vocabulary=VOCABULARY,
    setup_options=SETUP_OPTIONS,
    steps=STEPS,
    phrases=PHRASES,
    data=resources.files("ostoja.games.zombie_terror").joinpath("data.toml").read_text(encoding="utf-8"),
    talk=TALK,
    secrets=SECRETS,
    pieces=PIECES,
    constant=("finds",),
    seen=seen.View,
    minutes=(30, 90),
    weight=3,
    bounds=resources.files("ostoja.games.zombie_terror").joinpath("bounds.toml").read_text(encoding="utf-8"),
)
