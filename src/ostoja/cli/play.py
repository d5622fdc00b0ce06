"""`ostoja play`: a person plays one seat, bots the others."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer

from ostoja.bots.levels import LEVELS
from ostoja.bots.registry import BOTS, USUAL
from ostoja.cli.completion_values import complete_bots
from ostoja.cli.measuring import Programs
from ostoja.cli.setup_arguments import bots_from, changes_from, options_from, others_from, usual_seats
from ostoja.cli.terminal import DataFile, GameKey, Lang, Seed, Settings, language, out, words
from ostoja.engine.errors import SetupError
from ostoja.engine.naming import no_such
from ostoja.games import find
from ostoja.text import Texts


def chosen_bots(level: str, bots: str) -> str:
    """Return who plays: bots of one level, those named, or the usual one."""
    if not level:
        return bots or USUAL
    if bots:
        raise SetupError("--level and --bots both say who plays; name one of them")
    if level not in LEVELS:
        raise SetupError(no_such("level", level, LEVELS))
    return level


def play(
    game: GameKey,
    seats: Annotated[
        int | None, typer.Option(metavar="N", help="Number of seats; usually 4.", show_default=False)
    ] = None,
    seat: Annotated[int, typer.Option(metavar="N", help="Your seat, counted from 0.")] = 0,
    level: Annotated[
        str,
        typer.Option(metavar="LEVEL", help=f"How strong all bots are: {', '.join(LEVELS)}.", show_default=False),
    ] = "",
    bots: Annotated[
        str,
        typer.Option(
            metavar="A,B,C",
            help=f"One bot for all other seats, or one for each. Bots: {', '.join(BOTS)}. [default: {USUAL}]",
            autocompletion=complete_bots,
            show_default=False,
        ),
    ] = "",
    program: Programs = None,  # noqa: ARG001  it is a bot as soon as it is read
    settings: Settings = None,
    data: DataFile = "",
    seed: Seed = "",
    record: Annotated[Path | None, typer.Option(metavar="FILE", help="Keep a record in a new file.")] = None,
    name: Annotated[str, typer.Option(metavar="NAME", help="Your name.", show_default=False)] = "",
    lang: Lang = None,
) -> None:
    """Play against bots in the terminal."""
    from ostoja.bots.company import Company
    from ostoja.cli.boards import Board
    from ostoja.cli.playing.desk import Desk
    from ostoja.cli.playing.keeping import Keeping
    from ostoja.cli.playing.loop import Loop
    from ostoja.cli.playing.people import names_at
    from ostoja.engine.match import Match

    title = find(game)
    bots = chosen_bots(level, bots)
    kinds = bots_from(bots)
    if seats is None:
        seats = len(kinds) + 1 if len(kinds) > 1 else usual_seats(title)
    setup = title.agree(seats, options_from(settings or []), changes_from(data))
    others = others_from(bots, seats, seat)
    match = Match(title, setup, seed or secrets.token_hex(8), names_at(seats, seat, name))
    company = Company(match, others)
    tongue = language(lang)
    desk = Desk(match, seat, Board(title), Texts(title, tongue), words(tongue), out())
    Loop(desk, company, Keeping(match, record)).play()
