"""How Mall of Horror looks: its signs, its colours, its floor plan, and its phases."""

from __future__ import annotations

from typing import Final

from ostoja.cli.boards.besieged.pieces import Look
from ostoja.games.mall_of_horror.words import CARD, LOCATION

GLYPHS: Final = ("♥", "■", "✚", "●")  # Pin-Up, Tough Guy, Gunman, Little Girl
LOOK: Final = Look(
    rooms=LOCATION,
    cards=CARD,
    glyphs=GLYPHS,
    chips=(  # by colour: yellow, red, blue, black, brown, green
        "bold black on yellow",
        "bold white on red",
        "bold white on blue",
        "bold white on grey37",
        "bold white on orange4",
        "bold black on green",
    ),
    inks=("bold yellow", "bold red", "bold bright_blue", "bold grey70", "bold dark_orange3", "bold green"),
    foe="Z",
    plans={3: ((3, 5, 6), (2, 4, 1)), 2: ((3, 5), (2, 6), (4, 1)), 1: ((1,), (2,), (3,), (4,), (5,), (6,))},
    phases={
        "search": "a",
        "election": "b",
        "arrival": "c",
        "destination": "d",
        "movement": "e",
        "attack": "f",
    },
    moving=frozenset({"movement", "attack"}),
    stale=frozenset({"search", "election", "over"}),
)
