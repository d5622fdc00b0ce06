"""`ostoja bench`: how fast the games run here."""

from __future__ import annotations

import platform
from typing import Annotated

import typer
from rich import box
from rich.table import Table

from ostoja.cli.completion_values import complete_game
from ostoja.cli.setup_arguments import usual_seats
from ostoja.cli.terminal import Lang, err, language, out, words
from ostoja.games import all_games, find


def bench(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="GAME", help="Games; without any, all.", autocompletion=complete_game)
    ] = None,
    seconds: Annotated[float, typer.Option(metavar="SECONDS", min=0.05, max=600, help="Time for each game.")] = 2.0,
    lang: Lang = None,
) -> None:
    """Measure random play, copies and views of every game."""
    from ostoja.lab.measure import is_compiled, measure

    say = words(language(lang)).say
    chosen = [find(key) for key in games or all_games()]
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(say("bench-game"), style="bold cyan", no_wrap=True)
    for column in ("seats", "decisions", "games", "copy", "view"):
        table.add_column(say(f"bench-{column}"), justify="right")
    for game in chosen:
        with err().status(say("bench-running", game=game.title)):
            speed = measure(game, usual_seats(game), seconds)
        figures = (f"{speed.decisions:,.0f}", f"{speed.games:,.0f}", f"{speed.copy:.1f}", f"{speed.view:.1f}")
        table.add_row(game.key, str(speed.seats), *figures)
    console = out()
    console.print(table)
    build = say("bench-compiled" if is_compiled() else "bench-interpreted")
    console.print(f"{build} · Python {platform.python_version()}", style="dim")
