"""Chapter: set-up. Decks, the stack, forces, handicaps, and what the Human player decides before play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.agenda import DONE, Next, Phases, Procedure
from ostoja.engine.steps import Solo
from ostoja.games.claustrophobia.auction import Bidding, Purchase
from ostoja.games.claustrophobia.cards import draw_advantage
from ostoja.games.claustrophobia.maze import ORIGIN, lay
from ostoja.games.claustrophobia.rulings import RANDOM
from ostoja.games.claustrophobia.scenario import SCENARIO
from ostoja.games.claustrophobia.state import Maze, warriors_in
from ostoja.games.claustrophobia.values import bearers
from ostoja.games.claustrophobia.words import (
    ALL_GIFTS,
    LOST,
    PANIC,
    REDEEMER,
    TO_EQUIP,
    TO_LEARN,
    TO_LOAD,
)

if TYPE_CHECKING:
    from ostoja.games.claustrophobia.rulings import Rulings

HANDICAP_CARDS: Final = (LOST, PANIC, PANIC)


def choose_story(g: Maze, rulings: Rulings) -> None:
    """CLA-SET-01, CLA-SET-02  The scenario is agreed on or drawn; sides are the host's choice, else drawn."""
    keys = [scenario.key for scenario in g.scenarios]
    if rulings.scenario == RANDOM:
        g.story = g.rng.below(len(keys))
    else:
        g.story = keys.index(rulings.scenario)
    g.human = rulings.human_seat if rulings.human_seat >= 0 else g.rng.below(2)


def lay_table(g: Maze) -> None:
    """CLA-SET-03, CLA-SCN-01, CLA-SCN-04  Shuffle the decks and the stack; the start tile lies at the origin."""
    lay(g, g.scenario().start, ORIGIN, 0)
    build_stack(g)
    g.advantage_deck = list(range(len(g.data.advantage_of)))
    g.rng.shuffle(g.advantage_deck)
    g.event_deck = list(range(len(g.data.event_of)))
    g.rng.shuffle(g.event_deck)


class SetUp(Procedure[Maze]):
    """CLA-SET-03  Before the first round.

    CLA-SET-04, CLA-SET-05, CLA-SET-06, CLA-SET-07, CLA-SET-08, CLA-SET-09, CLA-AUC-01, CLA-AUC-10
    """

    __slots__ = ()

    def copy(self) -> SetUp:
        """Return one that has got as far."""
        twin = SetUp()
        twin.at = self.at
        return twin

    def phases(self) -> Phases:
        """List what happens."""
        return SET_UP_PHASES

    def auction(self, g: Maze) -> Next:
        """CLA-AUC-01, CLA-AUC-09  In the auction variant the sides are bid for; the first bidder is drawn by lot."""
        g.tell("scenario", SCENARIO.read(g.scenario().key))
        if not g.rulings.auction:
            g.tell("humans", g.human)
            return None
        g.bid = g.data.auction_start + 1  # whoever begins bids lower than this
        return Bidding(g.rng.below(2))

    def muster(self, g: Maze) -> Next:
        """CLA-SCN-04, CLA-AUC-03  The scenario's warriors, or the Redeemer and whoever is bought, take their place."""
        scenario = g.scenario()
        if not g.rulings.auction:
            for hero in warriors_in(scenario.heroes):
                g.put(hero, scenario.start)
            return None
        g.put(REDEEMER, scenario.start)
        return Purchase(g.human)

    def deal(self, g: Maze) -> Next:
        """CLA-SET-04  Hand out cards, gifts, Objects and threat points; handicaps come on top, as many as were agreed.

        CLA-ADV-01, CLA-GFT-01, CLA-HCP-01, CLA-HCP-02, CLA-HCP-04
        """
        scenario = g.scenario()
        if g.rulings.fewer_events:
            handicap_events(g)
        if not g.rulings.auction:  # there they were bought
            g.gifts = scenario.gifts
            deal_objects(g)
            for _ in range(scenario.advantage_cards):
                draw_advantage(g)
        if g.rulings.more_advantage:
            draw_advantage(g)
        g.threat = scenario.threat
        g.demons_left = scenario.demons
        g.possessed = scenario.possessed
        g.countdown = scenario.countdown
        g.treasures = [1] + [0] * (scenario.treasures - 1) if scenario.treasures else []
        g.rng.shuffle(g.treasures)
        return None

    def extra_gift(self, g: Maze) -> Next:
        """CLA-HCP-03  A handicap on the Demon side may give the Redeemer one more gift."""
        return ExtraGift(g.human) if g.rulings.more_gift and g.gifts != ALL_GIFTS else None

    def equip(self, g: Maze) -> Next:
        """CLA-SET-06, CLA-AUC-08  Objects that the scenario does not assign find a bearer, one after the other."""
        while g.spare_objects:
            if bearers(g, g.spare_objects[0]):
                self.at = EQUIP
                return Equipment(g.human)
            g.spare_objects.pop(0)  # nobody may bear it: it stays out
        return None

    def load(self, g: Maze) -> Next:
        """CLA-SC2-01, CLA-AUC-11  Charges are given to their first bearers."""
        if len(g.charges) == g.scenario().charges:
            return DONE
        self.at = LOAD
        return Loading(g.human)


SET_UP_PHASES: Final[Phases] = (
    SetUp.auction,
    SetUp.muster,
    SetUp.deal,
    SetUp.extra_gift,
    SetUp.equip,
    SetUp.load,
)
EQUIP: Final = SET_UP_PHASES.index(SetUp.equip)
LOAD: Final = SET_UP_PHASES.index(SetUp.load)


def build_stack(g: Maze) -> None:
    """CLA-SCN-01, CLA-SET-07  Named tiles are set aside before random ones are drawn; the rest stays unseen."""
    scenario = g.scenario()
    box = list(warriors_in(scenario.pool))
    g.rng.shuffle(box)
    stack: list[int] = []
    for number in range(len(scenario.piles)):  # from the top down
        named = scenario.piles[number].named
        pile = [*named, *(box.pop() for _ in range(scenario.pile_sizes[number] - len(named)))]
        g.rng.shuffle(pile)
        stack += pile
    stack.reverse()
    g.stack = stack


def handicap_events(g: Maze) -> None:
    """CLA-HCP-01  One Lost and two Panic! leave the Event deck; by option they go to the Demon's hand instead."""
    for kind in HANDICAP_CARDS:
        card = next((card for card in g.event_deck if g.data.event_of[card] == kind), None)
        if card is None:
            continue
        g.event_deck.remove(card)
        if g.rulings.events_in_hand:
            g.events |= 1 << card
            g.events_open |= 1 << card
        else:
            g.events_spent |= 1 << card
        g.tell("handicap", kind)


def deal_objects(g: Maze) -> None:
    """CLA-SET-06  Objects named by the scenario belong to the named warrior."""
    for hero, thing in g.scenario().objects:
        if hero >= 0:
            g.objects[hero] |= 1 << thing
        else:
            g.spare_objects.append(thing)


class ExtraGift(Solo[Maze]):
    """CLA-HCP-03  The Human player chooses one more gift, among those the Redeemer has not."""

    __slots__ = ()

    def options(self, g: Maze, seat: int) -> list[int]:
        """Offer the other gifts."""
        return TO_LEARN.among(ALL_GIFTS & ~g.gifts)

    def decide(self, g: Maze, seat: int, option: int) -> Next:
        """The Redeemer has it."""
        g.gifts |= 1 << TO_LEARN.target(option)
        g.tell("learned", TO_LEARN.target(option))
        return DONE

    def asks(self, g: Maze) -> tuple[str, int, int]:
        """Ask for a gift."""
        return ("ask-learn", 0, 0)

    def rule(self) -> str:
        """Cite the handicap."""
        return "CLA-HCP-03"

    def why_not(self, g: Maze, seat: int, option: int) -> str:
        """Not one he has already."""
        return "CLA-HCP-03"


class Equipment(Solo[Maze]):
    """CLA-SET-06, CLA-AUC-08  The Human player gives an Object to one of its possible bearers."""

    __slots__ = ()

    def options(self, g: Maze, seat: int) -> list[int]:
        """Offer the possible bearers."""
        thing = g.spare_objects[0]
        return [TO_EQUIP.at(thing, hero) for hero in bearers(g, thing)]

    def decide(self, g: Maze, seat: int, option: int) -> Next:
        """CLA-OBJ-01  He bears it for the whole game: nothing parts him from it."""
        thing, hero = TO_EQUIP.parts(option)
        g.spare_objects.remove(thing)
        g.objects[hero] |= 1 << thing
        g.tell("equipped", hero, thing)
        return DONE

    def asks(self, g: Maze) -> tuple[str, int, int]:
        """Ask for a bearer."""
        return ("ask-equip", g.spare_objects[0], 0)

    def rule(self) -> str:
        """Cite the rule on bearers."""
        return "CLA-SET-06"

    def why_not(self, g: Maze, seat: int, option: int) -> str:
        """Name the restriction."""
        if option not in TO_EQUIP:
            return "CLA-SET-06"
        thing, hero = TO_EQUIP.parts(option)
        return "CLA-OBJ-04" if g.objects[hero] >> thing & 1 else "CLA-OBJ-03"


class Loading(Solo[Maze]):
    """CLA-SC2-01, CLA-AUC-11  Each charge goes to another Condemned; with too few of them to anybody."""

    __slots__ = ()

    def options(self, g: Maze, seat: int) -> list[int]:
        """Offer those without a charge: Condemned if there are enough of them."""
        condemned = [hero for hero in g.heroes() if g.data.condemned >> hero & 1]
        enough = len(condemned) >= g.scenario().charges
        free = [hero for hero in (condemned if enough else g.heroes()) if hero not in g.charges]
        return TO_LOAD.each(free or g.heroes())

    def decide(self, g: Maze, seat: int, option: int) -> Next:
        """He carries it."""
        g.charges.append(TO_LOAD.target(option))
        g.tell("loaded", TO_LOAD.target(option))
        return DONE

    def asks(self, g: Maze) -> tuple[str, int, int]:
        """Ask for a bearer."""
        return ("ask-load", len(g.charges) + 1, 0)

    def rule(self) -> str:
        """Cite the scenario's rule."""
        return "CLA-SC2-01"

    def why_not(self, g: Maze, seat: int, option: int) -> str:
        """Only Condemned, each one charge."""
        return "CLA-SC2-01"
