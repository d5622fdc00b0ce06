"""Windows in which items are played: in turn, or live."""

from __future__ import annotations

from ostoja.engine.steps import PassOut
from ostoja.games.osaczeni.state import Lockdown


class ItemWindow(PassOut[Lockdown]):
    """OSA-VOTE-05, OSA-VOTE-06  One item or a pass each, clockwise, until all pass in succession.

    Live (option discussion), anybody may play at any time until all are ready; each play withdraws all ready marks.
    """

    __slots__ = ()

    def deciders(self, g: Lockdown) -> int:
        """Ask the next player, or live all who have not passed since the last play."""
        return self.left if g.rulings.live else super().deciders(g)

    def always_asks(self, g: Lockdown, seat: int) -> bool:
        """Ask whoever holds any item: silence must not tell which."""
        return g.hands[seat] != 0
