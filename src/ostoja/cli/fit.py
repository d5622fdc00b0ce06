"""`ostoja fit`: let bots play among themselves, and weigh the features of a game's positions by who won."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ostoja.bots.registry import check
from ostoja.cli.completion_values import complete_bots
from ostoja.cli.measuring import Seats, watched
from ostoja.cli.setup_arguments import options_from, usual_seats
from ostoja.cli.terminal import INTERRUPTED, GameKey, Lang, Seed, Settings, err, language, out, words
from ostoja.engine.agenda import Unwritten
from ostoja.engine.errors import SetupError
from ostoja.games import find

if TYPE_CHECKING:
    from ostoja.lab.positions import Lesson


def fit(
    game: GameKey,
    seats: Seats = None,
    games: Annotated[int, typer.Option(metavar="N", min=10, help="Games to learn from.")] = 2000,
    by: Annotated[
        str, typer.Option("--bot", metavar="BOT", help="Who plays them.", autocompletion=complete_bots)
    ] = "greedy",
    whim: Annotated[float, typer.Option(min=0.0, max=1.0, help="How often somebody chooses by lot instead.")] = 0.1,
    ridge: Annotated[float, typer.Option(min=0.0, help="How much large weights are held against a fit.")] = 0.001,
    seed: Seed = "fit",
    settings: Settings = None,
    file: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE", help="Write the weights here; those for other numbers of seats stay."),
    ] = None,
    lang: Lang = None,
) -> None:
    """Weigh the features of a position so that chances of winning agree with who won; print or keep the weights."""
    from ostoja.lab.fitting import fit as fitted
    from ostoja.lab.positions import lessons_of
    from ostoja.lab.weights_file import headed, written

    played = find(game)
    check(by)
    try:
        judge = played.heuristics()
        names = judge.weights().names
    except Unwritten:
        raise SetupError(f"{played.title} names no features of a position that could be weighed") from None
    setup = played.agree(seats or usual_seats(played), options_from(settings or []), {})
    say = words(language(lang))
    lessons: list[Lesson] = []

    def run(watch: Any) -> None:
        for number in range(games):
            lessons.extend(lessons_of(played, setup, judge, by, f"{seed}:{number}", whim))
            watch(number + 1, "")

    whole = watched(run, games, say.say("fit-running"))
    if not lessons:
        raise typer.Exit(INTERRUPTED)
    found = fitted(lessons, ridge)
    numbers = f"--seats {setup.seats} --games {games} --bot {by} --whim {whim:g} --ridge {ridge:g}"
    asked = f"ostoja fit {played.key} {numbers} --seed {seed}"
    text = written(names, setup.seats, found, headed(asked, settings or []))
    if file is not None:
        from ostoja.lab.weights_file import merged

        file.write_text(merged(file, setup.seats, text), encoding="utf-8")
    out().print(text, highlight=False, markup=False)
    if not whole:
        err().print(say.say("fit-interrupted"))
        raise typer.Exit(INTERRUPTED)
