"""What somebody who is asked might wish for and may not have, each with the rule that forbids it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ostoja.engine.steps import PASS

if TYPE_CHECKING:
    from ostoja.engine.agenda import State
    from ostoja.engine.game import Game
    from ostoja.engine.match import Match

MOST: Final = 600  # wishes of one question


def wishes(game: Game[Any], match: Match, seat: int) -> list[int]:
    """List what is like an offered option and is not offered: the same verb for other things that are on the table."""
    offers = match.options(seat)
    offered = set(offers)
    vocabulary = game.vocabulary
    found: list[int] = []
    if offers and PASS not in offered:
        found.append(PASS)
    for verb in vocabulary.verbs:
        if verb.domains and any(option in verb for option in offers):
            others = [option for option in range(verb.base, verb.base + verb.size) if option not in offered]
            found += [option for option in others if names_what_is_there(game, match.state, seat, option)]
    return found[:MOST]


def names_what_is_there(game: Game[Any], state: State, seat: int, option: int) -> bool:
    """Tell whether all that an option names is on this table: chairs that are taken, pieces that are in play."""
    verb = game.vocabulary.verb_of(option)
    for domain, member in zip(verb.domains, game.vocabulary.targets(option), strict=True):
        label = domain.spell(member)
        if label == "" or (domain.name == "seat" and member >= state.seats):
            return False
        if not game.has(state, seat, verb.name, domain.name, label):
            return False
    return True


def why_closed(match: Match, seat: int, option: int) -> str:
    """Return the rule that forbids a wish; where none is more exact, the one that says what may be chosen here."""
    step = match.decision()
    return step.why_not(match.state, seat, option) or step.rule()
