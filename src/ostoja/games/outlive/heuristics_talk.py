"""Judgement: what to offer and to say over the wasteland."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.talk import EVERYBODY
from ostoja.games.outlive.movement import Move, parts
from ostoja.games.outlive.talk import may_press
from ostoja.games.outlive.words import AREA, AREAS, HEROES, TO_MOVE, TO_STRIDE

if TYPE_CHECKING:
    from ostoja.engine.rng import Rng
    from ostoja.engine.talk import Act
    from ostoja.engine.vocabulary import Word
    from ostoja.games.outlive.state import Wasteland

MOST_DEALS: Final = 12
CHATTY: Final = 20  # of a hundred moves, so many are worth a request
PERCENT: Final = 100


def deals(g: Wasteland, seat: int, favourite: int) -> list[tuple[int, list[Word]]]:
    """List what may be agreed on before heroes move: peace, and who keeps out of where."""
    if not isinstance(g.agenda[-1], Move) or (favourite not in TO_MOVE and favourite not in TO_STRIDE):
        return []
    found: list[tuple[int, list[Word]]] = []
    for other in range(g.seats):
        if other != seat:
            found.append((other, ["offer-peace", other]))
            found += [
                (other, ["offer-routes", AREA.spell(theirs), AREA.spell(mine)])
                for mine in wanted(g, seat, favourite)
                for theirs in wanted(g, other, -1)[:1]
                if mine != theirs
            ]
    return found[:MOST_DEALS]


def wanted(g: Wasteland, seat: int, favourite: int) -> list[int]:
    """List where a seat would rather be alone: where it goes now, else where its heroes stand."""
    if favourite in TO_MOVE or favourite in TO_STRIDE:
        return [parts(favourite)[1]]
    standing = [g.where[seat * HEROES + hero] for hero in range(HEROES)]
    return [area for area in range(AREAS) if area in standing]


def speech(g: Wasteland, seat: int, favourite: int, rng: Rng) -> list[tuple[int, list[Word]]]:
    """Now and then ask the others to keep away, or warn whom one could press."""
    if not isinstance(g.agenda[-1], Move) or rng.below(PERCENT) >= CHATTY:
        return []
    if favourite not in TO_MOVE and favourite not in TO_STRIDE:
        return []
    pressed = may_press(g, favourite, seat)
    if pressed:
        other = pressed.bit_length() - 1
        return [(other, ["threat-press", other])]
    return [(EVERYBODY, ["request-avoid", AREA.spell(parts(favourite)[1])])]


def reply(question: Act, favourite: int) -> list[Word]:
    """Answer where one is going."""
    if question.form.key == "go" and (favourite in TO_MOVE or favourite in TO_STRIDE):
        return ["promise-go", AREA.spell(parts(favourite)[1])]
    return []
