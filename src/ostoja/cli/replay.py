"""`ostoja replay`: tell a recorded game as one seat, or a spectator, saw it."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from ostoja.cli.boards import Board
from ostoja.cli.playing.ending import show_ledger, show_proof, show_result
from ostoja.cli.playing.screen import Screen
from ostoja.cli.playing.story import Story
from ostoja.cli.terminal import Lang, RecordFile, language, out, read_text, words
from ostoja.engine.errors import RecordError
from ostoja.engine.position import Position
from ostoja.engine.record import cut, parse_record, replay_lines
from ostoja.games import find
from ostoja.text import Texts

if TYPE_CHECKING:
    from ostoja.engine.match import Match


def replay(
    file: RecordFile,
    seat: Annotated[
        int | None,
        typer.Option(metavar="N", help="Whose eyes to look through, counted from 0; without it, a spectator's."),
    ] = None,
    at: Annotated[
        int | None, typer.Option(metavar="N", help="Stop after so many choices; without it, at the end.")
    ] = None,
    position: Annotated[
        bool,
        typer.Option(
            "--position",
            help="Write the position there instead of telling the game; with --seat, what that seat cannot know is "
            "dealt anew.",
        ),
    ] = False,
    lang: Lang = None,
) -> None:
    """Tell a recorded game move by move, as it was told to a seat, or write down a position of it."""
    lines = parse_record(read_text(file))
    match = replay_lines(lines if at is None else cut(lines, at), find)
    seats = match.setup.seats
    if seat is not None and not 0 <= seat < seats:
        raise RecordError(f"there is no seat {seat} in the record; seats are 0 to {seats - 1}")
    if position:
        found = Position(match.game, match.setup, match.state)
        typer.echo((found if seat is None else found.seen(seat, secrets.token_hex(16))).text(), nl=False)
    else:
        tell(match, seat, language(lang), whole=at is None)


def tell(match: Match, seat: int | None, tongue: str, *, whole: bool) -> None:
    """Tell the game and show how it stands then."""
    texts, board, console = Texts(match.game, tongue), Board(match.game), out()
    screen = Screen(match, seat, board, texts, words(tongue), console)
    watcher = texts.say("spectator") if seat is None else match.names[seat]
    title = screen.words.say("replay-title", title=texts.say("game-title"), watcher=watcher)
    console.print(Text(title, style="bold"))
    screen.tell(Story(match, seat, texts, board).all())
    screen.show_board()
    if match.state.over:
        show_result(match, seat, texts, console)
        show_ledger(match, texts, console)
    elif whole:
        screen.say("verify-unfinished", style="bold")
    if match.start is None:
        show_proof(match, screen.words, console)
