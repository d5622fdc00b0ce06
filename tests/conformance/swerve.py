"""Chance that falls as before but for one draw: of a whole deal, a few cards change places."""

from __future__ import annotations

from ostoja.engine.rng import Rng


class Swerve(Rng):
    """A generator that draws as another does; one draw, if a number is given, falls otherwise."""

    def __init__(self, tape: Rng, turn: int = 0, draws: int = 0) -> None:
        super().__init__(tape.key, tape.at)
        self.turn = turn
        self.draws = draws  # so far

    def copy(self) -> Swerve:
        """Return a generator that will draw the same values."""
        return Swerve(self, self.turn, self.draws)

    def below(self, size: int) -> int:
        """Draw a number; at the turn, another one."""
        drawn = super().below(size)
        self.draws += 1
        return (drawn + 1) % size if self.draws == self.turn else drawn
