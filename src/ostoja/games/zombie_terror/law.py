"""Scenario "The Law of the Stronger" as one reads it: two rival groups, one horde."""

from __future__ import annotations

from typing import Final

from ostoja.engine.agenda import DONE, Next, Phases, Procedure
from ostoja.games.zombie_terror.adding import Adding
from ostoja.games.zombie_terror.cleanup import Turning, reset_faces
from ostoja.games.zombie_terror.flow import begin_round
from ostoja.games.zombie_terror.human_turn import HumanTurn, begin_turn
from ostoja.games.zombie_terror.law_cards import CardChoice, blocks, return_cards
from ostoja.games.zombie_terror.movement import Movement, begin_movement
from ostoja.games.zombie_terror.placement import PlaceZombies
from ostoja.games.zombie_terror.setup import lead
from ostoja.games.zombie_terror.state import Town
from ostoja.games.zombie_terror.victory import check_rivals, check_stopped
from ostoja.games.zombie_terror.words import CAR_HALF, SUPERMARKET_HALF
from ostoja.games.zombie_terror.zombie_cards import draw


class LawPlay(Procedure[Town]):
    """ZT-S4-SET-06  The first zombies, the first blocks, the lots, then round follows round.

    ZT-S4-SET-08, ZT-S4-SET-10
    """

    __slots__ = ()

    def copy(self) -> LawPlay:
        """Return one that has got as far."""
        twin = LawPlay()
        twin.at = self.at
        return twin

    def phases(self) -> Phases:
        """List the parts of the game."""
        return LAW_PLAY

    def car_half(self, g: Town) -> Next:
        """ZT-S4-SET-06  Zombies on the car half."""
        return PlaceZombies(g.zombie_seat, CAR_HALF, g.data.first_zombies)

    def supermarket_half(self, g: Town) -> Next:
        """ZT-S4-SET-06  Zombies on the supermarket half."""
        return PlaceZombies(g.zombie_seat, SUPERMARKET_HALF, g.data.first_zombies)

    def blocks(self, g: Town) -> Next:
        """ZT-S4-SET-08, ZT-S4-BLK-01  Two human cards are blocked, before anybody knows who starts."""
        return blocks(g)

    def lots(self, g: Town) -> Next:
        """ZT-S4-SET-10  By lot: who leads which group, then who starts."""
        players = [seat for seat in range(g.seats) if seat != g.zombie_seat]
        g.rng.shuffle(players)
        for group, seat in enumerate(players):
            lead(g, seat, group)
        g.first = players[g.rng.below(len(players))]
        g.tell("first-player", g.first)
        return None

    def rounds(self, g: Town) -> Next:
        """ZT-S4-RND-01  Round follows round until somebody has won."""
        return LawRound()


LAW_PLAY: Final[Phases] = (
    LawPlay.car_half,
    LawPlay.supermarket_half,
    LawPlay.blocks,
    LawPlay.lots,
    LawPlay.rounds,
)


class LawRound(Procedure[Town]):
    """ZT-S4-RND-01  Card choice, both human players' turns, their check, then the zombie turn and its check.

    Turns, movement, adding and clean-up are those of the base game (ZT-GEN-01).

    ZT-S4-RND-02, ZT-S4-RND-03
    """

    __slots__ = ()

    def copy(self) -> LawRound:
        """Return one that has got as far."""
        twin = LawRound()
        twin.at = self.at
        return twin

    def phases(self) -> Phases:
        """List the phases."""
        return LAW_ROUND

    def card_choice(self, g: Town) -> Next:
        """ZT-S4-RND-02, ZT-S4-RND-05, ZT-S4-CRD-02  Both human players choose cards, whoever of theirs is left."""
        begin_round(g)
        return CardChoice(g.first) if g.rulings.special_cards else None

    def first_turn(self, g: Town) -> Next:
        """ZT-S4-RND-03  The first human player does everything he wants."""
        begin_turn(g, g.first)
        return HumanTurn(g.first)

    def second_turn(self, g: Town) -> Next:
        """ZT-S4-RND-03, ZT-S4-DOG-01  Then the second one, who has the dog too."""
        begin_turn(g, g.second())
        return HumanTurn(g.second())

    def human_check(self, g: Town) -> Next:
        """ZT-S4-WIN-03  The only moment at which a human player can win."""
        check_rivals(g)
        return DONE if g.over else None

    def draw(self, g: Town) -> Next:
        """ZT-S4-DCK-01  The zombie turn begins with a card."""
        draw(g)
        return None

    def movement(self, g: Town) -> Next:
        """ZT-ACT-01, ZT-S4-ACT-01  Zombies are activated; the step Zombie Terror is without effect (ZT-S4-TER-04)."""
        begin_movement(g)
        return Movement(g.zombie_seat)

    def adding(self, g: Town) -> Next:
        """ZT-S4-ADD-01  New zombies come."""
        return Adding()

    def turning(self, g: Town) -> Next:
        """ZT-S4-CLN-01  Clean-up: the doomed turn and move the terror marker."""
        return Turning(g.zombie_seat)

    def clean_up(self, g: Town) -> Next:
        """ZT-S4-CLN-01, ZT-S4-RND-04  Faces, tokens and cards go back, the first-player marker changes hands."""
        reset_faces(g)
        return_cards(g)
        g.first = g.second()
        g.tell("first-player", g.first)
        return blocks(g)

    def zombie_check(self, g: Town) -> Next:
        """ZT-S4-WIN-08  The check at the end of the zombie turn."""
        check_stopped(g)
        return DONE if g.over else self.again()


LAW_ROUND: Final[Phases] = (
    LawRound.card_choice,
    LawRound.first_turn,
    LawRound.second_turn,
    LawRound.human_check,
    LawRound.draw,
    LawRound.movement,
    LawRound.adding,
    LawRound.turning,
    LawRound.clean_up,
    LawRound.zombie_check,
)
