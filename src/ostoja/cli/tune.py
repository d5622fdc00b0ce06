"""`ostoja tune`: find out by playing how a game is searched best."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ostoja.bots.registry import check
from ostoja.cli.completion_values import complete_bots
from ostoja.cli.measuring import Seats, watched
from ostoja.cli.setup_arguments import options_from, usual_seats
from ostoja.cli.terminal import INTERRUPTED, GameKey, Lang, Seed, Settings, err, language, out, words
from ostoja.games import find

if TYPE_CHECKING:
    from ostoja.lab.tuning import Look


def tune(
    game: GameKey,
    seats: Seats = None,
    looks: Annotated[int, typer.Option(metavar="N", min=1, help="Blocks of games to play, one for each look.")] = 200,
    simulations: Annotated[int, typer.Option(metavar="N", min=1, help="Of the bot that is tuned, a choice.")] = 60,
    against: Annotated[
        str, typer.Option(metavar="BOT", help="Who holds the other seats.", autocompletion=complete_bots)
    ] = "greedy",
    seed: Seed = "tune",
    settings: Settings = None,
    file: Annotated[
        Path | None, typer.Option("--log", metavar="FILE", help="Keep every look here, one line of JSON each.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Vary how a game is searched, play, and print what seems to win most; a duel tells whether it truly does."""
    from ostoja.lab.tuning import SPACE, Tuning

    played = find(game)
    check(against)
    setup = played.agree(seats or usual_seats(played), options_from(settings or []), {})
    texts = words(language(lang))
    tuning = Tuning(played, setup, simulations, against, seed, SPACE)
    if file is not None:
        file.write_text("", encoding="utf-8")

    def run(watch: Any) -> None:
        def note(look: Look) -> None:
            if file is not None:
                line = {"look": look.number, **tuning.named(look.point), "share": round(look.share, 4)}
                with file.open("a", encoding="utf-8") as log:
                    log.write(json.dumps(line) + "\n")
            watch(look.number + 1, "")

        tuning.run(looks, note)

    whole = watched(run, looks, texts.say("tune-running"))
    if not tuning.looks:
        raise typer.Exit(INTERRUPTED)
    out().print(tuning.written(), highlight=False, markup=False)
    if not whole:
        err().print(texts.say("tune-interrupted"))
        raise typer.Exit(INTERRUPTED)
