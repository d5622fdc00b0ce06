"""The rooms of the mall as cards, laid out as on a floor plan."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rich import box
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ostoja.games.mall_of_horror.words import PARKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console, ConsoleOptions, RenderResult

    from ostoja.cli.boards.mall_of_horror.pieces import Kit

PLANS: Final = {3: ((3, 5, 6), (2, 4, 1)), 2: ((3, 5), (2, 6), (4, 1)), 1: ((1,), (2,), (3,), (4,), (5,), (6,))}
LEAST_CARD: Final = 25  # columns that a card needs: six places, their count, and the frame
FRAME: Final = 4
CHIP: Final = 3  # columns of a character with the gap after it
MANY: Final = 12  # zombies drawn one by one


class Rooms:
    """All rooms; as many side by side as the terminal is wide."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        columns = min(3, max(1, options.max_width // LEAST_CARD))
        widths = [(options.max_width + place) // columns for place in range(columns)]
        for numbers in PLANS[columns]:
            spaces = [max(1, width - FRAME) for width in widths]
            insides = [inside(self.kit, self.kit.places[n], space) for n, space in zip(numbers, spaces, strict=True)]
            height = max(len(lines) for lines in insides)
            row = Table.grid(padding=0)
            for width in widths:
                row.add_column(width=width)
            row.add_row(
                *(card(self.kit, number, lines, height) for number, lines in zip(numbers, insides, strict=True))
            )
            yield row


def card(kit: Kit, number: int, lines: Sequence[Text], height: int) -> Panel:
    """Draw one room; a breached one has a heavy frame, a lost one is hatched."""
    place = kit.places[number]
    frame, style = box.ROUNDED, "green"
    if place["closed"] or place["cursed"]:
        frame, style = box.SQUARE, "bright_black"
    elif place["breached"]:
        frame, style = box.HEAVY, "bold red"
    elif not place["heads"]:
        style = "white" if not place["zombies"] else "yellow"
    title = Text.assemble((f" {number} ", "bold reverse"), f" {kit.room(number)} ")
    body = Text("\n").join([*lines, *[Text()] * (height - len(lines))])
    return Panel(body, title=title, title_align="left", box=frame, border_style=style)


def inside(kit: Kit, place: dict[str, Any], width: int) -> list[Text]:
    """Write what is in a room, outside it, and what that means."""
    if place["closed"]:
        return hatched(kit.say("closed"), width)
    if place["cursed"]:
        return hatched(kit.say("cursed"), width)
    return [*heads(kit, place, width), zombies(place, width), *outlook(kit, place, width), *votes(kit, place)]


def hatched(word: str, width: int) -> list[Text]:
    """Fill a room that nobody can enter."""
    stripes = Text("╱" * width, style="bright_black")
    return [stripes, Text(f" {word} ".center(width, "╱"), style="bold bright_black"), stripes]


def heads(kit: Kit, place: dict[str, Any], width: int) -> list[Text]:
    """Draw the characters and the free places, and how many places are taken."""
    hidden = {tuple(head) for head in place["hidden"]}
    chips = [kit.head(seat, kind, hidden=(seat, kind) in hidden) for seat, kind in place["heads"]]
    taken, capacity = len(chips), place["capacity"]
    chips += [Text("· ", style="dim")] * (capacity - taken)
    count = f"{taken}/{capacity}" if capacity else f"{taken}/∞"
    per_line = max(1, (width - len(count)) // CHIP)
    rows = [chips[first : first + per_line] for first in range(0, len(chips), per_line)] or [[]]
    lines = [Text(" ").join(row) for row in rows]
    full = bool(capacity) and taken >= capacity
    return [beside(lines[0], Text(count, style="bold" if full else "dim"), width), *lines[1:]]


def zombies(place: dict[str, Any], width: int) -> Text:
    """Draw the zombies in front of a room."""
    number = place["zombies"]
    if not number:
        return Text("–", style="dim")
    figures = " ".join("Z" * number) if 2 * number <= width - CHIP else "Z" * number
    horde = Text(figures if number <= MANY else f"Z×{number}", style="bold magenta")
    return beside(horde, Text(str(number), style="bold magenta"), width)


def outlook(kit: Kit, place: dict[str, Any], width: int) -> list[Text]:
    """Compare strength and zombies, and tell whether the door holds."""
    strength, number = place["strength"] + place["hardware"], place["zombies"]
    if not place["heads"]:
        if place["number"] == PARKING:
            return [Text(kit.say("empty"), style="dim")]
        return [
            beside(Text(kit.say("empty"), style="dim"), Text(f"† {number}/{kit.view['curse']}", style="dim"), width)
        ]
    breach = Text(f"▼ {kit.say('breach')}", style="bold white on red")
    if place["number"] == PARKING:
        safe = Text(kit.say("no-door"), style="dim")
        return [beside(Text(kit.say("every-zombie"), style="red"), breach, width) if number else safe]
    scale = Text(f"♜ {strength} : {number} Z", style="red" if place["breached"] else "green")
    return [beside(scale, breach if place["breached"] else Text(f"▲ {kit.say('holds')}", style="green"), width)]


def votes(kit: Kit, place: dict[str, Any]) -> list[Text]:
    """Count the votes of everybody in the room."""
    voters = [(seat, number) for seat, number in enumerate(place["votes"]) if number]
    if len(voters) < 2:
        return []
    line = Text("✓", style="dim")
    for seat, number in voters:
        line.append(f" {kit.tags[seat]}", style="bold")
        line.append(str(number))
    return [line]


def beside(left: Text, right: Text, width: int) -> Text:
    """Write one thing at the left and one at the right."""
    gap = max(1, width - left.cell_len - right.cell_len)
    return Text.assemble(left, " " * gap, right)
