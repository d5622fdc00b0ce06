"""What the numbers of every event and question of Outlive mean."""

from __future__ import annotations

from typing import Final

from ostoja.engine.vocabulary import NUMBER, SEAT, Domain
from ostoja.games.outlive.words import ANIMAL, AREA, CALAMITY, EQUIPMENT, HERO, LEADER, RESOURCE, ROOM, TOKEN

PHRASES: Final[dict[str, tuple[Domain, ...]]] = {
    # what happens in the set-up
    "kept": (SEAT, ROOM),
    "settled": (SEAT, ROOM, NUMBER, NUMBER),
    "leader": (SEAT, LEADER),
    "stationed": (SEAT, HERO, AREA),
    "drew-token": (SEAT, TOKEN),
    "put-back": (SEAT, TOKEN),
    "first": (SEAT,),
    # at Dawn and with events
    "round": (NUMBER,),
    "offered": (AREA, EQUIPMENT),
    "set-aside": (AREA, TOKEN),
    "event": (CALAMITY,),
    "cut": (AREA, NUMBER),
    # by day
    "moved": (SEAT, HERO, AREA, AREA),
    "out": (SEAT,),
    "pressed": (SEAT, SEAT, NUMBER),
    "shielded": (SEAT,),
    "shot": (SEAT, NUMBER),
    "robbed": (SEAT, SEAT, RESOURCE),
    "heir": (SEAT,),
    "admitted": (SEAT, ROOM),
    "gathered": (SEAT, NUMBER, RESOURCE),
    "algae": (SEAT,),
    "took": (SEAT, EQUIPMENT),
    "searched": (SEAT, AREA, TOKEN),
    "saw-token": (SEAT, AREA, NUMBER, TOKEN),
    "peeked": (SEAT, AREA),
    "saw-animal": (SEAT, AREA, NUMBER, ANIMAL),
    "hunted": (SEAT, ANIMAL, NUMBER),
    # at night
    "resolved": (SEAT, CALAMITY),
    "due": (SEAT, NUMBER, NUMBER, NUMBER),
    "recruited": (SEAT, RESOURCE),
    "built": (SEAT, ROOM),
    "filled": (SEAT, ROOM),
    "scrapped": (SEAT, EQUIPMENT),
    "repaired": (SEAT, EQUIPMENT),
    "spoilt": (SEAT, NUMBER, NUMBER),
    "won": (SEAT,),
    # at any time
    "gained": (SEAT, NUMBER, RESOURCE),
    "paid": (SEAT, RESOURCE),
    "reserve": (SEAT,),
    "lost": (SEAT, ROOM),
    "healed": (SEAT, NUMBER),
    "irradiated": (SEAT, NUMBER),
    "beyond": (SEAT, NUMBER),
    "used": (SEAT, EQUIPMENT),
    "activated": (SEAT, ROOM),
    "tile": (SEAT, EQUIPMENT),
    "tile-again": (SEAT, EQUIPMENT),
    "no-tile": (SEAT,),
    # questions
    "ask-draft": (NUMBER, NUMBER),
    "ask-station": (NUMBER, NUMBER),
    "ask-discard": (SEAT, NUMBER),
    "ask-rats": (NUMBER, NUMBER),
    "ask-clan": (NUMBER, NUMBER),
    "ask-lose": (NUMBER, NUMBER),
    "ask-move": (SEAT, NUMBER),
    "ask-moor": (SEAT, NUMBER),
    "ask-bat": (SEAT, AREA),
    "ask-defence": (SEAT, NUMBER),
    "ask-tribute": (SEAT, NUMBER),
    "ask-bonus": (SEAT, AREA),
    "ask-admit": (SEAT, NUMBER),
    "ask-action": (AREA, NUMBER),
    "ask-track": (SEAT, AREA),
    "ask-hunt": (ANIMAL, NUMBER),
    "ask-resolve": (NUMBER, NUMBER),
    "ask-event-cost": (NUMBER, NUMBER),
    "ask-feed": (NUMBER, NUMBER),
    "ask-recruit": (NUMBER, NUMBER),
    "ask-build": (NUMBER, NUMBER),
    "ask-repair": (NUMBER, NUMBER),
}
