"""The characters: how candid somebody is, how much a word weighs, how long a wrong is remembered."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Final, NamedTuple

from ostoja.engine.errors import SetupError
from ostoja.engine.naming import no_such
from ostoja.engine.rng import seeded

SILENT: Final = "silent"  # neither speaks nor listens


class Character(NamedTuple):
    """The thresholds by which a bot talks; what each means stands in the file."""

    candour: float
    honour: float
    constancy: float
    memory: float
    grudge: float
    margin: float
    greed: float
    faith: float
    chatter: float
    # What a study may take away, or have done without shame.
    speaks: bool = True
    remembers: bool = True
    bargains: bool = True
    believes: bool = True
    promises_all: bool = False  # agrees to everything and offers everybody everything


def read_characters() -> dict[str, Character]:
    """Read the characters."""
    text = resources.files(__package__).joinpath("characters.toml").read_text(encoding="utf-8")
    return {name: Character(**numbers) for name, numbers in tomllib.loads(text).items()}


CHARACTERS: Final = read_characters()
_HONEST: Final = CHARACTERS["honest"]
_USUAL: Final = CHARACTERS["opportunist"]

# Players that exist to be measured, and talkers that lack something: for the laboratory alone.
STUDIES: Final = {
    SILENT: _USUAL._replace(speaks=False, believes=False, bargains=False, grudge=0.0),
    "candid": _HONEST._replace(candour=1.0, honour=1.0, constancy=1.0),
    "cheat": _USUAL._replace(candour=0.0, honour=0.0, constancy=0.0, promises_all=True),
    "forgetful": _USUAL._replace(remembers=False),
    "haggleless": _USUAL._replace(bargains=False),
    "deaf": _USUAL._replace(believes=False),
}


def character_of(name: str) -> Character:
    """Return the character of that name."""
    found = CHARACTERS.get(name) or STUDIES.get(name)
    if found is None:
        raise SetupError(no_such("character", name, [*CHARACTERS, *STUDIES]))
    return found


def drawn(seed: str, seat: int) -> str:
    """Draw a character for a chair; with the same seed always the same."""
    order = list(range(len(CHARACTERS)))
    seeded(f"{seed}:characters").shuffle(order)
    return list(CHARACTERS)[order[seat % len(order)]]
