"""Mall of Horror as an entry of the registry."""

from __future__ import annotations

from importlib import resources
from typing import TYPE_CHECKING, Final, cast

from ostoja.engine.game import Game, Result, Setup, View
from ostoja.games.mall_of_horror import seen
from ostoja.games.mall_of_horror.arrival import Arrival, Cameras, Election
from ostoja.games.mall_of_horror.attack import Attack, Victim
from ostoja.games.mall_of_horror.conservation import PIECES, accounts, beyond_the_figures
from ostoja.games.mall_of_horror.data import Data
from ostoja.games.mall_of_horror.defence import Defence
from ostoja.games.mall_of_horror.destination import Announcement, Destination, Lures, SecretDestinations
from ostoja.games.mall_of_horror.ending import scores, winners
from ostoja.games.mall_of_horror.flow import Play, Round
from ostoja.games.mall_of_horror.heuristics import MallHeuristics
from ostoja.games.mall_of_horror.hidden import SECRETS, conceal, deal_anew
from ostoja.games.mall_of_horror.length import longest
from ostoja.games.mall_of_horror.movement import Movement
from ostoja.games.mall_of_horror.notation import read_facts, write_facts
from ostoja.games.mall_of_horror.phrases import PHRASES
from ostoja.games.mall_of_horror.placement import Placement, PlaceOne
from ostoja.games.mall_of_horror.rulings import FEW, SETUP_OPTIONS, Rulings
from ostoja.games.mall_of_horror.setup import deal
from ostoja.games.mall_of_horror.state import Mall
from ostoja.games.mall_of_horror.talk import TALK
from ostoja.games.mall_of_horror.truck import Draw, Give, Keep, Search
from ostoja.games.mall_of_horror.view import open_view, own_view
from ostoja.games.mall_of_horror.voting import FirstBallot, ReVote, Threats, ThreatsAgain, Vote
from ostoja.games.mall_of_horror.words import CARD, CHARACTER, COLOUR, TO_GIVE, TO_GO, TO_VOTE, VOCABULARY
from ostoja.kit.refuge.data import check_hands
from ostoja.kit.refuge.destinations import HiddenDestinations, OpenDestination
from ostoja.kit.refuge.election import PlaceBallot
from ostoja.kit.refuge.heads import head_of
from ostoja.kit.refuge.promises import is_true, judged, keeps_word
from ostoja.kit.refuge.redeal import unmark_cards
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

PALETTE: Final = (3, 4, 1, 7, 0, 2)  # yellow, red, blue, black, brown and green among the colours of a client
STEPS: Final = (
    *(Play, Round, Placement, PlaceOne, Search, Draw, Keep, Give, Election, Arrival, Cameras),
    *(Destination, Announcement, SecretDestinations, Lures, Movement, Attack, Victim, Defence),
    *(Vote, FirstBallot, ReVote, Threats, ThreatsAgain),
)


class MallOfHorror(Game[Mall]):
    """Mall of Horror for three to six players."""

    def prepare(self, setup: Setup) -> object:
        """Read the numbers and the rulings."""
        data = Data(setup.data)
        check_hands(data, CARD, setup.seats, data.starting_hand)
        return (data, Rulings(setup.options, setup.seats))

    def blank(self, setup: Setup, rng: Rng) -> Mall:
        """Return an empty mall."""
        data, rulings = cast("tuple[Data, Rulings]", setup.prepared)
        mall = Mall(setup.seats, rng, data, rulings)
        mall.lay_out()
        return mall

    def deal(self, state: Mall, setup: Setup) -> None:
        """Hand out teams, cards and the badge."""
        deal(state)
        state.agenda.append(Play())

    def open_view(self, state: Mall) -> View:
        """Build up what lies open."""
        return open_view(state)

    def own_view(self, state: Mall, seat: int) -> View:
        """Build up what a seat alone sees."""
        return own_view(state, seat)

    def deal_anew(self, state: Mall, seat: int) -> None:
        """Deal anew what the seat cannot know."""
        deal_anew(state, seat)

    def conceal(self, state: Mall, seat: int) -> None:
        """Turn face down what the seat cannot know."""
        conceal(state, seat)

    def unmark(self, state: Mall) -> None:
        """Make copies of a card equal."""
        unmark_cards(state)

    def result(self, state: Mall) -> Result:
        """Return the scores and winners."""
        return Result(scores(state), winners(state), state.round)

    def has(self, state: Mall, seat: int, verb: str, domain: str, label: Word) -> bool:
        """Tell whether a kind of character is in this game, and a card in the hand or drawn from the truck."""
        if domain == "character":
            return bool((state.living() | state.unplaced) & head_of(seat, CHARACTER.read(label)))
        if domain == "card":
            kind = CARD.read(label)
            return (
                bool(kinds_in(state, state.truck) >> kind & 1) if verb in {"keep", "give"} else state.holds(seat, kind)
            )
        return True

    def round_of(self, state: Mall) -> int:
        """Return the number of the round."""
        return state.round

    def colours(self) -> tuple[str, ...]:
        """List the colours of the teams."""
        return tuple(str(label) for label in COLOUR.labels)

    def palette(self, seats: int) -> tuple[int, ...]:
        """Return which of a client's colours are yellow, red, blue, black, brown and green; three seats have three."""
        return PALETTE[: FEW if seats == FEW else len(PALETTE)]

    def colour_wish(self, colours: Sequence[int]) -> dict[str, Value]:
        """Let every seat play a team of its own."""
        return {"colours": ",".join(str(COLOUR.labels[colour]) for colour in colours)}

    def heuristics(self) -> Heuristics:
        """Return the judgement of the greedy bot."""
        return MallHeuristics()

    def verdict(self, act: Act, events: list[Event]) -> str:
        """MOH-ARR-09  Nothing said binds; compare it with what everybody saw."""
        return judged(act, events)

    def keeps(self, state: Mall, promise: Act, option: int) -> int:
        """Compare a promise with a vote, a destination or a gift."""
        return keeps_word(state, promise, option, TO_VOTE, TO_GO, TO_GIVE)

    def bears_out(self, state: Mall, claim: Act) -> int:
        """Compare a claim with the dice."""
        return is_true(state, claim)

    def talks_over(self, state: Mall) -> bool:
        """Talk before ballots and destinations."""
        return isinstance(state.agenda[-1], (PlaceBallot, HiddenDestinations, OpenDestination))

    def write_facts(self, state: Mall) -> Section:
        """Write the mall down in words."""
        return write_facts(state)

    def read_facts(self, state: Mall, table: Section) -> None:
        """Lay out the mall as written down."""
        read_facts(state, table)

    def conserved(self, state: Mall) -> dict[str, int]:
        """Count cards and characters, and zombies beyond the figures there are."""
        return {**super().conserved(state), "zombies too many": beyond_the_figures(state)}

    def accounts(self, events: Sequence[Event]) -> dict[str, int]:
        """Say who has left the game."""
        return accounts(events)

    def longest(self, setup: Setup) -> int:
        """Return the most choices of a game."""
        data, _rulings = cast("tuple[Data, Rulings]", setup.prepared)
        return longest(setup.seats, data)


GAME: Final = MallOfHorror(
    key="mall-of-horror",
    title="Mall of Horror",
    seats=(3, 6),
    rules="2",
    vocabulary=VOCABULARY,
    setup_options=SETUP_OPTIONS,
    steps=STEPS,
    phrases=PHRASES,
    data=resources.files("ostoja.games.mall_of_horror").joinpath("data.toml").read_text(encoding="utf-8"),
    talk=TALK,
    secrets=SECRETS,
    pieces=PIECES,
    constant=("cards",),
    seen=seen.View,
    minutes=(45, 75),
    weight=2,
    bounds=resources.files("ostoja.games.mall_of_horror").joinpath("bounds.toml").read_text(encoding="utf-8"),
)
