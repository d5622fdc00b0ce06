"""What the rules can neither lose nor make but as told, for the tests.

The supply of goods and people has no end (OUT-DAWN-09), so that of these only what lies in the shelters is counted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.pieces import COUNTS, PILE, PILES, SETS, SPOTS, Held
from ostoja.games.outlive.words import NURSERY, WATER, kind_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ostoja.engine.journal import Event
    from ostoja.games.outlive.state import Wasteland

PIECES: Final[Mapping[str, tuple[Held, ...]]] = {
    "animals": (Held("herds", PILES), Held("stray", PILE), Held("hunted", COUNTS)),
    "events": (Held("events", PILE),),
    "tiles": (
        *(Held("stack", PILE), Held("discards", PILE), Held("shown", PILES)),
        *(Held("broken", SETS), Held("repaired", SETS)),
    ),
    "rooms": (Held("rooms", SPOTS),),
    "leaders": (Held("leaders", SPOTS),),
    "heroes": (Held("where", SPOTS),),
    "goods": (Held("goods", COUNTS),),
    "people": (Held("airlock", COUNTS), Held("people", COUNTS)),
}
DRAFTED: Final = ("tiles", "rooms", "leaders", "heroes", "people")  # not on the table before the first round


def count(g: Wasteland, counted: dict[str, int]) -> dict[str, int]:
    """Leave out what the draft has not brought yet; count people in built rooms, and search tokens beyond the box."""
    counted["people"] = sum(g.survivors(seat) for seat in range(g.seats))
    counted["search tokens too many"] = sum(
        max(0, stack.count(token) - g.data.tokens.count(token)) for stack in g.search for token in set(stack)
    )
    return counted if g.round else {thing: number for thing, number in counted.items() if thing not in DRAFTED}


def accounts(events: Sequence[Event]) -> dict[str, int]:
    """OUT-ACT-06, OUT-RES-04, OUT-REC-01  Goods and people come and go as told; reserve water is no token."""
    goods = people = 0
    reserve = False  # was used for what the next event tells
    for event in events:
        kind, args = event.kind, event.args
        if kind in {"gained", "gathered"}:
            goods += args[1]
        elif kind == "paid":
            goods -= 1
        elif kind == "spoilt":
            goods -= args[1] + args[2]
        elif kind == "shot":
            goods -= args[1]
        elif kind == "hunted":
            goods -= args[2]
        elif kind == "recruited":
            people += 1
            goods -= not (args[1] == WATER and reserve)
        elif kind == "admitted" or (kind == "activated" and kind_of(args[1]) == NURSERY):
            people += 1
        elif kind == "lost":
            people -= 1
        reserve = kind == "reserve"
    return {"goods": goods, "people": people}
