"""What the numbers of every event and question of Vigil mean, and those in its views."""

from __future__ import annotations

from typing import Final

from ostoja.engine.vocabulary import NUMBER, SEAT, Domain
from ostoja_vigil.words import CANDLE

PHRASES: Final[dict[str, tuple[Domain, ...]]] = {
    # events
    "dealt": (SEAT, CANDLE),
    "night": (NUMBER, NUMBER),
    "lit": (SEAT, CANDLE),
    "huddled": (SEAT,),
    "held": (NUMBER, NUMBER),
    "fell": (NUMBER, NUMBER),
    "warmed": (SEAT, NUMBER),
    "bitten": (SEAT, NUMBER),
    "taken": (SEAT,),
    "dropped": (SEAT, CANDLE),
    "found": (SEAT, CANDLE),
    "searched": (SEAT,),
    "rested": (SEAT, NUMBER),
    "dawn": (NUMBER,),
    # questions
    "ask-light": (NUMBER, NUMBER),
    "ask-search": (NUMBER, NUMBER),
}

FIELDS: Final[dict[str, Domain]] = {"seat": SEAT, "kind": CANDLE, "hand": CANDLE, "ash": CANDLE, "chosen": CANDLE}
