"""A game being played by programs: what each seat observes as arrays, what it may choose, and what came of it.

All shapes stand on this. A seat observes its own view as a row of named numbers and a mask over the vocabulary of the
game: nothing that it may not know gets into either. A seat that is not asked may only wait, which is action 0.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final, cast

import numpy as np

from ostoja.cli.picture import paint_svg, paint_text
from ostoja.engine.journal import Journal
from ostoja.engine.position import Position
from ostoja.engine.rng import seeded
from ostoja.engine.seats import seats_in
from ostoja.engine.snapshot import restore, snapshot
from ostoja.games import find
from ostoja.lab.encoding import encoder_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from ostoja.engine.agenda import Decision, State
    from ostoja.engine.game import Game, Setup
    from ostoja.engine.setup_options import Value

VERSION: Final = 1  # of the shapes: raised when what is observed, or what an action means, changes
WAIT: Final = 0  # what a seat that is not asked may choose
LOST: Final = -1.0
WON: Final = 1.0
SEATS: Final = 4  # where nobody says how many, if the game allows it

Observation = dict[str, "NDArray[Any]"]


class Sitting:
    """One table, set up once and dealt as often as one likes."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.encoder = encoder_of(game, setup)
        self.actions = game.vocabulary.size
        self.state: State = game.blank(setup, seeded(""))

    @classmethod
    def at(cls, game: str, seats: int | None = None, options: Mapping[str, Value] | None = None) -> Sitting:
        """Set a table up."""
        title = find(game)
        many = seats if seats is not None else min(max(SEATS, title.least_seats), title.most_seats)
        return cls(title, title.agree(many, options or {}))

    def deal(self, seed: str, *, journal: bool = False) -> None:
        """Begin a game; the same seed deals the same."""
        self.state = self.game.blank(self.setup, seeded(seed))
        self.state.journal = Journal() if journal else None
        self.game.deal(self.state, self.setup)
        self.state.settle()

    # ------------------------------------------------------------ what a seat knows

    def asked(self) -> tuple[int, ...]:
        """List the seats that have to choose."""
        return () if self.state.over else seats_in(self.state.asked)

    def offers(self, seat: int) -> list[int]:
        """List what a seat may choose; one that is not asked may wait."""
        state = self.state
        return state.offers[seat] if not state.over and state.asked >> seat & 1 else [WAIT]

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Return what a seat may choose, a 1 for each."""
        mask = np.zeros(self.actions, np.int8)
        mask[self.offers(seat)] = 1
        return mask

    def row(self, seat: int) -> NDArray[np.int32]:
        """Return what a seat sees."""
        return np.frombuffer(self.encoder.numbers(self.game.view(self.state, seat)), np.int32)

    def observe(self, seat: int) -> Observation:
        """Return what a seat sees and may choose."""
        return {"observation": self.row(seat), "action_mask": self.mask(seat)}

    def whole(self) -> NDArray[np.int32]:
        """Return what all seats see together, for those who train several at once."""
        return np.concatenate([self.row(seat) for seat in range(self.setup.seats)])

    # ------------------------------------------------------------ what happens

    def choose(self, seat: int, action: int) -> bool:
        """Choose for a seat that is asked; what is not offered is answered by the fallback. Tell whether it was."""
        state = self.state
        if action in state.offers[seat]:
            state.apply(seat, action)
            return True
        self.fall_back(seat)
        return False

    def fall_back(self, seat: int) -> None:
        """Choose for a seat what is chosen for somebody who is away."""
        state = self.state
        state.apply(seat, cast("Decision[Any]", state.agenda[-1]).fallback(state, seat))

    def returns(self) -> list[float]:
        """Return what every seat has won: 1 alone, -1 nothing, in between where several share; 0 before the end."""
        seats = range(self.setup.seats)
        if not self.state.over:
            return [0.0 for _ in seats]
        winners = self.game.result(self.state).winners
        if not winners:
            return [0.0 for _ in seats]
        part = LOST + (WON - LOST) / len(winners)
        return [part if seat in winners else LOST for seat in seats]

    # ------------------------------------------------------------ copies and pictures

    def clone(self) -> Sitting:
        """Return an independent copy, a few microseconds' work; its chance is the same."""
        twin = Sitting.__new__(Sitting)
        twin.game, twin.setup, twin.encoder, twin.actions = self.game, self.setup, self.encoder, self.actions
        twin.state = self.state.copy()
        if self.state.journal is not None:
            twin.state.journal = Journal()
            twin.state.journal.events = self.state.journal.events[:]
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Sitting:
        return self.clone()

    def save(self) -> bytes:
        """Write the game down, secrets and chance included."""
        return json.dumps(snapshot(self.state), separators=(",", ":")).encode()

    def load(self, saved: bytes) -> None:
        """Go on with a game that was written down at a table set up alike."""
        self.state = restore(self.game, self.setup, json.loads(saved))

    def __getstate__(self) -> dict[str, Any]:
        options, changes = self.setup.options, self.setup.changes
        begun = bool(self.state.agenda) or self.state.over
        return {
            "setup": (self.game.key, self.setup.seats, options, changes),
            "saved": self.save() if begun else b"",
        }

    def __setstate__(self, data: dict[str, Any]) -> None:
        key, seats, options, changes = data["setup"]
        game = find(key)
        Sitting.__init__(self, game, game.agree(seats, options, changes))
        if data["saved"]:
            self.load(data["saved"])

    def seen(self, seat: int) -> Position:
        """Return a position that a seat cannot tell from the true one, to be shown or written down."""
        return Position(self.game, self.setup, self.state).seen(seat, "shown")

    def text(self, seat: int) -> str:
        """Draw as text what a seat sees."""
        return paint_text(self.seen(seat))

    def svg(self, seat: int) -> str:
        """Draw as SVG what a seat sees."""
        return paint_svg(self.seen(seat))
