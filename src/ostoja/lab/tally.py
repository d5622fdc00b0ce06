"""What many games came to: sums that can be added up in any order, and the report made of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ostoja.lab.intervals import Moments
from ostoja.lab.outcome import WHOLE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ostoja.lab.outcome import Block, Outcome, Talk

DIGITS = 6  # of a share in a report


class Row:
    """The sums of one bot or one side."""

    def __init__(self) -> None:
        self.wins = 0
        self.shared: dict[int, int] = {}  # victories shared by so many
        self.score = 0
        self.moments = Moments()
        self.talk = [0, 0, 0]  # acts, kept, broken

    def win(self, winners: int) -> None:
        """Note a victory, alone or with others."""
        if winners == 1:
            self.wins += 1
        else:
            self.shared[winners] = self.shared.get(winners, 0) + 1

    def hear(self, talk: Talk) -> None:
        """Note what was said in a game."""
        self.talk = [before + more for before, more in zip(self.talk, talk, strict=True)]

    def add(self, other: Row) -> None:
        """Add the sums of other games."""
        self.wins += other.wins
        self.score += other.score
        self.moments.add(other.moments)
        self.talk = [before + more for before, more in zip(self.talk, other.talk, strict=True)]
        for winners, games in other.shared.items():
            self.shared[winners] = self.shared.get(winners, 0) + games

    def parts(self) -> float:
        """Return the victories; a shared one counts as its part."""
        return self.wins + sum(games / winners for winners, games in sorted(self.shared.items()))

    def report(self, games: int, size: int) -> dict[str, Any]:
        """Return victories and their share of all games, with its interval over blocks."""
        share = self.moments.share(self.parts(), games, size)
        return {
            "wins": self.wins,
            "shared": sum(self.shared.values()),
            "win_share": round(share.share, DIGITS),
            "low": round(share.low, DIGITS),
            "high": round(share.high, DIGITS),
        }


class Tally:
    """The sums of some games, one row for every bot of a list."""

    def __init__(self, bots: int, *, talk: bool = False) -> None:
        self.games = 0
        self.size = 1  # games of a block
        self.draws = 0
        self.rounds = 0
        self.decisions = 0
        self.talk = talk
        self.rows = [Row() for _ in range(bots)]
        self.sides: dict[str, Row] = {}

    def note(self, block: Block) -> None:
        """Count the games of a block."""
        parts = [0] * len(self.rows)
        sides: dict[str, int] = {}
        for game in block.games:
            self._note_game(game)
            for seat, place in enumerate(game.places):
                parts[place] += game.parts(seat)
            for side, part in self._note_sides(game).items():
                sides[side] = sides.get(side, 0) + part
        if block.whole:
            self.size = len(block.games)
            for row, part in zip(self.rows, parts, strict=True):
                row.moments.note(part)
            for side, part in sides.items():
                self.sides[side].moments.note(part)

    def _note_game(self, game: Outcome) -> None:
        """Count one game."""
        self.games += 1
        self.rounds += game.rounds
        self.decisions += game.decisions
        self.draws += not game.winners
        for seat, place in enumerate(game.places):
            self.rows[place].score += game.scores[seat]
            if seat in game.winners:
                self.rows[place].win(len(game.winners))
            if game.talk:
                self.rows[place].hear(game.talk[seat])

    def _note_sides(self, game: Outcome) -> dict[str, int]:
        """Count the game for the sides, where the sides of a game differ; return their parts of the victory."""
        won = {game.sides[seat] for seat in game.winners}
        parts: dict[str, int] = {}
        for side in filter(None, sorted(set(game.sides))):
            row = self.sides.setdefault(side, Row())
            parts[side] = WHOLE // len(won) if side in won else 0
            if side in won:
                row.win(len(won))
        return parts

    def add(self, other: Tally) -> None:
        """Add the sums of other games; the order does not matter."""
        self.games += other.games
        self.size = max(self.size, other.size)
        self.draws += other.draws
        self.rounds += other.rounds
        self.decisions += other.decisions
        for row, more in zip(self.rows, other.rows, strict=True):
            row.add(more)
        for side, more in other.sides.items():
            self.sides.setdefault(side, Row()).add(more)

    def report(self, names: Sequence[str]) -> dict[str, Any]:
        """Return the figures: one row for every bot in the order listed, equal names included."""
        games = max(self.games, 1)
        bots = [
            {
                "name": name,
                **row.report(self.games, self.size),
                "mean_score": round(row.score / games, DIGITS),
                **self._talk(row.talk),
            }
            for name, row in zip(names, self.rows, strict=True)
        ]
        report: dict[str, Any] = {
            "bots": bots,
            "draws": self.draws,
            "mean_rounds": round(self.rounds / games, DIGITS),
            "mean_decisions": round(self.decisions / games, DIGITS),
            **self._talk([sum(row.talk[place] for row in self.rows) for place in range(3)]),
        }
        if self.sides:
            report["sides"] = [_side(side, row, self.games, self.size) for side, row in sorted(self.sides.items())]
        return report

    def _talk(self, talk: Sequence[int]) -> dict[str, Any]:
        """Return what was said, where bots may talk."""
        return {"talk": dict(zip(("acts", "kept", "broken"), talk, strict=True))} if self.talk else {}


def _side(side: str, row: Row, games: int, size: int) -> dict[str, Any]:
    """Return the figures of a side; nobody shares within it."""
    figures = row.report(games, size)
    del figures["shared"]
    return {"side": side, **figures}
