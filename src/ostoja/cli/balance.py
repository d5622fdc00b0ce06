"""`ostoja balance`: how a game is balanced, as one page of pictures."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ostoja.bots.registry import USUAL, check
from ostoja.cli.measuring import NAMED, Cluster, Jobs, Programs, Talk, plan_from, watched
from ostoja.cli.setup_arguments import changes_from
from ostoja.cli.terminal import INTERRUPTED, DataFile, GameKey, Lang, Seed, Settings, err, language, words

if TYPE_CHECKING:
    from collections.abc import Callable


def balance(
    game: GameKey,
    to: Annotated[Path, typer.Option("--out", metavar="FILE", help="The page.")] = Path("balance.html"),
    games: Annotated[int, typer.Option(metavar="N", min=2, help="Number of games.")] = 400,
    seats: Annotated[int | None, typer.Option(metavar="N", help="Number of seats.", show_default=False)] = None,
    bot: Annotated[str, typer.Option(metavar="BOT", help=f"Who plays. {NAMED}")] = USUAL,
    against: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="A TOML file with other numbers to compare with.", show_default=False),
    ] = None,
    settings: Settings = None,
    data: DataFile = "",
    seed: Seed = "balance",
    talk: Talk = False,
    program: Programs = None,
    jobs: Jobs = 1,
    cluster: Cluster = "",
    lang: Lang = None,
) -> None:
    """Play a game many times, watch it, and write a page of pictures that says how it is balanced.

    Who wins, how long it takes, when it is decided, how much is luck, what goes with victory, what nobody ever does.
    """
    from ostoja.lab.study import Study

    check(bot)
    other = None if against is None else changes_from(str(against))
    wishes = {"seats": seats, "talk": talk, "programs": program, "watched": True}
    study = Study(plan_from(game, (bot,), games, seed, settings, data, **wishes), bot, other)
    tongue = language(lang)
    texts = words(tongue)

    def run(watch: Callable[[int, str], None]) -> None:
        for done in study.play(jobs, cluster):
            watch(done, "")

    whole = watched(run, study.total(), texts.say("balance-running"))
    if not study.enough():
        err().print(texts.say("balance-interrupted"))
        raise typer.Exit(INTERRUPTED)
    command = shlex.join(["ostoja", *sys.argv[1:]])
    page = study.page(tongue).write(study.skill(), command, study.against())
    to.write_text(page, encoding="utf-8")
    typer.echo(texts.say("balance-written", file=str(to)))
    if not whole:
        err().print(texts.say("balance-cut", done=study.done(), total=study.total()))
        raise typer.Exit(INTERRUPTED)
