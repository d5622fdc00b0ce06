"""The step library: the ways in which seats are asked, from which the games build their decisions."""

from __future__ import annotations

from typing import Final

from ostoja.engine.agenda import DONE, Decision, Next, S, Unwritten
from ostoja.engine.native import mypyc_attr
from ostoja.engine.seats import first_from, seats_in

PASS: Final = 0  # every vocabulary begins with the verb "pass"
ONLY_PASS: Final[list[int]] = [PASS]  # shared: lists of options are never changed
UNDECIDED: Final = -1
TRIES: Final = 100  # to pick as much as another seat has picked


@mypyc_attr(allow_interpreted_subclasses=True)
class Solo(Decision[S]):
    """One seat chooses."""

    __slots__ = ("seat",)

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat

    def deciders(self, g: S) -> int:
        """Ask the one seat."""
        return 1 << self.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Decision[S]):
    """Several seats choose in secret; when all choices are in they are revealed at once."""

    __slots__ = ("choices", "waiting")

    def __init__(self, seats: int = 0) -> None:
        self.waiting = seats
        self.choices: list[int] = [UNDECIDED] * seats.bit_length()

    def copy_choices(self, twin: Sealed[S]) -> None:
        """Give a copy its own list of what was chosen so far."""
        twin.waiting = self.waiting
        twin.choices = self.choices[:]

    def deciders(self, g: S) -> int:
        """Ask all who have not chosen yet, in any order."""
        return self.waiting

    def decide(self, g: S, seat: int, option: int) -> Next:
        """Keep the choice secret; the last one in opens them all."""
        self.choices[seat] = option
        self.waiting &= ~(1 << seat)
        return None if self.waiting else self.reveal(g)

    def reveal(self, g: S) -> Next:
        """Open all choices: `choices` by seat, -1 where a seat was not asked."""
        raise Unwritten(self, "reveal")

    def sealed(self) -> bool:
        """Keep the choices invisible until all are in."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class InTurn(Decision[S]):
    """Clockwise from a seat, each seat has one turn; in it, it may play again and again until it passes."""

    __slots__ = ("first", "left")

    def __init__(self, seats: int = 0, first: int = 0) -> None:
        self.left = seats
        self.first = first

    def copy_turns(self, twin: InTurn[S]) -> None:
        """Tell a copy whose turns are still to come."""
        twin.left = self.left
        twin.first = self.first

    def deciders(self, g: S) -> int:
        """Ask the next seat clockwise."""
        return 1 << first_from(self.left, self.first) if self.left else 0

    def plays(self, g: S, seat: int) -> list[int]:
        """List what the seat may play."""
        raise Unwritten(self, "plays")

    def play(self, g: S, seat: int, option: int) -> Next:
        """Do what was played; the seat's turn goes on."""
        raise Unwritten(self, "play")

    def options(self, g: S, seat: int) -> list[int]:
        """Offer to pass and whatever may be played."""
        plays = self.plays(g, seat)
        return [PASS, *plays] if plays else ONLY_PASS

    def decide(self, g: S, seat: int, option: int) -> Next:
        """Take a play or end the turn."""
        if option == PASS:
            return self.end_turn(seat)
        return self.play(g, seat, option)

    def end_turn(self, seat: int) -> Next:
        """End the turn of a seat."""
        self.left &= ~(1 << seat)
        return None if self.left else DONE


@mypyc_attr(allow_interpreted_subclasses=True)
class PassOut(InTurn[S]):
    """Clockwise from a seat, one play or a pass each, round and round until all have passed in succession."""

    __slots__ = ("seats",)

    def __init__(self, seats: int = 0, first: int = 0) -> None:
        super().__init__(seats, first)
        self.seats = seats

    def copy_turns(self, twin: InTurn[S]) -> None:
        """Tell a copy whose turns are still to come and who takes part."""
        InTurn.copy_turns(self, twin)
        if isinstance(twin, PassOut):
            twin.seats = self.seats

    def decide(self, g: S, seat: int, option: int) -> Next:
        """Pass the turn on; a play gives everybody a new one."""
        self.first = (seat + 1) % g.seats
        if option == PASS:
            return self.end_turn(seat)
        self.left = self.seats
        return self.play(g, seat, option)


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Decision[S]):
    """Anybody of some seats may play at any time until all have passed; a play withdraws the passes."""

    __slots__ = ("passed", "seats")

    def __init__(self, seats: int = 0) -> None:
        self.seats = seats
        self.passed = 0

    def copy_passes(self, twin: Window[S]) -> None:
        """Tell a copy who has passed."""
        twin.seats = self.seats
        twin.passed = self.passed

    def deciders(self, g: S) -> int:
        """Ask all who have not passed since the last play."""
        return self.seats & ~self.passed

    def plays(self, g: S, seat: int) -> list[int]:
        """List what the seat may play."""
        raise Unwritten(self, "plays")

    def play(self, g: S, seat: int, option: int) -> Next:
        """Do what was played."""
        raise Unwritten(self, "play")

    def options(self, g: S, seat: int) -> list[int]:
        """Offer to pass and whatever may be played."""
        return [PASS, *self.plays(g, seat)]

    def decide(self, g: S, seat: int, option: int) -> Next:
        """Note a pass, or do the play and open the window to all again."""
        if option == PASS:
            self.passed |= 1 << seat
            return None
        self.passed = 0
        return self.play(g, seat, option)

    def always_asks(self, g: S, seat: int) -> bool:
        """Ask everybody: who is asked, and when, must not tell what a hand holds."""
        return True

    def reopens(self, option: int) -> bool:
        """Withdraw all passes with a play."""
        return option != PASS


@mypyc_attr(allow_interpreted_subclasses=True)
class Picks(Solo[S]):
    """One seat picks several things, one at a time: a payment, a discard, a draft."""

    __slots__ = ("picked",)

    def __init__(self, seat: int = 0) -> None:
        super().__init__(seat)
        self.picked: list[int] = []

    def copy_picks(self, twin: Picks[S]) -> None:
        """Give a copy its own list of picks."""
        twin.seat = self.seat
        twin.picked = self.picked[:]

    def candidates(self, g: S) -> list[int]:
        """List what may be picked next, given what is picked already; never a pick that leads nowhere."""
        raise Unwritten(self, "candidates")

    def is_enough(self, g: S) -> bool:
        """Tell whether the seat may stop here."""
        raise Unwritten(self, "measure of enough")

    def taken(self, g: S) -> Next:
        """Do what all the picks together mean."""
        raise Unwritten(self, "result")

    def is_pick(self) -> bool:
        """Say that each choice is a part of what is picked."""
        return True

    def options(self, g: S, seat: int) -> list[int]:
        """Offer the next picks, and to stop where that is allowed."""
        candidates = self.candidates(g)
        return [PASS, *candidates] if self.is_enough(g) else candidates

    def decide(self, g: S, seat: int, option: int) -> Next:
        """Add a pick; without a further candidate, or on a stop, the picks are complete."""
        if option != PASS:
            self.picked.append(option)
            if self.candidates(g):
                return None
        return self.taken(g)


def chosen(choices: list[int]) -> list[int]:
    """List the seats whose sealed choice is in."""
    return [seat for seat in range(len(choices)) if choices[seat] != UNDECIDED]


def reseal(g: S, step: Sealed[S], seat: int) -> None:
    """Deal anew what the others have sealed: any of their options, as the seat cannot know which."""
    for other in chosen(step.choices):
        if other != seat:
            step.choices[other] = g.rng.pick(step.options(g, other))


def repick(g: S, step: Picks[S], seat: int) -> None:
    """Pick anew what another seat has picked so far: nobody else's concern until all is picked, but for how much."""
    count = len(step.picked)
    if step.seat == seat or not count:
        return
    for _ in range(TRIES):
        step.picked = []
        left = step.candidates(g)
        while left and len(step.picked) < count:
            step.picked.append(g.rng.pick(left))
            left = step.candidates(g)
        if left:  # else these picks would have been complete, and were not
            return
    step.picked = []


def all_but(g: S, seat: int) -> tuple[int, ...]:
    """List all seats but one."""
    return seats_in((1 << g.seats) - 1 & ~(1 << seat))
