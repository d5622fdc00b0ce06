"""The cold room: three rows that fill up, and what each of them changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from ostoja.games.osaczeni.variants import LONG_NIGHT

if TYPE_CHECKING:
    from ostoja.cli.boards.besieged.pieces import Kit
    from ostoja.games.osaczeni.seen import View


def cold_room(kit: Kit[View]) -> list[Text]:
    """Draw the rows with the dead on them, one line each, and count the monsters in the pool."""
    title = f"{kit.say('cold')}  "
    dead = [kit.head(seat, kind, hidden=False) for seat, kind in kit.view["cold"]]
    lines, start = [], 0
    for number, row in enumerate(kit.view["rows"], 1):
        end = row["full_at"]
        line = Text(title if number == 1 else " " * len(title), style="bold cyan")
        line.append(f"{number}  ", style="cyan")
        for place in range(start, end):
            line.append_text(dead[place] if place < len(dead) else Text("▫ ", style="not bold dim"))
            line.append(" ")
        line.append_text(effect(kit, number, full=row["full"]))
        lines.append(line)
        start = end
    lines[0].append(f"   {kit.say('pool', count=kit.view['pool'])}", style="not bold magenta")
    beyond = dead[start:]  # more dead than spaces lie beside the last row
    if beyond:
        lines[-1].append(" + ").append_text(Text(" ").join(beyond))
    return lines


def effect(kit: Kit[View], number: int, *, full: bool) -> Text:
    """Write what a row changes, lit when it does, with the die that lies there until then."""
    if number == 2 and kit.view["variant"] == LONG_NIGHT:
        return Text(f" ○ {kit.say('row-idle')}", style="not bold dim")
    words = kit.say("row-tie") if number == 1 else kit.say("row-die")
    if full:
        return Text(f" ◉ {words}", style="bold red")
    line = Text(f" ○ {words}", style="not bold dim")
    return line if number == 1 else line.append(f"  [d] {kit.say('lying')}")
