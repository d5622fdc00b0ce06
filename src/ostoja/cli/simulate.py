"""`ostoja simulate`: many games between bots, and what came of them."""

from __future__ import annotations

import json
import secrets
from typing import Annotated, Any

import typer
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ostoja.bots.registry import BOTS
from ostoja.cli.completion_values import complete_bots
from ostoja.cli.setup_arguments import changes_from, company_from, options_from
from ostoja.cli.terminal import INTERRUPTED, DataFile, GameKey, Lang, Seed, Settings, err, language, out, words
from ostoja.games import find
from ostoja.text import CommonTexts, Texts


def simulate(
    game: GameKey,
    games: Annotated[int, typer.Option(metavar="N", min=1, help="Number of games.")] = 1000,
    seed: Seed = "",
    seats: Annotated[
        int | None,
        typer.Option(metavar="N", help="Number of seats; without it, one for every bot, or 4.", show_default=False),
    ] = None,
    bots: Annotated[
        str,
        typer.Option(
            metavar="A,B,C",
            help=f"One bot for every seat; without it, greedy among random ones. Bots: {', '.join(BOTS)}.",
            autocompletion=complete_bots,
        ),
    ] = "",
    settings: Settings = None,
    data: DataFile = "",
    jobs: Annotated[int, typer.Option(metavar="N", min=1, max=256, help="Number of processes.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    lang: Lang = None,
) -> None:
    """Let bots play many games. They move on by one seat from game to game, so that none of them owns a seat.

    One row for every bot in the order listed, also where names repeat; a shared victory counts as its part.
    """
    from ostoja.lab.plan import Plan
    from ostoja.lab.simulation import Simulation

    title = find(game)
    names = company_from(bots, seats, title)
    changes = changes_from(data)
    plan = Plan(title.key, tuple(names), games, seed or secrets.token_hex(4), options_from(settings or []), changes)
    simulation = Simulation(plan, jobs)
    tongue = language(lang)
    whole = watched(simulation.run, games, words(tongue))
    report = simulation.report()
    if as_json:
        typer.echo(json.dumps(report, ensure_ascii=False))
    else:
        show(report, Texts(title, tongue).say("game-title"), words(tongue), out())
    if not whole:
        err().print(words(tongue).say("simulate-interrupted", played=report["games"], games=games))
        raise typer.Exit(INTERRUPTED)


def watched(run: Any, games: int, texts: CommonTexts) -> bool:
    """Run with a progress bar; tell whether it came to the end or was interrupted."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = err()
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(texts.say("simulate-running"), total=games)
        try:
            run(lambda done: progress.update(task, completed=done))
        except KeyboardInterrupt:
            return False
    return True


def show(report: dict[str, Any], title: str, texts: CommonTexts, console: Console) -> None:
    """Print the report as tables."""
    say = texts.say
    console.print(say("simulate-title", title=title, games=report["games"], seed=report["seed"]), style="bold")
    console.print(rows_of(report["bots"], report["games"], texts))
    if "sides" in report:
        console.print(rows_of(report["sides"], report["games"], texts))
    for key in ("draws", "mean_rounds", "mean_decisions", "decisions_per_second"):
        value = report[key]
        figure = f"{value:,.0f}" if key in {"draws", "decisions_per_second"} else f"{value:,.1f}"
        console.print(f"{say('simulate-' + key.replace('_', '-'))}: {figure}")


def rows_of(rows: list[dict[str, Any]], games: int, texts: CommonTexts) -> Table:
    """Return the table of the bots, or of the sides."""
    say = texts.say
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    name = "side" if "side" in rows[0] else "name"
    table.add_column(say("simulate-side" if name == "side" else "simulate-bot"), style="bold cyan")
    for column in ("games", "wins", *(("shared",) if name == "name" else ()), "share", "interval"):
        table.add_column(say(f"simulate-{column}"), justify="right", no_wrap=True)
    if name == "name":
        table.add_column(say("simulate-score"), justify="right")
    for row in rows:
        interval = f"{row['low']:.1%} – {row['high']:.1%}"
        shared = [str(row["shared"])] if name == "name" else []
        score = [f"{row['mean_score']:.2f}"] if name == "name" else []
        table.add_row(row[name], str(games), str(row["wins"]), *shared, f"{row['win_share']:.1%}", interval, *score)
    return table
