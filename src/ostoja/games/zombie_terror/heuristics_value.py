"""The value of a position: what speaks for and against every seat's victory, as named numbers.

They are meant for the beginning of a round, where play-outs end. What only one side or scenario knows is nothing for
the others; weights are fitted for each number of seats, so the two-player game and The Law of the Stronger never mix.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.games.zombie_terror.grid import DIRECTIONS, WAYS
from ostoja.games.zombie_terror.reach import cover_of
from ostoja.games.zombie_terror.scenario import BASE
from ostoja.games.zombie_terror.state import NOBODY, UNDEAD, WALL, WOUNDED
from ostoja.games.zombie_terror.victory import can_beat_terror, hopes
from ostoja.games.zombie_terror.words import (
    BANKER,
    FIELDS,
    HUMANS,
    LUMBERJACK,
    NURSE,
    POLICEMAN,
)

if TYPE_CHECKING:
    from ostoja.games.zombie_terror.state import Town

FEATURES: Final = (
    # of whoever leads humans
    "saved_stars",  # stars in the car, the unused support token among them
    "stars_to_come",  # stars of the own people on the board, as they are
    "wounded",  # own people with a wound
    "margin",  # stars that may still be lost before victory is out of reach
    "rounds_to_win",  # rounds of undisturbed walking until enough stars are in the car
    "wins_in_one",  # whether that is one round
    "wins_in_two",  # two rounds or fewer
    "wins_in_three",  # three rounds or fewer
    "close_stars",  # stars that walk to the car within two rounds
    "way_to_go",  # fields between the own people and the car, by their stars
    "zombies_on_way",  # bites possible on the next fields of that way, by the stars of who walks there
    "zombies_at_hand",  # bites possible where the own people stand, by their stars
    "bites_on_wounded",  # the same, of the wounded alone
    "guarded_car",  # bites possible on the fields before the car
    "scattered",  # whether own people are on both halves of the board
    "nurse",  # the Nurse is on the board
    "policeman",  # the Policeman is, with a bullet left
    "lumberjack",  # the Lumberjack is
    "bullets",  # bullets left, if the Policeman is on the board
    "briefcase",  # the Banker is on the board with his briefcase
    "cards",  # cards in hand
    # of a rival
    "lead",  # people saved more than the rival has
    "stars_over_terror",  # stars saved more than the terror number
    "support",  # the support token is unused
    "races_ahead",  # rounds by which the rival needs longer to win, three at most
    "acts_second",  # has the last word before the check, and the dog
    "norman",  # leads the group of the Lumberjack, the Child and the Banker
    # of the zombie player
    "zombies",  # zombies on the board
    "horde_complete",  # zombie markers in the pool, three at most, taken from three
    "special_zombies",  # the mutated zombie and the zombie dog on the board
    "terror",  # the field of the terror marker
    "zombie_cards",  # cards in hand
    "horde",  # is the zombie player
    "rounds",  # rounds played
)
GATE_DEPTH: Final = 2  # steps from the car at which a field counts as before it
LOOK_AHEAD: Final = 5  # fields of the way that are looked at
PATIENCE: Final = 9  # rounds that count as for ever


class Survey:
    """What all seats' features are taken from: the bites possible on every field, and how far the car is."""

    __slots__ = ("cover", "far", "g")

    def __init__(self, g: Town) -> None:
        self.g = g
        self.cover = cover_of(g)
        self.far = ways_around(g)

    def bites_ahead(self, field: int) -> int:
        """Count the bites possible on the next fields of the best way to the car."""
        far, cover, step = self.far, self.cover, self.g.ground.grid.step
        bites = 0
        for _ in range(LOOK_AHEAD):
            best = -1
            for way in range(DIRECTIONS):
                target = step[field * WAYS + way]
                if far[target] < far[field] and (best < 0 or cover[target] < cover[best]):
                    best = target
            if best < 0:
                break
            field = best
            bites += cover[field]
        return bites


def ways_around(g: Town) -> list[int]:
    """Return for every field how many steps it is to the car around walls and zombies; far where there is no way."""
    none = 2 * FIELDS
    found = [none] * (FIELDS + 1)
    board, step = g.board, g.ground.grid.step
    edge: list[int] = []
    for field in g.ground.car:
        if board[field] < UNDEAD:
            found[field] = 0
            edge.append(field)
    steps = 0
    while edge:
        steps += 1
        wave: list[int] = []
        for field in edge:
            start = field * WAYS
            for way in range(DIRECTIONS):
                target = step[start + way]
                code = board[target]
                if found[target] == none and code != WALL and code < UNDEAD:
                    found[target] = steps
                    wave.append(target)
        edge = wave
    return found


def rounds_to_car(g: Town, survey: Survey, character: int) -> int:
    """Return how many rounds a character walks to the car if nobody disturbs it."""
    here = g.where[character]
    far = min(survey.far[here], g.ground.to_car[here] + 4)  # zombies in the way can be pushed, shot or passed
    return min(PATIENCE, -(-far // g.data.ap[character]))


def rounds_to_win(g: Town, seat: int, by_round: list[int], rival: int) -> int:
    """Return in which round a seat has enough stars (and people) in the car, if its people walk undisturbed."""
    stars = g.saved_stars(seat)
    people = g.saved_count(seat) - rival
    base = g.scenario.key == BASE
    for number in range(PATIENCE + 1):
        stars += by_round[2 * number]
        people += by_round[2 * number + 1]
        if stars >= g.data.stars_to_win if base else people > 0 and stars > g.terror:
            return max(1, number)
    return PATIENCE


def human_features(g: Town, seat: int, survey: Survey) -> tuple[list[float], int]:
    """Return what the seat's people say, and when it could win."""
    to_come = wounded = close = way = ahead = at_hand = on_wounded = 0.0
    by_round = [0] * (2 * PATIENCE + 2)  # stars and people that can be in the car, by round
    halves = 0
    for human in range(HUMANS):
        if not (g.teams[seat] >> human & 1 and g.is_living(human)):
            continue
        here = g.where[human]
        stars = g.stars(human)
        rounds = rounds_to_car(g, survey, human)
        by_round[2 * rounds] += stars
        by_round[2 * rounds + 1] += 1
        weight = stars + 0.5
        to_come += stars
        close += stars if rounds <= 2 else 0
        way += weight * g.ground.to_car[here]
        ahead += weight * survey.bites_ahead(here)
        bites = min(3, survey.cover[here])
        at_hand += weight * bites
        if g.health[human] == WOUNDED:
            wounded += 1.0
            on_wounded += weight * bites
        halves |= 1 << g.ground.half[here]
    rival = 0
    for saver in g.saved_by:
        if saver not in (NOBODY, seat):
            rival += 1
    rounds = rounds_to_win(g, seat, by_round, rival)
    saved = g.saved_stars(seat)
    base = g.scenario.key == BASE
    needed = g.data.stars_to_win if base else g.terror + 1
    found = [
        float(saved),
        to_come,
        wounded,
        min(6.0, float(saved + hopes(g, seat) - needed)),
        float(rounds),
        float(rounds <= 1),
        float(rounds <= 2),
        float(rounds <= 3),
        close,
        way / 10,
        ahead / 10,
        at_hand / 10,
        on_wounded / 10,
        guards(g, survey) / 10,
        float(halves == 3),
    ]
    found += helpers(g, seat)
    return found, rounds


def guards(g: Town, survey: Survey) -> float:
    """Count the bites possible on the fields before the car."""
    bites = 0
    for field in range(FIELDS):
        if 0 < g.ground.to_car[field] <= GATE_DEPTH:
            bites += survey.cover[field]
    return float(bites)


def helpers(g: Town, seat: int) -> list[float]:
    """Return who and what else can help a seat."""
    team = g.teams[seat]
    policeman = bool(team >> POLICEMAN & 1) and g.is_living(POLICEMAN)
    return [
        float(team >> NURSE & 1 and g.is_living(NURSE)),
        float(policeman and g.bullets > 0),
        float(team >> LUMBERJACK & 1 and g.is_living(LUMBERJACK)),
        float(g.bullets) if policeman else 0.0,
        float(team >> BANKER & 1 and g.is_living(BANKER) and g.briefcase),
        float(g.hands[seat].bit_count()),
    ]


def rival_features(g: Town, seat: int, rounds: int, others: int) -> list[float]:
    """ZT-S4-WIN-01  Return how a seat stands against its rival; nothing where there is none."""
    if g.scenario.key == BASE:
        return [0.0] * 6
    rival = 0
    for saver in g.saved_by:
        if saver not in (NOBODY, seat):
            rival += 1
    return [
        float(g.saved_count(seat) - rival),
        float(g.saved_stars(seat) - g.terror),
        float(g.supporters >> seat & 1),
        float(max(-3, min(3, others - rounds))),
        float(seat == g.second()),
        float(g.teams[seat] >> LUMBERJACK & 1),
    ]


def horde_features(g: Town) -> list[float]:
    """Return what speaks for the zombie player."""
    return [
        float(len(g.horde)),
        float(max(0, 3 - g.pool())),
        float(g.specials()),
        float(g.terror),
        float(g.hands[g.zombie_seat].bit_count()),
        1.0,
        float(min(15, g.round)),
    ]


PEOPLE: Final = 21  # features of whoever leads humans
RIVALRY: Final = 6
HORDE: Final = 7


def features(g: Town) -> list[list[float]]:
    """Return the features of every seat; nothing for a seat that cannot win any more."""
    survey = Survey(g)
    found: list[list[float]] = []
    plain: list[list[float]] = []
    rounds: list[int] = []
    for seat in range(g.seats):
        if seat == g.zombie_seat:
            plain.append([])
            rounds.append(PATIENCE)
        else:
            people, soonest = human_features(g, seat, survey)
            plain.append(people)
            rounds.append(soonest)
    for seat in range(g.seats):
        if seat == g.zombie_seat:
            found.append([0.0] * (PEOPLE + RIVALRY) + horde_features(g))
        elif is_lost(g, seat):
            found.append([])
        else:
            others = min(rounds[other] for other in range(g.seats) if other != seat)
            found.append(plain[seat] + rival_features(g, seat, rounds[seat], others) + [0.0] * HORDE)
    return found


def is_lost(g: Town, seat: int) -> bool:
    """ZT-WIN-02, ZT-S4-WIN-09  Tell whether a human player can win no more."""
    if g.rulings.double_game:
        return False  # stars of both games decide
    if g.scenario.key == BASE:
        return g.saved_stars(seat) + hopes(g, seat) < g.data.stars_to_win
    return not can_beat_terror(g, seat)
