"""Positions of Zombie Terror in words, for tests, puzzles and bug reports."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from ostoja.games.zombie_terror.hidden import cards_in
from ostoja.games.zombie_terror.possible import check_possible, refuse
from ostoja.games.zombie_terror.state import BODY, DOOMED, FREE, GONE, HEALTHY, IDLE, MARKED, NOBODY, WOUNDED, kind_of
from ostoja.games.zombie_terror.words import (
    CARD,
    CHARACTER,
    CHARACTERS,
    DIRECTION,
    FIELD,
    FIELDS,
    FIND,
    KIND,
    NOWHERE,
)
from ostoja.games.zombie_terror.words import (
    CARDS as CARDS_IN_ALL,
)

if TYPE_CHECKING:
    from ostoja.engine.datafile import Section
    from ostoja.engine.vocabulary import Domain
    from ostoja.games.zombie_terror.state import Town

NUMBERS: Final = (
    *("round", "zombie_seat", "first", "winner", "terror", "activations", "shots", "bullets"),
    *("more_anywhere", "more_per_half", "supporters", "revealed", "leg", "rounds_before"),
)
PEOPLE: Final = ("acted", "done", "used", "noise", "quiet")  # sets of characters
CARDS: Final = ("box", "played", "known", "discard", "blocked", "supported")  # sets of cards
HEALTH: Final = ("healthy", "wounded", "doomed", "gone")
POOL: Final = "pool"
BOX: Final = "box"
IDLE_WORD: Final = "inactive"
MARKED_WORD: Final = "forced"


def write_facts(g: Town) -> Section:
    """Write down every fact in words; fields, characters, zombies and cards by name."""
    table: Section = {name: getattr(g, name) for name in NUMBERS}
    table["stars_before"] = g.stars_before[:]
    table["briefcase"] = g.briefcase
    table["acting"] = "" if g.acting == NOBODY else CHARACTER.spell(g.acting)
    for name in PEOPLE:
        table[name] = spell_people(getattr(g, name))
    for name in CARDS:
        table[name] = spell_cards(getattr(g, name))
    table["teams"] = [spell_people(team) for team in g.teams]
    table["hands"] = [spell_cards(hand) for hand in g.hands]
    table["deck"] = [CARD.spell(card) for card in g.deck[::-1]]
    table["characters"] = {str(CHARACTER.spell(c)): spell_character(g, c) for c in range(CHARACTERS)}
    table["zombies"] = {str(FIELD.spell(field)): spell_zombie(g.board[field]) for field in g.horde}
    table["finds"] = [f"{spell_place(g.finds[token])} {FIND.spell(g.faces[token])}" for token in range(len(g.finds))]
    return table


def read_facts(g: Town, table: Section) -> None:
    """Lay out a blank car park; what is not written is as in a blank one, and what cannot be is refused."""
    for name in NUMBERS:
        if name in table:
            setattr(g, name, table[name])
    read_stars(g, table)
    g.briefcase = table.get("briefcase", False) is True
    acting = str(table.get("acting", ""))
    g.acting = CHARACTER.read(acting) if acting else NOBODY
    for name in PEOPLE:
        setattr(g, name, read_people(table.get(name, []), name))
    for name in CARDS:
        setattr(g, name, read_cards(table.get(name, []), name))
    for seat, words in enumerate(_list(table, "teams", g.seats)):
        g.teams[seat] = read_people(words, "teams")
    for seat, words in enumerate(_list(table, "hands", g.seats)):
        g.hands[seat] = read_cards(words, "hands")
    g.deck = [CARD.read(str(word)) for word in _list(table, "deck", CARDS_IN_ALL)][::-1]
    for name, words in _table(table, "characters").items():
        read_character(g, CHARACTER.read(name), str(words))
    for name, words in _table(table, "zombies").items():
        read_zombie(g, FIELD.read(name), str(words))
    for token, words in enumerate(_list(table, "finds", g.scenario.finds)):
        place, _, face = str(words).partition(" ")
        g.finds[token] = read_place(place)
        g.faces[token] = FIND.read(face)
    check_possible(g)


def read_stars(g: Town, table: Section) -> None:
    """Note the stars of a first game, by seat; whether they can be is seen when all is laid out."""
    for seat, stars in enumerate(_list(table, "stars_before", g.seats)):
        g.stars_before[seat] = cast("int", stars)


def spell_character(g: Town, character: int) -> str:
    """Spell where a character is, how it is, its AP, and who saved it."""
    words = [spell_place(g.where[character]), HEALTH[g.health[character]], str(g.ap[character])]
    if g.saved_by[character] != NOBODY:
        words.append(str(g.saved_by[character]))
    return " ".join(words)


def read_character(g: Town, character: int, words: str) -> None:
    """Put a character down: field (or `pool` for none), health, AP, who saved it; all but the field may be left out."""
    place, health, ap, saved_by = [*words.split(), *("", "", "", "")][:4]
    if health and health not in HEALTH:
        refuse(f"characters.{CHARACTER.spell(character)}", f"has no health {health!r}; one of: {', '.join(HEALTH)}")
    g.health[character] = HEALTH.index(health) if health else HEALTHY
    g.ap[character] = int(ap or 0)
    g.saved_by[character] = int(saved_by or NOBODY)
    field = read_place(place)
    if field < FIELDS:
        _need_free(g, field, f"characters.{CHARACTER.spell(character)}")
        g.put(character, field)
        if g.health[character] == DOOMED:
            g.board[field] = BODY + character
    elif g.health[character] not in (HEALTHY, WOUNDED, GONE):
        refuse(f"characters.{CHARACTER.spell(character)}", "is doomed and must stand on a field")


def spell_zombie(code: int) -> str:
    """Spell a zombie: kind, facing, and its face and mark where they are not the usual ones."""
    words = [str(KIND.spell(kind_of(code))), str(DIRECTION.spell(code & 3))]
    if code & IDLE:
        words.append(IDLE_WORD)
    if code & MARKED:
        words.append(MARKED_WORD)
    return " ".join(words)


def read_zombie(g: Town, field: int, words: str) -> None:
    """Put a zombie down as spelled."""
    kind, facing, *rest = words.split()
    _need_free(g, field, f"zombies.{FIELD.spell(field)}")
    g.add_zombie(field, KIND.read(kind), DIRECTION.read(facing))
    if IDLE_WORD in rest:
        g.board[field] |= IDLE
    if MARKED_WORD in rest:
        g.board[field] |= MARKED


def _need_free(g: Town, field: int, name: str) -> None:
    """Refuse a second piece on a field, and a piece on an obstacle."""
    if g.board[field] != FREE:
        refuse(name, f"needs a free field; {FIELD.spell(field)} is taken or an obstacle")


def spell_place(place: int) -> str:
    """Spell a field, the pool or the box."""
    if place < FIELDS:
        return str(FIELD.spell(place))
    return POOL if place == NOWHERE else BOX


def read_place(word: str) -> int:
    """Read a field, the pool or the box."""
    if word in (POOL, BOX):
        return NOWHERE if word == POOL else NOWHERE + 1
    return FIELD.read(word)


def spell_people(people: int) -> list[str]:
    """Spell a set of characters."""
    return [str(CHARACTER.spell(c)) for c in range(CHARACTERS) if people >> c & 1]


def read_people(words: object, name: str) -> int:
    """Read a set of characters."""
    return _set(words, name, CHARACTER)


def spell_cards(cards: int) -> list[str]:
    """Spell a set of cards."""
    return [str(CARD.spell(card)) for card in cards_in(cards)]


def read_cards(words: object, name: str) -> int:
    """Read a set of cards."""
    return _set(words, name, CARD)


def _set(words: object, name: str, domain: Domain) -> int:
    """Read a list of different things as bits."""
    if not isinstance(words, list):
        refuse(name, f"must be a list, not {words!r}")
    found = 0
    for word in words:
        thing = 1 << domain.read(str(word))
        if found & thing:
            refuse(name, f"has {word} twice")
        found |= thing
    return found


def _list(table: Section, key: str, most: int) -> list[object]:
    """Return a list of a table, empty if there is none, and no longer than it can be."""
    value = table.get(key, [])
    if not isinstance(value, list) or len(value) > most:
        refuse(key, f"must be a list of at most {most}, not {value!r}")
    return value


def _table(table: Section, key: str) -> dict[str, object]:
    """Return a table in a table, empty if there is none."""
    value = table.get(key, {})
    if not isinstance(value, dict):
        refuse(key, f"must be a table, not {value!r}")
    return value
