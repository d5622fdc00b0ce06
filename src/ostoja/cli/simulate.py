"""`ostoja simulate`: many games between bots, and what came of them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ostoja.cli.completion_values import complete_bots
from ostoja.cli.measuring import NAMED, AsJson, Cluster, Jobs, Programs, Talk, grid, plan_from, watched
from ostoja.cli.setup_arguments import company_from
from ostoja.cli.terminal import INTERRUPTED, DataFile, GameKey, Lang, Seed, Settings, err, language, out, words
from ostoja.games import find
from ostoja.text import Texts

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from ostoja.lab.plan import Plan
    from ostoja.lab.simulation import Simulation
    from ostoja.text import CommonTexts


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
            help=f"One bot for every seat; without it, greedy among random ones. {NAMED}",
            autocompletion=complete_bots,
        ),
    ] = "",
    settings: Settings = None,
    data: DataFile = "",
    talk: Talk = False,
    program: Programs = None,
    to: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE", help="Write a Parquet file with a row per game.", show_default=False),
    ] = None,
    choices: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write a Parquet file with a row per choice.", show_default=False),
    ] = None,
    jobs: Jobs = 1,
    cluster: Cluster = "",
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Let bots play many games. Every deal is played with all rotations of the seats, so that none of them owns one.

    One row for every bot in the order listed, also where names repeat; a shared victory counts as its part.
    Intervals are taken over blocks: the games of one deal are one observation.
    """
    title = find(game)
    names = company_from(bots, seats, title)
    noted = choices is not None
    plan = plan_from(
        game, names, games, seed, settings, data, seats=len(names), talk=talk, programs=program, choices=noted
    )
    simulation, whole = simulated(plan, to, choices, jobs, cluster, words(language(lang)))
    report = simulation.report()
    if as_json:
        typer.echo(json.dumps(report, ensure_ascii=False))
    else:
        show(report, Texts(title, language(lang)).say("game-title"), words(language(lang)), out())
    if not whole:
        err().print(words(language(lang)).say("simulate-interrupted", played=report["games"], games=games))
        raise typer.Exit(INTERRUPTED)


def simulated(
    plan: Plan, to: Path | None, choices: Path | None, jobs: int, cluster: str, texts: CommonTexts
) -> tuple[Simulation, bool]:
    """Play, write what is wished for, and tell whether it came to the end."""
    from ostoja.lab.simulation import Simulation

    def watch(simulation: Simulation) -> bool:
        return watched(
            lambda watch: simulation.run(lambda done: watch(done, "")), plan.games, texts.say("simulate-running")
        )

    if to is None and choices is None:
        simulation = Simulation(plan, jobs, cluster)
        return simulation, watch(simulation)
    from ostoja.lab.columns import open_columns

    with open_columns(plan, to, choices) as columns:
        simulation = Simulation(plan, jobs, cluster, columns)
        return simulation, watch(simulation)


def show(report: dict[str, Any], title: str, texts: CommonTexts, console: Console) -> None:
    """Print the report as tables."""
    say = texts.say
    console.print(say("simulate-title", title=title, games=report["games"], seed=report["seed"]), style="bold")
    console.print(rows_of(report["bots"], report["games"], texts))
    if "sides" in report:
        console.print(rows_of(report["sides"], report["games"], texts))
    if "talk" in report:
        console.print(talk_of(report, texts))
    for key in ("draws", "mean_rounds", "mean_decisions", "decisions_per_second"):
        value = report[key]
        figure = f"{value:,.0f}" if key in {"draws", "decisions_per_second"} else f"{value:,.1f}"
        console.print(f"{say('simulate-' + key.replace('_', '-'))}: {figure}")


def rows_of(rows: list[dict[str, Any]], games: int, texts: CommonTexts) -> Table:
    """Return the table of the bots, or of the sides."""
    if "side" in rows[0]:
        table = grid(texts, "simulate", "side", "games", "wins", "share", "interval")
    else:
        table = grid(texts, "simulate", "bot", "games", "wins", "shared", "share", "interval", "score")
    for row in rows:
        interval = f"{row['low']:.1%} – {row['high']:.1%}"
        shared = [str(row["shared"])] if "shared" in row else []
        score = [f"{row['mean_score']:.2f}"] if "mean_score" in row else []
        name = row.get("side") or row["name"]
        table.add_row(name, str(games), str(row["wins"]), *shared, f"{row['win_share']:.1%}", interval, *score)
    return table


def talk_of(report: dict[str, Any], texts: CommonTexts) -> Table:
    """Return the table of what was said, and what became of it."""
    kinds = ("acts", "kept", "broken")
    table = grid(texts, "simulate", "bot", *kinds)
    for row in report["bots"]:
        table.add_row(row["name"], *(str(row["talk"][kind]) for kind in kinds))
    return table
