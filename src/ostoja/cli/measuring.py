"""What the commands of the laboratory share: their options, the bar that shows how far they are, and their tables."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich import box
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ostoja.bots.registry import BOTS, seat_program
from ostoja.cli.completion_values import complete_bots, complete_game
from ostoja.cli.setup_arguments import changes_from, options_from, usual_seats
from ostoja.cli.terminal import err
from ostoja.games import find

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ostoja.lab.plan import Plan
    from ostoja.text import CommonTexts


def seat_programs(wishes: list[str] | None) -> list[str]:
    """Let programs be bots before anything looks for their names."""
    for wish in wishes or []:
        seat_program(wish)
    return wishes or []


NAMED = f"Bots: {', '.join(BOTS)}. A budget may follow, as in greedy:400 (simulations) or greedy:0.2s (seconds)."

Jobs = Annotated[int, typer.Option(metavar="N", min=1, max=256, help="Number of processes.")]
Cluster = Annotated[
    str,
    typer.Option(metavar="ADDRESS", help="Play on a Ray cluster: auto, or an address as in ray://host:10001."),
]
Talk = Annotated[bool, typer.Option("--talk", help="Let the bots talk, as at a table.")]
Programs = Annotated[
    list[str] | None,
    typer.Option(
        "--program",
        metavar="NAME=COMMAND",
        help="A program that holds seats as a bot of that name, over lines of JSON; may be repeated.",
        callback=seat_programs,
        show_default=False,
        is_eager=True,
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
TheGame = Annotated[
    str,
    typer.Option("--game", metavar="GAME", help="A game, as `ostoja games` lists them.", autocompletion=complete_game),
]
BotName = Annotated[str, typer.Argument(help=NAMED, autocompletion=complete_bots, show_default=False)]
Seats = Annotated[
    int | None,
    typer.Option(metavar="N", help="Number of seats; without it, 4 where the game allows.", show_default=False),
]
ResultsFile = Annotated[
    Path | None,
    typer.Option(
        "--results", metavar="FILE", help="Keep every block here, and go on where it ends.", show_default=False
    ),
]


def plan_from(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: str,
    settings: Sequence[str] | None,
    data: str,
    **more: Any,
) -> Plan:
    """Make a plan of what was typed."""
    from ostoja.lab.plan import Plan

    title = find(game)
    more["programs"] = tuple(more.get("programs") or ())
    more["seats"] = more.get("seats") or usual_seats(title)
    options, changes = options_from(settings or []), changes_from(data)
    plan = Plan(title.key, tuple(bots), games, seed or secrets.token_hex(4), options, changes, **more)
    plan.check()
    return plan


def watched(run: Callable[[Callable[[int, str], None]], None], games: int, title: str) -> bool:
    """Run with a progress bar; tell whether it came to the end or was interrupted."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = err()
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(title, total=games)
        try:
            run(lambda done, said: progress.update(task, completed=done, description=said or title))
        except KeyboardInterrupt:
            return False
    return True


def grid(texts: CommonTexts, prefix: str, first: str, *columns: str) -> Table:
    """Return an empty table whose first column names things and whose others are numbers."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(texts.say(f"{prefix}-{first}"), style="bold cyan")
    for column in columns:
        table.add_column(texts.say(f"{prefix}-{column}"), justify="right", no_wrap=True)
    return table
