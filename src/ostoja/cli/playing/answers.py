"""Reading what the person types, from a terminal or from a pipe."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from rich.text import Text

if TYPE_CHECKING:
    from rich.console import Console


class Left(Exception):
    """The person has left: the input is at its end, or was interrupted."""


class Answers:
    """The person's answers, line by line."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.interactive = sys.stdin.isatty()

    def ask(self, question: str) -> str:
        """Ask for a line; without anybody to type it, the line is shown as if typed."""
        self.console.print(Text(f"{question} ", style="bold"), end="")
        try:
            if self.interactive:
                return input().strip()
            line = sys.stdin.readline()
        except (EOFError, KeyboardInterrupt):
            line = ""
        if not line:
            self.console.print()
            raise Left
        self.console.print(Text(line.strip()))
        return line.strip()
