"""Can a lie be read? A classifier is given what everybody knew and heard, and says whether a claim is true.

    python -m ostoja.lab.truth mall-of-horror --games 2000 --seats 4

Half of the games teach it, the other half are the examination. Beside its share of right answers stands that of
somebody who always says *true*. Nobody bargains in these games: claims do not depend on it, and it takes time.
"""

from __future__ import annotations

import argparse
import sys
from math import exp
from typing import TYPE_CHECKING, Final, NamedTuple

from ostoja.bots.company import Company
from ostoja.bots.talk.character import CHARACTERS
from ostoja.engine.match import Match
from ostoja.engine.talk import BROKEN, CLAIM, KEPT, ROUND
from ostoja.games import find

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ostoja.engine.journal import Event
    from ostoja.engine.talk import Act

EPOCHS: Final = 12
RATE: Final = 0.05
LATEST: Final = 8  # rounds beyond which all are alike


class Statement(NamedTuple):
    """A claim as everybody knew it, as named facts, and whether it was true."""

    facts: tuple[str, ...]
    is_true: bool


class Report(NamedTuple):
    """How often the classifier was right, and how often whoever always says *true* would have been."""

    statements: int
    right: float
    baseline: float


def statements_of(match: Match) -> list[Statement]:
    """List the claims of a game that came out, each with what everybody could know of it when it was made."""
    found: list[Statement] = []
    record: dict[int, list[bool]] = {}  # by speaker, what became of earlier claims that have come out
    waiting: list[tuple[Act, bool]] = []
    events = match.journal.events
    for act in match.said:
        verdict = match.game.verdict(act, events)
        if act.form.kind != CLAIM or act.to != -1 or verdict not in {KEPT, BROKEN}:
            continue
        rounds = [place for place in range(act.at) if events[place].kind == ROUND]
        began = rounds[-1] if rounds else 0
        for earlier, truth in [pair for pair in waiting if pair[0].at < began]:
            record.setdefault(earlier.seat, []).append(truth)
        waiting = [pair for pair in waiting if pair[0].at >= began]
        found.append(Statement(facts_of(match, act, rounds, record.get(act.seat, []), waiting), verdict == KEPT))
        waiting.append((act, verdict == KEPT))
    return found


def facts_of(
    match: Match, act: Act, rounds: list[int], record: list[bool], waiting: Sequence[tuple[Act, bool]]
) -> tuple[str, ...]:
    """Return what everybody knew of a claim: its words and voice, who speaks, where people stand, what was said."""
    place = act.about[0]
    events = match.journal.events[: act.at]
    there = standing(events, place)
    character = act.voice.rpartition("-")[0]
    said = [other for other, _ in waiting]
    agree = sum(other.about == act.about and other.form is act.form for other in said)
    contradict = sum(other.about == act.about and other.form is not act.form for other in said)
    form = act.form.key
    return (
        f"form {form}",
        f"voice {act.voice}",
        f"character {character}",
        f"character {character} {form}",
        f"place {place}",
        f"place {place} {form}",
        f"round {min(len(rounds), LATEST)}",
        f"own heads there {there.count(act.seat)} {form}",
        f"others there {min(len(there) - there.count(act.seat), 6)} {form}",
        f"times before {min(len(record), 4)}",
        f"true before {sum(record) * 4 // max(1, len(record)) if record else 'none'}",
        f"agree {agree}",
        f"contradict {contradict}",
        f"besiegers {besiegers(events, place)} {form}",
        f"dice {dice(events)} {form}",
    )


def standing(events: Sequence[Event], place: int) -> list[int]:
    """List the owners of the heads in a place, from what everybody was told."""
    where: dict[tuple[int, ...], int] = {}
    for event in events:
        if event.kind in {"placed", "overflowed"}:
            where[event.args[:2]] = event.args[2]
        elif event.kind in {"moved", "bounced"}:
            where[event.args[:2]] = event.args[3]
        elif event.kind == "eaten":
            where.pop(event.args[:2], None)
    return [head[0] for head, at in where.items() if at == place]


def besiegers(events: Sequence[Event], place: int) -> int:
    """Count the besiegers that came to a place since somebody was last eaten there."""
    count = 0
    for event in events:
        if event.kind in {"zombie", "monster"} and event.args[0] == place:
            count += 1
        elif event.kind in {"eaten", "nobody-found"} and event.args[-1] == place:
            count = 0
    return min(count, 6)


def dice(events: Sequence[Event]) -> int:
    """Return how many dice were rolled in secret."""
    rolled = [event.args[0] for event in events if event.kind == "rolled"]
    return rolled[-1] if rolled else 0


class Reader:
    """A logistic regression over named facts."""

    def __init__(self) -> None:
        self.weights: dict[str, float] = {}
        self.bias = 0.0

    def chance(self, facts: Sequence[str]) -> float:
        """Return how likely a claim is true."""
        total = self.bias + sum(self.weights.get(fact, 0.0) for fact in facts)
        return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, total))))

    def learn(self, statements: Sequence[Statement]) -> None:
        """Learn from claims whose truth is known."""
        for epoch in range(EPOCHS):
            rate = RATE / (1 + epoch)
            for statement in statements:
                error = statement.is_true - self.chance(statement.facts)
                self.bias += rate * error
                for fact in statement.facts:
                    self.weights[fact] = self.weights.get(fact, 0.0) * (1.0 - rate * 0.001) + rate * error


def examined(games: Sequence[Sequence[Statement]]) -> Report:
    """Teach a reader with one half of the games and examine it with the other."""
    half = len(games) // 2
    reader = Reader()
    reader.learn([statement for game in games[:half] for statement in game])
    test = [statement for game in games[half:] for statement in game]
    right = sum((reader.chance(statement.facts) > 0.5) == statement.is_true for statement in test)
    true = sum(statement.is_true for statement in test)
    return Report(len(test), right / max(1, len(test)), true / max(1, len(test)))


def played(key: str, seats: int, bot: str, seed: str) -> Match:
    """Play one game of bots that talk."""
    game = find(key)
    match = Match(game, game.agree(seats), seed)
    company = Company(match, dict.fromkeys(range(seats), bot))
    while not match.state.over:
        company.speak()
        company.choose()
    return match


def main() -> None:
    """Play, teach, examine, and print the report."""
    parser = argparse.ArgumentParser(description="Can a lie be read?")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", default="truth")
    wish = parser.parse_args()
    for name, character in list(CHARACTERS.items()):
        CHARACTERS[name] = character._replace(bargains=False)
    games = [
        statements_of(played(wish.game, wish.seats, wish.bot, f"{wish.seed} {number}")) for number in range(wish.games)
    ]
    report = examined(games)
    sys.stdout.write(f"{wish.game}: {report.statements} claims examined\n")
    sys.stdout.write(f"classifier right: {report.right:.1%}; always saying true: {report.baseline:.1%}\n")


if __name__ == "__main__":
    main()
