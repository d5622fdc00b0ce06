"""The board of Claustrophobia: the maze as it lies, tile by tile, and both sides' panels."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeGuard

from rich.console import Group
from rich.table import Table
from rich.text import Text

from ostoja.games.claustrophobia.words import (
    ADVANTAGE,
    DEMON,
    EVENT,
    FIRST_DEMON,
    GIFT,
    HEROES,
    OBJECT,
    PLACE,
    PLACE_NAMES,
    SQUARE,
    TILE,
    WARRIOR,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from ostoja.engine.vocabulary import Domain
    from ostoja.games.claustrophobia.seen import Fiend, Hero, Tile, View
    from ostoja.text import Texts

WIDE: Final = 11  # columns of a tile
HIGH: Final = 5  # lines of a tile
SIGNS: Final = ("R", "B", "b", "S", "s")  # Redeemer, Brutes, Blades
KIND_SIGNS: Final = ("", "⌂", "★", "Ω", "◎", "▣", "Ψ", "≡", "≈", "✶", "⚙")
HUMAN_INK: Final = "bold cyan"
DEMON_INK: Final = "bold red"
EDGE_INK: Final = {"wall": "white", "passage": "", "blocked": "white", "unexplored": "bold yellow", "lost": "magenta"}
ACROSS: Final = {"wall": "─", "passage": " ", "blocked": "═", "unexplored": "?", "lost": "×"}
DOWN: Final = {"wall": "│", "passage": " ", "blocked": "║", "unexplored": "?", "lost": "×"}
QUIET: Final = frozenset({"action-die", "combat-die", "destiny-die", "threat"})
TONES: Final = {
    "died": "bold red",
    "cancelled": "red",
    "slain": "bold green",
    "killed": "green",
    "escaped": "bold green",
    "appeared": "bold magenta",
    "sent": "magenta",
    "event": "magenta",
    "advantage": "cyan",
    "end": "bold",
}


def draw(view: View, texts: Texts, names: Sequence[str]) -> RenderableType:
    """Draw the maze and the panels as a seat, or a spectator, sees them."""
    parts: list[RenderableType] = [headline(view, texts, names), *maze(view), heroes(view, texts)]
    for figure in filter(is_demon, view["warriors"]):
        name = texts.domain(DEMON, figure["kind"])
        line = f"{sign(figure['warrior'])} {name}  ♥ {figure['health'] - figure['wounds']}/{figure['health']}"
        parts.append(Text(line, style=DEMON_INK))
    if "hand" in view:
        cards = ADVANTAGE if view["seat"] == view["human"] else EVENT
        parts.append(Text(f"» {counted(texts, cards, view['hand'])}", style="bold"))
    return Group(*parts)


def styles(view: View) -> list[str]:
    """Return the colour of every seat: cyan for the Humans, red for the Demon side."""
    return ["cyan" if seat == view["human"] else "red" for seat in range(2)]


def headline(view: View, texts: Texts, names: Sequence[str]) -> Text:
    """Tell round, phase, threat, dice and what lies on the Destiny board."""
    line = Text.assemble(
        (f" {view['round']}/{view['round_limit']} ", "bold reverse"),
        f" {texts.say('phase-' + view['phase'])}  ",
        (f"▲ {view['threat']}  ", DEMON_INK),
        (f"▦ {view['stack']}  ", "dim"),
    )
    if view["countdown"]:
        line.append(f"⌛ {view['countdown']}  ", style="bold yellow")
    if view["action_dice"]:
        line.append("⚀ " + " ".join(str(die) for die in view["action_dice"]) + "  ", style=HUMAN_INK)
    for value, square in view["destiny_dice"]:
        where = texts.domain(SQUARE, square) if square >= 0 else "·"
        line.append(f"[{value}] {where}  ", style=DEMON_INK)
    powers = [str(texts.domain(SQUARE, square)) for square in view["powers"]]
    if powers:
        line.append("! " + ", ".join(powers), style="bold magenta")
    if view["human"] >= 0 and names:
        line.append(f"  {names[view['human']]} ", style=HUMAN_INK)
        line.append(f"/ {names[1 - view['human']]}", style=DEMON_INK)
    return line


def maze(view: View) -> list[Text]:
    """Lay the tiles out by their coordinates, north on top."""
    if not view["tiles"]:
        return []
    tiles = {(tile["x"], tile["y"]): tile for tile in view["tiles"]}
    columns = range(min(x for x, _ in tiles), max(x for x, _ in tiles) + 1)
    rows = range(max(y for _, y in tiles), min(y for _, y in tiles) - 1, -1)
    lines: list[Text] = []
    for y in rows:
        band = [card(tiles.get((x, y))) for x in columns]
        lines += [Text.assemble(*(drawn[line] for drawn in band)) for line in range(HIGH)]
    return lines


def card(tile: Tile | None) -> list[Text]:
    """Draw one tile: number and kind, Humans above, Demon side below, its edges around."""
    if tile is None:
        return [Text(" " * WIDE) for _ in range(HIGH)]
    edges = tile["edges"]
    inside = WIDE - 2
    name = f"{TILE.spell(tile['tile'])} {badge(tile)}"[:inside]
    humans = "".join(sign(warrior) for warrior in tile["humans"])
    swarm = sum(1 for warrior in tile["demons"] if warrior < FIRST_DEMON)
    demons = "t" * swarm + "".join(sign(w) for w in tile["demons"] if w >= FIRST_DEMON)
    rows = ((name, "dim"), (humans, HUMAN_INK), (demons, DEMON_INK))
    left, right = DOWN[edges["west"]], DOWN[edges["east"]]
    drawn = [border("┌", "┐", edges["north"])]
    for number, (content, ink) in enumerate(rows):
        middle = number == 1
        drawn.append(
            Text.assemble(
                (left if middle else "│", EDGE_INK[edges["west"]] if middle else "white"),
                (content.center(inside), ink),
                (right if middle else "│", EDGE_INK[edges["east"]] if middle else "white"),
            )
        )
    return [*drawn, border("└", "┘", edges["south"])]


def border(left: str, right: str, edge: str) -> Text:
    """Draw the upper or lower edge of a tile with what is in its middle."""
    side = "─" * ((WIDE - 5) // 2)
    return Text.assemble((left + side, "white"), (ACROSS[edge] * 3, EDGE_INK[edge]), (side + right, "white"))


def badge(tile: Tile) -> str:
    """Return a short sign for the kind of a tile and what lies on it."""
    return KIND_SIGNS[PLACE_NAMES.index(tile["kind"])] + "o" * int(tile["holes"]) + "$" * int(tile["lying"])


def is_hero(warrior: Hero | Fiend) -> TypeGuard[Hero]:
    """Tell whether a warrior is one of the Humans."""
    return warrior["warrior"] < HEROES


def is_demon(warrior: Hero | Fiend) -> TypeGuard[Fiend]:
    """Tell whether a warrior is a big figure with a Demon card."""
    return warrior["warrior"] >= FIRST_DEMON


def sign(warrior: int) -> str:
    """Return the letter of a warrior."""
    if warrior < HEROES:
        return SIGNS[warrior]
    return str(warrior - FIRST_DEMON + 1) if warrior >= FIRST_DEMON else "t"


def heroes(view: View, texts: Texts) -> Table:
    """List the Human warriors with their values, lines and belongings."""
    table = Table.grid(padding=(0, 2))
    for hero in filter(is_hero, view["warriors"]):
        number = hero["warrior"]
        lines = "".join("·" if line in hero["cancelled"] else str(line) for line in range(1, 7))
        state = "z" if hero["exhausted"] else "✓" if hero["activated"] else ""
        things = [str(texts.domain(OBJECT, thing)) for thing in hero["objects"]]
        if number == 0:
            things += [str(texts.domain(GIFT, gift)) for gift in view["gifts"]]
        things += ["$"] * (hero["charges"] + (1 if hero["treasure"] else 0))
        table.add_row(
            Text(f"{sign(number)} {texts.domain(WARRIOR, number)}", style=HUMAN_INK),
            f"[{hero['die'] or '-'}] {hero['movement']}/{hero['attack']}/{hero['defence']}",
            lines,
            state,
            f"{TILE.spell(hero['tile'])}" + (f" ⚑ {hero['held']}" if hero["held"] else ""),
            Text(", ".join(things), style="dim"),
        )
    return table


def counted(texts: Texts, domain: Domain, cards: Sequence[int]) -> str:
    """Name cards with their numbers."""
    held = [f"{texts.domain(domain, kind)} ×{count}" for kind, count in enumerate(cards) if count]
    return ", ".join(held) or "–"


def legend(_setup: object, texts: Texts) -> Text:
    """Explain the letters and edges."""
    line = Text(style="dim")
    for number in range(HEROES):
        line.append(f"{SIGNS[number]} {texts.domain(WARRIOR, number)}   ")
    line.append(f"t {texts.domain(WARRIOR, len(WARRIOR.labels) - 1)}\n")
    for kind in range(1, len(KIND_SIGNS)):
        line.append(f"{KIND_SIGNS[kind]} {texts.domain(PLACE, kind)}   ")
    return line
