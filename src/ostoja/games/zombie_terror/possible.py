"""What a position cannot be: pieces in two places, more than the box holds, pieces where the scenario has none."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.impossible_positions import check_number, refuse
from ostoja.games.zombie_terror.state import ALL_HUMANS, DOOMED, GONE, HEALTHY, IN_POOL, NOBODY, WOUNDED
from ostoja.games.zombie_terror.words import (
    BIOHAZARD,
    CARD,
    CARDS,
    CHARACTER,
    CHARACTERS,
    CONDITIONS,
    DOG,
    FIELD,
    FIELDS,
    HOUND,
    HUMAN_CARDS,
    HUMANS,
    KIND,
    MUTANT,
    NOWHERE,
)

if TYPE_CHECKING:
    from ostoja.games.zombie_terror.state import Town

MANY: Final = 999  # where nothing but common sense sets a bound
HUMAN_DECK: Final = (1 << HUMAN_CARDS) - 1


def check_possible(g: Town) -> None:
    """Refuse a car park that no game can come to, and name the field that is wrong."""
    check_numbers(g)
    check_seats(g)
    check_double(g)
    check_characters(g)
    check_horde(g)
    check_finds(g)
    check_zombie_cards(g)
    check_human_cards(g)


# ---------------------------------------------------------------- numbers and seats


def check_numbers(g: Town) -> None:
    """Every count has its bounds: the box, the track, the seats at the table."""
    check_number("round", g.round, 0, g.rulings.round_cap)
    check_number("terror", g.terror, 0, g.data.terror_end + g.rulings.terror_leaves)
    check_number("bullets", g.bullets, 0, g.data.bullets)
    check_number("shots", g.shots, 0, g.data.bullets - g.bullets)
    check_number("supporters", g.supporters, 0, (1 << g.seats) - 1)
    check_number("revealed", g.revealed, 0, (1 << g.scenario.finds) - 1)
    for field, value in (
        ("activations", g.activations),
        ("more_anywhere", g.more_anywhere),
        ("more_per_half", g.more_per_half),
    ):
        check_number(field, value, 0, MANY)
    for field, seat in (("zombie_seat", g.zombie_seat), ("first", g.first), ("winner", g.winner)):
        check_number(field, seat, NOBODY, g.seats - 1)


def check_seats(g: Town) -> None:
    """The zombie player leads no humans, does not act first among them, and has no support token."""
    if g.zombie_seat != NOBODY:
        if g.first == g.zombie_seat:
            refuse("first", f"must be a human player, not seat {g.first}, who plays the zombies")
        if g.supporters >> g.zombie_seat & 1:
            refuse("supporters", "must be seats of human players")
        if g.teams[g.zombie_seat]:
            refuse("teams", f"must leave seat {g.zombie_seat} without humans: it plays the zombies")
    everybody = 0
    for team in g.teams:
        if team & everybody or team & ~ALL_HUMANS:
            refuse("teams", "must name each human once, and never the dog")
        everybody |= team


def check_double(g: Town) -> None:
    """Only the second game of a double game has one before it, and only who plays the zombies now led humans in it."""
    check_number("leg", g.leg, 1, 2 if g.rulings.double_game else 1)
    is_second = g.leg == 2
    check_number("rounds_before", g.rounds_before, int(is_second), g.rulings.round_cap if is_second else 0)
    for seat, stars in enumerate(g.stars_before):
        most = most_stars(g) if is_second and seat == g.zombie_seat else 0
        check_number(f"stars_before of seat {seat}", stars, 0, most)


def most_stars(g: Town) -> int:
    """Add up the stars of all humans at their best."""
    stars = g.data.stars
    return sum(max(stars[human * CONDITIONS + HEALTHY], stars[human * CONDITIONS + WOUNDED]) for human in range(HUMANS))


# ---------------------------------------------------------------- pieces


def check_characters(g: Town) -> None:
    """A character is on the board, saved, turned or still to come, and only one of these."""
    for character in range(CHARACTERS):
        field = f"characters.{CHARACTER.spell(character)}"
        stands = g.where[character] != NOWHERE
        check_number(f"{field} (action points)", g.ap[character], 0, MANY if g.is_living(character) else 0)
        check_number(f"{field} (saved by)", g.saved_by[character], NOBODY, g.seats - 1)
        if stands and g.health[character] == GONE:
            refuse(field, f"is gone and cannot stand on {FIELD.spell(g.where[character])}")
        if g.saved_by[character] != NOBODY:
            check_saved(g, character, field)
        if character == DOG and stands and not g.scenario.has_dog():
            refuse(field, "must not be on the board: the scenario has no dog")


def check_saved(g: Town, character: int, field: str) -> None:
    """Who was saved has left the board alive, with the player who led it."""
    seat = g.saved_by[character]
    if g.where[character] != NOWHERE or g.health[character] >= DOOMED:
        refuse(field, "was saved and can neither stand on the board nor be lost")
    if seat == g.zombie_seat or (character != DOG and not g.teams[seat] >> character & 1):
        refuse(field, f"cannot have been saved by seat {seat}, which does not lead it")


def check_horde(g: Town) -> None:
    """No more zombies than markers, only the kinds of the scenario, and none where none may stand."""
    for kind, markers in enumerate(g.data.markers):
        if g.on_board[kind] > markers:
            refuse("zombies", f"has {g.on_board[kind]} of the kind {KIND.spell(kind)}; the box holds {markers}")
    if g.on_board[MUTANT] and not g.scenario.mutant:
        refuse("zombies", "must not hold the mutant: the scenario has none")
    if g.on_board[HOUND] and (g.health[DOG] != GONE or not g.scenario.has_dog()):
        refuse("zombies", "must not hold the zombie-dog before the dog is gone")
    for field in g.horde:
        if g.rulings.no_zombie[field]:
            refuse(f"zombies.{FIELD.spell(field)}", "is a field of the car, where no zombie may stand at this table")


def check_finds(g: Town) -> None:
    """Find tokens are two different ones, each on a field of its own without obstacle or car."""
    if len(set(g.faces)) != len(g.faces):
        refuse("finds", "must be of different kinds")
    fields = [place for place in g.finds if place < FIELDS]
    if len(set(fields)) != len(fields):
        refuse("finds", "must lie on different fields")
    for token, field in enumerate(g.finds):
        if field == IN_POOL and g.revealed >> token & 1:
            refuse("finds", "has an open token in the pool, where all are closed")
        if field >= FIELDS:
            continue
        if field in g.ground.grid.walls or g.ground.is_car[field]:
            refuse("finds", f"cannot lie on {FIELD.spell(field)}: an obstacle or the car is there")
        is_open = bool(g.revealed >> token & 1)
        if is_open and g.faces[token] == BIOHAZARD:
            refuse("finds", "holds an open biohazard, which goes to the box at once")
        if not is_open and field in g.where:
            refuse("finds", f"has a closed token on {FIELD.spell(field)} under a character, who would have opened it")


# ---------------------------------------------------------------- cards


def check_zombie_cards(g: Town) -> None:
    """Every zombie card is in one place, and never with a human player."""
    places = [("box", g.box), ("played", g.played), ("discard", g.discard)]
    places += [("hands", hand) for hand in g.hands]
    places += [("deck", 1 << card) for card in g.deck]
    seen = 0
    for field, cards in places:
        for card in range(HUMAN_CARDS, CARDS):
            if cards & seen & 1 << card:
                refuse(field, f"has {CARD.spell(card)}, which is somewhere else, too")
        seen |= cards
    if (g.discard | sum(1 << card for card in g.deck)) & HUMAN_DECK:
        refuse("deck" if any(card < HUMAN_CARDS for card in g.deck) else "discard", "must hold zombie cards only")
    if g.zombie_seat != NOBODY and g.known & ~g.hands[g.zombie_seat]:
        refuse("known", "must be cards in the zombie player's hand")
    for seat, hand in enumerate(g.hands):
        if g.zombie_seat != NOBODY and hand & (HUMAN_DECK if seat == g.zombie_seat else ~HUMAN_DECK):
            refuse("hands", f"gives seat {seat} a card of the other side")


def check_human_cards(g: Town) -> None:
    """Every human card is in one place; tokens lie on human cards, support only on blocked ones."""
    seen = g.box | g.played
    if g.box & g.played & HUMAN_DECK:
        refuse("box", "has a card that was played, too")
    for hand in g.hands:
        if hand & seen & HUMAN_DECK:
            refuse("hands", "has a human card that is somewhere else, too")
        seen |= hand
        if hand & g.blocked & ~g.supported:
            refuse("hands", "has a blocked card without a support token")
    if g.blocked & ~HUMAN_DECK or g.blocked.bit_count() > g.scenario.blocks:
        refuse("blocked", f"must be at most {g.scenario.blocks} human cards")
    if g.supported & ~g.blocked:
        refuse("supported", "must be blocked cards")
