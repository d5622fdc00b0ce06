"""`ostoja think`: what a bot thinks of a position that was written down."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ostoja.bots.registry import BOTS, bot, budget_of
from ostoja.cli.completion_values import complete_bots
from ostoja.cli.terminal import Lang, PositionFile, Seed, language, out, read_position_file, words
from ostoja.engine.errors import SetupError
from ostoja.games import open_position

if TYPE_CHECKING:
    from ostoja.bots.thoughts import Thoughts
    from ostoja.engine.position import Position

STRONGEST = "master"


def think(
    file: PositionFile,
    name: Annotated[
        str,
        typer.Option(
            "--bot",
            metavar="BOT",
            help=f"Who thinks, with a budget on wish, as in hard:400 or master:0.5s. Bots: {', '.join(BOTS)}.",
            autocompletion=complete_bots,
        ),
    ] = STRONGEST,
    seat: Annotated[
        int | None,
        typer.Option(metavar="N", help="For which seat, counted from 0; without it, the first that is asked."),
    ] = None,
    seed: Seed = "think",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    lang: Lang = None,
) -> None:
    """Let a bot think about a position: its options from the best on, everybody's chance of winning, what it took."""
    from ostoja.bots.bot import Chair
    from ostoja.engine.rng import seeded

    found = open_position(read_position_file(file))
    asked = found.asked()
    if not asked:
        raise SetupError("nobody is asked anything in this position; there is nothing to think about")
    own = asked[0] if seat is None else seat
    if own not in asked:
        raise SetupError(f"seat {own} is not asked in this position; asked: {', '.join(map(str, asked))}")
    thinker = bot(name, seeded(seed))
    start = time.perf_counter()
    option = thinker.choose(Chair(found.game, found.state, own, budget=budget_of(name)))
    seconds = time.perf_counter() - start
    report = reported(found, own, option, thinker.thoughts(), seconds)
    if as_json:
        typer.echo(json.dumps(report, ensure_ascii=False))
    else:
        show(found, own, report, language(lang))


def reported(found: Position, seat: int, option: int, thoughts: Thoughts | None, seconds: float) -> dict[str, Any]:
    """Put what was thought into plain words and numbers."""
    spell = found.game.vocabulary.spell
    ranking = [] if thoughts is None else thoughts.ranking
    return {
        "seat": seat,
        "choice": spell(option),
        "ranking": [
            {"option": spell(one.option), "number": one.option, "chance": round(one.chance, 4), "tries": one.tries}
            for one in ranking
        ],
        "chances": [] if thoughts is None else [round(chance, 4) for chance in thoughts.chances],
        "worlds": 0 if thoughts is None else thoughts.worlds,
        "simulations": 0 if thoughts is None else thoughts.simulations,
        "seconds": round(seconds, 3),
    }


def show(found: Position, seat: int, report: dict[str, Any], tongue: str) -> None:
    """Print the ranking and the chances."""
    from rich import box
    from rich.table import Table

    from ostoja.cli.playing.people import names_at
    from ostoja.engine.match import Match
    from ostoja.text import Texts

    say, texts, console = words(tongue), Texts(found.game, tongue), out()
    names = names_at(found.setup.seats, 0, "")
    question = Match(found.game, found.setup, "", names, found.state).question()[0]
    if not report["ranking"]:
        chosen = found.game.vocabulary.read(report["choice"])
        console.print(say.say("think-no-thoughts", option=texts.option(chosen, names, question, seat)))
        return
    table = Table(box=box.SIMPLE_HEAD)
    for heading, side in (("think-option", "left"), ("think-chance", "right"), ("think-tries", "right")):
        table.add_column(say.say(heading), justify="right" if side == "right" else "left")
    for one in report["ranking"]:
        label = texts.option(one["number"], names, question, seat)
        table.add_row(label, f"{one['chance']:.1%}", str(one["tries"]))
    console.print(table)
    for other, chance in enumerate(report["chances"]):
        console.print(say.say("think-seat", name=names[other], chance=f"{chance:.1%}"))
    spent = {key: report[key] for key in ("worlds", "simulations")}
    console.print(say.say("think-spent", seconds=f"{report['seconds']:.2f}", **spent), style="dim")
