"""What a seat sees of the car park, built up from nothing, and what it means: who is seen, what must move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ostoja.games.zombie_terror.adding import ADDING, Adding, Arrivals, zombies_due
from ostoja.games.zombie_terror.flow import BaseRound
from ostoja.games.zombie_terror.grid import DIRECTIONS
from ostoja.games.zombie_terror.hidden import cards_in
from ostoja.games.zombie_terror.human_actions import may_act, target_of_shot
from ostoja.games.zombie_terror.law import LawRound
from ostoja.games.zombie_terror.movement import Movement, forced
from ostoja.games.zombie_terror.reach import bite_fields, walk_fields
from ostoja.games.zombie_terror.state import FREE, HEALTHY, IDLE, NOBODY, kind_of
from ostoja.games.zombie_terror.words import (
    CAR_HALF,
    CHARACTERS,
    CONDITIONS,
    DOG,
    EITHER_HALF,
    FIELDS,
    NOWHERE,
    POLICEMAN,
    SIDE,
    SLOT,
    SLOTS,
)

if TYPE_CHECKING:
    from ostoja.engine.game import View
    from ostoja.games.zombie_terror.state import Town

PHASES: Final = ("set-up", "card-choice", "human-turn", "movement", "adding", "clean-up")
PHASE_NAMES: Final = {
    BaseRound.human_turn: "human-turn",
    BaseRound.human_check: "human-turn",
    BaseRound.zombie_terror: "movement",
    BaseRound.movement: "movement",
    BaseRound.adding: "adding",
    BaseRound.turning: "clean-up",
    BaseRound.clean_up: "clean-up",
    LawRound.card_choice: "card-choice",
    LawRound.first_turn: "human-turn",
    LawRound.second_turn: "human-turn",
    LawRound.human_check: "human-turn",
    LawRound.draw: "movement",
    LawRound.movement: "movement",
    LawRound.adding: "adding",
    LawRound.turning: "clean-up",
    LawRound.clean_up: "clean-up",
    LawRound.zombie_check: "clean-up",
}


def own_view(g: Town, seat: int) -> View:
    """Return what a seat alone may see: its hand."""
    return {"seat": seat, "hand": cards_in(g.hands[seat])}


def open_view(g: Town) -> View:
    """Return what lies open on the table."""
    return {
        "scenario": g.scenario.key,
        "game": g.leg,
        "games": 2 if g.rulings.double_game else 1,
        "round": g.round,
        "phase": phase_of(g),
        "players": [player_view(g, seat) for seat in range(g.seats)],
        "board": board_view(g),
        "characters": [character_view(g, c) for c in range(CHARACTERS) if c != DOG or g.scenario.has_dog()],
        "zombies": zombies_view(g),
        "pool": g.pool(),
        "mutant_in_pool": g.mutant_waits(),
        "terror": g.terror,
        "terror_end": g.data.terror_end,
        "stars_to_win": g.data.stars_to_win,
        "bullets": g.bullets,
        "briefcase": g.briefcase,
        "first": g.first,
        "second": g.second() if g.first != NOBODY else NOBODY,
        "zombie_seat": g.zombie_seat,
        "noise": noise_view(g),
        "coming": coming_view(g),
        "lines_of_fire": lines_of_fire(g),
        "finds": finds_view(g),
        "cards": cards_view(g),
        "effects": effects_view(g),
        "winner": g.winner,
    }


def phase_of(g: Town) -> str:
    """Name the phase of the round."""
    if g.over:
        return "over"
    for step in g.agenda:
        if isinstance(step, (BaseRound, LawRound)):
            return PHASE_NAMES[step.phases()[step.at - 1]]
    return "set-up"


def side_of(g: Town, seat: int) -> str:
    """Name the side of a seat: the zombies, the humans, or the group it leads."""
    if seat == g.zombie_seat:
        return "zombies"
    for group, humans in enumerate(g.scenario.groups):
        if g.teams[seat] == humans:
            return str(SIDE.spell(g.scenario.sides[group]))
    return "humans"


def player_view(g: Town, seat: int) -> dict[str, Any]:
    """Return what everybody knows of a player; chosen human cards and hands played open are known."""
    hand = g.hands[seat]
    chosen = not g.scenario.hand and seat != g.zombie_seat
    opened = g.rulings.open_hands or g.over or chosen
    return {
        "seat": seat,
        "side": side_of(g, seat),
        "cards": hand.bit_count(),
        "open_cards": cards_in(hand if opened else hand & g.known),
        "stars": g.saved_stars(seat),
        "stars_before": g.stars_before[seat],
        "saved": [character for character in range(CHARACTERS) if g.saved_by[character] == seat],
        "team": [character for character in range(CHARACTERS) if g.teams[seat] >> character & 1],
        "support": bool(g.supporters >> seat & 1),
    }


def board_view(g: Town) -> dict[str, Any]:
    """Return what is printed on the board."""
    ground = g.ground
    return {
        "walls": sorted(ground.grid.walls),
        "entries": list(ground.entries[EITHER_HALF]),
        "car": list(ground.car),
        "manholes": list(ground.manholes),
        "supermarket": list(ground.supermarket),
        "car_half": ground.half.index(CAR_HALF),
    }


def character_view(g: Town, character: int) -> dict[str, Any]:
    """Return what everybody sees of a character, where it could walk in this turn, and which zombies see it."""
    field = g.where[character]
    walks = phase_of(g) == "human-turn" and g.is_living(character) and may_act(g, character)
    return {
        "character": character,
        "field": field if field != NOWHERE else NOBODY,
        "owner": g.owner(character) if g.first != NOBODY else NOBODY,
        "health": g.health[character],
        "stars": g.stars(character),
        "healthy_stars": g.data.stars[character * CONDITIONS + HEALTHY],
        "ap": g.ap[character],
        "reach": walk_fields(g, character) if walks else [],
        "activated": bool(g.noise >> character & 1),
        "silenced": bool(g.quiet >> character & 1),
        "saved_by": g.saved_by[character],
        "seen_by": [zombie for zombie in g.horde if g.seen_by(zombie) == character],
    }


def zombies_view(g: Town) -> list[dict[str, Any]]:
    """Return every zombie: where it looks, whom it sees, whether it must move now, where it could bite."""
    must = forced(g) if any(isinstance(step, Movement) for step in g.agenda) else []
    return [
        {
            "field": field,
            "kind": kind_of(g.board[field]),
            "facing": g.board[field] & 3,
            "active": not g.board[field] & IDLE,
            "sees": g.seen_by(field),
            "forced": field in must,
            "view": view_fields(g, field),
            "bites": bite_fields(g, field),
        }
        for field in g.horde
    ]


def view_fields(g: Town, zombie: int) -> list[int]:
    """ZT-VIS-01, ZT-VIS-02  List the fields a zombie overlooks: straight ahead up to the first piece, that included."""
    seen: list[int] = []
    for field in g.ground.sight[zombie * DIRECTIONS + (g.board[zombie] & 3)]:
        seen.append(field)
        if g.board[field] != FREE:
            break
    return seen


def noise_view(g: Town) -> dict[str, Any]:
    """ZT-ACT-01  Return what the noise of this round adds up to, and what one more activation would add."""
    return {
        "quiet": g.data.quiet_activations,
        "activated": g.noise_made(),
        "allowance": g.data.quiet_activations + g.noise_made(),
        "held": sum(1 for field in g.horde if g.board[field] & IDLE) if phase_of(g) == "human-turn" else 0,
        "left": g.activations,
        "next_adds": 1,
    }


def coming_view(g: Town) -> dict[str, Any]:
    """ZT-ADD-01, ZT-ADD-02, ZT-ADD-03  Return how many zombies would come now: for each half, and for either."""
    due = zombies_due(g)
    for step in g.agenda:
        if isinstance(step, Adding) and step.at > ADDING.index(Adding.find):
            due = [0] * SLOTS  # all new zombies of this turn are down
        elif isinstance(step, Arrivals):
            due = step.due
    return {str(SLOT.spell(slot)): due[slot] for slot in range(SLOTS)}


def lines_of_fire(g: Town) -> list[dict[str, Any]]:
    """ZT-POL-01, ZT-POL-02  Return what the Policeman could hit, by direction."""
    if not g.is_living(POLICEMAN):
        return []
    targets = [(way, target_of_shot(g, way)) for way in range(DIRECTIONS)]
    return [{"direction": way, "target": target} for way, target in targets if target != NOWHERE]


def finds_view(g: Town) -> dict[str, Any]:
    """Return the find tokens: closed ones by field only, open ones with their face."""
    tokens = range(len(g.finds))
    return {
        "pool": sum(1 for token in tokens if g.finds[token] == NOWHERE),
        "closed": [g.finds[token] for token in tokens if g.finds[token] < FIELDS and not g.revealed >> token & 1],
        "zombie": [g.finds[token] for token in tokens if g.finds[token] < FIELDS and g.revealed >> token & 1],
        "revealed": [g.faces[token] for token in tokens if g.revealed >> token & 1],
    }


def cards_view(g: Town) -> dict[str, Any]:
    """Return what everybody knows of the cards."""
    return {
        "deck": len(g.deck),
        "discard": cards_in(g.discard),
        "played": cards_in(g.played),
        "blocked": cards_in(g.blocked),
        "supported": cards_in(g.supported),
        "box": cards_in(g.box) if g.over else g.box.bit_count(),
    }


def effects_view(g: Town) -> dict[str, Any]:
    """ZT-CARD-AWE  Return what holds for the zombie that moves or comes next.

    ZT-CARD-RAMPAGE, ZT-CARD-TRAP, ZT-S4-MUT-01
    """
    moving = [step for step in g.agenda if isinstance(step, Movement)]
    coming = [step for step in g.agenda if isinstance(step, Arrivals)]
    return {
        "awe": any(step.awe for step in moving),
        "rampage": any(step.rampage for step in moving),
        "mutate": any(step.mutant for step in coming),
        "trap": max((step.trapped for step in coming), default=NOBODY),
    }
