"""How long a game can take: the most choices of a set-up, whatever is chosen and rolled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ostoja.games.claustrophobia.words import CHARM, DEMONS, GIFTS, HEROES, LINES, MOST_DICE, TILES

if TYPE_CHECKING:
    from ostoja.games.claustrophobia.data import Data
    from ostoja.games.claustrophobia.scenario import Scenario


def longest(data: Data, scenario: Scenario) -> int:
    """CLA-END-04  The rounds are counted; tiles, cards and the warriors' lines run out."""
    rounds = scenario.round_limit
    once = set_up(data, scenario) + cards(data) + tiles(data, scenario) + wounds(data, rounds)
    return once + rounds * (initiative() + human_actions(data) + threat(data) + demon_actions(data))


def decks(data: Data) -> int:
    """Count all cards."""
    return len(data.advantage_of) + len(data.event_of)


def set_up(data: Data, scenario: Scenario) -> int:
    """CLA-AUC-02, CLA-AUC-05  Bids fall, points run out, of what is free there is only so much; things find bearers."""
    objects = max(sum(data.object_copies), len(scenario.objects))
    purchases = data.auction_start + GIFTS + HEROES + objects
    return data.auction_start + 2 + purchases + 1 + objects + scenario.charges


def cards(data: Data) -> int:
    """CLA-TIM-02  A card is played once; then both are asked again, and it may ask for somebody.

    A Lucky Charm asks die by die; a Second Wind goes further.
    """
    charms = data.advantages_of[CHARM].bit_count()
    return decks(data) * (4 + data.second_wind_movement) + charms * (MOST_DICE + 1)


def tiles(data: Data, scenario: Scenario) -> int:
    """CLA-EXP-01  A tile is explored once, if nobody is lost: cards, Precognition, its turn, its Hole, who appears.

    A dead end is turned, too: others are gone for good, but objectives come again at the next one. On a booby trap a
    Troglodyte may come that falls; what is dropped may be taken again.
    """
    explorations = TILES + decks(data)
    turns = TILES + TILES * scenario.objectives.bit_count()
    takes = (scenario.charges + 1) * (HEROES + 1)
    return explorations * (2 + 2 + 1 + 1 + 1) + turns + TILES * HEROES + takes


def wounds(data: Data, rounds: int) -> int:
    """CLA-WND-03, CLA-HEA-01  A wound cancels a line, after the question who takes it; few things heal one.

    Whoever dies may rise, and push another figure off the tile.
    """
    healed = rounds + decks(data) + 1  # the gift once a round, potions, the Blessing
    return 2 * (HEROES * LINES + healed) + HEROES


def initiative() -> int:
    """CLA-INI-03, CLA-TIM-01  Windows in which both pass, a die for every warrior, Courage and Blessed."""
    return 2 + HEROES + 2 + 3 + 3 + 1


def human_actions(data: Data) -> int:
    """CLA-HAC-03  Everybody is called, both pass; steps, a fight or what takes its place, and the end.

    A fight may ask for a Mighty Blow and a new roll; every hit for the Troglodyte that falls.
    """
    steps = max(data.line_movement) + data.lantern_movement + data.blessed_movement
    smite_and_gifts = 2 + 2 * 3
    return HEROES * (1 + 2 + steps + 3 + 1) + 1 + smite_and_gifts + data.troglodytes + HEROES


def threat(data: Data) -> int:
    """CLA-THR-02, CLA-SND-01  Dice are placed and carried out; no more figures come than there are, and one Demon."""
    return 2 * MOST_DICE + 1 + data.troglodytes + 1 + 1


def demon_actions(data: Data) -> int:
    """CLA-DAC-01  Everybody is called; steps, a fight with a new roll and a Dodge, and the end; before, the omens."""
    steps = max(data.troglodyte_movement + data.speed_movement, *data.demon_movement)
    return (data.troglodytes + DEMONS) * (1 + steps + 3 + 1) + 1 + 1
