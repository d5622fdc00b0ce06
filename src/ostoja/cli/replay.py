"""`ostoja replay`: tell a recorded game as one seat, or a spectator, saw it."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.text import Text

from ostoja.cli.boards import Board
from ostoja.cli.playing.ending import show_ledger, show_proof, show_result
from ostoja.cli.playing.screen import Screen
from ostoja.cli.playing.story import Story
from ostoja.cli.terminal import Lang, RecordFile, language, out, read_text, words
from ostoja.engine.errors import RecordError
from ostoja.engine.record import replay as run_again
from ostoja.games import find
from ostoja.text import Texts


def replay(
    file: RecordFile,
    seat: Annotated[
        int | None,
        typer.Option(metavar="N", help="Whose eyes to look through, counted from 0; without it, a spectator's."),
    ] = None,
    lang: Lang = None,
) -> None:
    """Tell a recorded game move by move, as it was told to a seat."""
    match = run_again(read_text(file), find)
    seats = match.setup.seats
    if seat is not None and not 0 <= seat < seats:
        raise RecordError(f"there is no seat {seat} in the record; seats are 0 to {seats - 1}")
    tongue = language(lang)
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
    else:
        screen.say("verify-unfinished", style="bold")
    show_proof(match, screen.words, console)
