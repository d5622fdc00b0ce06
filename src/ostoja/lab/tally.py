"""What many games came to: sums that can be added up in any order, and the report made of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ostoja.lab.intervals import wilson

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ostoja.lab.arena import Outcome

DIGITS = 6  # of a share in a report


class Row:
    """The sums of one bot or one side."""

    def __init__(self) -> None:
        self.wins = 0
        self.shared: dict[int, int] = {}  # victories shared by so many
        self.score = 0

    def win(self, winners: int) -> None:
        """Note a victory, alone or with others."""
        if winners == 1:
            self.wins += 1
        else:
            self.shared[winners] = self.shared.get(winners, 0) + 1

    def add(self, other: Row) -> None:
        """Add the sums of other games."""
        self.wins += other.wins
        self.score += other.score
        for winners, games in other.shared.items():
            self.shared[winners] = self.shared.get(winners, 0) + games

    def parts(self) -> float:
        """Return the victories; a shared one counts as its part."""
        return self.wins + sum(games / winners for winners, games in sorted(self.shared.items()))

    def report(self, games: int) -> dict[str, Any]:
        """Return victories and their share of all games, with its interval."""
        share = wilson(self.parts(), games)
        return {
            "wins": self.wins,
            "shared": sum(self.shared.values()),
            "win_share": round(share.share, DIGITS),
            "low": round(share.low, DIGITS),
            "high": round(share.high, DIGITS),
        }


class Tally:
    """The sums of some games."""

    def __init__(self, bots: int) -> None:
        self.games = 0
        self.draws = 0
        self.rounds = 0
        self.decisions = 0
        self.rows = [Row() for _ in range(bots)]
        self.sides: dict[str, Row] = {}

    def note(self, outcome: Outcome) -> None:
        """Count one game."""
        self.games += 1
        self.rounds += outcome.rounds
        self.decisions += outcome.decisions
        self.draws += not outcome.winners
        for place, row in enumerate(self.rows):
            row.score += outcome.scores[place]
            if place in outcome.winners:
                row.win(len(outcome.winners))
        self._note_sides(outcome)

    def _note_sides(self, outcome: Outcome) -> None:
        """Count the game for the sides, where the sides of a game differ."""
        won = {outcome.sides[place] for place in outcome.winners}
        for side in filter(None, sorted(set(outcome.sides))):
            row = self.sides.setdefault(side, Row())
            if side in won:
                row.win(len(won))

    def add(self, other: Tally) -> None:
        """Add the sums of other games; the order does not matter."""
        self.games += other.games
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
            {"name": name, **row.report(self.games), "mean_score": round(row.score / games, DIGITS)}
            for name, row in zip(names, self.rows, strict=True)
        ]
        report: dict[str, Any] = {
            "bots": bots,
            "draws": self.draws,
            "mean_rounds": round(self.rounds / games, DIGITS),
            "mean_decisions": round(self.decisions / games, DIGITS),
        }
        if self.sides:
            report["sides"] = [_side(side, row, self.games) for side, row in sorted(self.sides.items())]
        return report


def _side(side: str, row: Row, games: int) -> dict[str, Any]:
    """Return the figures of a side; nobody shares within it."""
    figures = row.report(games)
    del figures["shared"]
    return {"side": side, **figures}
