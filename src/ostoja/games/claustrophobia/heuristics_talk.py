"""Judgement: what to say in the dark. It binds nobody: the two are enemies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.talk import EVERYBODY
from ostoja.games.claustrophobia.words import ADVANTAGE, EVENT, HERO, HEROES

if TYPE_CHECKING:
    from ostoja.engine.rng import Rng
    from ostoja.engine.vocabulary import Word
    from ostoja.games.claustrophobia.state import Maze

CHATTY: Final = 25  # of a hundred occasions, so many are worth a word
PERCENT: Final = 100


def speech(g: Maze, seat: int, candour: float, rng: Rng) -> list[tuple[int, list[Word]]]:
    """Taunt, warn, or boast of a card, true or not; the hunted and the hunters each in their way."""
    if rng.below(PERCENT) >= CHATTY:
        return []
    is_human = seat == g.human
    heroes = [hero for hero in range(HEROES) if g.at[hero] >= 0]
    if not rng.below(3):
        cards = ADVANTAGE if is_human else EVENT
        held = g.advantages if is_human else g.events
        is_true = rng.below(PERCENT) < candour * PERCENT
        fitting = [
            card for card in range(len(cards.labels)) if bool(held >> card & 1) == is_true and cards.labels[card]
        ]
        name = "claim-advantage" if is_human else "claim-event"
        return [(EVERYBODY, [name, cards.spell(rng.pick(fitting))])] if fitting else []
    if not heroes or not rng.below(2):
        return [(EVERYBODY, ["threat-warn" if is_human else "threat-taunt"])]
    hero = HERO.spell(rng.pick(heroes))
    return [(EVERYBODY, ["promise-survive" if is_human else "threat-hunt", hero])]
