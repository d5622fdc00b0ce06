"""Games with a fault planted in them: each tells, deals or hides as the true one does, but for one thing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.engine.game import Game, Result, Setup, View
from ostoja.engine.snapshot import fields_of, plain
from ostoja.engine.steps import Sealed

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ostoja.engine.agenda import State
    from ostoja.engine.datafile import Table
    from ostoja.engine.heuristics import Heuristics
    from ostoja.engine.journal import Event
    from ostoja.engine.rng import Rng
    from ostoja.engine.talk import Act


class Planted(Game):
    """A game that hands every question on to the true one; a fault is planted by answering one of them itself."""

    def __init__(self, true: Game) -> None:
        for name in fields_of(true):
            setattr(self, name, getattr(true, name))
        self.true = true

    def prepare(self, setup: Setup) -> object:
        """Check data and options as the true game does."""
        return self.true.prepare(setup)

    def blank(self, setup: Setup, rng: Rng) -> State:
        """Return the true game's empty table."""
        state: State = self.true.blank(setup, rng)
        return state

    def deal(self, state: State, setup: Setup) -> None:
        """Deal as the true game does."""
        self.true.deal(state, setup)

    def open_view(self, state: State) -> View:
        """Show to all what the true game shows."""
        return self.true.open_view(state)

    def own_view(self, state: State, seat: int) -> View:
        """Show to a seat what the true game shows."""
        return self.true.own_view(state, seat)

    def deal_anew(self, state: State, seat: int) -> None:
        """Deal anew what the true game does."""
        self.true.deal_anew(state, seat)

    def conceal(self, state: State, seat: int) -> None:
        """Turn face down what the true game does."""
        self.true.conceal(state, seat)

    def unmark(self, state: State) -> None:
        """Make equal what is equal in the true game."""
        self.true.unmark(state)

    def result(self, state: State) -> Result:
        """Score as the true game does."""
        return self.true.result(state)

    def heuristics(self) -> Heuristics:
        """Judge as the true game does."""
        return self.true.heuristics()

    def verdict(self, act: Act, events: list[Event]) -> str:
        """Judge what was said as the true game does."""
        return self.true.verdict(act, events)

    def hushes(self, state: State) -> str:
        """Forbid talk where the true game does."""
        return self.true.hushes(state)

    def write_table(self, state: State) -> Table:
        """Write positions as the true game does."""
        return self.true.write_table(state)

    def read_table(self, state: State, table: Table) -> None:
        """Read positions as the true game does."""
        self.true.read_table(state, table)

    def conserved(self, state: State) -> dict[str, int]:
        """Count what the true game counts."""
        return self.true.conserved(state)

    def accounts(self, events: Sequence[Event]) -> dict[str, int]:
        """Explain what the true game explains."""
        return self.true.accounts(events)

    def longest(self, setup: Setup) -> int:
        """Take as long as the true game."""
        return self.true.longest(setup)

    def side(self, state: State, seat: int) -> str:
        """Name the sides of the true game."""
        return self.true.side(state, seat)


class OnField(Planted):
    """A fault about one field of the state."""

    def __init__(self, true: Game, field: str) -> None:
        super().__init__(true)
        self.field = field


class Open(OnField):
    """A secret lies open."""

    def open_view(self, state: State) -> View:
        """Show the secret."""
        return {**self.true.open_view(state), "leak": plain(getattr(state, self.field))}


class Peeping(OnField):
    """A crumb of a secret lies open: the ends of a pile, or one card of a set."""

    def open_view(self, state: State) -> View:
        """Show the crumb."""
        return {**self.true.open_view(state), "leak": crumb(getattr(state, self.field))}


class Neighbourly(Planted):
    """Every seat looks into the cards of the next one."""

    def own_view(self, state: State, seat: int) -> View:
        """Show what the neighbour alone may see."""
        return {**self.true.own_view(state, seat), "leak": self.true.own_view(state, (seat + 1) % state.seats)}


class Unsealed(Planted):
    """Sealed choices lie open as soon as they are made."""

    def open_view(self, state: State) -> View:
        """Show what was sealed."""
        sealed = [step.choices[:] for step in state.agenda if isinstance(step, Sealed)]
        return {**self.true.open_view(state), "leak": sealed}


class Undealt(Planted):
    """Nothing is dealt anew."""

    def deal_anew(self, state: State, seat: int) -> None:
        """Leave everything as it truly is."""


class Forgetful(OnField):
    """One field is forgotten when things are dealt anew."""

    def deal_anew(self, state: State, seat: int) -> None:
        """Put the field back as it truly is."""
        true = getattr(state.copy(), self.field)
        self.true.deal_anew(state, seat)
        setattr(state, self.field, true)


class Careless(OnField):
    """The top card of one pile is forgotten when things are dealt anew."""

    def deal_anew(self, state: State, seat: int) -> None:
        """Put the top card back."""
        top = getattr(state, self.field)[-1:]
        self.true.deal_anew(state, seat)
        getattr(state, self.field)[-1:] = top


class Unnamed(OnField):
    """One field is hidden, but nobody has named it."""

    def __init__(self, true: Game, field: str) -> None:
        super().__init__(true, field)
        self.secrets = without(true.secrets, field)


class Overlooked(Unnamed, Forgetful):
    """One field is overlooked wherever a game says what is hidden; what a seat is told and shown is as it should be."""

    def conceal(self, state: State, seat: int) -> None:
        """Leave the field as it is."""
        true = getattr(state.copy(), self.field)
        self.true.conceal(state, seat)
        setattr(state, self.field, true)


class Candid(Undealt):
    """Every hand lies open, and nothing is dealt anew."""

    def open_view(self, state: State) -> View:
        """Show what every seat alone may see."""
        hands = [self.true.own_view(state, seat) for seat in range(state.seats)]
        return {**self.true.open_view(state), "leak": hands}


class Frank(Candid):
    """Such a game that says of itself that it hides nothing."""

    def __init__(self, true: Game) -> None:
        super().__init__(true)
        self.secrets = {}

    def conceal(self, state: State, seat: int) -> None:
        """Hide nothing."""


def without(secrets: Mapping[str, tuple[str, ...]], field: str) -> dict[str, tuple[str, ...]]:
    """Return the secrets but for one field."""
    return {name: tuple(other for other in fields if other != field) for name, fields in secrets.items()}


def crumb(value: object) -> object:
    """Return the first and the last entry of a pile, the lowest card of a set."""
    if isinstance(value, list):
        filled = [entry for entry in value if entry != []]
        return crumb(filled[-1]) if filled and isinstance(filled[-1], list) else filled[:1] + filled[-1:]
    return value & -value if isinstance(value, int) else None
