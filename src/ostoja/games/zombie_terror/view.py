"""What a seat sees of the car park, built up from nothing, and what it means: who is seen, what must move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ostoja.engine.masks import members_of
from ostoja.games.zombie_terror.adding import ADDING, Adding, Arrivals, zombies_due
from ostoja.games.zombie_terror.flow import BaseRound
from ostoja.games.zombie_terror.grid import DIRECTIONS
from ostoja.games.zombie_terror.human_actions import target_of_shot
from ostoja.games.zombie_terror.law import LawRound
from ostoja.games.zombie_terror.movement import Movement
from ostoja.games.zombie_terror.piece_views import characters_view, looks_of, zombies_view
from ostoja.games.zombie_terror.state import IDLE, NOBODY
from ostoja.games.zombie_terror.words import CHARACTERS, FIELDS, NOWHERE, POLICEMAN, SIDE, SLOT, SLOTS

if TYPE_CHECKING:
    from ostoja.engine.game import View
    from ostoja.games.zombie_terror.state import Town

HUMAN_TURN: Final = "human-turn"
PHASES: Final = ("set-up", "card-choice", HUMAN_TURN, "movement", "adding", "clean-up")
PHASE_NAMES: Final = {
    BaseRound.human_turn: HUMAN_TURN,
    BaseRound.human_check: HUMAN_TURN,
    BaseRound.zombie_terror: "movement",
    BaseRound.movement: "movement",
    BaseRound.adding: "adding",
    BaseRound.turning: "clean-up",
    BaseRound.clean_up: "clean-up",
    LawRound.card_choice: "card-choice",
    LawRound.first_turn: HUMAN_TURN,
    LawRound.second_turn: HUMAN_TURN,
    LawRound.human_check: HUMAN_TURN,
    LawRound.draw: "movement",
    LawRound.movement: "movement",
    LawRound.adding: "adding",
    LawRound.turning: "clean-up",
    LawRound.clean_up: "clean-up",
    LawRound.zombie_check: "clean-up",
}


def own_view(g: Town, seat: int) -> View:
    """Return what a seat alone may see: its hand."""
    return {"seat": seat, "hand": members_of(g.hands[seat])}


def open_view(g: Town) -> View:
    """Return what lies open on the table."""
    phase = phase_of(g)
    zombies = zombies_view(g)
    return {
        "scenario": g.scenario.key,
        "game": g.leg,
        "games": 2 if g.rulings.double_game else 1,
        "round": g.round,
        "phase": phase,
        "players": players_view(g),
        "board": g.ground.printed,
        "characters": characters_view(g, zombies, walking=phase == HUMAN_TURN),
        "zombies": zombies,
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
        "noise": noise_view(g, phase),
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


def players_view(g: Town) -> list[dict[str, Any]]:
    """Return every player, looked at again if something changed in front of them."""
    look = looks_of(g).players
    facts = (
        *(g.hands[:], g.known, g.over, g.supporters, g.saved_by[:], g.health[:], g.teams[:]),
        *(g.zombie_seat, g.stars_before[:]),
    )
    return look.seen if facts == look.facts else look.keep(facts, [player_view(g, seat) for seat in range(g.seats)])


def player_view(g: Town, seat: int) -> dict[str, Any]:
    """Return what everybody knows of a player; chosen human cards and hands played open are known."""
    hand = g.hands[seat]
    chosen = not g.scenario.hand and seat != g.zombie_seat
    opened = g.rulings.open_hands or g.over or chosen
    return {
        "seat": seat,
        "side": side_of(g, seat),
        "cards": hand.bit_count(),
        "open_cards": members_of(hand if opened else hand & g.known),
        "stars": g.saved_stars(seat),
        "stars_before": g.stars_before[seat],
        "saved": [character for character in range(CHARACTERS) if g.saved_by[character] == seat],
        "team": members_of(g.teams[seat]),
        "support": bool(g.supporters >> seat & 1),
    }


def noise_view(g: Town, phase: str) -> dict[str, Any]:
    """ZT-ACT-01  Return what the noise of this round adds up to, and what one more activation would add."""
    return {
        "quiet": g.data.quiet_activations,
        "activated": g.noise_made(),
        "allowance": g.data.quiet_activations + g.noise_made(),
        "held": sum(1 for field in g.horde if g.board[field] & IDLE) if phase == HUMAN_TURN else 0,
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
        "discard": members_of(g.discard),
        "played": members_of(g.played),
        "blocked": members_of(g.blocked),
        "supported": members_of(g.supported),
        "box": members_of(g.box) if g.over else g.box.bit_count(),
    }


def effects_view(g: Town) -> dict[str, Any]:
    """ZT-CARD-AWE  Return what holds for the zombie that moves or comes next.

    ZT-CARD-RAMPAGE, ZT-CARD-TRAP, ZT-S4-MUT-01
    """
    effects: dict[str, Any] = {"awe": False, "rampage": False, "mutate": False, "trap": NOBODY}
    for step in g.agenda:
        if isinstance(step, Movement):
            effects["awe"] = step.awe
            effects["rampage"] = step.rampage
        elif isinstance(step, Arrivals):
            effects["mutate"] = step.mutant
            effects["trap"] = step.trapped
    return effects
