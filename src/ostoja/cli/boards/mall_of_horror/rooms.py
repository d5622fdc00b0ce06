"""The rooms of the mall as cards, laid out as on a floor plan."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich import box
from rich.text import Text

from ostoja.cli.boards.besieged.tiles import beside, breach_sign, framed, hatched, heads, horde, scale, votes
from ostoja.games.mall_of_horror.words import PARKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.panel import Panel

    from ostoja.cli.boards.besieged.pieces import Kit
    from ostoja.games.mall_of_horror.seen import Place, View


def room_at(kit: Kit[View], number: int) -> Place:
    """Find a room by its number."""
    return next(place for place in kit.view["places"] if place["number"] == number)


def card(kit: Kit[View], number: int, lines: Sequence[Text], height: int) -> Panel:
    """Draw one room; a breached one has a heavy frame, a lost one is hatched."""
    place = room_at(kit, number)
    frame, style = box.ROUNDED, "green"
    if place["closed"] or place["cursed"]:
        frame, style = box.SQUARE, "bright_black"
    elif place["breached"]:
        frame, style = box.HEAVY, "bold red"
    elif not place["heads"]:
        style = "white" if not place["zombies"] else "yellow"
    return framed(kit, number, lines, height, frame, style)


def inside(kit: Kit[View], number: int, width: int) -> list[Text]:
    """Write what is in a room, outside it, and what that means."""
    place = room_at(kit, number)
    if place["closed"]:
        return hatched(kit.say("closed"), width)
    if place["cursed"]:
        return hatched(kit.say("cursed"), width)
    return [
        *heads(kit, place, width),
        horde(kit, place["zombies"], width),
        *outlook(kit, place, width),
        *votes(kit, place),
    ]


def outlook(kit: Kit[View], place: Place, width: int) -> list[Text]:
    """Compare strength and zombies, and tell whether the door holds."""
    strength, number = place["strength"] + place["hardware"], place["zombies"]
    if not place["heads"]:
        if place["number"] == PARKING:
            return [Text(kit.say("empty"), style="dim")]
        return [
            beside(Text(kit.say("empty"), style="dim"), Text(f"† {number}/{kit.view['curse']}", style="dim"), width)
        ]
    if place["number"] == PARKING:
        safe = Text(kit.say("no-door"), style="dim")
        return [beside(Text(kit.say("every-zombie"), style="red"), breach_sign(kit), width) if number else safe]
    return [scale(kit, place, strength, number, width)]
