"""What a view says lies on the table, to be compared with what is drawn: how many of each piece at every place."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

View = dict[str, Any]
Pieces = dict[tuple[str, str], int]  # how many by place and piece
Catalog = dict[str, Any]

# Every piece counts at all places around it; a piece without a place lies nowhere ("").
DRAWN = """() => {
  const found = [];
  const hidden = ".osa-is-hidden, .moh-token-hidden";
  const signs = [[hidden, "hidden"], [".cla-hero", "hero-card"], [".cla-line.lost", "lost-line"]];
  const visit = (element, places) => {
    const { place, piece, count, free } = element.dataset ?? {};
    const around = place === undefined ? places : [...places, place];
    for (const where of around) {
      if (piece) found.push([where, piece, Number(count ?? 1)]);
      if (free !== undefined) found.push([where, "free", 1]);
      for (const [sign, name] of signs) if (element.matches(sign)) found.push([where, name, 1]);
    }
    for (const child of element.children) visit(child, around);
  };
  visit(document.querySelector(".stage"), [""]);
  const slots = document.querySelectorAll(".dock .hand .hand-slot");
  const own = slots.length ? slots : document.querySelectorAll(".stage .moh-own-face");  // a desk's board has the hand
  for (const _ of own) found.push(["own hand", "kind", 1]);
  return found;
}"""


def drawn(page: Page) -> Pieces:
    """Count what the page draws."""
    pieces: Counter[tuple[str, str]] = Counter()
    for place, piece, count in page.evaluate(DRAWN):
        pieces[place, piece] += count
    return dict(pieces)


class Names:
    """The labels of a game's things."""

    def __init__(self, catalog: Catalog) -> None:
        self.labels = {domain["name"]: domain["labels"] for domain in catalog["domains"]}

    def label(self, domain: str, member: int) -> str:
        return str(self.labels[domain][member])

    def target(self, domain: str, member: int) -> str:
        return f"{domain}:{self.label(domain, member)}"


def mall_of_horror(view: View, names: Names) -> Pieces:
    wanted: Pieces = {("truck", "deck"): view["deck"], ("played", "card"): sum(view["played"])}
    for place in view["places"]:
        name = names.label("location", place["number"])
        shut = place["closed"] or place["cursed"]
        wanted[name, "head"] = len(place["heads"])
        wanted[name, "hidden"] = len(place["hidden"])
        wanted[name, "zombie"] = place["zombies"]
        wanted[name, "place"] = 0 if shut else place["capacity"]
        wanted[name, "hardware"] = place["hardware"] if place["heads"] else 0
    for player in view["players"]:
        name = f"seat-{player['seat']}"
        wanted[name, "hand"] = player["cards"]
        wanted[name, "badge"] = int(player["seat"] == view["badge"])
        if view["ballot"]:
            wanted[name, "votes"] = view["ballot"]["weights"][player["seat"]]
    if not view["drawn"]:  # what was found in the truck lies before the hand
        wanted["own hand", "kind"] = sum(count > 0 for count in view["hand"])
    return wanted


def osaczeni(view: View, _: Names) -> Pieces:
    stale = view["phase"] in {"truck", "over"} or (view["phase"] == "badge" and bool(view["dice"]))
    wanted: Pieces = {
        ("cold", "character"): len(view["cold"]),
        ("bench", "character"): sum(len(player["unplaced"]) for player in view["players"]),
        ("hatch", "die"): 0 if stale else len(view["dice"]) + view["dice_hidden"],
        ("hand", "item"): sum(view["hand"]),
        ("found", "item"): view["truck"],
    }
    for player in view["players"]:
        wanted[f"player-{player['seat']}", "badge"] = int(player["seat"] == view["badge"])
        wanted[f"player-{player['seat']}", "victim"] = int(player["seat"] == view["victim"])
    for area in view["places"]:
        name = f"area-{area['number']}"
        open_ = area["capacity"] and not area["closed"]
        wanted[name, "character"] = len(area["heads"])
        wanted[name, "hidden"] = len(area["hidden"])
        wanted[name, "monster"] = area["monsters"]
        wanted[name, "free"] = area["capacity"] - len(area["heads"]) if open_ else 0
    return wanted


GOODS = ["meat", "water", "can", "wood", "metal", "microchip", "ammo"]
YIELDS = {0: "ammo", 2: "metal", 4: "microchip", 6: "wood", 7: "water"}
AIRLOCK = 41


def outlive(view: View, names: Names) -> Pieces:
    if view["phase"] == "setup":
        return {}  # the draft covers the map; its tiles are checked as targets
    heroes = [hero for player in view["players"] if player["drafted"] for hero in player["heroes"]]
    wanted: Pieces = {("convoy", "event"): len(view["events"])}
    for area in range(8):
        wanted[names.target("area", area), "hero"] = sum(hero["area"] == area for hero in heroes)
        if area in YIELDS:
            wanted[names.target("area", area), YIELDS[area]] = view["pools"][area]
    for city in view["cities"]:
        wanted[f"display:{city['area']}", "tile"] = len(city["shown"])
        wanted[f"stack:{city['area']}", "token"] = city["stack"]
    wanted[names.target("area", 3), "survivor"] = sum(berth["survivor"] for berth in view["ship"])
    wanted[names.target("area", 0), "algae"] = int(view["algae"])
    return wanted | shelter(view["players"][view["seat"]])


def shelter(own: View) -> Pieces:
    seat = own["seat"]
    wanted: Pieces = {(f"goods:{seat}", kind): count for kind, count in zip(GOODS, own["goods"], strict=True)}
    for room in own["rooms"]:
        wanted[f"room:{seat}:{room['room']}", "survivor"] = room["people"]
    wanted[f"room:{seat}:{AIRLOCK}", "survivor"] = own["airlock"]
    wanted[f"repaired:{seat}", "tile"] = len(own["repaired"])
    wanted[f"broken:{seat}", "tile"] = len(own["broken"])
    wanted[f"trophies:{seat}", "animal"] = sum(own["animals"])
    wanted[f"gauge:{seat}", "marker"] = 1
    return wanted


HEROES = 5
FIRST_DEMON = 16


def claustrophobia(view: View, names: Names) -> Pieces:
    heroes = [one for one in view["warriors"] if one["warrior"] < HEROES]
    wanted: Pieces = {
        ("own hand", "kind"): sum(count > 0 for count in view["hand"]),
        ("", "hero-card"): len(heroes),
        ("", "lost-line"): sum(len(hero["cancelled"]) for hero in heroes),
        ("", "destiny-die"): len(view["destiny_dice"]),
        ("", "action-die"): len(view["action_dice"]),
        ("", "escaped"): len(view["escaped"]),
    }
    for tile in view["tiles"]:
        name = names.target("tile", tile["tile"])
        wanted[name, "hero"] = len(tile["humans"])
        wanted[name, "troglodyte"] = sum(one < FIRST_DEMON for one in tile["demons"])
        wanted[name, "demon"] = sum(one >= FIRST_DEMON for one in tile["demons"])
        wanted[name, "hole-token"] = tile["holes"]
        wanted[name, "lying"] = tile["lying"]
        wanted[name, "ambush"] = view["ambushes"].count(tile["tile"])
        wanted[name, "seal"] = view["seals"] if tile["kind"] == "pentacle" else 0
    return wanted


KINDS = ["walker", "mutant", "hound"]
HUMAN_CARDS = 6
WIDTH = 16  # fields in a row


def wrecks_of(walls: list[int]) -> list[set[int]]:
    """Put obstacles that touch each other together: they are drawn as one thing."""
    wrecks: list[set[int]] = []
    for wall in walls:
        row = wall // WIDTH
        beside = {field for field in (wall - 1, wall + 1) if field // WIDTH == row}
        sides = beside | {wall - WIDTH, wall + WIDTH}
        touched = [wreck for wreck in wrecks if wreck & sides]
        wrecks = [wreck for wreck in wrecks if wreck not in touched]
        wrecks.append({wall}.union(*touched))
    return wrecks


def zombie_terror(view: View, _: Names) -> Pieces:
    base = view["scenario"] == "base"
    wanted: Pieces = {("", kind): 0 for kind in KINDS}
    for zombie in view["zombies"]:
        kind = KINDS[zombie["kind"]]
        wanted["", kind] += 1
        wanted[f"field:{zombie['field']}", kind] = 1
    standing = [one for one in view["characters"] if one["field"] >= 0]
    for one in standing:
        wanted[f"field:{one['field']}", "character"] = 1
    wrecks = wrecks_of(view["board"]["walls"])
    wanted |= {(f"field:{min(wreck)}", "obstacle"): 1 for wreck in wrecks}
    own = [card for card in view["hand"] if base or card >= HUMAN_CARDS]
    return wanted | {
        ("", "obstacle"): len(wrecks),
        ("", "character"): len(standing),
        ("", "find"): len(view["finds"]["closed"]),
        ("", "nest"): len(view["finds"]["zombie"]),
        ("", "saved"): sum(len(player["saved"]) for player in view["players"]),
        ("", "pool"): view["pool"],
        ("", "bullets"): view["bullets"],
        ("", "briefcase"): int(view["briefcase"]),
        ("hand", "card"): len(own),
        ("pool", "card"): 0 if base else HUMAN_CARDS,
        ("discard", "card"): len(view["cards"]["discard"]),
    }


WANTED: dict[str, Callable[[View, Names], Pieces]] = {
    "mall-of-horror": mall_of_horror,
    "osaczeni": osaczeni,
    "outlive": outlive,
    "claustrophobia": claustrophobia,
    "zombie-terror": zombie_terror,
}


def amiss(game: str, view: View, catalog: Catalog, seen: Pieces) -> dict[str, str]:
    """Return what is not drawn as the view says, each with both numbers."""
    wanted = WANTED[game](view, Names(catalog))
    return {
        f"{piece} at {place or 'the table'}": f"{seen.get((place, piece), 0)} drawn, {count} in the view"
        for (place, piece), count in wanted.items()
        if seen.get((place, piece), 0) != count
    }
