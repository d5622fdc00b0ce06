"""Positions of Zombie Terror in words, for tests, puzzles and bug reports."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from ostoja.engine.naming import shown
from ostoja.games.zombie_terror.hidden import cards_in
from ostoja.games.zombie_terror.possible import MANY, check_possible
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
from ostoja.kit.fields import Fields

if TYPE_CHECKING:
    from ostoja.engine.datafile import Section
    from ostoja.games.zombie_terror.state import Town

NUMBERS: Final = (
    *("round", "zombie_seat", "first", "winner", "terror", "activations", "shots", "bullets"),
    *("more_anywhere", "more_per_half", "supporters", "revealed", "leg", "rounds_before"),
)
PEOPLE: Final = ("acted", "done", "used", "noise", "quiet")  # sets of characters
CARDS: Final = ("box", "played", "known", "discard", "blocked", "supported")  # sets of cards
IN_WORDS: Final = (
    *("stars_before", "briefcase", "acting", "teams", "hands", "deck"),
    *("characters", "zombies", "finds"),
)
HEALTH: Final = ("healthy", "wounded", "doomed", "gone")
POOL: Final = "pool"
BOX: Final = "box"
MARKS: Final = {"inactive": IDLE, "forced": MARKED}


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
    fields = Fields(table)
    fields.refuse_others(NUMBERS + PEOPLE + CARDS + IN_WORDS)
    for name in NUMBERS:
        if name in table:
            setattr(g, name, table[name])
    for seat, stars in enumerate(fields.items("stars_before", g.seats)):
        g.stars_before[seat] = cast("int", stars)  # whether it can be is seen when all is laid out
    g.briefcase = fields.switch("briefcase")
    g.acting = fields.member("acting", CHARACTER, NOBODY)
    for name in PEOPLE:
        setattr(g, name, fields.set_of(name, CHARACTER))
    for name in CARDS:
        setattr(g, name, fields.set_of(name, CARD))
    for seat, words in enumerate(fields.lists("teams", g.seats)):
        g.teams[seat] = fields.set_from("teams", CHARACTER, words)
    for seat, words in enumerate(fields.lists("hands", g.seats)):
        g.hands[seat] = fields.set_from("hands", CARD, words)
    g.deck = fields.members("deck", CARD)[::-1]
    read_pieces(g, fields)
    check_possible(g)


def read_pieces(g: Town, fields: Fields) -> None:
    """Put characters, zombies and find tokens down."""
    characters, zombies = fields.inner("characters"), fields.inner("zombies")
    for name in characters.values:
        read_character(g, characters, name)
    for name in zombies.values:
        read_zombie(g, zombies, name)
    for token, entry in enumerate(fields.items("finds", g.scenario.finds)):
        place, face = fields.parts("finds", entry, "PLACE FIND")
        g.finds[token] = read_place(fields, "finds", place)
        g.faces[token] = fields.read("finds", FIND, face)


def spell_character(g: Town, character: int) -> str:
    """Spell where a character is, how it is, its AP, and who saved it."""
    words = [spell_place(g.where[character]), HEALTH[g.health[character]], str(g.ap[character])]
    if g.saved_by[character] != NOBODY:
        words.append(str(g.saved_by[character]))
    return " ".join(words)


def read_character(g: Town, fields: Fields, name: str) -> None:
    """Put a character down: field (or `pool` for none), health, AP, who saved it; all but the field may be left out."""
    character = fields.read(name, CHARACTER, name)
    words = fields.text(name).split()
    if not 1 <= len(words) <= 4:
        fields.refuse(name, f"has {shown(fields.text(name))}; write it as PLACE HEALTH AP SAVED-BY")
    place, health, ap, saved_by = [*words, *("", "", "", "")][:4]
    if health and health not in HEALTH:
        fields.refuse(name, f"has no health {health!r}; one of: {', '.join(HEALTH)}")
    g.health[character] = HEALTH.index(health) if health else HEALTHY
    g.ap[character] = fields.number(f"{name} (action points)", ap, 0, MANY) if ap else 0
    g.saved_by[character] = fields.number(f"{name} (saved by)", saved_by, NOBODY, g.seats - 1) if saved_by else NOBODY
    field = read_place(fields, name, place)
    if field < FIELDS:
        need_free(g, fields, name, field)
        g.put(character, field)
        if g.health[character] == DOOMED:
            g.board[field] = BODY + character
    elif g.health[character] not in (HEALTHY, WOUNDED, GONE):
        fields.refuse(name, "is doomed and must stand on a field")


def spell_zombie(code: int) -> str:
    """Spell a zombie: kind, facing, and its face and mark where they are not the usual ones."""
    marks = [word for word, mark in MARKS.items() if code & mark]
    return " ".join([str(KIND.spell(kind_of(code))), str(DIRECTION.spell(code & 3)), *marks])


def read_zombie(g: Town, fields: Fields, name: str) -> None:
    """Put a zombie down as spelled."""
    field = fields.read(name, FIELD, name)
    kind, facing, *marks = fields.parts(name, fields.text(name), "KIND DIRECTION MARKS…")
    need_free(g, fields, name, field)
    g.add_zombie(field, fields.read(name, KIND, kind), fields.read(name, DIRECTION, facing))
    for mark in marks:
        if mark not in MARKS:
            fields.refuse(name, f"has no mark {mark!r}; one of: {', '.join(MARKS)}")
        g.board[field] |= MARKS[mark]


def need_free(g: Town, fields: Fields, name: str, field: int) -> None:
    """Refuse a second piece on a field, and a piece on an obstacle."""
    if g.board[field] != FREE:
        fields.refuse(name, f"needs a free field; {FIELD.spell(field)} is taken or an obstacle")


def spell_place(place: int) -> str:
    """Spell a field, the pool or the box."""
    if place < FIELDS:
        return str(FIELD.spell(place))
    return POOL if place == NOWHERE else BOX


def read_place(fields: Fields, name: str, word: str) -> int:
    """Read a field, the pool or the box."""
    if word in (POOL, BOX):
        return NOWHERE if word == POOL else NOWHERE + 1
    return fields.read(name, FIELD, word)


def spell_people(people: int) -> list[str]:
    """Spell a set of characters."""
    return [str(CHARACTER.spell(c)) for c in range(CHARACTERS) if people >> c & 1]


def spell_cards(cards: int) -> list[str]:
    """Spell a set of cards."""
    return [str(CARD.spell(card)) for card in cards_in(cards)]
