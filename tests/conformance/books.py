"""The books of a game: what is counted stays as it was, but for what events have told of."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ostoja.engine.agenda import State
    from ostoja.engine.game import Game
    from ostoja.engine.journal import Event


class Books:
    """What there must be of everything that a game counts."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.due = game.conserved(state)

    def enter(self, events: Sequence[Event]) -> None:
        """Enter what was told of a choice."""
        for thing, change in self.game.accounts(events).items():
            if thing in self.due:
                self.due[thing] += change

    def check(self, state: State) -> None:
        """Compare with what is there; a thing that comes onto the table only now is counted from now on."""
        counted = self.game.conserved(state)
        wrong = {thing: (due, counted.get(thing)) for thing, due in self.due.items() if counted.get(thing) != due}
        assert not wrong, f"pieces were lost or made (due, counted): {wrong}"
        self.due = counted
