"""Osaczeni as an entry of the registry."""

from __future__ import annotations

from importlib import resources
from typing import TYPE_CHECKING, Final, cast

from ostoja.engine.game import Game, Result, Setup, View
from ostoja.engine.setup_options import NONE
from ostoja.games.osaczeni import seen
from ostoja.games.osaczeni.arrival import Haunting
from ostoja.games.osaczeni.attack import Attack, Victim
from ostoja.games.osaczeni.badge import WalkieTalkies, Watch
from ostoja.games.osaczeni.conservation import PIECES, out_of_place
from ostoja.games.osaczeni.data import Data
from ostoja.games.osaczeni.destination import Destination, OpenMap, SecretMaps
from ostoja.games.osaczeni.discussion import Discussion
from ostoja.games.osaczeni.ending import scores, winners
from ostoja.games.osaczeni.flow import Play, Round
from ostoja.games.osaczeni.heuristics import LockdownHeuristics
from ostoja.games.osaczeni.hidden import SECRETS, conceal, deal_anew, unmark
from ostoja.games.osaczeni.length import longest
from ostoja.games.osaczeni.movement import Drinks, Move, Movement, Refreshments
from ostoja.games.osaczeni.notation import read_facts, write_facts
from ostoja.games.osaczeni.phrases import PHRASES
from ostoja.games.osaczeni.placement import PlaceFamily, Placement
from ostoja.games.osaczeni.rulings import SETUP_OPTIONS, Rulings
from ostoja.games.osaczeni.setup import deal, most_starting_items
from ostoja.games.osaczeni.state import Lockdown
from ostoja.games.osaczeni.talk import TALK
from ostoja.games.osaczeni.truck import Give, Keep, LastItem, Search, Surplus
from ostoja.games.osaczeni.variants import STANDARD
from ostoja.games.osaczeni.view import open_view, own_view
from ostoja.games.osaczeni.voting import Pointing, TieBreak, Vote
from ostoja.games.osaczeni.words import CHARACTER, COLOUR, ITEM, TO_GIVE, TO_GO, TO_VOTE, VARIANT, VOCABULARY
from ostoja.kit.refuge.data import check_hands
from ostoja.kit.refuge.destinations import HiddenDestinations, OpenDestination
from ostoja.kit.refuge.election import PlaceBallot
from ostoja.kit.refuge.heads import head_of
from ostoja.kit.refuge.promises import is_true, judged, keeps_word
from ostoja.kit.refuge.truck import kinds_in

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ostoja.engine.datafile import Section
    from ostoja.engine.heuristics import Heuristics
    from ostoja.engine.journal import Event
    from ostoja.engine.rng import Rng
    from ostoja.engine.setup_options import Value
    from ostoja.engine.talk import Act
    from ostoja.engine.vocabulary import Word

STEPS: Final = (
    *(Play, Round, Placement, PlaceFamily, Search, Keep, Give, LastItem, Surplus, Watch, WalkieTalkies),
    *(Destination, OpenMap, SecretMaps, Movement, Move, Drinks, Refreshments, Haunting, Attack, Victim),
    *(Discussion, Vote, Pointing, TieBreak),
)


class Osaczeni(Game[Lockdown]):
    """OSA-GEN-01  Osaczeni for three to six players."""

    def prepare(self, setup: Setup) -> object:
        """Read the numbers and the rulings."""
        data, rulings = Data(setup.data), Rulings(setup.options, setup.seats)
        check_hands(data, ITEM, setup.seats, most_starting_items(data, rulings))
        return (data, rulings)

    def blank(self, setup: Setup, rng: Rng) -> Lockdown:
        """Return an empty mall."""
        data, rulings = cast("tuple[Data, Rulings]", setup.prepared)
        mall = Lockdown(setup.seats, rng, data, rulings)
        mall.lay_out()
        return mall

    def deal(self, state: Lockdown, setup: Setup) -> None:
        """Hand out families, tokens and items."""
        deal(state)
        state.agenda.append(Play())

    def open_view(self, state: Lockdown) -> View:
        """Build up what lies open."""
        return open_view(state)

    def own_view(self, state: Lockdown, seat: int) -> View:
        """Build up what a seat alone sees."""
        return own_view(state, seat)

    def deal_anew(self, state: Lockdown, seat: int) -> None:
        """Deal anew what the seat cannot know."""
        deal_anew(state, seat)

    def conceal(self, state: Lockdown, seat: int) -> None:
        """Turn face down what the seat cannot know."""
        conceal(state, seat)

    def unmark(self, state: Lockdown) -> None:
        """Make copies of a card equal."""
        unmark(state)

    def result(self, state: Lockdown) -> Result:
        """Return the scores and winners."""
        return Result(scores(state), winners(state), state.round)

    def has(self, state: Lockdown, seat: int, verb: str, domain: str, label: Word) -> bool:
        """Tell whether a kind of character is in this game, and an item in the hand or drawn from the truck."""
        if domain == "character":
            return bool((state.living() | state.unplaced) & head_of(seat, CHARACTER.read(label)))
        if domain == "item":
            kind = ITEM.read(label)
            return (
                bool(kinds_in(state, state.truck) >> kind & 1) if verb in {"keep", "give"} else state.holds(seat, kind)
            )
        return True

    def round_of(self, state: Lockdown) -> int:
        """Return the number of the round."""
        return state.round

    def colours(self) -> tuple[str, ...]:
        """List the colours of the teams."""
        return tuple(str(label) for label in COLOUR.labels)

    def colour_wish(self, colours: Sequence[int]) -> dict[str, Value]:
        """Let every seat play a team of its own."""
        return {"colours": ",".join(str(COLOUR.labels[colour]) for colour in colours)}

    def scene(self, state: Lockdown) -> str:
        """Name the variant that is played, where it is not the usual game."""
        return f"variant-{VARIANT.spell(state.variant)}" if state.variant != STANDARD else ""

    def unlocks(self, state: Lockdown) -> int:
        """OSA-EPI-08  Return the number of the epilogue that a finished game has unlocked."""
        return state.epilogue

    def unlocked_wish(self, numbers: Sequence[int]) -> dict[str, Value]:
        """OSA-EPI-08  Let a new game know which epilogues were unlocked before."""
        return {"unlocked": ",".join(f"{number:02d}" for number in sorted(numbers)) or NONE}

    def heuristics(self) -> Heuristics:
        """Return the judgement of the greedy bot."""
        return LockdownHeuristics()

    def verdict(self, act: Act, events: list[Event]) -> str:
        """OSA-GEN-05, OSA-DEST-07, OSA-DEST-08  Nothing said binds; compare it with what everybody saw."""
        return judged(act, events)

    def keeps(self, state: Lockdown, promise: Act, option: int) -> int:
        """Compare a promise with a vote, a destination or a gift."""
        return keeps_word(state, promise, option, TO_VOTE, TO_GO, TO_GIVE)

    def bears_out(self, state: Lockdown, claim: Act) -> int:
        """Compare a claim with the dice."""
        return is_true(state, claim)

    def talks_over(self, state: Lockdown) -> bool:
        """Talk before ballots and destinations."""
        return isinstance(state.agenda[-1], (PlaceBallot, HiddenDestinations, OpenDestination))

    def write_facts(self, state: Lockdown) -> Section:
        """Write the mall down in words."""
        return write_facts(state)

    def read_facts(self, state: Lockdown, table: Section) -> None:
        """Lay out the mall as written down."""
        read_facts(state, table)

    def conserved(self, state: Lockdown) -> dict[str, int]:
        """Count items and characters, and monsters that are where none can be."""
        return {**super().conserved(state), "monsters out of place": out_of_place(state)}

    def longest(self, setup: Setup) -> int:
        """Return the most choices of a game."""
        data, rulings = cast("tuple[Data, Rulings]", setup.prepared)
        return longest(setup.seats, data, rulings)


GAME: Final = Osaczeni(
    key="osaczeni",
    title="Osaczeni",
    seats=(3, 6),  # OSA-GEN-01
    rules="2",
    vocabulary=VOCABULARY,
    setup_options=SETUP_OPTIONS,
    steps=STEPS,
    phrases=PHRASES,
    data=resources.files("ostoja.games.osaczeni").joinpath("data.toml").read_text(encoding="utf-8"),
    talk=TALK,
    secrets=SECRETS,
    pieces=PIECES,
    constant=("characters", "items"),
    seen=seen.View,
    minutes=(40, 75),
    weight=2,
    bounds=resources.files("ostoja.games.osaczeni").joinpath("bounds.toml").read_text(encoding="utf-8"),
)
