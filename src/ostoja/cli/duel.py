"""`ostoja duel`: two bots against each other until it is decided which is the stronger."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ostoja.cli.measuring import (
    AsJson,
    BotName,
    Cluster,
    Jobs,
    Programs,
    ResultsFile,
    Seats,
    Talk,
    TheGame,
    plan_from,
    watched,
)
from ostoja.cli.terminal import INTERRUPTED, DataFile, Lang, Seed, Settings, err, language, out, words

if TYPE_CHECKING:
    from rich.console import Console

    from ostoja.lab.duel import Duel
    from ostoja.text import CommonTexts


def duel(
    first: BotName,
    second: BotName,
    game: TheGame,
    games: Annotated[int, typer.Option(metavar="N", min=1, help="Number of games at most.")] = 10_000,
    equal: Annotated[float, typer.Option(metavar="SHARE", help="The first bot's share if it is no better.")] = 0.5,
    better: Annotated[float, typer.Option(metavar="SHARE", help="Its share if it is better.")] = 0.55,
    alpha: Annotated[float, typer.Option(metavar="P", help="How often to call it better wrongly, at most.")] = 0.05,
    beta: Annotated[float, typer.Option(metavar="P", help="How often to miss that it is better, at most.")] = 0.05,
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
    """Let two bots play, every deal from all seats, until it is clear whether the first is better than the second.

    A sequential test over blocks (one deal with every rotation of the seats): it stops as soon as it is decided.
    """
    from ostoja.lab.duel import Duel
    from ostoja.lab.results import Ledger
    from ostoja.lab.sequential import Claims

    texts = words(language(lang))
    claims = Claims(equal, better, alpha, beta)
    claims.check()
    plan = plan_from(game, (first, second), games, seed, settings, data, seats=seats, talk=talk, programs=program)
    with Ledger(results, plan) as ledger:
        fight = Duel(ledger, claims, jobs, cluster)

        def run(watch: Any) -> None:
            fight.run(lambda now: watch(now.games, running(now, texts)))

        whole = watched(run, games, texts.say("duel-running"))
        report = fight.report()
    if as_json:
        typer.echo(json.dumps(report, ensure_ascii=False))
    else:
        show(report, texts, out())
    if not whole:
        err().print(texts.say("duel-interrupted", games=report["games"]))
        raise typer.Exit(INTERRUPTED)


def running(fight: Duel, texts: CommonTexts) -> str:
    """Say how it stands, beside the bar."""
    return texts.say("duel-stands", share=f"{fight.test.share().share:.1%}", ratio=f"{fight.test.ratio():+.2f}")


def show(report: dict[str, Any], texts: CommonTexts, console: Console) -> None:
    """Print what was found."""
    first, second = report["bots"]
    share = {key: f"{report[key]:.1%}" for key in ("share", "low", "high")}
    claims = {key: f"{report['claims'][key]:.1%}" for key in ("equal", "better", "alpha", "beta")}
    low, high = (f"{bound:+.2f}" for bound in report["bounds"])
    played = {"games": report["games"], "blocks": report["blocks"], "seed": report["seed"], "seats": report["seats"]}
    console.print(texts.say("duel-title", first=first, second=second, **played), style="bold")
    console.print(texts.say("duel-share", first=first, **share))
    console.print(texts.say("duel-ratio", ratio=f"{report['ratio']:+.2f}", low=low, high=high))
    verdict = texts.say(f"duel-{report['verdict']}", first=first, second=second, **claims)
    console.print(verdict, style="bold green" if report["verdict"] == "better" else "bold")
