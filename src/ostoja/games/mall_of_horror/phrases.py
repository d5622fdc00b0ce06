"""What the numbers of every event and question of Mall of Horror mean."""

from __future__ import annotations

from typing import Final

from ostoja.engine.vocabulary import NUMBER, SEAT, Domain
from ostoja.games.mall_of_horror.words import CARD, CHARACTER, LOCATION, PURPOSE

PHRASES: Final[dict[str, tuple[Domain, ...]]] = {
    # events
    "dealt": (SEAT, CARD),
    "chief": (SEAT,),
    "round": (NUMBER,),
    "placement-die": (SEAT, LOCATION),
    "placed": (SEAT, CHARACTER, LOCATION),
    "die": (LOCATION,),
    "zombie": (LOCATION,),
    "no-figure": (LOCATION,),
    "played": (SEAT, CARD),
    "voted": (SEAT, SEAT, NUMBER),
    "tie": (LOCATION,),
    "nobody-elected": (LOCATION, PURPOSE),
    "lot": (LOCATION,),
    "elected": (SEAT, LOCATION, PURPOSE),
    "drew": (SEAT, CARD),
    "searched": (SEAT, NUMBER),
    "kept": (SEAT, CARD),
    "kept-one": (SEAT,),
    "gave": (SEAT, SEAT, CARD),
    "gave-one": (SEAT, SEAT),
    "buried": (SEAT,),
    "rolled": (NUMBER,),
    "saw-die": (SEAT, LOCATION),
    "announced": (SEAT, LOCATION),
    "destination": (SEAT, LOCATION),
    "lured": (SEAT, LOCATION),
    "cursed": (LOCATION,),
    "moved": (SEAT, CHARACTER, LOCATION, LOCATION),
    "bounced": (SEAT, CHARACTER, LOCATION, LOCATION),
    "stayed": (SEAT, CHARACTER, LOCATION),
    "crowd": (LOCATION,),
    "pin-ups": (LOCATION,),
    "breach": (LOCATION, NUMBER, NUMBER),
    "repelled": (LOCATION,),
    "nobody-found": (LOCATION,),
    "hid": (SEAT, CHARACTER, LOCATION),
    "killed": (SEAT, NUMBER, LOCATION),
    "eaten": (SEAT, CHARACTER, LOCATION),
    "eliminated": (SEAT,),
    "rescue": (NUMBER,),
    # questions
    "ask-place": (SEAT, NUMBER),
    "ask-threats": (LOCATION, NUMBER),
    "ask-vote": (LOCATION, PURPOSE),
    "ask-revote": (LOCATION, PURPOSE),
    "ask-keep": (SEAT, NUMBER),
    "ask-give": (SEAT, NUMBER),
    "ask-camera": (NUMBER, NUMBER),
    "ask-announce": (SEAT, NUMBER),
    "ask-destination": (NUMBER, NUMBER),
    "ask-lure": (NUMBER, NUMBER),
    "ask-move": (SEAT, LOCATION),
    "ask-defence": (LOCATION, NUMBER),
    "ask-victim": (SEAT, LOCATION),
}
