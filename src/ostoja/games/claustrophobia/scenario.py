"""A scenario: forces, layout, special rules and victory, read from its file and checked field by field."""

from __future__ import annotations

from importlib import resources
from typing import TYPE_CHECKING, Final

from ostoja.engine.datafile import Section, corrected, number, parse
from ostoja.engine.errors import DataError
from ostoja.engine.vocabulary import Domain
from ostoja.games.claustrophobia import printed
from ostoja.games.claustrophobia.words import (
    DEMON,
    DEMONS,
    GIFT,
    HERO,
    HEROES,
    OBJECT,
    REDEEMER,
    TILE,
    TILES,
    TROGLODYTES,
)
from ostoja.kit.fields import DataFields

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ostoja.games.claustrophobia.data import Data
    from ostoja.kit.fields import Fields

TEMPLATE: Final = "template"  # every field, switched off; no scenario by itself
LATE: Final = 90  # scenarios from this order on are never drawn at random
REST: Final = "rest"
ANYBODY: Final = "anybody"

FINDS_ADVANTAGE: Final = 1
FINDS_TREASURE: Final = 2
FIND: Final = Domain("find", ("none", "advantage", "treasure"))
NONE: Final = -1  # no tile, no Demon


def scenario_tables() -> dict[str, Section]:
    """CLA-SET-01  Read every file of the folder, laid over the template, in the order they give themselves."""
    folder = resources.files("ostoja.games.claustrophobia").joinpath("scenarios")
    texts = {file.name.removesuffix(".toml"): file.read_text(encoding="utf-8") for file in folder.iterdir()}
    template = parse(texts.pop(TEMPLATE), f"scenario {TEMPLATE}")
    tables: dict[str, Section] = {}
    for key, written in texts.items():
        try:
            tables[key] = corrected(template, parse(written, f"scenario {key}"))
        except DataError as error:
            raise DataError(f"scenario {key}: {error}") from error
    return dict(sorted(tables.items(), key=lambda item: (int(str(item[1]["order"])), item[0])))


SCENARIO: Final = Domain("scenario", list(scenario_tables()))


class Pile:
    """A part of the stack: so many random tiles (-1: all that are left) and named ones, shuffled together."""

    __slots__ = ("named", "random")

    def __init__(self, random: int, named: tuple[int, ...]) -> None:
        self.random = random
        self.named = named


class Scenario:
    """The numbers of one scenario; shared by all copies of the states played with it."""

    def __init__(self, key: str, source: Mapping[str, object], data: Data) -> None:
        self.key = key
        try:
            self.read_forces(source)
            self.read_layout(source)
            self.read_aims(source)
            self.read_special_rules(source)
            self.check_objects(data)
            self.check_tiles()
            self.check_aims(data)
        except DataError as error:
            raise DataError(f"scenario {key}: {error}") from error
        self.printed_demon = printed.demon_card(data, self.demon)
        self.printed_aims = printed.aims(self, str(FIND.spell(self.stash)))

    def read_forces(self, source: Mapping[str, object]) -> None:
        """CLA-SET-04  Read who and what both sides start with."""
        self.order = number(source, "order", 0, 999)
        self.round_limit = number(source, "round_limit", 1, 99)
        humans = DataFields(source).inner("humans")
        self.heroes = humans.set_of("warriors", HERO)
        if not self.heroes >> REDEEMER & 1:
            humans.refuse("warriors", "must name the redeemer: his gifts and rules need him")
        self.gifts = humans.set_of("gifts", GIFT)
        self.objects: list[tuple[int, int]] = []  # hero (-1: the Human player chooses) and Object
        for word in humans.texts("objects"):
            bearer, _, name = word.partition(" ")
            hero = -1 if bearer == ANYBODY else humans.read("objects", HERO, bearer)
            self.objects.append((hero, humans.read("objects", OBJECT, name)))
        self.advantage_cards = number(source, "humans.advantage_cards", 0, 15)
        self.redeemer_must_live = humans.switch("redeemer_must_live")
        self.threat = number(source, "demons.threat", 0, 20)
        self.demon = DataFields(source).inner("demons").member("kind", DEMON, NONE)
        self.demons = number(source, "demons.number", 0, 99)
        if self.demons and self.demon < 0:
            raise DataError("data field demons.kind must name a Demon, as demons.number lets some be sent")

    def read_layout(self, source: Mapping[str, object]) -> None:
        """CLA-SCN-01  Read the start tile, the stack and what special tiles do."""
        layout = DataFields(source).inner("layout")
        self.start = layout.read("start", TILE, layout.text("start"))
        self.removed = layout.set_of("removed", TILE)
        self.piles = tuple(_pile(layout, word) for word in layout.texts("piles"))
        self.objectives = layout.set_of("objectives", TILE)
        self.lairs = layout.set_of("lairs", TILE)
        self.stash = layout.read("stash", FIND, layout.text("stash"))

    def read_aims(self, source: Mapping[str, object]) -> None:
        """CLA-END-01  Read the ways in which the Human player can win; -1 and 0: not this way."""
        self.countdown_tile = _tile(source, "countdown")
        self.countdown = number(source, "countdown.tiles", 0, TILES)
        self.escape_tile = _tile(source, "escape")
        self.escapes = number(source, "escape.needed", 0, HEROES)
        self.draw = number(source, "escape.draw", 0, HEROES)
        self.gathering_tile = _tile(source, "gathering")
        self.gathering = number(source, "gathering.needed", 0, HEROES)
        self.charge_tile = _tile(source, "charges")
        self.charges = number(source, "charges.number", 0, 4)
        self.seal_tile = _tile(source, "seals")
        self.seals = number(source, "seals.number", 0, 9)
        self.treasure_tile = _tile(source, "treasure")
        self.treasures = number(source, "treasure.tokens", 0, 9)
        self.false_threat = number(source, "treasure.false_threat", 0, 20)

    def read_special_rules(self, source: Mapping[str, object]) -> None:
        """Read who appears on which tile, and the infection."""
        self.summons_tile = _tile(source, "summons")
        self.summoned = DataFields(source).inner("summons").member("kind", DEMON, NONE)
        self.summoned_troglodytes = number(source, "summons.troglodytes", 0, TROGLODYTES)
        possession = DataFields(source).inner("possession")
        self.possession = possession.set_of("tiles", TILE)
        self.possessed = possession.set_of("kinds", DEMON)
        self.recovery = number(source, "possession.recovery", 0, 12)
        self.infection = number(source, "infection.lines", 0, 5)
        self.risen = DataFields(source).inner("infection").member("kind", DEMON, NONE)

    def check_objects(self, data: Data) -> None:
        """CLA-OBJ-03  The named bearers must be allowed to bear what is named, and there must be enough cards.

        CLA-OBJ-04
        """
        left = list(data.object_copies)
        borne: list[tuple[int, int]] = []
        for hero, thing in self.objects:
            name = f"{HERO.spell(hero)} {OBJECT.spell(thing)}" if hero >= 0 else f"{ANYBODY} {OBJECT.spell(thing)}"
            left[thing] -= 1
            if left[thing] < 0:
                raise DataError(f"data field humans.objects names {name!r}, but the box has no more of these cards")
            if hero >= 0 and not (self.heroes & data.bearers[thing]) >> hero & 1:
                raise DataError(f"data field humans.objects names {name!r}, who is not there or may not bear it")
            if hero >= 0 and (hero, thing) in borne:
                raise DataError(f"data field humans.objects names {name!r} twice; nobody carries two of the same name")
            borne.append((hero, thing))

    def check_tiles(self) -> None:
        """CLA-SCN-01  No tile may be used twice, and the stack must be there."""
        used = 1 << self.start
        places: list[tuple[str, int]] = [("layout.removed", tile) for tile in _listed(self.removed)]
        if self.countdown_tile >= 0:
            places.append(("countdown.tile", self.countdown_tile))
        places += [("layout.piles", tile) for pile in self.piles for tile in pile.named]
        for name, tile in places:
            if used >> tile & 1:
                raise DataError(f"data field {name} names {TILE.spell(tile)}, which is used already")
            used |= 1 << tile
        self.pool = (1 << TILES) - 1 & ~used  # what random tiles are drawn from
        wanted = sum(pile.random for pile in self.piles if pile.random > 0)
        rests = sum(1 for pile in self.piles if pile.random < 0)
        if wanted > self.pool.bit_count() or rests > 1:
            raise DataError(
                f"data field layout.piles asks for more tiles than the {self.pool.bit_count()} left in the box"
            )
        rest = self.pool.bit_count() - wanted
        self.pile_sizes = tuple(len(p.named) + (rest if p.random < 0 else p.random) for p in self.piles)
        if sum(self.pile_sizes) == 0:
            raise DataError("data field layout.piles leaves the stack empty")
        self.named = _mask([tile for pile in self.piles for tile in pile.named])

    def check_aims(self, data: Data) -> None:
        """CLA-END-01  There must be a way to win, and the tiles it needs must come into play and never be lost."""
        coming = self.named | 1 << self.start | (1 << self.countdown_tile if self.countdown_tile >= 0 else 0)
        aims = (
            ("escape", self.escape_tile, self.escapes),
            ("gathering", self.gathering_tile, self.gathering),
            ("charges", self.charge_tile, self.charges),
            ("summons", self.summons_tile, self.summoned + 1),
            ("seals", self.seal_tile, self.seals),
            ("treasure", self.treasure_tile, self.treasures),
            ("countdown", self.countdown_tile, self.countdown),
        )
        for name, tile, wanted in aims:
            if (tile >= 0) != (wanted > 0):
                raise DataError(f"table {name} needs both its tile and its number (or kind), or neither")
            if tile >= 0 and not coming >> tile & 1:
                raise DataError(
                    f"data field {name}.tile names {TILE.spell(tile)}, but neither start, piles nor countdown do"
                )
            if tile >= 0 and tile != self.start and not self.objectives >> tile & 1:
                raise DataError(f"data field layout.objectives must name {TILE.spell(tile)}, as table {name} needs it")
        if self.possession.bit_count() != self.possessed.bit_count() or self.possessed.bit_count() > DEMONS:
            raise DataError("table possession needs as many kinds as tiles")
        if self.possession & ~(self.named & self.objectives):
            raise DataError(
                "data field possession.tiles may only name tiles that stand in a pile and in layout.objectives"
            )
        if self.treasures and not (
            self.stash == FINDS_TREASURE and self.treasures <= (data.stashes & self.named).bit_count()
        ):
            raise DataError(
                'table treasure needs layout.stash = "treasure" and as many Stash tiles named in the piles as tokens'
            )
        if self.infection and self.risen < 0:
            raise DataError("data field infection.kind must name who rises from the dead")
        if not any(wanted for name, _tile, wanted in aims if name != "countdown") and not self.possession:
            raise DataError(
                "no way to win: fill one of escape, gathering, charges, summons, seals, possession, treasure"
            )


def _mask(members: list[int]) -> int:
    """Return members as bits."""
    mask = 0
    for one in members:
        mask |= 1 << one
    return mask


def _listed(mask: int) -> list[int]:
    """List the members of a mask."""
    return [one for one in range(mask.bit_length()) if mask >> one & 1]


def _tile(source: Mapping[str, object], aim: str) -> int:
    """Return the tile that an aim of the scenario names, NONE if it names none."""
    return DataFields(source).inner(aim).member("tile", TILE, NONE)


def _pile(layout: Fields, written: str) -> Pile:
    """Read a part of the stack: a number (or "rest"), then named tiles."""
    first, *named = written.split()
    if first != REST and not first.isdecimal():
        layout.refuse("piles", f'has {written!r}; write a number or "{REST}", then named tiles')
    tiles = tuple(layout.read("piles", TILE, word) for word in named)
    return Pile(-1 if first == REST else int(first), tiles)
