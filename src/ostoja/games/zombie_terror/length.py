"""How long a game can take: the most choices of a set-up, whatever is chosen and drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.games.zombie_terror.words import CARDS, CHARACTERS, HUMAN_CARDS, HUMANS

if TYPE_CHECKING:
    from ostoja.games.zombie_terror.data import Data
    from ostoja.games.zombie_terror.rulings import Rulings
    from ostoja.games.zombie_terror.scenario import Scenario


def longest(data: Data, rulings: Rulings, scenario: Scenario) -> int:
    """ZT-WIN-06, ZT-S4-WIN-11  The rounds are counted; in each of them action points, activations and cards run out."""
    once = HUMANS + 4 * data.first_zombies  # put down, and turned
    once += 2 * CHARACTERS + 3 * data.bullets  # the doomed rise; every shot brings a zombie
    whole = once + rulings.round_cap * (human_turns(data, scenario) + zombie_turn(data, scenario))
    return 2 * whole if rulings.double_game else whole  # ZT-DBL-01


def human_turns(data: Data, scenario: Scenario) -> int:
    """ZT-HT-04, ZT-S4-CRD-02  Every action costs a point but the dog's block; a card is chosen and played once a round.

    Silence covers one human after the other, Sewers ask for a manhole, a find may ask for the briefcase.
    """
    actions = sum(data.ap) + data.adrenaline + 1
    cards = 2 * HUMAN_CARDS + data.silence + 1
    supports_and_ends = 2 + 2
    return actions + cards + supports_and_ends + scenario.finds


def zombie_turn(data: Data, scenario: Scenario) -> int:
    """ZT-ACT-01, ZT-ADD-01  So many zombies wake, each with its points and a bite; so many come and are turned.

    The briefcase may be asked for at every bite; each zombie that comes may be the mutated one.
    """
    activations = min(data.quiet_activations + CHARACTERS + data.bloodlust, sum(data.markers))
    movement = activations * (3 + max(data.zombie_ap)) + data.rampage
    arrivals = 3 * (2 + data.plague + 2 * data.horde) + 1  # the last one hatches from a find
    cards_and_ends = CARDS - HUMAN_CARDS + 2
    hiding_and_blocks = 2 + max(1, scenario.blocks)
    return movement + arrivals + cards_and_ends + hiding_and_blocks
