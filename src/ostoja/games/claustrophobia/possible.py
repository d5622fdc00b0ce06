"""What a position cannot be: pieces in two places, more than a tile holds or the box has, numbers out of reach."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.impossible_positions import check_number, refuse
from ostoja.games.claustrophobia.state import (
    BIG_FIGURES,
    DEMON_SIDE,
    DRAWN,
    ENDED,
    HUMAN_SIDE,
    LYING,
    NOBODY,
    NOWHERE,
    OUT,
    PLANTED,
    TROGLODYTE_SIDE,
    UNDECIDED,
    warriors_in,
)
from ostoja.games.claustrophobia.words import (
    ALL_LINES,
    BURROW,
    CLAWS,
    COMBAT_BOON,
    DEMON,
    DEMON_ACTION,
    FIRST_DEMON,
    FIRST_TROGLODYTE,
    HERO,
    HEROES,
    LEGION,
    MOST_BID,
    MOST_COMBAT,
    MOST_DICE,
    OBJECT,
    OBJECTS,
    RESIST,
    SPEED,
    SQUARE,
    SQUARES,
    TASTE,
    TILE,
    TILES,
    TOUGH,
    VALUES,
    WARRIOR,
    WARRIORS,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ostoja.games.claustrophobia.state import Maze

MANY: Final = 999  # where nothing but common sense sets a bound
LASTING: Final = 1 << SPEED | 1 << LEGION | 1 << CLAWS | 1 << TASTE | 1 << BURROW | 1 << RESIST


def check_possible(g: Maze) -> None:
    """Refuse a maze that no game can come to, and name the field that is wrong."""
    check_numbers(g)
    check_dice(g)
    check_tiles(g)
    check_tokens(g)
    check_figures(g)
    check_places(g)
    check_heroes(g)
    check_marks(g)
    check_objects(g)
    check_burdens(g)


def check_numbers(g: Maze) -> None:
    """Every number lies within what the rules, the data and the scenario can bring about."""
    scenario = g.scenario()
    for field, most in (
        *(("human", 1), ("phase", DEMON_ACTION), ("boon", COMBAT_BOON), ("moved", ENDED)),
        *(("bid", MOST_BID + 1), ("points", MOST_BID)),
        *(("round", MANY), ("map_left", MANY), ("steps", MANY), ("wind", MANY), ("hits", MANY), ("mighty", MANY)),
        *(("bonus_dice", MANY), ("countdown", scenario.countdown), ("demons_left", scenario.demons)),
        *(("gather", g.data.gather_dice), ("threat", max(g.data.most_threat, scenario.threat))),
        *(("seals", scenario.seals), ("freed", scenario.possession.bit_count())),
    ):
        check_number(field, getattr(g, field), 0, most)
    check_number("winner", g.winner, UNDECIDED, DRAWN)
    for field in ("blessing_left", "panic", "fought", "legion_due", "slain"):
        if not isinstance(getattr(g, field), bool):
            refuse(field, f"must be true or false, not {getattr(g, field)!r}")


def check_dice(g: Maze) -> None:
    """No more dice lie on the table than are rolled at once, and each has a value; a placed one lies on a square."""
    for field, longest, least, most in (
        ("rolled", MOST_DICE, 1, VALUES - 1),
        ("placed", MOST_DICE, NOWHERE, SQUARES - 1),
        ("blows", MOST_COMBAT, 1, VALUES - 1),
        ("treasures", g.scenario().treasures, 0, 1),
    ):
        values = getattr(g, field)
        if not isinstance(values, list) or len(values) > longest:
            refuse(field, f"must be a list of at most {longest}, not {values!r}")
        for value in values:
            check_number(field, value, least, most)
    if g.placed and len(g.placed) != len(g.rolled):
        refuse("placed", f"must name a square, or -1, for each of the {len(g.rolled)} dice rolled")
    if g.powers & ~LASTING:
        refuse("powers", f"names {listed(SQUARE.labels, g.powers & ~LASTING)}: its effect does not last")


def check_tiles(g: Maze) -> None:
    """Every tile is in one place, and every place holds one tile."""
    if len({g.spots[tile] for tile in g.laid}) < len(g.laid):
        refuse("tiles", "puts two tiles on one place")
    seen = list(g.laid)
    counted = g.scenario().countdown_tile
    for field in ("stack", "foresight", "set_aside", "tile_discards"):
        for tile in getattr(g, field):
            if tile in seen or (tile == counted and field in {"stack", "foresight"}):
                refuse(field, f"names {TILE.spell(tile)}, which is somewhere else already")
            seen.append(tile)
    hidden = bits((*g.stack, *g.foresight))
    for known in g.known:
        if known & ~hidden:
            refuse("known", f"names {listed(TILE.labels, known & ~hidden)}, which is not in the stack")


def check_tokens(g: Maze) -> None:
    """What lies on tiles lies on tiles in play; there is one Hole token for each Hole tile."""
    laid = bits(g.laid)
    for field, tiles in (
        ("holes", bits(g.holes)),
        ("ambushes", bits(g.ambushes)),
        ("closed", bits(tile for tile in range(TILES) if g.closed[tile])),
        ("visited", bits(tile for tile in range(TILES) if g.visited[tile])),
    ):
        if tiles & ~laid:
            refuse(field, f"names {listed(TILE.labels, tiles & ~laid)}, which is not in play")
    if len(g.holes) > (g.data.hole_tiles & laid).bit_count():
        refuse("holes", "names more tokens than there are Hole tiles in play")
    for tile in g.laid:
        if g.closed[tile] & ~g.edges[tile]:
            refuse("closed", f"closes an edge of {TILE.spell(tile)} that is a wall")


def check_places(g: Maze) -> None:
    """CLA-MOV-04  Warriors stand on tiles in play, and no tile holds more of a side than its size."""
    laid = bits(g.laid)
    for warrior in range(WARRIORS):
        if g.at[warrior] >= 0 and not laid >> g.at[warrior] & 1:
            refuse("warriors", f"puts {WARRIOR.spell(warrior)} on {TILE.spell(g.at[warrior])}, which is not in play")
        if g.at[warrior] >= 0 and FIRST_TROGLODYTE + g.data.troglodytes <= warrior < FIRST_DEMON:
            refuse("warriors", f"names {WARRIOR.spell(warrior)}, but the game has {g.data.troglodytes} of them")
    for tile in g.laid:
        for side, room in ((HUMAN_SIDE, room_for_heroes(g, tile)), (DEMON_SIDE, room_for_fiends(g, tile))):
            if (g.here[tile] & side).bit_count() > room:
                crowd = listed(WARRIOR.labels, g.here[tile] & side)
                refuse("warriors", f"puts {crowd} on {TILE.spell(tile)}, which holds {room} of a side")


def room_for_heroes(g: Maze, tile: int) -> int:
    """Return how many heroes a tile holds; the start tile of a scenario of one's own may be smaller than its party."""
    return max(g.data.size[tile], HEROES) if tile == g.scenario().start else g.data.size[tile]


def room_for_fiends(g: Maze, tile: int) -> int:
    """CLA-SC7-02  Return how many Demon-side warriors a tile holds: one more till somebody makes room for the risen."""
    kinds = [g.kind_of(figure) for figure in warriors_in(g.here[tile] & BIG_FIGURES)]
    return g.data.size[tile] + (1 if g.scenario().risen in kinds else 0)


def check_figures(g: Maze) -> None:
    """CLA-SND-08  Every big figure in play has a Demon card and lives; one Demon was sent at most.

    CLA-SC5-01, CLA-SC5-02
    """
    scenario = g.scenario()
    sent = 0
    cards: list[int] = []
    for figure in range(FIRST_DEMON, WARRIORS):
        kind = g.kind_of(figure)
        if (kind >= 0) != (g.at[figure] >= 0):
            refuse("figures", f"must name {WARRIOR.spell(figure)} with its Demon if, and only if, it is in play")
        if kind < 0:
            continue
        haunts = scenario.possessed >> kind & 1 != 0
        if g.wounds[figure - FIRST_DEMON] >= g.data.demon_health[kind] and not haunts:
            refuse("figures", f"gives {WARRIOR.spell(figure)} as many Wounds as its Health: it would be dead")
        if haunts and (kind in cards or g.possessed >> kind & 1):
            refuse("figures", f"names {DEMON.spell(kind)}, who is somewhere else or has still to appear")
        cards.append(kind)
        sent += 1 if not haunts and kind != scenario.risen else 0
    if sent > 1:
        refuse("figures", "names more than one Demon that was sent")
    if g.possessed & ~scenario.possessed:
        refuse(
            "possessed", f"names {listed(DEMON.labels, g.possessed & ~scenario.possessed)}, who is not of the scenario"
        )


def check_heroes(g: Maze) -> None:
    """CLA-WND-04  Nobody in play is dead or has escaped; nobody out of play has a die or an Object.

    CLA-INI-06, CLA-INI-09
    """
    for hero in range(HEROES):
        name = HERO.spell(hero)
        if g.at[hero] < 0:
            if g.dice[hero] or g.objects[hero]:
                refuse("heroes", f"gives {name} a die or an Object, but he is not in play")
            continue
        if g.cancelled[hero] == ALL_LINES:
            refuse("heroes", f"cancels all lines of {name}: he would be dead")
        if g.escaped >> hero & 1:
            refuse("escaped", f"names {name}, who is in play")
    tired = bits(hero for hero in range(HEROES) if g.cancelled[hero] >> g.dice[hero] & 1 and g.dice[hero])
    if g.exhausted & ~tired:
        refuse("exhausted", f"names {listed(WARRIOR.labels, g.exhausted & ~tired)}, whose die is on no cancelled line")


def check_marks(g: Maze) -> None:
    """Tokens and marks are on those who can have them, and each token is in one place."""
    present = bits(warrior for warrior in range(WARRIORS) if g.at[warrior] >= 0)
    for field, allowed in (
        *(("activated", HUMAN_SIDE | DEMON_SIDE), ("escaped", HUMAN_SIDE), ("unguarded", HUMAN_SIDE)),
        *(("terrified", HUMAN_SIDE), ("snuffed", HUMAN_SIDE), ("exhausted", HUMAN_SIDE & present)),
        *(("tough", TROGLODYTE_SIDE & present), ("frenzied", DEMON_SIDE & present), ("critical", DEMON_SIDE & present)),
    ):
        if getattr(g, field) & ~allowed:
            refuse(field, f"names {listed(WARRIOR.labels, getattr(g, field) & ~allowed)}, who cannot be marked so")
    for field in ("courage", "blessed"):
        bearer = getattr(g, field)
        if bearer != NOBODY and not HUMAN_SIDE & present & 1 << bearer:
            refuse(field, f"names {WARRIOR.spell(bearer)}, who is no Human warrior in play")
    if g.active >= WARRIORS:
        refuse("active", "must name one warrior")
    if g.blessed != NOBODY and g.blessing_left:
        refuse("blessing_left", f"must be false: {WARRIOR.spell(g.blessed)} has the token")
    if g.tough.bit_count() > (g.events_spent & g.data.events_of[TOUGH]).bit_count():
        refuse("tough", "names more Troglodytes than Tough Troglodytes cards have been played")
    if g.gifts_used & ~g.gifts:
        refuse("gifts_used", "names a gift that the Redeemer has not")


def check_objects(g: Maze) -> None:
    """CLA-OBJ-03, CLA-OBJ-04  Objects are with those who may bear them, and no more of them than there are cards."""
    for thing in range(OBJECTS):
        bearers = bits(hero for hero in range(HEROES) if g.objects[hero] >> thing & 1)
        if bearers & ~g.data.bearers[thing]:
            who = listed(HERO.labels, bearers & ~g.data.bearers[thing])
            refuse("heroes", f"gives the {OBJECT.spell(thing)} to {who}, who may not bear it")
        if bearers.bit_count() + g.spare_objects.count(thing) > g.data.object_copies[thing]:
            refuse("heroes", f"and spare_objects name more than {g.data.object_copies[thing]} {OBJECT.spell(thing)}")


def check_burdens(g: Maze) -> None:
    """CLA-SCN-03  Charges and the treasure are with somebody or on a tile in play; there is one treasure."""
    if len(g.charges) > g.scenario().charges:
        refuse("charges", f"names more than {g.scenario().charges}")
    for where in g.charges:
        if where == OUT:
            refuse("charges", "must name a hero, a tile or planted")
        check_burden(g, "charges", where)
    if g.treasure == PLANTED:
        refuse("treasure", "must name a hero or a tile, or nothing")
    check_burden(g, "treasure", g.treasure)
    if g.treasures.count(1) + (1 if g.treasure != OUT else 0) > 1 or (g.treasure != OUT and not g.scenario().treasures):
        refuse("treasure", "names one treasure more than there is")


def check_burden(g: Maze, field: str, where: int) -> None:
    """What is carried is with a hero in play, or gone with one who escaped; what lies is on a tile in play."""
    if where >= LYING and where - LYING not in g.laid:
        refuse(field, f"names {TILE.spell(where - LYING)}, which is not in play")
    if 0 <= where < HEROES and g.at[where] < 0 and not g.escaped >> where & 1:
        refuse(field, f"names {HERO.spell(where)}, who is not in play")


def bits(members: Iterable[int]) -> int:
    """Return members as bits."""
    mask = 0
    for member in members:
        mask |= 1 << member
    return mask


def listed(labels: tuple[str | int, ...], mask: int) -> str:
    """Spell the members of a mask."""
    return ", ".join(str(labels[member]) for member in warriors_in(mask))
