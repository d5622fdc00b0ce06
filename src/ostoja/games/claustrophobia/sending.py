"""Chapter: sending warriors. Who may arrive where, what it costs, and the cards of this moment."""

from __future__ import annotations

from ostoja.engine.agenda import DONE, Next
from ostoja.engine.steps import PASS, Solo
from ostoja.games.claustrophobia.cards import holds_event, may_hold_event, spend_event
from ostoja.games.claustrophobia.state import BIG_FIGURES, DEMON_SIDE, HUMAN_SIDE, NOBODY, Maze, warriors_in
from ostoja.games.claustrophobia.words import (
    AMBUSH,
    BURROW,
    FIRST_DEMON,
    REGENERATION,
    TASTE,
    TO_AMBUSH,
    TO_GROW,
    TO_REGENERATE,
    TO_SEND,
    TO_SEND_TOUGH,
    TO_SUMMON,
    TOUGH,
    WARRIORS,
)
from ostoja.games.claustrophobia.wounds import free_figure, place_figure


def is_open_to_arrivals(g: Maze, tile: int) -> bool:
    """CLA-SND-04  An unexplored opening and no Human warrior, unless dice say so.

    CLA-SND-05, CLA-EXH-08, CLA-DST-16, CLA-DST-17, CLA-DST-18
    """
    has_opening = g.frontier[tile] != 0 or g.powers >> BURROW & 1 != 0
    is_free = not g.here[tile] & HUMAN_SIDE or g.powers >> TASTE & 1 != 0
    return has_opening and is_free


def is_lair(g: Maze, tile: int) -> bool:
    """CLA-SND-11, CLA-TIL-15, CLA-SC2-03  Tell whether a tile is a Lair, or counts as one in this scenario."""
    return (g.data.lairs | g.scenario().lairs) >> tile & 1 != 0


def why_no_troglodyte(g: Maze, tile: int) -> str:
    """CLA-SND-01  Name the rule that keeps a Troglodyte from being sent to a tile, if one does.

    CLA-SND-02, CLA-SND-03, CLA-SND-04, CLA-SND-05, CLA-SND-06, CLA-SND-09, CLA-SND-11
    """
    if g.threat < g.data.troglodyte_cost:
        return "CLA-SND-01"
    if g.free_troglodyte() == NOBODY:
        return "CLA-SND-09"
    return why_no_arrival(g, tile)


def why_no_arrival(g: Maze, tile: int) -> str:
    """CLA-SND-04  Name the rule that closes a tile to Troglodytes, if one does; scenario and card come first.

    CLA-SND-05, CLA-SND-06, CLA-SND-11, CLA-EVTC-AMBUSH, CLA-GEN-02
    """
    if tile not in g.laid:
        return "CLA-SND-04"
    if not g.has_room(tile, DEMON_SIDE):
        return "CLA-SND-06"
    if is_open_to_arrivals(g, tile) or is_lair(g, tile) or tile in g.ambushes:
        return ""
    return "CLA-SND-05" if g.here[tile] & HUMAN_SIDE else "CLA-SND-04"


def why_no_demon(g: Maze, tile: int) -> str:
    """CLA-SND-01  Name the rule that keeps the Demon from being sent to a tile, if one does.

    CLA-SND-04, CLA-SND-05, CLA-SND-06, CLA-SND-08
    """
    if g.threat < g.data.demon_cost:
        return "CLA-SND-01"
    if g.demons_left < 1 or free_figure(g) == NOBODY or has_demon(g):
        return "CLA-SND-08"
    if tile not in g.laid:
        return "CLA-SND-04"
    if not g.has_room(tile, DEMON_SIDE):
        return "CLA-SND-06"
    if is_open_to_arrivals(g, tile):
        return ""
    return "CLA-SND-05" if g.here[tile] & HUMAN_SIDE else "CLA-SND-04"


def has_demon(g: Maze) -> bool:
    """CLA-SND-08  Tell whether a Demon that was sent or summoned is in play; Possessed and risen do not count."""
    scenario = g.scenario()
    for figure in warriors_in(BIG_FIGURES):
        if g.at[figure] >= 0 and g.kind_of(figure) in {scenario.demon, scenario.summoned}:
            return True
    return False


class Sending(Solo[Maze]):
    """CLA-SND-01  W13: the Demon player sends warriors one after another; points not spent are kept.

    CLA-SND-02, CLA-SND-03, CLA-SND-04, CLA-SND-05, CLA-SND-06, CLA-SND-07, CLA-SND-08, CLA-SND-09, CLA-SND-10,
    CLA-SND-11, CLA-SND-12
    """

    __slots__ = ()

    def options(self, g: Maze, seat: int) -> list[int]:
        """Offer Troglodytes, the Demon, and the cards of this moment."""
        found = [PASS]
        tiles = sorted(g.laid)
        if g.threat >= g.data.troglodyte_cost and g.free_troglodyte() != NOBODY:
            places = [tile for tile in tiles if not why_no_arrival(g, tile)]
            found += TO_SEND.each(places)
            if holds_event(g, TOUGH):
                found += TO_SEND_TOUGH.each(places)
        if g.demons_left and g.threat >= g.data.demon_cost:
            found += TO_SUMMON.each([tile for tile in tiles if not why_no_demon(g, tile)])
        if holds_event(g, AMBUSH):
            found += TO_AMBUSH.each([tile for tile in tiles if g.frontier[tile] and g.here[tile] & HUMAN_SIDE])
        if holds_event(g, REGENERATION):
            found += regenerations(g)
        return found

    def decide(self, g: Maze, seat: int, option: int) -> Next:
        """Send or play; the sending goes on."""
        if option == PASS:
            return DONE
        if option in TO_SEND:
            send_troglodyte(g, TO_SEND.target(option))
        elif option in TO_SEND_TOUGH:
            spend_event(g, TOUGH)
            g.tough |= 1 << send_troglodyte(g, TO_SEND_TOUGH.target(option))
        elif option in TO_SUMMON:
            send_demon(g, TO_SUMMON.target(option))
        elif option in TO_AMBUSH:
            spend_event(g, AMBUSH)
            g.ambushes += [TO_AMBUSH.target(option)] * g.data.ambush_troglodytes
            g.tell("ambush", TO_AMBUSH.target(option))
        else:
            regenerate(g, option)
        return None

    def always_asks(self, g: Maze, seat: int) -> bool:
        """Ask whenever a card of this moment may be in the hand: silence must not tell."""
        return may_hold_event(g, (TOUGH, AMBUSH, REGENERATION))

    def asks(self, g: Maze) -> tuple[str, int, int]:
        """Ask whom to send."""
        return ("ask-send", g.threat, g.demons_left)

    def rule(self) -> str:
        """Cite the rule on sending."""
        return "CLA-SND-01"

    def why_not(self, g: Maze, seat: int, option: int) -> str:
        """Name the rule that forbids an arrival."""
        if option in TO_SEND:
            return why_no_troglodyte(g, TO_SEND.target(option))
        if option in TO_SEND_TOUGH:
            return why_no_troglodyte(g, TO_SEND_TOUGH.target(option)) or "CLA-EVTC-TOUGH"
        if option in TO_SUMMON:
            return why_no_demon(g, TO_SUMMON.target(option))
        return "CLA-EVTC-AMBUSH" if option in TO_AMBUSH else "CLA-TIM-02"


def send_troglodyte(g: Maze, tile: int) -> int:
    """CLA-SND-01  A figure of the pool arrives; it acts normally in the phase that follows.

    CLA-SND-03, CLA-SND-07, CLA-SND-09
    """
    warrior = g.free_troglodyte()
    if tile in g.ambushes and not is_open_to_arrivals(g, tile) and not is_lair(g, tile):
        g.ambushes.remove(tile)
    g.threat -= g.data.troglodyte_cost
    g.put(warrior, tile)
    g.tell("sent", warrior, tile, g.threat)
    return warrior


def send_demon(g: Maze, tile: int) -> None:
    """CLA-SND-01, CLA-SND-08, CLA-SND-10  The scenario's Demon arrives with full Health."""
    g.threat -= g.data.demon_cost
    g.demons_left -= 1
    figure = free_figure(g)
    g.tell("sent", figure, tile, g.threat)
    place_figure(g, figure, g.scenario().demon, tile)


def regenerations(g: Maze) -> list[int]:
    """CLA-EVTC-REGENERATION  List whom the card can heal; with no Demon in play it pays a threat point."""
    figures = [figure for figure in range(FIRST_DEMON, WARRIORS) if g.at[figure] >= 0]
    if not figures:
        return [TO_GROW]
    return TO_REGENERATE.each([f - FIRST_DEMON for f in figures if g.wounds[f - FIRST_DEMON]])


def regenerate(g: Maze, option: int) -> None:
    """CLA-EVTC-REGENERATION, CLA-SC5-02  Up to two Wound tokens go; a prostrate Possessed rises."""
    spend_event(g, REGENERATION)
    if option == TO_GROW:
        g.gain_threat(g.data.regeneration_threat)
        return
    figure = TO_REGENERATE.target(option) + FIRST_DEMON
    g.wounds[figure - FIRST_DEMON] = max(0, g.wounds[figure - FIRST_DEMON] - g.data.regeneration)
    g.tell("regenerated", figure, g.kind_of(figure))
