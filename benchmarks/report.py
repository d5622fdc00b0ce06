"""Turn the rounds of measurements into tables, ratios and goals."""

from __future__ import annotations

from statistics import median
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

Row = dict[str, Any]
Results = dict[str, list[Row | None]]  # by contender, one row per round; None: that run failed

MALL = "mall-of-horror"  # the game that the goals speak of and that the other games are compared with
SEATS, MORE_SEATS = 4, 6  # most peers are played by four; social_deduction by six
BUILDS = ("interpreted", "compiled")
PEERS = {
    "python_team_dominoes": "open_spiel python_team_dominoes (Python)",
    "texas_holdem_v4": "PettingZoo texas_holdem_v4 (a view per decision)",
    "chess": "python-chess (at most 400 plies)",
    "hearts": "open_spiel hearts (C++)",
    "social_deduction": "open_spiel social_deduction (C++)",
    "python_ismcts_hearts": "open_spiel ISMCTSBot on hearts (Python), decisions that it simulates",
}
VIEWING = "texas_holdem_v4"  # this peer builds a view per decision, so that is what it is compared with
NOT_MEASURED = "-"
LEGEND = """decisions/s: whole random games, set-up included; ours in the package's own loop, the peers' step by step.
stepped/s: ours driven step by step from Python, as the peers are. inside/s: open_spiel playing by itself in C++.
simulated/s: decisions of random play-outs in imagined worlds. judged/s: those of our search, which plays by judgement.
decisions, draws: per game, draws being explicit chance steps. options: per decision."""
GROWTHS = {"long": "long games", "prolonged": "prolonged", "told": "prolonged, with a journal"}
STEADY = 1.2  # a late decision may cost so many times an early one before it counts as growth: noise, not length


def ours(build: str, game: str, seats: int) -> str:
    """Name a contender of ours."""
    return f"{build} {game} {seats}"


def length_of(build: str, game: str) -> str:
    """Name the measurement of early and late decisions."""
    return f"{build} {game} length"


def shape_of(build: str, game: str) -> str:
    """Name the measurement of a game as PettingZoo drives it."""
    return f"{build} {game} in PettingZoo's shape"


def search_of(build: str, game: str) -> str:
    """Name the measurement of what our search simulates."""
    return f"{build} {game} searched"


# ---------------------------------------------------------------- numbers


class Spread(NamedTuple):
    """The middle of some rounds and their range."""

    middle: float
    least: float
    most: float


def spread(values: Sequence[float]) -> Spread | None:
    """Return the median and the range; None if nothing was measured."""
    return Spread(median(values), min(values), max(values)) if values else None


def values(rows: Iterable[Row | None], field: str) -> list[float | None]:
    """Return a field of every round; a dot in its name leads into a nested row."""
    found: list[float | None] = []
    for row in rows:
        value: Any = row
        for name in field.split("."):
            value = value.get(name) if value is not None else None
        found.append(value)
    return found


def ratios(results: Results, over: tuple[str, str], under: tuple[str, str]) -> list[float]:
    """Divide a field of one contender by a field of another, round by round."""
    above = values(results.get(over[0], []), over[1])
    below = values(results.get(under[0], []), under[1])
    return [a / b for a, b in zip(above, below, strict=False) if a is not None and b]


def written(number: float) -> str:
    """Write a number with three digits that matter."""
    if number >= 100:
        return f"{number:,.0f}"
    if number >= 10:
        return f"{number:.1f}"
    return f"{number:.2f}" if number >= 1 else f"{number:.3f}"


def middle_of(rows: Iterable[Row | None], field: str) -> str:
    """Write the median of a field."""
    found = spread([value for value in values(rows, field) if value is not None])
    return written(found.middle) if found else NOT_MEASURED


def ranged(found: Spread | None) -> str:
    """Write a median with its range."""
    return f"{written(found.middle)} ({written(found.least)}-{written(found.most)})" if found else NOT_MEASURED


def table(head: Sequence[str], lines: Sequence[Sequence[str]]) -> str:
    """Set lines in columns: the first one to the left, the others to the right."""
    widths = [max(len(line[column]) for line in (head, *lines)) for column in range(len(head))]

    def laid_out(line: Sequence[str]) -> str:
        cells = [
            line[0].ljust(widths[0]),
            *(cell.rjust(width) for cell, width in zip(line[1:], widths[1:], strict=True)),
        ]
        return "  ".join(cells).rstrip()

    return "\n".join([laid_out(head), "  ".join("-" * width for width in widths), *map(laid_out, lines)])


# ---------------------------------------------------------------- tables


def contenders_table(results: Results, labels: dict[str, str]) -> str:
    """Show what was measured of every contender: medians of all rounds, for the first column with the range."""
    head = (
        *("contender", "seats", "decisions/s (range)", "stepped/s", "inside/s", "with view/s", "games/s"),
        *("simulated/s", "judged/s", "copy us", "view us", "decisions", "draws", "options"),
    )
    lines = []
    for key, label in labels.items():
        rows = results.get(key, [])
        rates = [value for value in values(rows, "decisions_s") if value is not None]
        fields = (
            *("stepped_s", "inside_s", "viewed_s", "games_s"),
            *("simulated_s", "judged_s", "copy_us", "view_us", "decisions", "chance", "options"),
        )
        seats = next((str(row["seats"]) for row in rows if row), NOT_MEASURED)
        lines.append((label, seats, ranged(spread(rates)), *(middle_of(rows, field) for field in fields)))
    return table(head, lines) + "\n\n" + LEGEND


def ratio_table(results: Results) -> str:
    """Compare Mall of Horror with every peer, in the ways in which the two can be compared."""
    head = ("Mall of Horror / peer", "own loop / stepped", "stepped / stepped", "own loop / inside", "both with view")
    lines = []
    for build in BUILDS:
        for peer in PEERS:
            seats = MORE_SEATS if peer == "social_deduction" else SEATS
            mine = ours(build, MALL, seats)
            viewing = peer == VIEWING
            pairs = (
                None if viewing else ("decisions_s", "decisions_s"),
                None if viewing else ("stepped_s", "decisions_s"),
                ("decisions_s", "inside_s"),
                ("viewed_s", "decisions_s") if viewing else None,
            )
            cells = [
                ranged(spread(ratios(results, (mine, pair[0]), (peer, pair[1])))) if pair else "" for pair in pairs
            ]
            if any(cell not in {NOT_MEASURED, ""} for cell in cells):
                lines.append((f"{build}, {seats} seats / {peer}", *cells))
    return table(head, lines) if lines else ""


def family_table(results: Results, games: Iterable[str]) -> str:
    """Compare our games with Mall of Horror."""
    head = ("game / Mall of Horror", "decisions/s", "games/s", "copy us", "view us")
    lines = []
    for build in BUILDS:
        base = own_key(results, build, MALL)
        for game in games:
            mine = own_key(results, build, game)
            if mine and base and mine != base:
                fields = ("decisions_s", "games_s", "copy_us", "view_us")
                cells = [ranged(spread(ratios(results, (mine, field), (base, field)))) for field in fields]
                lines.append((f"{build}, {game}", *cells))
    return table(head, lines) if lines else ""


def own_key(results: Results, build: str, game: str) -> str | None:
    """Find the first measurement of a game of ours, whatever its seats."""
    start = f"{build} {game} "
    return next((key for key in results if key.startswith(start) and key.removeprefix(start).isdigit()), None)


def length_table(results: Results, games: Iterable[str]) -> str:
    """Show what early and late decisions cost."""
    head = ("us per decision", "decisions", "first third", "last third", "last / first (range)")
    lines = []
    for build in BUILDS:
        for game in games:
            key = length_of(build, game)
            rows = results.get(key, [])
            for kind, label in GROWTHS.items():
                growth = spread(ratios(results, (key, f"{kind}.last_us"), (key, f"{kind}.first_us")))
                if growth:
                    fields = ("decisions", "first_us", "last_us")
                    cells = [middle_of(rows, f"{kind}.{field}") for field in fields]
                    lines.append((f"{build}, {game}, {label}", *cells, ranged(growth)))
    return table(head, lines) if lines else ""


# ---------------------------------------------------------------- goals


class Goal(NamedTuple):
    """Something to reach: a line, and the value of every round."""

    text: str
    line: float | None  # None: the more the better
    rounds: list[float]
    at_most: bool = False

    def verdict(self) -> str:
        """Judge the median; tell if one of the rounds was on the other side of the line."""
        found = spread(self.rounds)
        if found is None:
            return "not measured"
        if self.line is None:
            return "no line"
        good: Callable[[float], bool] = (lambda value: value <= line) if self.at_most else (lambda value: value >= line)
        line = self.line
        if all(good(value) for value in self.rounds):
            return "reached"
        if good(found.middle):
            return "reached, not in every round"
        return "NOT REACHED"

    def told(self) -> dict[str, Any]:
        """Return the goal, what was found and the verdict, as they are written into a file."""
        found = spread(self.rounds)
        range_of = [found.least, found.most] if found else []
        middle = found.middle if found else None
        return {"goal": self.text, "line": self.line, "value": middle, "range": range_of, "verdict": self.verdict()}


def goal_table(found: Iterable[Goal]) -> str:
    """Show the goals and whether they are reached."""
    head = ("goal", "value", "range", "verdict")
    return table(head, [(goal.text, *parted(spread(goal.rounds)), goal.verdict()) for goal in found])


def parted(found: Spread | None) -> tuple[str, str]:
    """Write a median and its range, each by itself."""
    if found is None:
        return NOT_MEASURED, NOT_MEASURED
    return written(found.middle), f"{written(found.least)}-{written(found.most)}"
