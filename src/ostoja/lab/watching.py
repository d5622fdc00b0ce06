"""A game watched from the side: who led when, what was offered, who did what, and what happened to whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ostoja.engine.journal import Journal
from ostoja.engine.vocabulary import NUMBER, SEAT

if TYPE_CHECKING:
    from ostoja.engine.agenda import State
    from ostoja.engine.game import Game


class Story(NamedTuple):
    """What a designer asks about one game; seats as bit masks."""

    leads: tuple[int, ...] = ()  # who led by score whenever a round began, and at the end
    used: tuple[tuple[int, int], ...] = ()  # options that were chosen, and by whom
    offered: tuple[int, ...] = ()  # options that somebody could have chosen
    met: tuple[tuple[str, int, int], ...] = ()  # events about a seat and a thing: the kind, the thing, and whose
    scene: str = ""  # the scenario or variant, by the key of its text
    roles: tuple[str, ...] = ()  # what each seat played, by the key of its text, where seats differ so


class Watcher:
    """Watches one game after another."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.round = -1
        self.leads: list[int] = []
        self.used: dict[int, int] = {}
        self.offered: set[int] = set()
        self.about = {
            kind: domains[1]
            for kind, domains in game.phrases.items()
            if len(domains) > 1 and domains[0] is SEAT and domains[1].name not in {SEAT.name, NUMBER.name}
        }

    def begin(self, state: State) -> None:
        """Begin to watch."""
        self.round, self.leads, self.used, self.offered = -1, [], {}, set()
        if state.journal is None:
            state.journal = Journal()

    def note(self, state: State, seat: int, option: int) -> None:
        """Note a choice before it is taken."""
        self.used[option] = self.used.get(option, 0) | 1 << seat
        self.offered.update(state.offers[seat])
        now = self.game.round_of(state)
        if now != self.round:
            self.round = now
            self.leads.append(leaders(self.game.result(state).scores))

    def close(self, state: State) -> Story:
        """Return the story of a game that is over."""
        met: dict[tuple[str, int], int] = {}
        assert state.journal is not None
        for event in state.journal.events:
            if event.kind in self.about and len(event.args) > 1 and event.args[0] >= 0:
                what = event.kind, event.args[1]
                met[what] = met.get(what, 0) | 1 << event.args[0]
        final = sum(1 << seat for seat in self.game.result(state).winners)
        return Story(
            leads=(*self.leads, final),
            used=tuple(sorted(self.used.items())),
            offered=tuple(sorted(self.offered)),
            met=tuple((kind, thing, seats) for (kind, thing), seats in sorted(met.items())),
            scene=self.game.scene(state),
            roles=tuple(self.game.role(state, seat) for seat in range(state.seats)),
        )


def leaders(scores: list[int]) -> int:
    """Return who has the highest score, as a bit mask."""
    best = max(scores)
    return sum(1 << seat for seat, score in enumerate(scores) if score == best)
