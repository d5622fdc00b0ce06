"""The board of Outlive: the ring of areas, the events, and every shelter with what tonight will ask of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from ostoja.cli.boards.tags import tags_of
from ostoja.games.outlive.words import ANIMAL, AREA, AREAS, CALAMITY, EQUIPMENT, RESOURCE, ROOM, TOKEN, YIELD

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from ostoja.games.outlive.seen import Berth, City, Room, Secret, Shelter, View
    from ostoja.text import Texts

INKS: Final = ("yellow", "red", "magenta", "bright_blue")
QUIET: Final = frozenset({"offered", "set-aside", "stationed"})  # the board shows them
TONES: Final = {"event": "bold magenta", "lost": "bold red", "robbed": "red", "resolved": "green", "won": "bold green"}
FULL: Final = "●"
FREE: Final = "○"


def draw(view: View, texts: Texts, names: Sequence[str]) -> RenderableType:
    """Draw the wasteland as a seat, or a spectator, sees it."""
    tags = tags_of(names)
    parts: list[RenderableType] = [headline(view, texts, names), areas(view, texts, tags)]
    if view["events"]:
        parts.append(events(view, texts, names))
    parts += [shelter(texts, names, player) for player in view["players"]]
    return Group(*parts)


def styles(view: View) -> list[str]:
    """Return the colour of every seat, for its name in the log."""
    return [INKS[player["seat"]] for player in view["players"]]


def headline(view: View, texts: Texts, names: Sequence[str]) -> Text:
    """Write round, phase, tonight's radiation and who goes first, now and tonight."""
    line = Text(f"{view['round']}/{view['rounds']}  {texts.say('phase-' + view['phase'])}", style="bold")
    if view["round"]:
        line.append(f"  ☢ {view['radiation'][view['round'] - 1]}", style="bold green")
        line.append(f"  ➀ {names[view['first']]}", style=INKS[view["first"]])
        if view["heir"] >= 0:
            line.append(f" → {names[view['heir']]}", style=INKS[view["heir"]])
    return line


def areas(view: View, texts: Texts, tags: Sequence[str]) -> Table:
    """Draw the ring, area by area: what lies there, who is there, what else there is."""
    table = Table(box=box.SIMPLE, show_header=False, pad_edge=False)
    for area in range(AREAS):
        pool = ""
        if YIELD[area] >= 0:
            pool = f"{view['pools'][area]}/{view['limits'][area]} {texts.domain(RESOURCE, YIELD[area])}"
        table.add_row(texts.domain(AREA, area), pool, heroes(view, area, tags), Text(extras(view, area, texts)))
    return table


def heroes(view: View, area: int, tags: Sequence[str]) -> Text:
    """Write the heroes of an area by owner and strength; those that have moved today stand out."""
    line = Text()
    for player in view["players"]:
        for hero in player["heroes"] if player["drafted"] else ():
            if hero["area"] == area:
                style = f"bold reverse {INKS[player['seat']]}" if hero["active"] else INKS[player["seat"]]
                line.append(f"{tags[player['seat']]}{hero['strength']}", style=style)
                line.append(" ")
    return line


def extras(view: View, area: int, texts: Texts) -> str:
    """Write what an area has besides its pool: animals, slots of the ship, equipment and search tokens."""
    name = AREA.spell(area)
    if name == "ship":
        return "  ".join(berth(number + 3, slot) for number, slot in enumerate(view["ship"]))
    if name == "base":
        return texts.domain(TOKEN, TOKEN.read("tablets")) if view["algae"] else ""
    for wild in view["wilds"]:
        if wild["area"] == area and wild["left"]:
            seat = view.get("seat", 0)
            order = " ".join(texts.domain(ANIMAL, animal) for animal in wild["order"][1:])
            top = (
                f"{texts.domain(ANIMAL, wild['top'])} {wild['toughness'][seat]}⚔ {wild['meat'][seat]}♨ ×{wild['left']}"
            )
            return f"{top}  {order}".rstrip()
    for city in view["cities"]:
        if city["area"] == area:
            return city_line(city, texts)
    return ""


def berth(strength: int, slot: Berth) -> str:
    """Write a slot of the ship: strength, cans, whether a survivor waits, and whether it is taken."""
    people = FULL if slot["survivor"] else FREE
    return f"[{strength}] +{slot['cans']} {people}{' ✗' if slot['hero'] >= 0 else ''}"


def city_line(city: City, texts: Texts) -> str:
    """Write the tiles on display and what the search stack holds, in order for whoever has looked."""
    tiles = ", ".join(texts.domain(EQUIPMENT, tile) for tile in city["shown"])
    if city["order"]:
        inside = " → ".join(texts.domain(TOKEN, token) for token in city["order"])
    else:
        known = [(token, count) for token, count in enumerate(city["inside"]) if count]
        inside = ", ".join(f"{texts.domain(TOKEN, token)}{f' ×{n}' if n > 1 else ''}" for token, n in known)
    return f"{tiles}\n{city['stack']}: {inside}"


def events(view: View, texts: Texts, names: Sequence[str]) -> Table:
    """Draw the events: points, cost, and who took them or could pay right now."""
    table = Table(box=None, show_header=False, pad_edge=False)
    for event in view["events"]:
        cost = [f"{count} {texts.domain(RESOURCE, kind)}" for kind, count in enumerate(event["cost"]) if count]
        if event["food"]:
            cost.append(f"{event['food']} {texts.say('class-food')}")
        if event["taker"] >= 0:
            who = Text(f"✔ {names[event['taker']]}", style=INKS[event["taker"]])
        else:
            who = Text(" ".join(names[seat] for seat in event["payers"]), style="dim")
        table.add_row(f"{event['points']}", texts.domain(CALAMITY, event["event"]), " + ".join(cost), who)
    return table


def shelter(texts: Texts, names: Sequence[str], player: Shelter | Secret) -> RenderableType:
    """Draw one shelter: score, goods, gauge, people by room, tonight's needs, equipment."""
    seat = player["seat"]
    head = Text(f"\n{names[seat]}", style=f"bold {INKS[seat]}")
    if not player["drafted"]:
        return head.append("  …", style="dim")
    head.append(f"  Σ {player['points']}  ", style="bold")
    head.append(" ".join(str(points) for points in player["forecast"].values()), style="dim")
    goods = [f"{count} {texts.domain(RESOURCE, kind)}" for kind, count in enumerate(player["goods"]) if count]
    need = player["tonight"]
    head.append(f"  ☢ {player['gauge']}")
    head.append(f"\n  {', '.join(goods) or '–'}")
    tonight = f"   ☾ {need['food']} {texts.say('class-food')}, {need['water']} {texts.domain(RESOURCE, 1)}"
    head.append(f"{tonight}, ☢ {need['radiation']}", style="red" if need["missing"] else "dim")
    head.append(f"\n  {texts.say('room-airlock')} {player['airlock']}/{player['airlock_places']}")
    for room in player["rooms"]:
        head.append_text(room_text(room, texts))
    own = [f"✔ {texts.domain(EQUIPMENT, tile)}" for tile in player["repaired"]]
    own += [f"✗ {texts.domain(EQUIPMENT, tile)}" for tile in player["broken"]]
    return head.append(f"\n  {'  '.join(own)}") if own else head


def room_text(room: Room, texts: Texts) -> Text:
    """Write a room: its name, its people and places, dim while it is not built."""
    name = texts.domain(ROOM, room["room"])
    if not room["built"]:
        return Text(f" · {name.split(':')[0]}", style="dim")
    places = FULL * room["people"] + FREE * max(0, room["places"] - room["people"])
    return Text(f" · {name} {places}", style="green" if room["works"] else "")
