"""Rooms as cards, laid out as on a floor plan."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, Generic, TypeAlias

from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ostoja.cli.boards.besieged.pieces import Kit, V

if TYPE_CHECKING:
    from rich.box import Box
    from rich.console import Console, ConsoleOptions, RenderResult

    from ostoja.cli.boards.besieged.pieces import Place

Inside: TypeAlias = Callable[[Kit[V], int, int], list[Text]]
Card: TypeAlias = Callable[[Kit[V], int, Sequence[Text], int], Panel]

LEAST_CARD: Final = 25  # columns that a card needs: six places, their count, and the frame
FRAME: Final = 4
CHIP: Final = 3  # columns of a character with the gap after it
MANY: Final = 12  # figures outside drawn one by one


class Tiles(Generic[V]):
    """All rooms; as many side by side as the terminal is wide."""

    def __init__(self, kit: Kit[V], inside: Inside[V], card: Card[V]) -> None:
        self.kit = kit
        self.inside = inside
        self.card = card

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        columns = min(3, max(1, options.max_width // LEAST_CARD))
        widths = [(options.max_width + place) // columns for place in range(columns)]
        for numbers in self.kit.look.plans[columns]:
            spaces = [max(1, width - FRAME) for width in widths]
            insides = [self.inside(self.kit, number, space) for number, space in zip(numbers, spaces, strict=True)]
            height = max(len(lines) for lines in insides)
            row = Table.grid(padding=0)
            for width in widths:
                row.add_column(width=width)
            row.add_row(
                *(self.card(self.kit, number, lines, height) for number, lines in zip(numbers, insides, strict=True))
            )
            yield row


def framed(kit: Kit[V], number: int, lines: Sequence[Text], height: int, frame: Box, style: str) -> Panel:
    """Put a frame with number and name around what is in a room."""
    name = kit.room(number)
    title = Text.assemble((f" {number} ", "bold reverse"), f" {name} ")
    if len(name) > LEAST_CARD - 2 * FRAME:
        title = Text.assemble((str(number), "bold reverse"), f" {name}")
    body = Text("\n").join([*lines, *[Text()] * (height - len(lines))])
    return Panel(body, title=title, title_align="left", box=frame, border_style=style)


def hatched(word: str, width: int, stripe: str = "╱") -> list[Text]:
    """Fill a room that nobody can enter."""
    stripes = Text(stripe * width, style="bright_black")
    return [stripes, Text(f" {word} ".center(width, stripe), style="bold bright_black"), stripes]


def heads(kit: Kit[V], place: Place, width: int) -> list[Text]:
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


def horde(kit: Kit[V], number: int, width: int, notches: int = 0) -> Text:
    """Draw what stands in front of a room, and the notches that are still free, if they are limited."""
    foe = kit.look.foe
    if not number and not notches:
        return Text("–", style="dim")
    gap = " " if 2 * max(number, notches) <= width - CHIP else ""
    figures = Text(gap.join(foe * number) if number <= MANY else f"{foe}×{number}", style="bold magenta")
    free = max(0, notches - number)
    figures.append((gap if number else "") + gap.join("·" * free) if free else "", style="not bold dim")
    count = f"{number}/{notches}" if notches else str(number)
    return beside(figures, Text(count, style="bold magenta" if number else "dim"), width)


def breach_sign(kit: Kit[V]) -> Text:
    """Warn of a door that gives way."""
    return Text(f"▼ {kit.say('breach')}", style="bold white on red")


def scale(kit: Kit[V], place: Place, strength: int, number: int, width: int) -> Text:
    """Compare strength and what stands outside, and tell whether the door holds."""
    breached = place["breached"]
    weights = Text(f"♜ {strength} : {number} {kit.look.foe}", style="red" if breached else "green")
    return beside(weights, breach_sign(kit) if breached else Text(f"▲ {kit.say('holds')}", style="green"), width)


def votes(kit: Kit[V], place: Place) -> list[Text]:
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
