"""`ostoja position`: show a position that was written down, or play on from it."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ostoja.bots.registry import BOTS, USUAL
from ostoja.cli.completion_values import complete_bots
from ostoja.cli.setup_arguments import others_from
from ostoja.cli.terminal import Lang, PositionFile, language, out, read_position_file, words
from ostoja.engine.errors import SetupError
from ostoja.games import open_position
from ostoja.text import Texts

if TYPE_CHECKING:
    from ostoja.engine.position import Position


def position(
    file: PositionFile,
    seat: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            help="Whose eyes to look through, counted from 0; without it, a spectator's and everybody's options. "
            "With --play: your seat; without it, the first that is asked.",
        ),
    ] = None,
    play: Annotated[bool, typer.Option("--play", help="Play on from there against bots.")] = False,
    bots: Annotated[
        str,
        typer.Option(
            metavar="A,B,C",
            help=f"One bot for all other seats, or one for each. Bots: {', '.join(BOTS)}.",
            autocompletion=complete_bots,
        ),
    ] = USUAL,
    record: Annotated[Path | None, typer.Option(metavar="FILE", help="Keep a record in a new file.")] = None,
    name: Annotated[str, typer.Option(metavar="NAME", help="Your name.", show_default=False)] = "",
    lang: Lang = None,
) -> None:
    """Show a position and what may be chosen in it, or play on from it."""
    if play and str(file) == "-":
        raise SetupError("--play needs a file: the standard input cannot hold the position and your answers")
    if record is not None and not play:
        raise SetupError("--record goes with --play: a position that is only shown has no record")
    found = open_position(read_position_file(file))
    seats = found.setup.seats
    if seat is not None and not 0 <= seat < seats:
        raise SetupError(f"there is no seat {seat} in the position; seats are 0 to {seats - 1}")
    tongue = language(lang)
    if play:
        play_on(found, seat, bots, record, name, tongue)
    else:
        show(found, seat, tongue)


def show(found: Position, seat: int | None, tongue: str) -> None:
    """Show the board through a seat's eyes, whose question it is, and the options in words."""
    from ostoja.cli.playing.look import Look

    Look(found, seat, tongue, out()).show()


def play_on(found: Position, seat: int | None, bots: str, record: Path | None, name: str, tongue: str) -> None:
    """Play on against bots."""
    from ostoja.bots.company import Company
    from ostoja.cli.boards import Board
    from ostoja.cli.playing.desk import Desk
    from ostoja.cli.playing.keeping import Keeping
    from ostoja.cli.playing.loop import Loop
    from ostoja.cli.playing.people import names_at

    if found.state.over:
        raise SetupError("the game is over in this position; there is nothing to play on")
    found.check_asks()
    own = found.asked()[0] if seat is None else seat
    match = found.match(names_at(found.setup.seats, own, name), secrets.token_hex(8))
    company = Company(match, others_from(bots, found.setup.seats, own))
    desk = Desk(match, own, Board(found.game), Texts(found.game, tongue), words(tongue), out())
    Loop(desk, company, Keeping(match, record)).play()
