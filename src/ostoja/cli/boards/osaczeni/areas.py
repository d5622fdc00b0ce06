"""The areas of the mall: seats, monsters at the notches, shutters, and the open car park."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich import box
from rich.text import Text

from ostoja.cli.boards.besieged.tiles import beside, breach_sign, framed, hatched, heads, horde, scale, votes
from ostoja.games.osaczeni.words import CAR_PARK

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.panel import Panel

    from ostoja.cli.boards.besieged.pieces import Kit
    from ostoja.games.osaczeni.seen import Area, View


def area_at(kit: Kit[View], number: int) -> Area:
    """Find an area by its number."""
    return next(area for area in kit.view["places"] if area["number"] == number)


def card(kit: Kit[View], number: int, lines: Sequence[Text], height: int) -> Panel:
    """Draw one area; a breached one has a heavy frame, the car park no walls."""
    area = area_at(kit, number)
    frame = box.HORIZONTALS if number == CAR_PARK else box.ROUNDED
    style = "green" if area["heads"] else "yellow" if area["monsters"] else "white"
    if area["closed"]:
        frame, style = box.SQUARE, "bright_black"
    elif area["breached"]:
        frame, style = frame if number == CAR_PARK else box.HEAVY, "bold red"
    return framed(kit, number, lines, height, frame, style)


def inside(kit: Kit[View], number: int, width: int) -> list[Text]:
    """Write who is in an area, what is outside, and what that means."""
    area = area_at(kit, number)
    if area["closed"]:
        return hatched(kit.say("closed"), width, "▤")
    monsters = horde(kit, area["monsters"], width, area["notches"])
    return [*heads(kit, area, width), monsters, outlook(kit, area, width), *votes(kit, area)]


def outlook(kit: Kit[View], area: Area, width: int) -> Text:
    """Compare strength and monsters; nothing holds them off on the car park."""
    if area["number"] == CAR_PARK:
        if area["breached"]:
            return beside(Text(kit.say("every-monster"), style="red"), breach_sign(kit), width)
        return Text(kit.say("open-ground"), style="dim")
    if not area["heads"]:
        return Text(kit.say("empty"), style="dim")
    return scale(kit, area, area["strength"], area["monsters"], width)
