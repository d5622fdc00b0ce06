"""What lies before the players: the badge, threats in force, and what a seat knows of the truck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

if TYPE_CHECKING:
    from ostoja.cli.boards.besieged.pieces import Kit
    from ostoja.games.mall_of_horror.seen import View


def marks(kit: Kit[View], seat: int) -> Text:
    """Show the badge, and extra votes in the present vote."""
    line = Text()
    if seat == kit.view["badge"]:
        line.append(" ★" if kit.view["chief_elected"] else " ☆", style="bold yellow")
    threats = kit.view["players"][seat]["threats"]
    if threats:  # extra votes in the present vote, wherever it is held
        line.append(f" ✓+{threats}", style="bold red")
    return line


def out(kit: Kit[View], seat: int) -> str:
    """Tell since when a player is out."""
    fell = kit.view["players"][seat]["fell_in"]
    return kit.say("fell", round=fell) if fell else ""


def buried(kit: Kit[View]) -> list[str]:
    """Tell which cards the seat has put under the truck's."""
    return [kit.say("buried", card=kit.card(card), depth=d + 1) for d, card in kit.view["buried"]]
