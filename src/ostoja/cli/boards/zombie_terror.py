"""The board of Zombie Terror: the car park field by field, the people, and what the next zombie turn will bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from ostoja.games.zombie_terror.words import CARD, CHARACTER, FIELDS, HEIGHT, LETTERS, SIDE, WIDTH

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from ostoja.games.zombie_terror.seen import View, Zombie
    from ostoja.text import Texts

INKS: Final = {"humans": "bright_blue", "norman": "yellow", "frank": "bright_blue", "zombies": "green"}
FACING: Final = "▲▶▼◀"
KINDS: Final = ("green", "bold magenta", "bold yellow")
QUIET: Final = frozenset({"faces", "stepped", "turned", "moved"})  # the board shows them
TONES: Final = {"bitten": "red", "wounded": "red", "doomed": "bold red", "saved": "bold green", "terror": "magenta"}
HEALTH: Final = ("", "✚", "☠", "")
MARKS: Final = ("bold", "bold underline", "strike", "dim")  # healthy, wounded, doomed, gone
STAR: Final = "★"


def draw(view: View, texts: Texts, names: Sequence[str]) -> RenderableType:
    """Draw the car park as a seat, or a spectator, sees it."""
    return Group(headline(view, texts), grid(view, texts), people(view, texts), players(view, texts, names))


def styles(view: View) -> list[str]:
    """Return the colour of every seat, for its name in the log."""
    return [INKS[player["side"]] for player in view["players"]]


def headline(view: View, texts: Texts) -> Text:
    """Write which of two games it is, round, phase, noise, terror, and how many zombies come and are left."""
    game = f"{view['game']}/{view['games']}  " if view["games"] > 1 else ""
    line = Text(f"{game}{view['round']}  {texts.say('phase-' + view['phase'])}", style="bold")
    line.append(f"  ♪ {view['noise']['allowance']}", style="bold yellow")
    line.append(f"  ☣ {view['terror']}/{view['terror_end']}", style="bold magenta")
    coming = view["coming"]
    line.append(f"  + {coming['supermarket']}|{coming['car']}|{coming['either']}", style="green")
    line.append(f"  ⌂ {view['pool']}", style="dim")
    line.append(f"  ⁍ {view['bullets']}", style="bright_blue")
    return line


def grid(view: View, texts: Texts) -> Table:
    """Draw the fields with their letters and numbers; the halves meet at a line."""
    signs = [blank(view, field) for field in range(FIELDS)]
    for zombie in view["zombies"]:
        signs[zombie["field"]] = undead(zombie)
    owners = {player["seat"]: INKS[player["side"]] for player in view["players"]}
    for person in view["characters"]:
        if person["field"] >= 0:
            name = texts.domain(CHARACTER, person["character"])[:2]
            ink = owners.get(person["owner"], "bright_white")
            signs[person["field"]] = Text(name, style=f"{MARKS[person['health']]} {ink}")
    table = Table(box=box.MINIMAL, padding=(0, 1), show_edge=False)
    table.add_column("")
    for letter in LETTERS:
        table.add_column(letter, width=2, no_wrap=True)
    for row in range(HEIGHT):
        table.add_row(str(row + 1), *signs[row * WIDTH : (row + 1) * WIDTH])
    return table


def blank(view: View, field: int) -> Text:
    """Draw what is printed on a field, and a find that lies there."""
    board, finds = view["board"], view["finds"]
    if field in board["walls"]:
        return Text("▓▓", style="dim")
    if field in finds["closed"] or field in finds["zombie"]:
        return Text("?" if field in finds["closed"] else "!", style="bold cyan")
    if field in board["car"]:
        return Text("◘", style="bold bright_blue")
    if field in board["manholes"]:
        return Text("o", style="dim")
    return Text("·" if field not in board["entries"] else "∘", style="dim")


def undead(zombie: Zombie) -> Text:
    """Draw a zombie by where it looks; one that must move stands out, an inactive one is pale."""
    style = KINDS[zombie["kind"]]
    if zombie["forced"]:
        style = f"reverse {style}"
    elif not zombie["active"]:
        style = f"dim {style}"
    return Text(FACING[zombie["facing"]], style=style)


def people(view: View, texts: Texts) -> Table:
    """List the characters on the board: AP, stars, noise, and how many zombies see them."""
    table = Table(box=box.SIMPLE, show_header=False, pad_edge=False)
    for person in view["characters"]:
        if person["field"] >= 0:
            seen = f"◉ {len(person['seen_by'])}" if person["seen_by"] else ""
            noise = "♪" if person["activated"] and not person["silenced"] else ""
            name = texts.domain(CHARACTER, person["character"])
            table.add_row(name, HEALTH[person["health"]], "•" * person["ap"], STAR * person["stars"], noise, seen)
    return table


def players(view: View, texts: Texts, names: Sequence[str]) -> Table:
    """List the sides: stars and characters saved, and the cards that everybody knows."""
    table = Table(box=box.SIMPLE, show_header=False, pad_edge=False)
    for player in view["players"]:
        side = texts.say(f"{SIDE.name}-{player['side']}")
        saved = ", ".join(texts.domain(CHARACTER, character) for character in player["saved"])
        own = view.get("seat") == player["seat"]
        known = view["hand"] if own else player["open_cards"]
        cards = ", ".join(texts.domain(CARD, card) for card in known)
        hidden = player["cards"] - len(known)
        stars = STAR * player["stars"]
        if view["games"] > 1:  # those of the first game before those of this one
            stars = f"{player['stars_before']}+{player['stars']} {STAR}"
        row = (names[player["seat"]], side, stars, saved, cards, "▮" * hidden)
        table.add_row(*row, style=INKS[player["side"]])
    return table
