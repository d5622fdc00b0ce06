"""How a game is balanced: figures from many watched games, each with how sure it is."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from math import sqrt
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ostoja.lab.intervals import Z_95, Share, student, wilson
from ostoja.lab.outcome import WHOLE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from ostoja.lab.outcome import Block, Outcome

ENOUGH: Final = 30  # seats that did something, and as many that did not, before it is reported
MOST: Final = 12  # things that are shown at either end


class Effect(NamedTuple):
    """Something that seats did or met, and how much more often than the others they won."""

    what: tuple[str, int]  # "" and an option, or a kind of event and a thing
    seats: int
    more: float
    low: float
    high: float


class Difference(NamedTuple):
    """How much more something is under other rules, with the same deals."""

    usual: float
    other: float
    low: float
    high: float


class Games:
    """Many watched games, and the questions that can be put to them."""

    def __init__(self, blocks: Sequence[Block]) -> None:
        self.blocks = [block for block in blocks if block.whole]
        self.games = [game for block in self.blocks for game in block.games]
        self.seats = len(self.games[0].places) if self.games else 0

    def by_seat(self) -> list[Share]:
        """Return how often each seat won."""
        return [self.share(lambda game, seat=seat: game.parts(seat)) for seat in range(self.seats)]  # type: ignore[misc]

    def by_side(self) -> dict[str, Share]:
        """Return how often each side won, where sides differ."""
        sides = sorted({side for game in self.games for side in game.sides} - {""})
        return {side: self.share(lambda game, side=side: side_part(game, side)) for side in sides}  # type: ignore[misc]

    def by_scene(self) -> dict[str, Games]:
        """Return the games of every scenario, where several were played."""
        found: dict[str, list[Block]] = {}
        for block in self.blocks:
            for game in block.games:
                if game.story is not None and game.story.scene:
                    found.setdefault(game.story.scene, []).append(block._replace(games=(game,)))
        return {scene: Games(found[scene]) for scene in sorted(found)} if len(found) > 1 else {}

    def by_role(self) -> dict[str, Share]:
        """Return of those who played each role, say a leader, how many won."""
        played: Counter[str] = Counter()
        won: dict[str, float] = {}
        for game in self.games:
            for seat, role in enumerate(game.story.roles if game.story is not None else ()):
                if role:
                    played[role] += 1
                    won[role] = won.get(role, 0.0) + game.parts(seat) / WHOLE
        return {
            role: wilson(won[role], played[role]) for role in sorted(played, key=lambda one: -won[one] / played[one])
        }

    def share(self, part: Callable[[Outcome], int]) -> Share:
        """Return how much of the victories falls to something."""
        return wilson(sum(map(part, self.games)) / WHOLE, len(self.games))

    def endings(self) -> dict[str, Share]:
        """Return how often one won alone, several won, or nobody."""
        kinds = Counter(
            "nobody" if not game.winners else "alone" if len(game.winners) == 1 else "shared" for game in self.games
        )
        return {kind: wilson(kinds[kind], len(self.games)) for kind in ("alone", "shared", "nobody")}

    def changes(self) -> list[int]:
        """Return for every game how often the lead changed hands."""
        return [sum(a != b for a, b in pairwise(leads)) for leads in self.leads()]

    def decided(self) -> list[float]:
        """Return for every game the part of it after which those who won led to the end."""
        found = []
        for leads in self.leads():
            last = max((place for place, lead in enumerate(leads) if not lead & leads[-1]), default=-1)
            found.append((last + 1) / max(1, len(leads) - 1))
        return found

    def leads(self) -> list[tuple[int, ...]]:
        """Return who led when in every game that somebody won."""
        return [game.story.leads for game in self.games if game.story is not None and game.winners]

    def luck(self) -> tuple[float, float]:
        """Return how often two games of one deal have the same winning seat, and how often two of any deals do."""
        same = pairs = 0.0
        for block in self.blocks:
            for one in range(len(block.games)):
                for other in range(one):
                    pairs += 1
                    same += overlap(block.games[one], block.games[other])
        shares = [share.share for share in self.by_seat()]
        return same / pairs if pairs else 0.0, sum(share * share for share in shares)

    def effects(self) -> tuple[list[Effect], list[Effect]]:
        """Return what went with the most victories beyond the others', and what with the fewest."""
        did: Counter[tuple[str, int]] = Counter()
        won: Counter[tuple[str, int]] = Counter()
        for game in self.games:
            parts = [game.parts(seat) / WHOLE for seat in range(self.seats)]
            for what, seats in things(game):
                for seat in range(self.seats):
                    if seats >> seat & 1:
                        did[what] += 1
                        won[what] += parts[seat]  # type: ignore[assignment]  # parts of victories
        every = len(self.games) * self.seats
        total = sum(game.parts(seat) for game in self.games for seat in range(self.seats)) / WHOLE
        found = [
            effect(what, seats, won[what], every - seats, total - won[what])
            for what, seats in did.items()
            if ENOUGH <= seats <= every - ENOUGH
        ]
        found.sort(key=lambda one: -one.more)
        sure_best = [one for one in found if one.low > 0][:MOST]
        sure_worst = [one for one in found if one.high < 0][::-1][:MOST]
        return sure_best, sure_worst

    def never(self) -> list[int]:
        """List the options that were offered and never chosen."""
        stories = [game.story for game in self.games if game.story is not None]
        offered = {option for story in stories for option in story.offered}
        return sorted(offered - {option for story in stories for option, _ in story.used})

    def talk(self) -> tuple[int, int, int]:
        """Return how much was said, kept and broken."""
        said = [talk for game in self.games for talk in game.talk]
        return sum(one.acts for one in said), sum(one.kept for one in said), sum(one.broken for one in said)


def things(game: Outcome) -> Iterable[tuple[tuple[str, int], int]]:
    """List what seats did and met in a game."""
    if game.story is not None:
        yield from ((("", option), seats) for option, seats in game.story.used)
        yield from (((kind, thing), seats) for kind, thing, seats in game.story.met)


def side_part(game: Outcome, side: str) -> int:
    """Return a side's part of a victory; nobody shares within it."""
    won = {game.sides[seat] for seat in game.winners}
    return WHOLE // len(won) if side in won else 0


def overlap(one: Outcome, other: Outcome) -> float:
    """Return how much of a victory fell to the same seats in two games."""
    seats = range(len(one.places))
    return sum(one.parts(seat) * other.parts(seat) for seat in seats) / WHOLE**2


def effect(what: tuple[str, int], did: int, won: float, others: int, others_won: float) -> Effect:
    """Return how much more often those won who did something than those who did not."""
    share, rest = won / did, others_won / others
    half = Z_95 * sqrt(share * (1 - share) / did + rest * (1 - rest) / others)
    return Effect(what, did, share - rest, share - rest - half, share - rest + half)


def compared(usual: Games, other: Games) -> dict[str, Difference]:
    """Compare two sets of rules over the same deals: what each seat and side wins, and how long games last."""
    figures: dict[str, Callable[[Outcome], float]] = {
        f"seat {seat}": lambda game, seat=seat: game.parts(seat) / WHOLE  # type: ignore[misc]
        for seat in range(usual.seats)
    }
    for side in sorted(usual.by_side()):
        figures[side] = lambda game, side=side: side_part(game, side) / WHOLE  # type: ignore[misc]
    figures |= {"rounds": lambda game: game.rounds, "choices": lambda game: game.decisions}
    return {name: difference(usual.blocks, other.blocks, figure) for name, figure in figures.items()}


def difference(usual: Sequence[Block], other: Sequence[Block], figure: Callable[[Outcome], float]) -> Difference:
    """Return how much a figure differs, deal by deal."""
    means = [
        tuple(sum(map(figure, block.games)) / len(block.games) for block in pair)
        for pair in zip(usual, other, strict=False)
    ]
    apart = [after - before for before, after in means]
    mean = sum(apart) / len(apart)
    spread = sum((one - mean) ** 2 for one in apart) / max(1, len(apart) - 1)
    half = student(max(1, len(apart) - 1)) * sqrt(spread / len(apart))
    first, second = (sum(values) / len(means) for values in zip(*means, strict=True))
    return Difference(first, second, mean - half, mean + half)


def spread_of(values: Sequence[float]) -> dict[str, Any]:
    """Return the middle of some values, and what eight of ten lie within."""
    ordered = sorted(values)
    at = [ordered[min(len(ordered) - 1, len(ordered) * tenth // 10)] for tenth in (1, 5, 9)]
    return dict(zip(("low", "middle", "high"), at, strict=True))
