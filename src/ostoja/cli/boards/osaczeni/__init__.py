"""The board of Osaczeni: six areas, the families in them, the monsters at the notches, and the cold room."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.console import Group
from rich.text import Text

from ostoja.cli.boards.besieged.pieces import Kit, characters
from ostoja.cli.boards.besieged.players import cards_line, memory_lines, players_table
from ostoja.cli.boards.besieged.status import GAP, Headline, status
from ostoja.cli.boards.besieged.tiles import Tiles
from ostoja.cli.boards.osaczeni.areas import card, inside
from ostoja.cli.boards.osaczeni.cold import cold_room
from ostoja.cli.boards.osaczeni.pieces import GLYPHS, LOOK
from ostoja.cli.terminal import words
from ostoja.games.osaczeni.words import CHARACTER, VARIANT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from ostoja.engine.game import Setup
    from ostoja.games.osaczeni.seen import View
    from ostoja.text import Texts

QUIET: Final = frozenset({"monster", "placement-die"})  # the board shows them
TONES: Final = {
    "breach": "bold red",
    "eaten": "bold red",
    "eliminated": "bold red",
    "row": "bold red",
    "closed": "bold magenta",
    "crowd": "magenta",
    "crybabies": "magenta",
    "lured": "magenta",
    "repelled": "green",
    "nobody-found": "green",
    "killed": "green",
    "elected": "bold",
}


def draw(view: View, texts: Texts, names: Sequence[str]) -> RenderableType:
    """Draw the mall under lockdown as a seat, or a spectator, sees it."""
    kit = Kit(LOOK, view, texts, names)
    parts: list[RenderableType] = [Headline(kit), supplies(kit), Tiles(kit, inside, card), *cold_room(kit)]
    parts.append(players_table(kit, marks, out))
    parts += hands(kit)
    return Group(*parts)


def supplies(kit: Kit[View]) -> Text:
    """Show how near the end is, and what is left in truck and box."""
    view = kit.view
    line = status(kit, view["limit"], kit.say("limit", alive=view["alive"], limit=view["limit"]))
    if view["boxed"]:
        line.append(f"{GAP}{kit.say('boxed', count=view['boxed'])}")
    if view["variant"]:
        line.append(f"\n{kit.texts.domain(VARIANT, view['variant'])}", style="italic")
    return line


def marks(kit: Kit[View], seat: int) -> Text:
    """Show badge, victim token, and the extra votes of drawn guns."""
    line = Text()
    if seat == kit.view["badge"]:
        line.append(" ★", style="bold yellow")
    if seat == kit.view["victim"]:
        line.append(" ✖", style="bold red")
    guns = kit.view["players"][seat]["guns"]
    if guns:
        line.append(f" ✓+{guns}", style="bold red")
    return line


def out(kit: Kit[View], seat: int) -> str:
    """Tell whether a player is out."""
    return kit.say("out") if kit.view["players"][seat]["eliminated"] else ""


def hands(kit: Kit[View]) -> list[Text]:
    """Show the own hand and what the seat remembers; at the end, the hands of all."""
    lines = []
    if "hand" in kit.view:
        boxed = ", ".join(kit.card(item) for item in kit.view["boxed_by_you"])
        lines += [cards_line(kit), *memory_lines(kit, [kit.say("you-boxed", cards=boxed)] if boxed else [])]
    for player in kit.view["players"]:
        items = [kit.card(item) for item, count in enumerate(player["open_hand"]) for _ in range(count)]
        if items and player["seat"] != kit.me:
            lines.append(Text(f"{kit.names[player['seat']]}: {' · '.join(items)}"))
    return lines


def styles(view: View) -> list[str]:
    """Return the colour of every seat, for its name in the log."""
    return [LOOK.ink(player["colour"]) for player in view["players"]]


def legend(setup: Setup, texts: Texts) -> RenderableType:
    """Explain the pieces with their numbers."""
    signs = words(texts.language).say("mall-shelter-signs")
    return Text.assemble(characters(GLYPHS, CHARACTER, setup, texts), "\n", (signs, "dim"))
