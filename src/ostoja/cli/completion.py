"""`ostoja completion`: what a shell needs to complete commands, options, games and bots."""

from __future__ import annotations

import os
from enum import StrEnum
from importlib.resources import files
from typing import Annotated, Final

import typer

ASKED: Final = "_OSTOJA_COMPLETE"  # the variable by which a shell asks


class Shell(StrEnum):
    """The shells that can be helped."""

    BASH = "bash"
    ZSH = "zsh"
    FISH = "fish"


def completion(shell: Annotated[Shell, typer.Argument(help="Your shell.", show_default=False)]) -> None:
    """Print a script with which a shell completes what you type; its first lines say where to keep it."""
    typer.echo((files("ostoja.cli") / "shells" / shell.value).read_text(encoding="utf-8"), nl=False)


def prepare_to_complete() -> None:
    """Make ready to answer a shell, if it is one that asks."""
    if ASKED in os.environ:
        from typer.completion import completion_init  # type: ignore[attr-defined]  # meant for all

        completion_init()
