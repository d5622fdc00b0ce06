"""A toy game: everybody takes from a pile in turn, then all vote in secret. The engine needs no more than this."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.agenda import DONE, NONE, Next, Phases, Procedure, State
from ostoja.engine.choices import Amount
from ostoja.engine.game import Game, Result, Setup, View
from ostoja.engine.pieces import PILE, PILES, Held
from ostoja.engine.secrets import FACE_DOWN
from ostoja.engine.steps import InTurn
from ostoja.engine.talk import PROMISE, Form
from ostoja.engine.vocabulary import NUMBER, SEAT, Verb, Vocabulary
from ostoja.kit.voting import Ballot

if TYPE_CHECKING:
    from ostoja.engine.rng import Rng

WORDS: Final = Vocabulary()
TAKE: Final[int] = WORDS.verb("take").at()
VOTE: Final = WORDS.verb("vote", SEAT)


class Pile(State):
    """A pile of face-down numbers; what each seat took is its secret, and what was burnt is everybody's."""

    __slots__ = ("burnt", "hands", "pile", "votes")

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.pile: list[int] = []
        self.burnt: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.votes = [0] * seats

    def copy(self) -> Pile:
        """Return an independent copy."""
        twin = Pile(self.seats, self.rng.copy())
        self.copy_table(twin)
        twin.pile, twin.burnt, twin.votes = self.pile[:], self.burnt[:], self.votes[:]
        twin.hands = [hand[:] for hand in self.hands]
        return twin


class Play(Procedure[Pile]):
    """TOY-01  Take in turn, then vote; until the pile is gone."""

    def phases(self) -> Phases:
        """List the parts of a round."""
        return (Play.take, Play.vote, Play.end)

    def take(self, g: Pile) -> Next:
        """Clockwise, everybody may take."""
        return Takes((1 << g.seats) - 1, g.rng.below(g.seats))

    def vote(self, g: Pile) -> Next:
        """Everybody votes for the one with the most."""
        return Votes((1 << g.seats) - 1, (1 << g.seats) - 1)

    def end(self, g: Pile) -> Next:
        """Go on while there is a pile."""
        g.over = not g.pile
        return self.again()


class Takes(InTurn[Pile]):
    """TOY-02  Take any number of cards in your turn."""

    def copy(self) -> Takes:
        """Return a window with the same turns left."""
        twin = Takes()
        self.copy_turns(twin)
        return twin

    def plays(self, g: Pile, seat: int) -> list[int]:
        """Offer the top card."""
        return [TAKE] if g.pile else []

    def play(self, g: Pile, seat: int, option: int) -> Next:
        """Add it to the hand in secret."""
        card = g.pile.pop()
        g.hands[seat].append(card)
        g.show(1 << seat, "took", seat, card)
        g.tell_rest(1 << seat, "took-one", seat)
        return self.end_turn(seat)

    def asks(self, g: Pile) -> tuple[str, int, int]:
        """Ask for a card."""
        return ("ask-take", 0, 0)


class Votes(Ballot[Pile]):
    """TOY-03  Vote in secret; every vote scores."""

    def copy(self) -> Votes:
        """Return a ballot with the same choices in."""
        twin = Votes(0, self.candidates)
        self.copy_choices(twin)
        return twin

    def votes(self) -> Verb:
        """Vote for a seat."""
        return VOTE

    def weight(self, g: Pile, seat: int) -> int:
        """One vote each."""
        return 1

    def counted(self, g: Pile, leaders: int) -> Next:
        """Score the leaders; burn a card, so that the pile comes to an end."""
        for seat in range(g.seats):
            g.votes[seat] += leaders >> seat & 1
        if g.pile:
            g.burnt.append(g.pile.pop(0))
        return DONE

    def asks(self, g: Pile) -> tuple[str, int, int]:
        """Ask for a vote."""
        return ("ask-vote", NONE, NONE)


class Toy(Game[Pile]):
    """Two to four seats, one option."""

    def blank(self, setup: Setup, rng: Rng) -> Pile:
        """Return an empty table."""
        return Pile(setup.seats, rng)

    def deal(self, state: Pile, setup: Setup) -> None:
        """Shuffle the pile."""
        state.pile = list(range(int(setup.options["cards"])))
        state.rng.shuffle(state.pile)
        state.agenda.append(Play())

    def open_view(self, state: Pile) -> View:
        """Show the pile's size and the votes."""
        return {"pile": len(state.pile), "votes": list(state.votes), "hand": None}

    def own_view(self, state: Pile, seat: int) -> View:
        """Show the own hand."""
        return {"hand": list(state.hands[seat])}

    def deal_anew(self, state: Pile, seat: int) -> None:
        """Shuffle all cards but the own hand and lay them back."""
        places = hidden_places(state, seat)
        unseen = [card for pile in places for card in pile]
        state.rng.shuffle(unseen)
        for pile in places:
            pile[:] = [unseen.pop() for _ in pile]

    def conceal(self, state: Pile, seat: int) -> None:
        """Turn all cards but the own hand face down."""
        for pile in hidden_places(state, seat):
            pile[:] = [FACE_DOWN] * len(pile)

    def longest(self, setup: Setup) -> int:
        """At most one card is burnt in a round, of a turn and a vote each; the last round finds no pile."""
        return (int(setup.options["cards"]) + 1) * 2 * setup.seats

    def result(self, state: Pile) -> Result:
        """Most votes win."""
        return Result(
            list(state.votes), [seat for seat in range(state.seats) if state.votes[seat] == max(state.votes)], 0
        )


def hidden_places(g: Pile, seat: int) -> list[list[int]]:
    """List the piles and hands that a seat cannot see."""
    return [g.pile, g.burnt, *(hand for other, hand in enumerate(g.hands) if other != seat)]


TOY: Final = Toy(
    key="toy",
    title="Toy",
    seats=(2, 4),
    rules="1",
    vocabulary=WORDS,
    choices=(Amount("cards", 8, 1, 20),),
    steps=(Play, Takes, Votes),
    phrases={
        "took": (SEAT, NUMBER),
        "took-one": (SEAT,),
        "voted": (SEAT, SEAT, NUMBER),
        "ask-take": (NUMBER, NUMBER),
        "ask-vote": (NUMBER, NUMBER),
    },
    data="",
    talk=(Form(PROMISE, "vote", SEAT),),
    secrets={"cards": ("pile", "burnt", "hands")},
    pieces={"cards": (Held("pile", PILE), Held("burnt", PILE), Held("hands", PILES))},
    constant=("cards",),
)
