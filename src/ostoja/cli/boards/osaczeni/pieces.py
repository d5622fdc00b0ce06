"""How Osaczeni looks: its signs, its colours, its areas in two rows, and its phases."""

from __future__ import annotations

from typing import Final

from ostoja.cli.boards.besieged.pieces import Look
from ostoja.games.osaczeni.words import AREA, ITEM

GLYPHS: Final = ("■", "◆", "♥", "●")  # Defender, Leader, Crybaby, Klutz
LOOK: Final = Look(
    rooms=AREA,
    cards=ITEM,
    glyphs=GLYPHS,
    chips=(  # by colour: red, blue, green, yellow, purple, orange
        "bold white on red",
        "bold white on blue",
        "bold black on green",
        "bold black on yellow",
        "bold white on magenta",
        "bold black on dark_orange",
    ),
    inks=("bold red", "bold bright_blue", "bold green", "bold yellow", "bold magenta", "bold dark_orange"),
    foe="M",
    plans={3: ((1, 2, 3), (4, 5, 6)), 2: ((1, 2), (3, 4), (5, 6)), 1: ((1,), (2,), (3,), (4,), (5,), (6,))},
    phases={
        "truck": "1",
        "badge": "2",
        "destination": "3",
        "movement": "4",
        "arrival": "5",
        "attack": "6",
        "end": "7",
    },
    moving=frozenset({"movement", "arrival", "attack"}),
    stale=frozenset({"truck", "badge", "over"}),
)
