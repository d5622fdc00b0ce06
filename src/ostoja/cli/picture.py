"""Positions drawn for notebooks and learners: the terminal's board as HTML, SVG or text that fetches nothing."""

from __future__ import annotations

import io
import re
from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from ostoja.cli.playing.look import Look
from ostoja.cli.terminal import language

if TYPE_CHECKING:
    from ostoja.engine.position import Position

WIDTH: Final = 100  # columns
NIGHT: Final = TerminalTheme(
    (11, 13, 16),
    (232, 225, 211),
    [(40, 44, 52), (224, 86, 74), (126, 178, 96), (222, 176, 84), (98, 148, 214), (190, 122, 196), (94, 182, 186),
     (214, 208, 196)],
    [(128, 134, 144), (244, 122, 108), (160, 210, 130), (244, 208, 120), (140, 184, 240), (216, 156, 220),
     (134, 214, 218), (248, 244, 236)],
)  # fmt: skip
STYLE: Final = (
    "display:inline-block;margin:0;padding:16px 20px;border-radius:10px;overflow-x:auto;max-width:100%;"
    "box-sizing:border-box;background:{background};color:{foreground};white-space:pre;font-size:13px;line-height:1.2;"
    "font-family:'DejaVu Sans Mono','Cascadia Mono',Menlo,Consolas,monospace"
)


FETCHED: Final = re.compile(r"@font-face\s*\{[^}]*\}")  # what Rich would have fetched from elsewhere


def paint(position: Position) -> str:
    """Draw what lies open in a position, whose question it is and what may be chosen, in the language of the locale."""
    tongue = language(None)
    page = f'<pre lang="{tongue}" style="{STYLE}">{{code}}</pre>'
    return drawn(position).export_html(theme=NIGHT, inline_styles=True, code_format=page)


def paint_svg(position: Position) -> str:
    """Draw the same as SVG."""
    svg = drawn(position).export_svg(title=position.game.title, theme=NIGHT)
    return FETCHED.sub("", svg)


def paint_text(position: Position) -> str:
    """Draw the same as plain text."""
    return drawn(position).export_text()


def drawn(position: Position) -> Console:
    """Draw a position for whoever sees it."""
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    Look(position, position.seen_by, language(None), console).show()
    return console
