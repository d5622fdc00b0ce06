"""`ostoja balance`: how a game is balanced, as one page of pictures."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ostoja.bots.registry import BOTS, USUAL, check
from ostoja.cli.measuring import NAMED, Cluster, Jobs, Programs, Talk, plan_from, watched
from ostoja.cli.setup_arguments import changes_from
from ostoja.cli.terminal import INTERRUPTED, DataFile, GameKey, Lang, Seed, Settings, err, language, words
from ostoja.games import find
from ostoja.text import Texts

if TYPE_CHECKING:
    from collections.abc import Callable

    from ostoja.lab.intervals import Share
    from ostoja.lab.outcome import Block
    from ostoja.lab.plan import Plan


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
    from ostoja.lab.balance import Games, compared
    from ostoja.lab.balance_page import Page

    title = find(game)
    check(bot)
    changes = None if against is None else changes_from(str(against))
    wishes = {"seats": seats, "talk": talk, "programs": program, "watched": True}
    plan = plan_from(game, (bot,), games, seed, settings, data, **wishes)
    plan = plan._replace(bots=(bot,) * plan.places())
    weakest = next(iter(BOTS))
    skilled = plan._replace(bots=(bot, *[weakest] * (plan.places() - 1)), watched=False)
    plans = [plan, *([] if bot == weakest else [skilled])]
    plans += [] if changes is None else [plan._replace(changes=changes)]
    for each in plans:
        each.check()
    texts = words(language(lang))
    found: list[list[Block]] = [[] for _ in plans]

    def run(watch: Callable[[int, str], None]) -> None:
        carry_out(plans, found, jobs, cluster, watch)

    if not watched(run, games * len(plans), texts.say("balance-running")):
        err().print(texts.say("balance-interrupted"))
        raise typer.Exit(INTERRUPTED)
    other = None if changes is None else compared(Games(found[0]), Games(found[-1]))
    skill = None if bot == weakest else share_of_first(skilled, found[1])
    page = Page(title, Games(found[0]), Texts(title, language(lang)), texts.say)
    command = shlex.join(["ostoja", *sys.argv[1:]])
    to.write_text(page.write(skill, command, other), encoding="utf-8")
    typer.echo(texts.say("balance-written", file=str(to)))


def carry_out(
    plans: list[Plan], found: list[list[Block]], jobs: int, cluster: str, watch: Callable[[int, str], Any]
) -> None:
    """Play one plan after another."""
    from ostoja.lab.running import Run

    done = 0
    for plan, blocks in zip(plans, found, strict=True):
        for part in Run(plan, jobs, cluster).blocks():
            blocks.extend(part)
            done += sum(len(block.games) for block in part)
            watch(done, "")


def share_of_first(plan: Plan, blocks: list[Block]) -> Share:
    """Return how often the first bot of a plan won."""
    from ostoja.lab.tally import Tally

    tally = Tally(len(plan.bots))
    for block in blocks:
        tally.note(block)
    row = tally.rows[0]
    return row.moments.share(row.parts(), tally.games, tally.size)
