"""Chapter: phase 2, who takes the badge? The dice under the hatch and the walkie-talkies."""

from __future__ import annotations

from typing import Final

from ostoja.engine.agenda import DONE, Next, Phases, Procedure
from ostoja.engine.seats import is_single
from ostoja.engine.steps import Window
from ostoja.games.osaczeni.discussion import discuss
from ostoja.games.osaczeni.state import Lockdown
from ostoja.games.osaczeni.variants import BLIND_SPOT
from ostoja.games.osaczeni.voting import Vote
from ostoja.games.osaczeni.words import SURVEILLANCE, TO_GUARD, TO_LOOK, WALKIE_TALKIE
from ostoja.kit.refuge.hidden_dice import NO_DIE, look, roll_hidden
from ostoja.kit.refuge.state import NOBODY


class Watch(Procedure[Lockdown]):
    """OSA-BADGE-01  The players in the surveillance centre vote on the badge; then the dice are shaken."""

    __slots__ = ()

    def copy(self) -> Watch:
        """Return one that has got as far."""
        twin = Watch()
        twin.at = self.at
        return twin

    def phases(self) -> Phases:
        """List the steps A to C."""
        return WATCH

    def discussion(self, g: Lockdown) -> Next:
        """OSA-BADGE-01, OSA-BADGE-07, OSA-VOTE-19, OSA-VOTE-21  The participants talk, unless there is only one."""
        g.elected = NOBODY
        g.end_backing()  # by guns of phase 1
        participants = g.present(SURVEILLANCE)
        return None if is_single(participants) or not participants else discuss(g, SURVEILLANCE, TO_GUARD)

    def vote(self, g: Lockdown) -> Next:
        """OSA-BADGE-01, OSA-BADGE-05, OSA-BADGE-06  Then they decide; an empty or closed centre elects nobody."""
        return Vote(SURVEILLANCE, TO_GUARD) if g.room[SURVEILLANCE] else None

    def shake(self, g: Lockdown) -> Next:
        """OSA-BADGE-02  The chosen player takes the badge, shakes all dice and looks; else nobody looks.

        OSA-BADGE-03, OSA-BADGE-04, OSA-BADGE-05, OSA-VOTE-21, OSA-VAR-06
        """
        if g.elected != NOBODY:
            g.badge = g.elected
            g.tell("badge", g.badge)
        g.end_backing()
        roll_hidden(g, g.dice_in_use())
        g.covered = g.rng.below(len(g.dice)) if g.variant == BLIND_SPOT else NO_DIE
        if g.elected != NOBODY:
            look(g, g.badge, g.covered)
        return None

    def walkie_talkies(self, g: Lockdown) -> Next:
        """OSA-BADGE-08  Anybody who has not seen the dice may look, an eliminated player too.

        OSA-BADGE-09, OSA-ELIM-04
        """
        return WalkieTalkies(g.everybody() & ~g.seers)


WATCH: Final[Phases] = (Watch.discussion, Watch.vote, Watch.shake, Watch.walkie_talkies)


class WalkieTalkies(Window[Lockdown]):
    """OSA-BADGE-08, OSA-BADGE-09  A walkie-talkie lets its player look under the hatch; the order does not matter."""

    __slots__ = ()

    def copy(self) -> WalkieTalkies:
        """Return a window that has got as far."""
        twin = WalkieTalkies()
        self.copy_passes(twin)
        return twin

    def plays(self, g: Lockdown, seat: int) -> list[int]:
        """Offer a walkie-talkie to whoever holds one."""
        return [TO_LOOK] if g.holds(seat, WALKIE_TALKIE) else []

    def decide(self, g: Lockdown, seat: int, option: int) -> Next:
        """OSA-BADGE-08  The play is public, the look is not; it changes nothing for those who have passed."""
        if option == TO_LOOK:
            g.discard(seat, WALKIE_TALKIE)
            look(g, seat, g.covered)
        self.passed |= 1 << seat
        return None if self.deciders(g) else DONE

    def always_asks(self, g: Lockdown, seat: int) -> bool:
        """Ask whoever holds any item: silence must not tell which."""
        return g.hands[seat] != 0

    def asks(self, g: Lockdown) -> tuple[str, int, int]:
        """Ask for a walkie-talkie."""
        return ("ask-walkie", 0, 0)

    def rule(self) -> str:
        """Cite the rule on walkie-talkies."""
        return "OSA-BADGE-08"

    def why_not(self, g: Lockdown, seat: int, option: int) -> str:
        """Only walkie-talkies are used while the dice lie under the hatch."""
        return "OSA-BADGE-08"
