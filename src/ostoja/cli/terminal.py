"""The terminal: where things are printed, in which language, and the options that several commands share."""

from __future__ import annotations

import os
import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

from ostoja.cli.completion_values import complete_game, complete_option
from ostoja.engine.errors import RecordError
from ostoja.engine.toml_size import SIZE
from ostoja.text import CommonTexts, language_of

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
LONGEST: Final = 2**24  # characters of a record; the longest games have a hundredth of them
LOCALES: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")  # in the order in which they decide


def check_text(value: str) -> str:
    """Refuse what is no text in any language, only bytes."""
    try:
        value.encode()
    except UnicodeEncodeError as error:
        raise typer.BadParameter(f"{value!r} is no text in UTF-8") from error
    return value


class Language(StrEnum):
    """The languages that can be asked for."""

    EN = "en"
    PL = "pl"


GameKey = Annotated[
    str, typer.Argument(metavar="GAME", help="A game, as `ostoja games` lists them.", autocompletion=complete_game)
]
Lang = Annotated[Language | None, typer.Option(help="Language; without it, that of the locale.", show_default=False)]
Settings = Annotated[
    list[str] | None,
    typer.Option(
        "--set",
        metavar="OPTION=VALUE",
        help="An option of the game; may be repeated.",
        autocompletion=complete_option,
    ),
]
DataFile = Annotated[str, typer.Option("--data", metavar="FILE", help="A TOML file with corrected numbers.")]
Seed = Annotated[
    str,
    typer.Option(metavar="TEXT", help="Any text; without it, a new one.", callback=check_text, show_default=False),
]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record, as `ostoja play --record` writes it.")]

PositionFile = Annotated[
    Path, typer.Argument(metavar="FILE", help="A position, as `ostoja replay --position` writes it; -: standard input.")
]


def language(wish: Language | None) -> str:
    """Return the language asked for, or that of the locale."""
    if wish:
        return wish.value
    return language_of(next((os.environ[name] for name in LOCALES if os.environ.get(name)), ""))


def words(tongue: str) -> CommonTexts:
    """Return the texts of the command line."""
    return CommonTexts(tongue, package="ostoja.cli")


class Terminal(Console):
    """A console that leaves it to the command what becomes of it when nobody reads any more."""

    def on_broken_pipe(self) -> None:
        """Let the error go on its way; Rich would end the program with a code of its own."""
        raise BrokenPipeError


def out() -> Console:
    """Return the console for what was asked for."""
    return Terminal(file=sys.stdout, highlight=False, soft_wrap=False)


def err() -> Console:
    """Return the console for progress and complaints."""
    return Terminal(file=sys.stderr, highlight=False)


def read_text(path: Path) -> str:
    """Read a record of the user's."""
    text = first_of(path, LONGEST + 1, "record")
    if len(text) > LONGEST:
        raise RecordError(f"record {path} is none: it has more than {LONGEST} characters")
    return text


def read_position_file(path: Path) -> str:
    """Read a position of the user's, from a file or from the standard input; one that is too long is not read on."""
    return first_of(path, SIZE + 1, "position")


def first_of(path: Path, characters: int, what: str) -> str:
    """Read the beginning of a file: what is too long need not be read to the end to say so."""
    try:
        if str(path) == "-":
            return sys.stdin.read(characters)
        with path.open(encoding="utf-8") as file:
            return file.read(characters)
    except (OSError, ValueError) as error:
        raise RecordError(f"{what} {path} cannot be read: {error}") from error
