"""The numbers of Claustrophobia, read from data.toml and turned into the tables the rules look things up in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.engine.datafile import number
from ostoja.engine.errors import DataError
from ostoja.engine.vocabulary import Domain
from ostoja.games.claustrophobia import printed
from ostoja.games.claustrophobia.words import (
    ADVANTAGE,
    BOOBY,
    DEMON,
    EVENT,
    EXIT,
    FLOODED,
    GIFT,
    HERO_NAMES,
    HOLE,
    HUNGRY,
    KIND_NAMES,
    KIND_OF_HERO,
    LAIR,
    MECHANISM,
    OBJECT,
    PENTACLE,
    PLACE,
    SQUARE,
    STASH,
    TALENT_NAMES,
    TIGHT,
    TILE,
    TILES,
    TROGLODYTES,
    VALUES,
)
from ostoja.kit.fields import DataFields

if TYPE_CHECKING:
    from collections.abc import Mapping

# Only data files name these, so they have no texts.
KIND = Domain("kind", KIND_NAMES)
TALENT = Domain("talent", TALENT_NAMES)

LETTERS = "NESW"
HAND_LIMIT = 62  # hands are bit masks of card numbers
MOST = 99
NO_LINE = [0] * 3  # movement, combat and defence without a die


class Data:
    """The numbers of one game; shared by all copies of its state and never changed."""

    def __init__(self, source: Mapping[str, object]) -> None:
        self.read_warriors(source)
        self.read_cards(source)
        self.read_demons(source)
        self.read_tiles(source)
        self.read_numbers(source)
        self.read_effects(source)
        self.placements: dict[int, list[int]] = {}  # which Destiny die may go where, by how all lie: found out in play
        self.printed = printed.board(self)
        self.printed_heroes = [printed.hero(self, hero) for hero in range(len(HERO_NAMES))]

    def read_warriors(self, source: Mapping[str, object]) -> None:
        """Read lines, talents and gifts; the lines of a hero are numbered by the die, 0 for none."""
        movement: list[int] = []
        combat: list[int] = []
        defence: list[int] = []
        talents: list[int] = []
        condemned = 0
        warriors = DataFields(source).inner("warriors")
        for hero in range(len(HERO_NAMES)):
            kind = warriors.inner(str(KIND.spell(KIND_OF_HERO[hero])))
            for die in range(VALUES):
                line = kind.wholes_like(f"line{die}", NO_LINE, 0, 12) if die else NO_LINE
                movement.append(line[0])
                combat.append(line[1])
                defence.append(line[2])
            talents.append(kind.set_of("talents", TALENT))
            if kind.switch("condemned"):
                condemned |= 1 << hero
        self.line_movement: tuple[int, ...] = tuple(movement)  # by hero * VALUES + die
        self.line_combat: tuple[int, ...] = tuple(combat)
        self.line_defence: tuple[int, ...] = tuple(defence)
        self.talents: tuple[int, ...] = tuple(talents)  # by hero
        self.condemned = condemned  # heroes, as bits
        self.gift_value: tuple[int, ...] = tuple(number(source, f"gifts.{gift}.value", 1, 6) for gift in GIFT.labels)

    def read_cards(self, source: Mapping[str, object]) -> None:
        """Read the decks; a card is a number, its kind stands in a table."""
        self.object_copies: tuple[int, ...] = _copies(source, "objects", OBJECT)
        bearers: list[int] = []
        objects = DataFields(source).inner("objects")
        for label in OBJECT.labels:
            kinds = objects.inner(str(label)).set_of("bearers", KIND)
            bearers.append(sum(1 << hero for hero in range(len(HERO_NAMES)) if kinds >> KIND_OF_HERO[hero] & 1))
        self.bearers: tuple[int, ...] = tuple(bearers)  # heroes by Object, as bits
        self.advantage_of = _deck(source, "advantages", ADVANTAGE)
        self.advantages_of = _sets(self.advantage_of, len(ADVANTAGE.labels))
        self.event_of = _deck(source, "events", EVENT)
        self.events_of = _sets(self.event_of, len(EVENT.labels))

    def read_demons(self, source: Mapping[str, object]) -> None:
        """Read the Demon cards."""
        self.demon_movement = _column(source, "demons", DEMON, "movement")
        self.demon_combat = _column(source, "demons", DEMON, "combat")
        self.demon_defence = _column(source, "demons", DEMON, "defence")
        self.demon_health = _column(source, "demons", DEMON, "health")
        self.demon_dice = _column(source, "demons", DEMON, "destiny_dice")
        self.demon_loss = _column(source, "demons", DEMON, "combat_loss")
        demons = DataFields(source).inner("demons")
        self.demon_talents: tuple[int, ...] = tuple(
            demons.inner(str(label)).set_of("talents", TALENT) for label in DEMON.labels
        )

    def read_tiles(self, source: Mapping[str, object]) -> None:
        """CLA-MOV-04, CLA-TIL-07, CLA-TIL-14  Read kinds, openings and sizes of the tiles."""
        kinds: list[int] = []
        openings: list[int] = []
        tiles = DataFields(source).inner("tiles")
        for label in TILE.labels:
            tile = tiles.inner(str(label))
            kinds.append(tile.read("kind", PLACE, tile.text("kind")))
            letters = tile.text("openings")
            if not letters or not set(letters) <= set(LETTERS):
                tile.refuse("openings", f"must be some of {LETTERS}, not {letters!r}")
            openings.append(sum(1 << LETTERS.index(letter) for letter in set(letters)))
        self.kind: tuple[int, ...] = tuple(kinds)
        self.openings: tuple[int, ...] = tuple(openings)
        size = number(source, "numbers.tunnel_size", 1, 11)
        special = {
            TIGHT: number(source, "numbers.tight_size", 1, 11),
            PENTACLE: number(source, "numbers.hall_size", 5, 11),
            EXIT: number(source, "numbers.hall_size", 5, 11),
        }
        self.size: tuple[int, ...] = tuple(special.get(kind, size) for kind in kinds)
        self.lairs = _tiles_of(kinds, LAIR)
        self.hole_tiles = _tiles_of(kinds, HOLE)
        self.stashes = _tiles_of(kinds, STASH)
        self.hungry = _tiles_of(kinds, HUNGRY)
        self.flooded = _tiles_of(kinds, FLOODED)
        self.booby = _tiles_of(kinds, BOOBY)
        self.mechanisms = _tiles_of(kinds, MECHANISM)

    def read_numbers(self, source: Mapping[str, object]) -> None:
        """Read what the rulebook's text says."""
        self.troglodytes = number(source, "numbers.troglodytes", 1, TROGLODYTES)
        self.troglodyte_movement = number(source, "numbers.troglodyte_movement", 0, 9)
        self.troglodyte_combat = number(source, "numbers.troglodyte_combat", 0, 9)
        self.troglodyte_defence = number(source, "numbers.troglodyte_defence", 1, 6)
        self.troglodyte_cost = number(source, "numbers.troglodyte_cost", 1, 20)
        self.demon_cost = number(source, "numbers.demon_cost", 1, 20)
        self.exhausted_defence = number(source, "numbers.exhausted_defence", 1, 6)
        self.most_defence = number(source, "numbers.most_defence", 1, 6)
        self.destiny_dice = number(source, "numbers.destiny_dice", 1, 4)
        self.most_threat = number(source, "numbers.most_threat", 1, MOST)
        self.calm_dice = number(source, "numbers.calm_dice", 0, 1)
        self.mechanism_dice = number(source, "numbers.mechanism_dice", 0, 1)
        self.sounds_threat = number(source, "numbers.sounds_threat", 0, MOST)
        self.dark_value = number(source, "numbers.dark_value", 1, 6)
        self.legion_defence = number(source, "numbers.legion_defence", 0, 6)
        self.legion_threat = number(source, "numbers.legion_threat", 0, MOST)
        self.speed_movement = number(source, "numbers.speed_movement", 0, 9)
        self.taste_total = number(source, "numbers.taste_total", 1, MOST)
        self.resist_total = number(source, "numbers.resist_total", 1, MOST)
        self.burrow_total = number(source, "numbers.burrow_total", 1, MOST)
        self.trap_total = number(source, "numbers.trap_total", 1, MOST)
        self.black: tuple[bool, ...] = tuple(_is_black(source, str(label)) for label in SQUARE.labels)
        self.auction_start = number(source, "numbers.auction_start", 0, 21)
        self.gift_price = number(source, "numbers.gift_price", 0, MOST)
        self.most_gifts = number(source, "numbers.most_gifts", 0, 6)
        self.warrior_price = number(source, "numbers.warrior_price", 0, MOST)
        self.object_price = number(source, "numbers.object_price", 0, MOST)
        self.advantage_price = number(source, "numbers.advantage_price", 1, MOST)

    def read_effects(self, source: Mapping[str, object]) -> None:
        """Read what gifts, Objects and cards do."""
        self.courage_defence = number(source, "effects.courage_defence", 0, 6)
        self.gather_dice = number(source, "effects.gather_dice", 0, 2)
        self.blessed_movement = number(source, "effects.blessed_movement", 0, 9)
        self.blessed_combat = number(source, "effects.blessed_combat", 0, 2)
        self.blunderbuss_combat = number(source, "effects.blunderbuss_combat", 0, 2)
        self.shield_defence = number(source, "effects.shield_defence", 0, 6)
        self.scepter_dice = number(source, "effects.scepter_dice", 0, 1)
        self.lantern_movement = number(source, "effects.lantern_movement", 0, 9)
        self.map_explorations = number(source, "effects.map_explorations", 1, MOST)
        self.second_wind_movement = number(source, "effects.second_wind_movement", 0, 9)
        self.mighty_combat = number(source, "effects.mighty_combat", 1, 2)
        self.tough_combat = number(source, "effects.tough_combat", 0, 2)
        self.terror_loss = number(source, "effects.terror_loss", 0, 9)
        self.ambush_troglodytes = number(source, "effects.ambush_troglodytes", 1, 9)
        self.rockfall_value = number(source, "effects.rockfall_value", 1, 7)
        self.regeneration = number(source, "effects.regeneration", 0, MOST)
        self.regeneration_threat = number(source, "effects.regeneration_threat", 0, MOST)
        self.frenzy_combat = number(source, "effects.frenzy_combat", 0, 2)
        self.snuffed_loss = number(source, "effects.snuffed_loss", 0, 9)
        self.snuffed_from = number(source, "effects.snuffed_from", 0, 9)


def _column(source: Mapping[str, object], section: str, domain: Domain, key: str) -> tuple[int, ...]:
    """Read one field of every row of a section."""
    return tuple(number(source, f"{section}.{label}.{key}", 0, 12) for label in domain.labels)


def _copies(source: Mapping[str, object], section: str, domain: Domain) -> tuple[int, ...]:
    """Read how many cards of each kind there are."""
    return tuple(number(source, f"{section}.{label}.copies", 0, 9) for label in domain.labels)


def _deck(source: Mapping[str, object], section: str, domain: Domain) -> tuple[int, ...]:
    """Return the kind of every card of a deck."""
    copies = _copies(source, section, domain)
    deck = tuple(kind for kind in range(len(copies)) for _ in range(copies[kind]))
    if len(deck) > HAND_LIMIT:
        raise DataError(f"data fields {section}.*.copies add up to {len(deck)}; at most {HAND_LIMIT} cards")
    return deck


def _sets(deck: tuple[int, ...], kinds: int) -> tuple[int, ...]:
    """Return the cards of each kind, as bits."""
    return tuple(sum(1 << card for card, kind in enumerate(deck) if kind == wanted) for wanted in range(kinds))


def _tiles_of(kinds: list[int], wanted: int) -> int:
    """Return the tiles of a kind, as bits."""
    return sum(1 << tile for tile in range(TILES) if kinds[tile] == wanted)


def _is_black(source: Mapping[str, object], square: str) -> bool:
    """CLA-DST-01, CLA-DST-02  Tell whether a square can be activated without limit."""
    fields = DataFields(source).inner("squares").inner(square)
    ink = fields.text("ink")
    if ink not in {"red", "black"}:
        fields.refuse("ink", f"must be red or black, not {ink!r}")
    return ink == "black"
