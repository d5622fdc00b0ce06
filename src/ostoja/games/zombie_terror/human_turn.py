"""Chapter: the human turn."""

from __future__ import annotations

from typing import Final

from ostoja.engine.agenda import DONE, Next
from ostoja.engine.steps import PASS, Solo
from ostoja.games.zombie_terror.dog import dog_actions, hold
from ostoja.games.zombie_terror.grid import DIRECTIONS
from ostoja.games.zombie_terror.human_actions import chop, cure, human_actions, move, push, shoot, shove
from ostoja.games.zombie_terror.human_cards import card_plays, is_card, play_card
from ostoja.games.zombie_terror.state import NOBODY, Town
from ostoja.games.zombie_terror.victory import leave_by_car
from ostoja.games.zombie_terror.words import (
    CHARACTERS,
    CHILD,
    DOG,
    TO_ADRENALINE,
    TO_AXE,
    TO_COURAGE,
    TO_FIRST_AID,
    TO_HEAL,
    TO_HOLD,
    TO_MOVE,
    TO_PUSH,
    TO_REGROUP,
    TO_SEWERS,
    TO_SHOOT,
    TO_SHOVE,
    TO_SILENCE,
    TO_SUPPORT,
)

RULES: Final = (  # of the powers, the cards and the token
    (TO_SHOVE, "ZT-MEC-01"),
    (TO_HEAL, "ZT-NUR-01"),
    (TO_SHOOT, "ZT-POL-02"),
    (TO_AXE, "ZT-LUM-01"),
    (TO_HOLD, "ZT-S4-DOG-07"),
    (TO_COURAGE, "ZT-CARD-COURAGE"),
    (TO_FIRST_AID, "ZT-CARD-FIRSTAID"),
    (TO_REGROUP, "ZT-CARD-REGROUP"),
    (TO_SEWERS, "ZT-CARD-SEWERS"),
    (TO_ADRENALINE, "ZT-CARD-ADRENALINE"),
    (TO_SILENCE, "ZT-CARD-SILENCE"),
    (TO_SUPPORT, "ZT-S4-SUP-01"),
)


def begin_turn(g: Town, seat: int) -> None:
    """ZT-HT-04, ZT-HT-05, ZT-S4-DOG-18  Every character of the player has its AP anew, wounded or not."""
    g.acted = 0
    g.done = 0
    g.used = 0
    g.acting = NOBODY
    for character in range(CHARACTERS):
        ready = g.is_living(character) and g.controls(seat, character)
        g.ap[character] = g.data.ap[character] if ready else 0


def end_turn(g: Town, seat: int) -> None:
    """ZT-HT-04, ZT-EXIT-01  Unspent AP are lost; whoever stands on a car field leaves."""
    for character in range(CHARACTERS):
        g.ap[character] = 0
    leave_by_car(g, seat)


class HumanTurn(Solo[Town]):
    """ZT-HT-02, ZT-HT-06, ZT-S4-RND-03  A human player acts and plays cards in any order until he ends his turn."""

    __slots__ = ()

    def options(self, g: Town, seat: int) -> list[int]:
        """ZT-HT-03  Offer all actions, cards and tokens; the end once somebody has acted, if anybody can.

        The dog will do; and whoever wakes a rival, by shoving him onto a find, has acted himself.
        """
        found = human_actions(g, seat)
        may_end = not found or g.acted != 0
        found += dog_actions(g, seat)
        found += card_plays(g, seat)
        found += supports(g, seat)
        return [PASS, *found] if may_end else found

    def decide(self, g: Town, seat: int, option: int) -> Next:
        """ZT-HT-11  Move, push, use a personal power, play a card, lay the token, or end the turn."""
        if option == PASS:
            end_turn(g, seat)
            return DONE
        if option in TO_MOVE:
            character, way = TO_MOVE.parts(option)
            return move(g, character, way)
        if option in TO_PUSH:
            human, way = TO_PUSH.parts(option)
            return push(g, human, way)
        if option in TO_SUPPORT:
            return lay_support(g, seat, TO_SUPPORT.target(option))
        return play_card(g, seat, option) if is_card(option) else use_power(g, option)

    def always_asks(self, g: Town, seat: int) -> bool:
        """Ask whoever holds a card: a turn ended at once would tell that none can be played."""
        return g.hands[seat] != 0

    def asks(self, g: Town) -> tuple[str, int, int]:
        """Ask what the player does; tell how many zombies will wake so far."""
        return ("ask-human", self.seat, g.data.quiet_activations + g.noise_made())

    def rule(self) -> str:
        """Cite the rule on the human turn."""
        return "ZT-HT-11"

    def fallback(self, g: Town, seat: int) -> int:
        """End the turn if that is allowed."""
        return self.options(g, seat)[0]

    def why_not(self, g: Town, seat: int, option: int) -> str:
        """Name the rule that forbids an action, a card or the end of the turn."""
        if option == PASS:
            return "ZT-HT-03"
        for verb, rule in RULES:
            if option in verb:
                return rule
        return why_not_move(g, seat, option) if option in TO_MOVE or option in TO_PUSH else "ZT-HT-11"


def use_power(g: Town, option: int) -> Next:
    """ZT-HT-11, ZT-S4-DOG-07  The Mechanic, the Nurse, the Policeman, the Lumberjack or the dog uses its power."""
    if option in TO_SHOVE:
        return shove(g, TO_SHOVE.target(option))
    if option in TO_HEAL:
        return cure(g, TO_HEAL.target(option))
    if option in TO_SHOOT:
        return shoot(g, TO_SHOOT.target(option))
    return chop(g, TO_AXE.target(option)) if option in TO_AXE else hold(g, TO_HOLD.target(option))


def why_not_move(g: Town, seat: int, option: int) -> str:
    """Name the rule that forbids a move or a push."""
    pushes = option in TO_PUSH
    character, way = TO_PUSH.parts(option) if pushes else TO_MOVE.parts(option)
    if not g.controls(seat, character) or not g.is_living(character):
        return "ZT-S4-DOG-01" if character == DOG else "ZT-HT-02"
    if not g.ap[character]:
        return "ZT-HT-04"
    if pushes:
        return why_not_push(g, character, way)
    if way >= DIRECTIONS and character != DOG:
        return "ZT-CHI-01" if character == CHILD else "ZT-MOV-02"
    return "ZT-MOV-01"


def why_not_push(g: Town, human: int, way: int) -> str:
    """Name the rule that forbids a push."""
    zombie = g.next_to(g.where[human], way)
    if human == CHILD:
        return "ZT-PSH-07"
    if not g.is_zombie(zombie):
        return "ZT-PSH-01"
    return "ZT-PSH-02" if g.faces_piece(zombie, g.where[human]) else "ZT-PSH-03"


# ---------------------------------------------------------------- support tokens


def supports(g: Town, seat: int) -> list[int]:
    """ZT-S4-SUP-01, ZT-S4-SUP-02  With his token the player may lay hold of a blocked card that has none on it."""
    if not g.supporters >> seat & 1:
        return []
    return TO_SUPPORT.among(g.blocked & ~g.supported)


def lay_support(g: Town, seat: int, card: int) -> Next:
    """ZT-S4-SUP-03, ZT-S4-BLK-04  The token lies on the card; he may use it once in this turn of his."""
    g.supporters &= ~(1 << seat)
    g.supported |= 1 << card
    g.hands[seat] |= 1 << card
    g.tell("supported", seat, card)
    return None
