"""The terminal: where things are printed, in which language, and the options that several commands share."""

from __future__ import annotations

import os
import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

from ostoja.engine.errors import RecordError
from ostoja.text import CommonTexts, language_of

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
LOCALES: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")  # in the order in which they decide


class Language(StrEnum):
    """The languages that can be asked for."""

    EN = "en"
    PL = "pl"


GameKey = Annotated[str, typer.Argument(metavar="GAME", help="A game, as `ostoja games` lists them.")]
Lang = Annotated[Language | None, typer.Option(help="Language; without it, that of the locale.", show_default=False)]
Settings = Annotated[
    list[str] | None, typer.Option("--set", metavar="OPTION=VALUE", help="An option of the game; may be repeated.")
]
DataFile = Annotated[str, typer.Option("--data", metavar="FILE", help="A TOML file with corrected numbers.")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record, as `ostoja play --record` writes it.")]


def language(wish: Language | None) -> str:
    """Return the language asked for, or that of the locale."""
    if wish:
        return wish.value
    return language_of(next((os.environ[name] for name in LOCALES if os.environ.get(name)), ""))


def words(tongue: str) -> CommonTexts:
    """Return the texts of the command line."""
    return CommonTexts(tongue, package="ostoja.cli")


def out() -> Console:
    """Return the console for what was asked for."""
    return Console(file=sys.stdout, highlight=False, soft_wrap=False)


def err() -> Console:
    """Return the console for progress and complaints."""
    return Console(file=sys.stderr, highlight=False)


def read_text(path: Path) -> str:
    """Read a record of the user's."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise RecordError(f"record {path} cannot be read: {error}") from error
