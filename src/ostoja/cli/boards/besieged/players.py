"""The players below the board: where their people are, their points and cards, where they are heading; and the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ostoja.cli.boards.besieged.pieces import Kit, Player, V


def players_table(kit: Kit[V], marks: Callable[[Kit[V], int], Text], out: Callable[[Kit[V], int], str]) -> Table:
    """List the players."""
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    table.add_column("", no_wrap=True)
    table.add_column(kit.say("player"), overflow="ellipsis", max_width=22, no_wrap=True)
    table.add_column(kit.say("where"), no_wrap=True)
    table.add_column(kit.say("points"), justify="right", no_wrap=True)
    table.add_column(kit.say("hand"), no_wrap=True)
    table.add_column(kit.say("heading"), overflow="fold")
    for player in kit.view["players"]:
        seat = player["seat"]
        points = Text(str(player["points"]), style="bold")
        table.add_row(
            kit.tag(seat),
            name(kit, seat, marks(kit, seat)),
            team(kit, player),
            points,
            backs(player),
            heading(kit, seat, out(kit, seat)),
        )
    return table


def name(kit: Kit[V], seat: int, marks: Text) -> Text:
    """Write a player's name, with what lies before that player, and whether it is you."""
    line = Text(kit.names[seat], style="bold" if seat == kit.me else "")
    if seat == kit.me:
        line.append(f" ({kit.say('you')})", style="dim")
    return line.append_text(marks)


def team(kit: Kit[V], player: Player) -> Text:
    """Show each living character with the number of its room."""
    seat = player["seat"]
    at = {kind: place["number"] for place in kit.view["places"] for owner, kind in place["heads"] if owner == seat}
    line = Text()
    for kind in sorted({*at, *player["unplaced"]}):
        line.append(kit.look.glyphs[kind], style=kit.style(seat))
        line.append(f"{at.get(kind, '–')} ")
    return line or Text("†", style="bold red")


def backs(player: Player) -> Text:
    """Show the backs of a player's cards."""
    cards = player["cards"]
    return Text.assemble(("▮" * cards, "cyan"), f" {cards}") if cards else Text("–", style="dim")


def heading(kit: Kit[V], seat: int, out: str) -> Text:
    """Tell where a player is heading, if this seat may know, or that it is out."""
    view = kit.view
    if out:
        return Text(out, style="red")
    if view["destinations"] and view["phase"] in kit.look.moving and view["destinations"][seat]:
        return Text(f"→ {view['destinations'][seat]}")
    if view["announced"] and seat == view["badge"] and view["phase"] == "destination":
        return Text(f"→ {view['announced']} {kit.say('announced')}", style="bold")
    if seat == kit.me and view.get("destination") and view["phase"] == "destination":
        return Text(f"→ {view['destination']} {kit.say('secret')}", style="italic")
    return Text("")


def cards_line(kit: Kit[V]) -> Text:
    """Show the own hand, and what was just found in the truck."""
    line = Text(f"{kit.texts.say('hand')}: ")
    hand = [(card, count) for card, count in enumerate(kit.view["hand"]) if count]
    for card, count in hand:
        label = kit.card(card) + (f" ×{count}" if count > 1 else "")
        line.append(f" {label} ", style="bold black on cyan")
        line.append(" ")
    if not hand:
        line.append("–", style="dim")
    if kit.view["drawn"]:
        line.append(f"  {kit.say('drawn')}: ")
        for card in kit.view["drawn"]:
            line.append(f" {kit.card(card)} ", style="bold black on white")
            line.append(" ")
    return line


def memory_lines(kit: Kit[V], known: Sequence[str]) -> list[Text]:
    """Recall what the seat knows of cards that have left its hands, and what can no longer turn up."""
    lines = []
    known = [*(f"{kit.names[seat]}: {kit.card(card)}" for seat, card in kit.view["gifts"]), *known]
    if known:
        lines.append(Text(f"{kit.say('remember')}: {' · '.join(known)}", style="dim"))
    gone = [f"{kit.card(card)} {count}" for card, count in enumerate(kit.view["played"]) if count]
    if gone:
        lines.append(Text(f"{kit.say('played')}: {' · '.join(gone)}", style="dim"))
    return lines
