"""What the numbers of every event and question of Osaczeni mean."""

from __future__ import annotations

from typing import Final

from ostoja.engine.vocabulary import NUMBER, SEAT, Domain
from ostoja.games.osaczeni.words import AREA, CHARACTER, EPILOGUE, ITEM, PURPOSE, VARIANT

PHRASES: Final[dict[str, tuple[Domain, ...]]] = {
    # set-up
    "badge": (SEAT,),
    "victim": (SEAT,),
    "variant": (VARIANT,),
    "dealt": (SEAT, ITEM),
    "placement-die": (SEAT, AREA),
    "placed": (SEAT, CHARACTER, AREA),
    "overflowed": (SEAT, CHARACTER, AREA),
    # the round
    "round": (NUMBER,),
    "played": (SEAT, ITEM),
    "voted": (SEAT, SEAT, NUMBER),
    "tie": (AREA, SEAT),
    "elected": (SEAT, AREA, PURPOSE),
    "drew": (SEAT, ITEM),
    "searched": (SEAT, NUMBER),
    "kept": (SEAT, ITEM),
    "kept-one": (SEAT,),
    "gave": (SEAT, SEAT, ITEM),
    "gave-one": (SEAT, SEAT),
    "boxed": (SEAT, ITEM),
    "boxed-one": (SEAT,),
    "refilled": (NUMBER,),
    "rolled": (NUMBER,),
    "saw-die": (SEAT, AREA),
    "announced": (SEAT, AREA),
    "destination": (SEAT, AREA),
    "die": (AREA,),
    "moved": (SEAT, CHARACTER, AREA, AREA),
    "bounced": (SEAT, CHARACTER, AREA, AREA),
    "stuck": (SEAT, AREA),
    # the monsters
    "haunted": (SEAT, AREA),
    "crybabies": (AREA,),
    "crowd": (AREA,),
    "monster": (AREA,),
    "diverted": (AREA,),
    "no-notch": (AREA,),
    "no-monster": (AREA,),
    "breach": (AREA, NUMBER, NUMBER),
    "repelled": (AREA,),
    "nobody-found": (AREA,),
    "hid": (SEAT, CHARACTER, AREA),
    "gun-lowered": (SEAT,),
    "killed": (SEAT, NUMBER, AREA),
    "lured": (SEAT, AREA, AREA),
    "eaten": (SEAT, CHARACTER, AREA),
    "row": (NUMBER,),
    "eliminated": (SEAT,),
    "mourned": (SEAT,),
    "closed": (AREA,),
    "fled": (SEAT, CHARACTER, AREA),
    # the end
    "end": (NUMBER,),
    "held": (SEAT, ITEM),
    "keys": (SEAT, NUMBER),
    "epilogue": (EPILOGUE,),
    # questions
    "ask-place": (SEAT, NUMBER),
    "ask-discuss": (AREA, PURPOSE),
    "ask-vote": (AREA, PURPOSE),
    "ask-tie": (AREA, PURPOSE),
    "ask-keep": (SEAT, NUMBER),
    "ask-give": (SEAT, NUMBER),
    "ask-last": (SEAT, NUMBER),
    "ask-surplus": (NUMBER, NUMBER),
    "ask-walkie": (NUMBER, NUMBER),
    "ask-announce": (SEAT, NUMBER),
    "ask-destination": (NUMBER, NUMBER),
    "ask-move": (SEAT, AREA),
    "ask-drink": (NUMBER, NUMBER),
    "ask-haunt": (NUMBER, NUMBER),
    "ask-victim": (SEAT, AREA),
}
