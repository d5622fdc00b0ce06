"""Chapter: leaving by the car, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.games.zombie_terror.state import HEALTHY, NOBODY
from ostoja.games.zombie_terror.words import CHARACTERS, CONDITIONS, DOG, HUMANS, NOWHERE, ZOMBIE

if TYPE_CHECKING:
    from ostoja.games.zombie_terror.state import Town


def leave_by_car(g: Town, seat: int) -> None:
    """ZT-EXIT-01  At the end of a player's turn the characters he controls leave from car fields.

    ZT-EXIT-02, ZT-EXIT-04, ZT-S4-DOG-13
    """
    for character in range(CHARACTERS):
        field = g.where[character]
        if field != NOWHERE and g.is_living(character) and g.ground.is_car[field] and g.controls(seat, character):
            g.take_off(character)
            g.saved_by[character] = seat
            g.ap[character] = 0
            if not g.rulings.leaving_is_noise:  # ZT-EXIT-05
                g.noise &= ~(1 << character)
            g.tell("saved", seat, character, g.stars(character))


# ---------------------------------------------------------------- the base game


def human_seat(g: Town) -> int:
    """Return the only human player."""
    return g.first


def check_humans(g: Town) -> None:
    """ZT-WIN-01  Humans win at the end of their turn with 5 stars saved."""
    if g.saved_stars(human_seat(g)) >= g.data.stars_to_win:
        g.win(human_seat(g), "humans-win")


def check_zombies(g: Town) -> None:
    """ZT-WIN-02  At the end of the zombie turn: 5 stars are out of reach, as they are when nobody is left.

    ZT-WIN-03, ZT-WIN-05, ZT-WIN-06
    """
    possible = g.saved_stars(human_seat(g)) + hopes(g, human_seat(g))
    if possible < g.data.stars_to_win:
        g.win(g.zombie_seat, "zombies-win-stars")
    elif g.round >= g.rulings.round_cap:
        g.win(g.zombie_seat, "zombies-win-time")


def hopes(g: Town, seat: int) -> int:
    """ZT-WIN-02, ZT-S4-WIN-09  Add up the healthy values of a seat's humans on the board: the wounded can be cured."""
    own = [human for human in range(HUMANS) if g.is_living(human) and g.teams[seat] >> human & 1]
    return sum(g.data.stars[human * CONDITIONS + HEALTHY] for human in own)


def people_left(g: Town) -> bool:
    """Tell whether a living human is on the board."""
    return any(g.is_living(human) for human in range(HUMANS))


def check_terror(g: Town) -> None:
    """ZT-TER-03, ZT-WIN-04  The marker reaches the last field (option terror_win: goes beyond it)."""
    if g.terror >= g.data.terror_end + g.rulings.terror_leaves:
        g.win(g.zombie_seat, "zombies-win-terror")


# ---------------------------------------------------------------- The Law of the Stronger


def check_horde(g: Town) -> None:
    """ZT-S4-WIN-06  All zombie markers and a special zombie on the board: the zombie player wins at once."""
    if g.specials() and g.on_board[ZOMBIE] == g.data.markers[ZOMBIE]:
        g.win(g.zombie_seat, "zombies-win-horde")


def check_turned(g: Town) -> None:
    """ZT-S4-TER-03, ZT-S4-WIN-07  On field 6 of the track the game ends at once."""
    if g.terror >= g.data.terror_end:
        g.win(g.zombie_seat, "zombies-win-terror")


def rivals(g: Town) -> tuple[int, int]:
    """Return the two human players, the first one first."""
    return g.first, g.second()


def beats_rival(g: Town, seat: int, rival: int) -> bool:
    """ZT-S4-WIN-04  More saved characters; with equal numbers, more stars."""
    if g.saved_count(seat) != g.saved_count(rival):
        return g.saved_count(seat) > g.saved_count(rival)
    return g.saved_stars(seat) > g.saved_stars(rival)


def strongest(g: Town) -> int:
    """ZT-S4-WIN-01  Return the player who beats his rival and has more stars than the terror number.

    ZT-S4-WIN-02, ZT-S4-WIN-05
    """
    first, second = rivals(g)
    if beats_rival(g, first, second) and g.saved_stars(first) > g.terror:
        return first
    if beats_rival(g, second, first) and g.saved_stars(second) > g.terror:
        return second
    return NOBODY


def check_rivals(g: Town) -> None:
    """ZT-S4-WIN-03  The check at the end of the second human player's turn.

    ZT-S4-WIN-12, ZT-S4-LNG-01, ZT-S4-LNG-02
    """
    if g.rulings.long_race:
        if not humans_remain(g):
            compare(g)
    elif strongest(g) != NOBODY:
        g.win(strongest(g), "rival-wins")


def check_stopped(g: Town) -> None:
    """ZT-S4-WIN-08, ZT-S4-WIN-10, ZT-S4-WIN-11, ZT-S4-LNG-02, ZT-S4-LNG-05  The check at the end of the zombie turn."""
    if not any(can_beat_terror(g, seat) for seat in rivals(g)):
        g.win(g.zombie_seat, "zombies-win-stars")
    elif g.rulings.long_race:
        if not humans_remain(g) or g.round >= g.rulings.round_cap:
            compare(g)
    elif not people_left(g) and not g.is_living(DOG):
        g.win(g.zombie_seat, "zombies-win-stars")
    elif g.round >= g.rulings.round_cap:
        g.win(g.zombie_seat, "zombies-win-time")


def can_beat_terror(g: Town, seat: int) -> bool:
    """ZT-S4-WIN-05, ZT-S4-WIN-09  Count saved stars, own humans as if healthy, the token, and the dog as it is."""
    dog = g.stars(DOG) if g.is_living(DOG) else 0
    return g.saved_stars(seat) + hopes(g, seat) + dog > g.terror


def humans_remain(g: Town) -> bool:
    """ZT-S4-LNG-02  Tell whether a human marker, living or doomed, is on the board."""
    return any(g.where[human] != NOWHERE for human in range(HUMANS))


def compare(g: Town) -> None:
    """ZT-S4-LNG-03, ZT-S4-LNG-04  The final comparison: the stronger rival, or the zombies if there is none."""
    if strongest(g) == NOBODY:
        g.win(g.zombie_seat, "zombies-win-race")
    else:
        g.win(strongest(g), "rival-wins")
