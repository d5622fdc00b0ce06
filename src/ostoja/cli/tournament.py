"""`ostoja tournament` and `ostoja ratings`: many bots against each other, and what their results add up to."""

from __future__ import annotations

import json
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich import box
from rich.table import Table

from ostoja.cli.completion_values import complete_bots
from ostoja.cli.measuring import (
    NAMED,
    AsJson,
    Cluster,
    Jobs,
    Programs,
    ResultsFile,
    Seats,
    Talk,
    TheGame,
    grid,
    plan_from,
    watched,
)
from ostoja.cli.setup_arguments import bots_from
from ostoja.cli.terminal import INTERRUPTED, DataFile, Lang, Seed, Settings, err, language, out, words
from ostoja.engine.errors import SetupError
from ostoja.games import find
from ostoja.text import Texts

if TYPE_CHECKING:
    from rich.console import Console

    from ostoja.text import CommonTexts


class Tables(StrEnum):
    """Who sits together."""

    ROUND_ROBIN = "round-robin"
    RANDOM = "random"


def tournament(
    game: TheGame,
    bots: Annotated[str, typer.Option(metavar="A,B,C", help=NAMED, autocompletion=complete_bots)],
    games: Annotated[int, typer.Option(metavar="N", min=1, help="Number of games.")] = 1000,
    tables: Annotated[
        Tables, typer.Option(help="Every group that fits a table in turn, or tables drawn by lot.")
    ] = Tables.ROUND_ROBIN,
    seats: Seats = None,
    seed: Seed = "",
    settings: Settings = None,
    data: DataFile = "",
    talk: Talk = False,
    program: Programs = None,
    results: ResultsFile = None,
    jobs: Jobs = 1,
    cluster: Cluster = "",
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Let many bots play each other and rate them.

    Every deal is played with all rotations of the seats. With --results, a run that was interrupted goes on where it
    was, and `ostoja ratings` adds the files of several runs up.
    """
    from ostoja.lab import ratings as _  # noqa: F401  what is missing is said before anything is played
    from ostoja.lab.results import Ledger
    from ostoja.lab.tournament import Tournament

    names = bots_from(bots)
    if len(names) < 2 or len(set(names)) < len(names):
        raise SetupError(f"--bots names two or more different bots, not {', '.join(names)}")
    texts = words(language(lang))
    plan = plan_from(
        game, names, games, seed, settings, data, seats=seats, tables=tables.value, talk=talk, programs=program
    )
    with Ledger(results, plan) as ledger:
        played = Tournament(ledger, jobs, cluster)
        whole = watched(lambda watch: played.run(lambda done: watch(done, "")), games, texts.say("tournament-running"))
        report = played.report()
    say_what_came(report, texts, language(lang), as_json=as_json)
    if not whole:
        err().print(texts.say("duel-interrupted", games=report["games"]))
        raise typer.Exit(INTERRUPTED)


def ratings(
    files: Annotated[list[Path], typer.Argument(metavar="FILE", help="Results, as --results keeps them.")],
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Add up the results of tournaments and duels, and rate the bots; what two files both hold counts once."""
    from ostoja.lab.ratings import added_up
    from ostoja.lab.results import read_results

    found = [read_results(file) for file in files]
    report = {"game": found[0].plan.game, **added_up(found).report()}
    say_what_came(report, words(language(lang)), language(lang), as_json=as_json)


def say_what_came(report: dict[str, Any], texts: CommonTexts, tongue: str, *, as_json: bool) -> None:
    """Print the standings, for a program or for people."""
    if as_json:
        typer.echo(json.dumps(report, ensure_ascii=False))
        return
    console = out()
    title = Texts(find(report["game"]), tongue).say("game-title")
    console.print(texts.say("tournament-title", title=title, games=report["games"]), style="bold")
    console.print(ladder(report["ratings"], texts))
    console.print(texts.say("tournament-matrix"))
    console.print(matrix(report))
    show_upsets(report["not_transitive"], texts, console)


def ladder(rows: list[dict[str, Any]], texts: CommonTexts) -> Table:
    """Return the table of ratings."""
    table = grid(texts, "tournament", "bot", "rating", "interval")
    for row in rows:
        table.add_row(row["name"], f"{row['rating']:+.0f}", f"{row['low']:+.0f} … {row['high']:+.0f}")
    return table


def matrix(report: dict[str, Any]) -> Table:
    """Return the table of who beats whom."""
    names = [row["name"] for row in report["ratings"]]
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    for name in names:
        table.add_column(name, justify="right", no_wrap=True)
    for name, cells in zip(names, report["matrix"], strict=True):
        table.add_row(name, *("·" if cell is None else f"{cell['share']:.0%}" for cell in cells))
    return table


def show_upsets(upsets: list[dict[str, Any]], texts: CommonTexts, console: Console) -> None:
    """Warn where a lower rating beats a higher one."""
    for upset in upsets:
        share = {key: f"{upset[key]:.0%}" for key in ("share", "low", "high")}
        said = texts.say("tournament-upset", winner=upset["winner"], loser=upset["loser"], **share)
        console.print(said, style="yellow")
