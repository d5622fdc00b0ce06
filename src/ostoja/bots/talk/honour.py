"""What a word weighs when one chooses: breaking it costs, and harming whoever broke theirs is worth something."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.bots.talk.character import character_of
from ostoja.engine.heuristics import EVEN_TRUST
from ostoja.engine.seats import seats_in
from ostoja.engine.talk import PROMISE

if TYPE_CHECKING:
    from ostoja.engine.agenda import State
    from ostoja.engine.game import Game
    from ostoja.engine.heuristics import Hearing, Heuristics
    from ostoja.engine.talk import Act

TRAITOR: Final = 0.35  # nobody owes anything to whoever is trusted less


def costs(game: Game, judge: Heuristics, world: State, seat: int, options: list[int], hearing: Hearing) -> list[float]:
    """Return what each option costs beside what it brings, as a chance of winning; nothing if no word is at stake."""
    if not hearing.character:
        return []
    promises = [act for act in hearing.acts if act.seat == seat and act.form.kind == PROMISE]
    traitors = [other for other, trust in enumerate(hearing.trust) if other != seat and trust < EVEN_TRUST]
    if not promises and not traitors:
        return []
    character = character_of(hearing.character)
    price = character.honour * (character.constancy + (1.0 - character.constancy) * still_open(judge, world))
    found = [0.0] * len(options)
    for place, option in enumerate(options):
        for promise in promises:
            if game.keeps(world, promise, option) < 0 and not is_void(promise, hearing):
                found[place] += price
        for other in seats_in(judge.harms(world, option) & ~(1 << seat)):
            found[place] -= 2.0 * character.grudge * max(0.0, EVEN_TRUST - hearing.trust[other])
    return found


def is_void(promise: Act, hearing: Hearing) -> bool:
    """Tell whether a promise was given to somebody whose own word has turned out worthless."""
    return promise.to >= 0 and hearing.trust[promise.to] < TRAITOR


def still_open(judge: Heuristics, world: State) -> float:
    """Return how open the game still is: 1 while all have the same chance, 0 once it is decided."""
    chances = judge.value(world)
    fair = 1.0 / len(chances)
    return max(0.0, 1.0 - (max(chances) - fair) / (1.0 - fair))


def clash(wanted: list[Act], given: list[Act], seat: int) -> bool:
    """Tell whether a seat's part of a deal cannot be kept together with what it has promised, or adds nothing."""
    for new in wanted:
        for old in given:
            if new.seat != seat or old.seat != seat or old.form.kind != PROMISE:
                continue
            is_same = new.about == old.about
            keys = {new.form.key, old.form.key}
            if len(keys) == 1 and (is_same or new.form.key != "spare"):
                return True
            if keys == {"vote", "spare"} and is_same:
                return True
    return False
