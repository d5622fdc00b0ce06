"""A table for the tests: lay out a situation, start a part of the round, and play it in the words of the rulebook."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from ostoja.engine.errors import OptionError
from ostoja.engine.journal import Journal
from ostoja.engine.rng import Scripted
from ostoja.engine.seats import seats_in
from ostoja.engine.steps import Solo
from ostoja.games.claustrophobia import GAME
from ostoja.games.claustrophobia.activation import Actions
from ostoja.games.claustrophobia.flow import Round
from ostoja.games.claustrophobia.initiative import Initiative
from ostoja.games.claustrophobia.sending import Sending
from ostoja.games.claustrophobia.state import Maze
from ostoja.games.claustrophobia.threat import Threat
from ostoja.games.claustrophobia.words import (
    DEMON_ACTION,
    EVENT,
    HERO,
    HUMAN_ACTION,
    INITIATIVE,
    THREAT,
    TILE,
    WARRIOR,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ostoja.engine.agenda import Decision, Next
    from ostoja.engine.datafile import Section as Data
    from ostoja.engine.match import Match
    from ostoja.engine.setup_options import Value
    from ostoja.engine.vocabulary import Word

HUMAN: Final = 0
DEMON: Final = 1

# Two crossings side by side, north and south, and a way out of both: enough for most situations.
TWO_TILES: Final = ("T35 0 0 0", "T36 0 1 0")
SIMPLE: Final = {"redeemer": 2, "brute-1": 2, "brute-2": 2, "blade-1": 1, "blade-2": 1}

Option = tuple["Word", ...]


class Rest(Solo[Maze]):
    """What lies under the step that a test starts: nobody is asked any more, and the game is not over."""

    __slots__ = ()

    def options(self, g: Maze, seat: int) -> list[int]:
        """Offer two of nothing, so that the agenda stops here."""
        return [0, 0]


class Driver:
    """One game, played by a test."""

    def __init__(self, g: Maze) -> None:
        self.g = g
        self.journal = Journal()
        g.journal = self.journal

    # -------------------------------------------------------- what is played

    def start(self, *steps: Next, phase: int) -> Driver:
        """Put steps on the agenda, the last one first, and run to the first question."""
        self.g.phase = phase
        self.g.agenda = [Rest(), *(step for step in steps if step is not None)]
        self.g.settle()
        return self

    def activate(self, warrior: str) -> Driver:
        """Begin the activation of a warrior in the phase of its side."""
        self.g.active = WARRIOR.read(warrior)
        actions = Actions()
        actions.at = 1
        return self.start(actions, phase=HUMAN_ACTION if self.g.active < len(HERO.labels) else DEMON_ACTION)

    def initiative(self, *dice: int) -> Driver:
        """Roll the Action dice."""
        self.rolls(*dice)
        return self.start(Initiative(), phase=INITIATIVE)

    def threat(self, *dice: int) -> Driver:
        """Roll the Destiny dice."""
        self.rolls(*dice)
        return self.start(Threat(), phase=THREAT)

    def sending(self) -> Driver:
        """Go straight to the sending of warriors."""
        return self.start(Sending(self.g.demon()), phase=THREAT)

    def round(self, *dice: int) -> Driver:
        """Begin a whole round: its Action dice fall first, then whatever else is rolled."""
        return self.rolls(*dice).round_from(Round.initiative)

    def humans(self) -> Driver:
        """Begin the Human Action phase."""
        return self.round_from(Round.dusk)

    def demons(self) -> Driver:
        """Begin the Demon Action phase."""
        return self.round_from(Round.omens)

    def round_from(self, phase: Any) -> Driver:
        """Play the round from a phase on."""
        rounds = Round()
        rounds.at = rounds.phases().index(phase)
        return self.start(rounds, phase=self.g.phase)

    def rolls(self, *dice: int) -> Driver:
        """Write down how the next dice fall."""
        rng = self.g.rng
        assert isinstance(rng, Scripted)
        rng.dice += list(dice)
        return self

    def do(self, *words: Word) -> Driver:
        """Let whoever is asked make a choice; a test that chooses what is not offered has failed."""
        assert words in self.options, f"{words} is not offered at {self.question}: {self.options}"
        self.g.apply(self.asked, GAME.vocabulary.read(words))
        return self

    def pass_until(self, question: str) -> Driver:
        """Pass on until a question is asked."""
        while self.question != question:
            self.do("pass")
        return self

    def take_first(self, question: str) -> Driver:
        """Take the first thing offered until a question is asked, or nobody is asked."""
        while self.question not in {question, ""}:
            self.do(*self.options[0])
        return self

    def play_to_round(self, number: int) -> Driver:
        """Take the first thing offered, which is to pass where one may, until a round begins."""
        while self.g.round < number:
            self.do(*self.options[0])
        return self

    # -------------------------------------------------------- who is asked what

    @property
    def asked(self) -> int:
        """Return the player who has to choose, -1 if nobody."""
        if self.g.over or isinstance(self.g.agenda[-1], Rest):
            return -1
        return seats_in(self.g.asked)[0]

    @property
    def question(self) -> str:
        """Name the open question."""
        return "" if self.asked < 0 else cast("Decision[Maze]", self.g.agenda[-1]).asks(self.g)[0]

    @property
    def rule(self) -> str:
        """Cite the rule behind the open question."""
        return cast("Decision[Maze]", self.g.agenda[-1]).rule()

    @property
    def options(self) -> list[Option]:
        """Spell what the asked player may choose."""
        if self.asked < 0:
            return []
        return [tuple(GAME.vocabulary.spell(option)) for option in self.g.offers[self.asked]]

    def can(self, *words: Word) -> bool:
        """Tell whether an option that begins like this is offered."""
        return any(option[: len(words)] == words for option in self.options)

    def targets(self, verb: str) -> set[Word]:
        """List the first targets offered under a verb."""
        return {option[1] for option in self.options if option[0] == verb}

    def why_not(self, *words: Word) -> str:
        """Name the rule that forbids something."""
        decision = cast("Decision[Maze]", self.g.agenda[-1])
        assert not self.can(*words), f"{words} is offered"
        return decision.why_not(self.g, self.asked, GAME.vocabulary.read(words))

    # -------------------------------------------------------- what lies on the table

    def warrior(self, name: str) -> dict[str, Any]:
        """Return everything that is public about a warrior."""
        number = WARRIOR.read(name)
        return next(w for w in GAME.view(self.g, None)["warriors"] if w["warrior"] == number)

    def values(self, name: str) -> tuple[int, int, int]:
        """Return movement, combat when attacking and defence of a warrior."""
        seen = self.warrior(name)
        return seen["movement"], seen["attack"], seen["defence"]

    def tile(self, name: str) -> dict[str, Any]:
        """Return everything that is public about a tile."""
        return next(t for t in GAME.view(self.g, None)["tiles"] if t["tile"] == TILE.read(name))

    def where(self, name: str) -> str:
        """Return the tile a warrior stands on, nothing if he is not in play."""
        tile = self.g.at[WARRIOR.read(name)]
        return str(TILE.spell(tile)) if tile >= 0 else ""

    def on(self, tile: str) -> list[str]:
        """List the warriors on a tile."""
        seen = self.tile(tile)
        return [str(WARRIOR.spell(w)) for w in seen["humans"] + seen["demons"]]

    def laid(self) -> list[str]:
        """List the tiles in play."""
        return [str(TILE.spell(tile)) for tile in self.g.laid]

    def lines(self, hero: str) -> list[int]:
        """List the cancelled lines of a hero."""
        return list(self.warrior(hero)["cancelled"])

    def wounds(self, figure: str) -> int:
        """Count the Wounds of a Demon."""
        return int(self.warrior(figure)["wounds"])

    def hand(self, seat: int) -> int:
        """Count the cards of a player."""
        return (self.g.advantages if seat == self.g.human else self.g.events).bit_count()

    def told(self, kind: str, seat: int | None = None) -> list[Option]:
        """Spell the events of a kind that a player, or a spectator, was told."""
        return [
            tuple(domain.spell(member) for domain, member in zip(GAME.phrases[kind], event.args, strict=False))
            for event in self.journal.told(seat)
            if event.kind == kind
        ]

    def forced(self, seat: int) -> list[Option]:
        """Spell the choices that a player was told to have had no alternative to."""
        events = [event for event in self.journal.told(seat) if event.kind == "forced"]
        return [tuple(GAME.vocabulary.spell(event.args[1])) for event in events]

    @property
    def winner(self) -> str:
        """Name the side that has won; nothing while the game goes on."""
        return "" if not self.g.over else ("human", "demon", "draw")[self.g.winner]


def table(
    scenario: str = "survivors",
    *,
    tiles: Sequence[str] = TWO_TILES,
    at: Mapping[str, Sequence[str]] | None = None,
    dice: Mapping[str, int] | None = None,
    cancelled: Mapping[str, str] | None = None,
    objects: Mapping[str, Sequence[str]] | None = None,
    figures: Sequence[str] = (),
    stack: Sequence[str] | None = None,
    hand: Sequence[str] = (),
    events: Sequence[str] = (),
    event_deck: Sequence[str] = (),
    advantage_deck: Sequence[str] = (),
    options: Mapping[str, Value] | None = None,
    changes: Data | None = None,
    rolls: Sequence[int] = (),
    human: int = HUMAN,
    **facts: object,
) -> Driver:
    """Lay out a situation in the middle of a game; whoever is not named is not in play, dice not named show 2 or 1.

    The stack is named from the top down; without one it holds some plain tiles. Cards that are not named are discarded.
    """
    wishes: dict[str, Value] = {"scenario": scenario, "human_seat": str(human)}
    setup = GAME.agree(2, wishes | dict(options or {}), changes)
    g = GAME.blank(setup, Scripted(dice=rolls))
    standing = {warrior: tile for tile, warriors in (at or {}).items() for warrior in warriors}
    heroes = []
    for hero in HERO.labels:
        die = (dice or {}).get(str(hero), SIMPLE[str(hero)]) if hero in standing else 0
        things = (objects or {}).get(str(hero), ())
        heroes.append(" ".join([str(hero), str(die), (cancelled or {}).get(str(hero), "-"), *things]))
    hidden = [str(label) for label in EVENT.labels]
    position: Data = {
        "round": 3,
        "human": human,
        "tiles": list(tiles),
        "stack": list(plain_stack(tiles) if stack is None else stack)[::-1],
        "warriors": [f"{warrior} {tile}" for warrior, tile in standing.items()],
        "heroes": heroes,
        "figures": list(figures),
        "advantages": list(hand),
        "advantage_deck": list(advantage_deck),
        "events": list(events),
        "event_deck": [card for card in event_deck if card in hidden],
        "countdown": 10 if scenario == "survivors" else 0,
    }
    GAME.read_facts(g, position | facts)
    for hero in range(len(HERO.labels)):
        if g.dice[hero] and g.cancelled[hero] >> g.dice[hero] & 1:
            g.exhausted |= 1 << hero
    return Driver(g)


def plain_stack(laid: Sequence[str]) -> list[str]:
    """Name some plain tiles that are not laid."""
    return [tile for tile in ("T33", "T32", "T31", "T34") if not any(word.startswith(tile) for word in laid)][:3]


def new_game(
    scenario: str = "survivors", *, rolls: Sequence[int] = (), changes: Data | None = None, **options: Value
) -> Driver:
    """Set up a new game; nothing is shuffled, dice and lots fall as written."""
    setup = GAME.agree(2, {"scenario": scenario, "human_seat": "0"} | options, changes)
    t = Driver(GAME.blank(setup, Scripted(dice=rolls)))
    GAME.deal(t.g, setup)
    t.g.settle()
    return t


def refusal(match: Match, *words: Word) -> str:
    """Return the words with which a match refuses a choice."""
    seat = match.asked()[0]
    try:
        match.choose(seat, GAME.vocabulary.read(words))
    except OptionError as error:
        return str(error)
    return ""
