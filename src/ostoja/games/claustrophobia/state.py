"""The maze: who stands where, what everybody holds, and how far the round has got."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.agenda import State
from ostoja.engine.masks import count_of, members_of
from ostoja.games.claustrophobia.words import (
    DEMONS,
    FIRST_DEMON,
    FIRST_TROGLODYTE,
    HEROES,
    TILES,
    WARRIORS,
)

if TYPE_CHECKING:
    from ostoja.engine.rng import Rng
    from ostoja.games.claustrophobia.data import Data
    from ostoja.games.claustrophobia.rulings import Rulings
    from ostoja.games.claustrophobia.scenario import Scenario
    from ostoja.games.claustrophobia.tile_views import Chart

NOBODY: Final = -1
NOWHERE: Final = -1

# Sets of warriors are bit masks.
HUMAN_SIDE: Final = (1 << HEROES) - 1
TROGLODYTE_SIDE: Final = (1 << FIRST_DEMON) - (1 << FIRST_TROGLODYTE)
BIG_FIGURES: Final = (1 << WARRIORS) - (1 << FIRST_DEMON)
DEMON_SIDE: Final = TROGLODYTE_SIDE | BIG_FIGURES

# Who has won
UNDECIDED: Final = -1
HUMAN_WINS: Final = 0
DEMON_WINS: Final = 1
DRAWN: Final = 2

# How far the movement of the active warrior is
NOT_BEGUN: Final = 0
MOVING: Final = 1
ENDED: Final = 2

# Where a charge or the treasure is: 0 to 4 with a hero, from LYING on upon a tile
OUT: Final = -2
PLANTED: Final = -1
LYING: Final = 8


class Maze(State):
    """All facts of one game of Claustrophobia."""

    __slots__ = (
        *("active", "activated", "advantage_deck", "advantages", "advantages_spent", "ambushes", "at", "bid"),
        *("blessed", "blessing_left", "blows", "bonus_dice", "boon", "cancelled", "charges", "chart", "closed"),
        *(
            "countdown",
            "courage",
            "critical",
            "data",
            "demons_left",
            "dice",
            "edges",
            "escaped",
            "event_deck",
            "events",
        ),
        *("events_open", "events_spent", "exhausted", "foresight", "fought", "freed", "frenzied", "frontier"),
        *("gather", "gifts", "gifts_used", "here", "hits", "holes", "human", "kinds", "known", "laid", "legion_due"),
        *("map_left", "mighty", "moved", "objects", "panic", "passages", "pending", "phase", "placed", "points"),
        *("possessed", "powers", "rolled", "round", "rulings", "scenarios", "seals", "set_aside", "slain", "snuffed"),
        *("spare_objects", "spots", "stack", "steps", "story", "terrified", "threat", "tile_discards", "tough"),
        *("treasure", "treasures", "turned", "unguarded", "visited", "wind", "winner", "wounds"),
    )

    def __init__(self, seats: int, rng: Rng, data: Data, rulings: Rulings, scenarios: tuple[Scenario, ...]) -> None:
        super().__init__(seats, rng)
        self.data = data
        self.rulings = rulings
        self.scenarios = scenarios
        self.story = 0  # which of the scenarios is played
        self.human = 0  # the seat of the Human player; the other one plays the Demon side
        self.round = 0
        self.phase = 0
        self.winner = UNDECIDED
        self.bid = 0  # the last bid of the auction; every other one has to be lower
        self.points = 0  # points left to buy with
        # the map, as the tiles lie; the tuples are replaced as a whole
        self.laid: tuple[int, ...] = ()  # tiles in the order they came
        self.spots: tuple[int, ...] = ()  # by tile: where it lies, see maze.py
        self.turned: tuple[int, ...] = ()  # by tile: quarter turns clockwise
        self.edges: tuple[int, ...] = ()  # by tile: its open edges as it lies
        self.passages: tuple[int, ...] = ()  # by tile: tiles joined to it by a passage, as bits
        self.frontier: tuple[int, ...] = ()  # by tile: its unexplored openings, as bits of directions
        self.closed: tuple[int, ...] = ()  # by tile: openings closed to Humans by Lost
        self.holes: tuple[int, ...] = ()  # tiles with a Hole token, one entry for each
        self.chart: Chart | None = None  # the map for views, drawn when somebody looks; copies share it
        self.countdown = 0  # the d10
        self.map_left = 0  # explorations the Human player still orients
        # figures, as bits of warriors
        self.activated = 0
        self.tough = 0
        self.frenzied = 0
        self.critical = 0
        self.unguarded = 0  # heroes without Bodyguard in this phase
        self.exhausted = 0
        self.terrified = 0
        self.snuffed = 0
        self.escaped = 0
        self.demons_left = 0
        self.possessed = 0  # Demon cards that have still to appear, as bits
        self.begin_bare()

    def begin_bare(self) -> None:
        """No gift, no activation, no Destiny, no card yet."""
        # gifts and tokens
        self.gifts = 0
        self.gifts_used = 0  # in this round
        self.gather = 0  # Action dice promised for the next Initiative phase
        self.courage = NOBODY
        self.blessed = NOBODY
        self.boon = 0  # movement or combat
        self.blessing_left = True
        # the running activation and attack
        self.active = NOBODY
        self.steps = 0  # MVT used up
        self.wind = 0  # MVT gained from Second Wind
        self.panic = False
        self.moved = NOT_BEGUN
        self.fought = False
        self.hits = 0
        self.mighty = 0  # CBT gained from Mighty Blow in this attack
        # Destiny
        self.pending = 0  # squares still to be carried out, as bits
        self.powers = 0  # squares in effect, as bits
        self.bonus_dice = 0  # due in the next Threat phase
        self.legion_due = False
        self.threat = 0
        # cards, as bits of card numbers
        self.advantages = 0
        self.advantages_spent = 0
        self.events = 0
        self.events_spent = 0
        self.events_open = 0  # cards of the Event hand that both players know
        # aims
        self.treasure = OUT
        self.seals = 0
        self.freed = 0
        self.slain = False

    def lay_out(self) -> None:
        """Give the table its empty piles; a copy gets its own instead."""
        nothing = (0,) * TILES
        self.spots = (NOWHERE,) * TILES
        self.turned = nothing
        self.edges = nothing
        self.closed = nothing
        self.stack: list[int] = []  # the top tile is the last
        self.known: list[int] = [0, 0]  # by seat: tiles of the stack whose place the seat knows, as bits
        self.tile_discards: list[int] = []
        self.foresight: list[int] = []  # tiles that only the Human player sees
        self.set_aside: list[int] = []  # objective tiles waiting for a better place
        self.visited: list[int] = [0] * TILES  # by tile: heroes that have entered it
        self.at: list[int] = [NOWHERE] * WARRIORS
        self.here: list[int] = [0] * TILES  # by tile: warriors on it
        self.kinds: list[int] = [NOBODY] * DEMONS  # by big figure: its Demon card
        self.wounds: list[int] = [0] * DEMONS
        self.dice: list[int] = [0] * HEROES  # by hero: the assigned die
        self.cancelled: list[int] = [0] * HEROES  # by hero: lines, as bits 1 to 6
        self.objects: list[int] = [0] * HEROES  # by hero, as bits
        self.rolled: list[int] = []
        self.placed: list[int] = []  # by Destiny die: its square, or NOWHERE
        self.blows: list[int] = []  # the Combat dice of the last attack
        self.advantage_deck: list[int] = []
        self.event_deck: list[int] = []
        self.ambushes: list[int] = []  # tiles, one entry for each Troglodyte that may still come there
        self.charges: list[int] = []
        self.treasures: list[int] = []  # tokens not yet revealed, 1 for the treasure
        self.spare_objects: list[int] = []  # waiting for a bearer

    def unsaved(self) -> tuple[str, ...]:
        """Leave out the numbers, rulings and scenarios, which come with the set-up, and the map as it was drawn."""
        return ("asked", "chart", "data", "journal", "offers", "rulings", "scenarios")

    def copy(self) -> Maze:
        """Return an independent copy."""
        twin = Maze(self.seats, self.rng.copy(), self.data, self.rulings, self.scenarios)
        self.copy_table(twin)
        self.copy_map(twin)
        self.copy_figures(twin)
        self.copy_activation(twin)
        self.copy_cards(twin)
        return twin

    def copy_map(self, twin: Maze) -> None:
        """Give a copy the same round and the same tiles."""
        twin.story = self.story
        twin.human = self.human
        twin.round = self.round
        twin.phase = self.phase
        twin.winner = self.winner
        twin.bid = self.bid
        twin.points = self.points
        twin.laid = self.laid
        twin.spots = self.spots
        twin.turned = self.turned
        twin.edges = self.edges
        twin.passages = self.passages
        twin.frontier = self.frontier
        twin.closed = self.closed
        twin.holes = self.holes
        twin.chart = self.chart
        twin.countdown = self.countdown
        twin.map_left = self.map_left
        twin.stack = self.stack[:]
        twin.known = self.known[:]
        twin.tile_discards = self.tile_discards[:]
        twin.foresight = self.foresight[:]
        twin.set_aside = self.set_aside[:]
        twin.visited = self.visited[:]

    def copy_figures(self, twin: Maze) -> None:
        """Give a copy the same warriors in the same condition."""
        twin.at = self.at[:]
        twin.here = self.here[:]
        twin.kinds = self.kinds[:]
        twin.wounds = self.wounds[:]
        twin.dice = self.dice[:]
        twin.cancelled = self.cancelled[:]
        twin.objects = self.objects[:]
        twin.activated = self.activated
        twin.tough = self.tough
        twin.frenzied = self.frenzied
        twin.critical = self.critical
        twin.unguarded = self.unguarded
        twin.exhausted = self.exhausted
        twin.terrified = self.terrified
        twin.snuffed = self.snuffed
        twin.escaped = self.escaped
        twin.demons_left = self.demons_left
        twin.possessed = self.possessed
        twin.gifts = self.gifts
        twin.gifts_used = self.gifts_used
        twin.gather = self.gather
        twin.courage = self.courage
        twin.blessed = self.blessed
        twin.boon = self.boon
        twin.blessing_left = self.blessing_left

    def copy_activation(self, twin: Maze) -> None:
        """Give a copy the same running activation, dice and powers."""
        twin.active = self.active
        twin.steps = self.steps
        twin.wind = self.wind
        twin.panic = self.panic
        twin.moved = self.moved
        twin.fought = self.fought
        twin.hits = self.hits
        twin.mighty = self.mighty
        twin.rolled = self.rolled[:]
        twin.placed = self.placed[:]
        twin.blows = self.blows[:]
        twin.pending = self.pending
        twin.powers = self.powers
        twin.bonus_dice = self.bonus_dice
        twin.legion_due = self.legion_due
        twin.threat = self.threat
        twin.ambushes = self.ambushes[:]

    def copy_cards(self, twin: Maze) -> None:
        """Give a copy the same hands, decks and tokens."""
        twin.advantages = self.advantages
        twin.advantages_spent = self.advantages_spent
        twin.events = self.events
        twin.events_spent = self.events_spent
        twin.events_open = self.events_open
        twin.advantage_deck = self.advantage_deck[:]
        twin.event_deck = self.event_deck[:]
        twin.treasure = self.treasure
        twin.seals = self.seals
        twin.freed = self.freed
        twin.slain = self.slain
        twin.charges = self.charges[:]
        twin.treasures = self.treasures[:]
        twin.spare_objects = self.spare_objects[:]

    # ------------------------------------------------------------ questions the rules ask

    def demon(self) -> int:
        """CLA-GEN-01  Return the seat of the Demon player: the other one of two."""
        return 1 - self.human

    def scenario(self) -> Scenario:
        """Return the scenario that is played."""
        return self.scenarios[self.story]

    def heroes(self) -> list[int]:
        """List the Human warriors in play."""
        return [hero for hero in range(HEROES) if self.at[hero] >= 0]

    def fiends(self) -> list[int]:
        """CLA-SND-09  List the Demon-side warriors in play; all other figures are in the pool."""
        return [warrior for warrior in range(HEROES, WARRIORS) if self.at[warrior] >= 0]

    def kind_of(self, figure: int) -> int:
        """Return the Demon card of a big figure."""
        return self.kinds[figure - FIRST_DEMON]

    def is_prostrate(self, figure: int) -> bool:
        """CLA-SC5-02  A Possessed with as many Wounds as Health lies prostrate."""
        kind = self.kinds[figure - FIRST_DEMON]
        return (
            self.scenario().possessed >> kind & 1 != 0
            and self.wounds[figure - FIRST_DEMON] >= self.data.demon_health[kind]
        )

    def free_troglodyte(self) -> int:
        """CLA-SND-09  Return a Troglodyte figure that is not in play, or NOBODY."""
        for warrior in range(FIRST_TROGLODYTE, FIRST_TROGLODYTE + self.data.troglodytes):
            if self.at[warrior] < 0:
                return warrior
        return NOBODY

    def has_room(self, tile: int, side: int) -> bool:
        """CLA-MOV-04, CLA-MOV-05, CLA-MOV-06, CLA-EXH-08  Tell whether one more warrior of a side fits on a tile."""
        return count_of(self.here[tile] & side) < self.data.size[tile]

    def put(self, warrior: int, tile: int) -> None:
        """CLA-GEN-03  Place a warrior, which is any figure of either side, on a tile, wherever it was before."""
        old = self.at[warrior]
        if old >= 0:
            self.here[old] &= ~(1 << warrior)
        self.at[warrior] = tile
        self.here[tile] |= 1 << warrior

    def lift(self, warrior: int) -> None:
        """Take a figure off the board."""
        tile = self.at[warrior]
        if tile >= 0:
            self.here[tile] &= ~(1 << warrior)
        self.at[warrior] = NOWHERE

    def roll(self) -> int:
        """CLA-GEN-04  Roll a die: it has six sides."""
        return self.rng.die(6)

    def gain_threat(self, points: int) -> None:
        """Give the Demon player threat points, at most as many as there are tokens."""
        gained = min(points, self.data.most_threat - self.threat)
        self.threat += gained
        self.tell("threat", gained, self.threat)


def warriors_in(mask: int) -> list[int]:
    """List the warriors of a mask in ascending order; the list is everybody's."""
    return members_of(mask)
