"""What the rules can neither lose nor make but as told, for the tests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.pieces import BOARD, COUNT, COUNTS, PILE, SET, SETS, SPOTS, Held
from ostoja.games.zombie_terror.law_cards import CardChoice
from ostoja.games.zombie_terror.state import BODY, DOOMED, NOBODY, WALL
from ostoja.games.zombie_terror.words import CHARACTERS, FIELDS, HUMAN_CARDS, MUTANT, NOWHERE, ZOMBIE

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ostoja.engine.journal import Event
    from ostoja.games.zombie_terror.state import Town

PIECES: Final[Mapping[str, tuple[Held, ...]]] = {
    "zombies": (Held("board", BOARD), Held("horde", PILE), Held("on_board", COUNTS)),
    "characters": (Held("board", BOARD), Held("where", SPOTS, NOWHERE)),
    "cards": (
        *(Held("hands", SETS), Held("deck", PILE), Held("box", SET)),
        *(Held("played", SET), Held("discard", SET)),
    ),
    "finds": (Held("finds", PILE), Held("faces", PILE)),
    "bullets": (Held("bullets", COUNT),),
    "briefcase": (Held("briefcase", COUNT),),
    "support tokens": (Held("supporters", SET),),
}
KINDS: Final = ("zombies", "mutated zombies", "zombie dogs")  # by kind
ALL_HUMAN_CARDS: Final = (1 << HUMAN_CARDS) - 1


def count(g: Town) -> dict[str, int]:
    """Count every kind of piece, and compare the board with the lists of who stands on it."""
    counted = {name: g.on_board[kind] for kind, name in enumerate(KINDS)}
    counted["zombies on the board"] = int(g.horde == [field for field in range(FIELDS) if g.is_zombie(field)])
    counted["zombies by kind"] = int(len(g.horde) == sum(g.on_board))
    counted["pieces on the board"] = len(g.horde) + sum(1 for field in g.where if field != NOWHERE) - pieces(g)
    counted["obstacles"] = g.board.count(WALL)
    counted["characters"] = sum(1 for character in range(CHARACTERS) if is_in_one_place(g, character))
    zombie_cards = [g.box, g.played, g.discard, *g.hands]
    counted["zombie cards"] = len(g.deck) + sum((cards >> HUMAN_CARDS).bit_count() for cards in zombie_cards)
    counted["human cards"] = human_cards(g)
    counted["cards chosen in turn"] = chosen_in_turn(g)
    counted["finds"] = len(g.finds) + len(g.faces)
    counted["bullets"] = g.bullets
    counted["briefcase"] = int(g.briefcase)
    counted["support tokens"] = g.supporters.bit_count()
    return counted


def pieces(g: Town) -> int:
    """Count what stands on the board, obstacles apart."""
    return sum(1 for code in g.board if code not in (0, WALL))


def is_in_one_place(g: Town, character: int) -> bool:
    """Tell whether a character is in exactly one place and the board agrees."""
    field = g.where[character]
    if field == NOWHERE:
        return character + 1 not in g.board
    dead = g.health[character] == DOOMED
    return g.board[field] == character + (BODY if dead else 1) and g.saved_by[character] == NOBODY


def human_cards(g: Town) -> int:
    """ZT-S4-CRD-01  Count the human cards; where they are chosen every round, once they are and until they go back."""
    hands = [g.box, g.played, g.discard, *g.hands]
    if g.scenario.hand:
        return sum((cards & ALL_HUMAN_CARDS).bit_count() for cards in hands)
    hands.append(g.blocked & ~g.supported)
    out = sum((cards & ALL_HUMAN_CARDS).bit_count() for cards in hands)
    if any(isinstance(step, CardChoice) for step in g.agenda):  # no card has been played yet
        return HUMAN_CARDS + sum((cards & ALL_HUMAN_CARDS).bit_count() for cards in (g.box, g.played, g.discard))
    return HUMAN_CARDS if out == g.blocked.bit_count() else out


def chosen_in_turn(g: Town) -> int:
    """ZT-S4-CRD-02  Tell whether as many cards are chosen as the turn of the choice says."""
    chosen = sum((hand & ALL_HUMAN_CARDS).bit_count() for hand in g.hands)
    turns = [step.seat != g.first for step in g.agenda if isinstance(step, CardChoice)]
    return int(all(chosen % 2 == turn for turn in turns))


def accounts(events: Sequence[Event]) -> dict[str, int]:
    """ZT-ADD-04, ZT-HIT-01, ZT-S4-MUT-04, ZT-POL-05, ZT-BAN-01, ZT-S4-SUP-03  What comes and goes is told.

    ZT-DBL-03
    """
    changes = dict.fromkeys((*KINDS, "bullets", "briefcase", "support tokens"), 0)
    for event in events:
        if event.kind == "added":
            changes[KINDS[event.args[0]]] += 1
        elif event.kind == "hit":
            changes[KINDS[event.args[0]]] -= 1
            changes[KINDS[ZOMBIE]] += event.args[0] == MUTANT
        elif event.kind == "cleared":
            changes[KINDS[ZOMBIE]] -= event.args[0] - event.args[3]
            changes[KINDS[MUTANT]] -= event.args[3]
            changes["bullets"] += event.args[1]
            changes["briefcase"] += event.args[2]
        elif event.kind == "shot":
            changes["bullets"] -= 1
        elif event.kind == "briefcase":
            changes["briefcase"] -= 1
        elif event.kind == "supported":
            changes["support tokens"] -= 1
    return changes
