"""The top of the board: round and phase, survivors, truck and dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic

from rich.rule import Rule
from rich.text import Text

from ostoja.cli.boards.besieged.pieces import V

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderResult

    from ostoja.cli.boards.besieged.pieces import Kit

GAP: Final = "   "


class Headline(Generic[V]):
    """The name of the game, the round, and the phase among all phases."""

    def __init__(self, kit: Kit[V]) -> None:
        self.kit = kit

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        kit = self.kit
        title = Text(kit.texts.say("game-title").upper(), style="bold red")
        if kit.view["round"]:
            title.append(f"{GAP}{kit.texts.say('round', number=kit.view['round'])}", style="bold white")
        yield Rule(title, style="red", characters="━")
        yield Text.assemble(phases(kit), dice_box(kit), justify="center")


def phases(kit: Kit[V]) -> Text:
    """Show the phases as letters, the present one by name."""
    now = kit.view["phase"]
    line = Text()
    if now not in kit.look.phases:
        return line.append(f" {kit.texts.say(f'phase-{now}')} ", style="bold reverse")
    for phase, letter in kit.look.phases.items():
        name = f" {letter} {kit.texts.say(f'phase-{phase}')} " if phase == now else f" {letter} "
        line.append(name, style="bold reverse" if phase == now else "dim")
    return line


def status(kit: Kit[V], limit: int, alive_line: str) -> Text:
    """Show how near the end is, and what is left in the truck."""
    line = Text(justify="center")
    if kit.view["phase"] != "placement":
        alive = kit.view["alive"]
        line.append("●" * min(alive, limit), style="bold green")
        line.append("○" * max(0, alive - limit), style="red")
        line.append(f" {alive_line}{GAP}")
    line.append(f"▤ {kit.say('truck')} {kit.texts.say('cards', count=kit.view['deck'])}")
    return line


def dice_box(kit: Kit[V]) -> Text:
    """Draw the dice: open, hidden, or hidden but known to this seat; and who has seen them."""
    view = kit.view
    if not view["dice_hidden"] and (view["phase"] in kit.look.stale or not view["dice"]):
        return Text()
    seen: list[int] = []
    if "seen_dice" in view:
        seen = view["seen_dice"]
    covered = 0 if view["dice"] else view["dice_hidden"] - len(seen)
    faces = [*(str(face) for face in view["dice"] or seen), *["?"] * covered]
    line = Text(f"{GAP}{kit.say('dice')} ")
    for face in faces:
        line.append(f"[{face}]", style="bold")
    if seen:
        line.append(f" {kit.say('secret')}", style="italic")
    others = view["seers"] & ~(1 << kit.me) if kit.me >= 0 else view["seers"]
    if others:
        line.append(f" {kit.say('seen-by', tags=kit.tags_in(others))}", style="dim")
    return line
