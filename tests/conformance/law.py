"""The law of secrets: what a seat is told, and what is not hidden from it, are one and the same.

A look at a decision takes a watcher and compares the true world with others: worlds dealt anew for the watcher, other
chance, other choices of the seat that is asked.

- Dealing anew changes hidden things alone, each of them sooner or later, and nothing that the watcher is shown.
- Where two worlds uncover the same to the watcher, everything else that it is told is the same: no event, question,
  option or turn depends on what stays hidden.
- Where two worlds leave the watcher with the same knowledge, it was told the same: no event carries what stays hidden.
- Where chance falls otherwise and the watcher is told the same, it knows the same: what is not told is hidden.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from ostoja.engine.journal import Journal
from ostoja.engine.match import Match
from ostoja.engine.rng import seeded
from ostoja.engine.snapshot import fingerprint, snapshot
from ostoja.engine.steps import Sealed
from tests.conformance.knowledge import Knowledge, at, differences, field_of
from tests.conformance.story import Story, shown
from tests.conformance.walks import some_walks

if TYPE_CHECKING:
    from collections.abc import Callable

    from ostoja.engine.agenda import State
    from ostoja.engine.game import Game
    from ostoja.engine.rng import Rng
    from tests.conformance.story import Choice
    from tests.conformance.walks import Walk

FAMILIAR = 6  # looks at a kind of question after which it is looked at now and then only
NOW_AND_THEN = 24
WORLDS = 3  # to compare with in one look
OTHERS = 2  # other choices to compare with in one look
ENOUGH = 30  # worlds after which a hidden thing must have changed
SEARCH = 100  # walks on which a secret is looked for that has hardly been seen
DEALS = 600
PAIRS = 5  # of deals that look alike


class Dealt:
    """How often each hidden thing was dealt anew, and how often it became another."""

    def __init__(self) -> None:
        self.worlds: Counter[str] = Counter()
        self.changes: Counter[str] = Counter()

    def note(self, true: Knowledge, world: Knowledge) -> None:
        """Compare what is hidden in the true world with the same places of one dealt anew."""
        for place, value in true.hidden.items():
            changed = value != at(world.whole, place)
            for name in {place, field_of(place)}:
                self.worlds[name] += 1
                self.changes[name] += changed

    def stuck(self) -> list[str]:
        """List the hidden things that are never dealt anew."""
        return [name for name, worlds in self.worlds.items() if worlds >= ENOUGH and not self.changes[name]]


class Law:
    """The law, held along some walks of one game."""

    def __init__(self, game: Game, journal: Callable[[], Journal] = Journal) -> None:
        self.game = game
        self.journal = journal
        self.seen: Counter[str] = Counter()
        self.shows = False  # whether something was shown to some seats alone
        self.dealt = Dealt()
        self.secrets = {field for fields in game.secrets.values() for field in fields}

    def hold(self, walks: int) -> None:
        """Walk and look; then see that every secret was hidden at all and dealt anew."""
        for walk in some_walks(self.game, walks):
            self.follow(walk)
        self.deal_all()
        assert self.secrets or not self.shows, "something is shown to one seat alone, and nothing is hidden from any"

    def follow(self, walk: Walk) -> None:
        """Look at some decisions of a walk: at rare questions always."""
        match = walk.match()
        chance = seeded(f"look {walk.seed}")
        for step, choice in enumerate(walk.steps(match)):
            kind = match.question()[0]
            self.seen[kind] += 1
            if self.seen[kind] <= FAMILIAR or not chance.below(NOW_AND_THEN):
                try:
                    Look(self, match, chance).at(choice)
                except AssertionError as error:
                    question = " ".join(map(str, match.question()))
                    raise AssertionError(f"{walk}, choice {step} ({question}): {error}") from error
            match.choose(*choice)

    def deal_all(self) -> None:
        """Look for secrets that have hardly been seen, and say what was never hidden or never dealt anew."""
        for walk in some_walks(self.game, SEARCH, "search"):
            if not self.lacking():
                break
            match = walk.match()
            chance = seeded(f"search {walk.seed}")
            for choice in walk.steps(match):
                look = Look(self, match, chance)
                if look.before.fields() & self.lacking():
                    look.world()
                match.choose(*choice)
        assert not self.dealt.stuck(), f"never dealt anew: {', '.join(self.dealt.stuck())}"
        never = sorted(field for field in self.secrets if not self.dealt.worlds[field])
        assert not never, f"named as secrets and never hidden: {never}"

    def lacking(self) -> set[str]:
        """Return the secrets that have not been dealt anew often enough to judge."""
        return {field for field in self.secrets if self.dealt.worlds[field] < ENOUGH}


class Look:
    """One look of a watcher at one decision."""

    def __init__(self, law: Law, match: Match, chance: Rng) -> None:
        self.law = law
        self.game = law.game
        self.match = match
        self.chance = chance
        self.watcher = chance.below(match.setup.seats)
        self.tape = seeded(f"tape {chance.below(4096)}")
        self.before = Knowledge(self.game, match.state, self.watcher)
        assert self.before.fields() <= law.secrets, f"hidden, but not named as secrets: {self.before.fields()}"

    def at(self, choice: Choice) -> None:
        """Look at what the watcher sees now, and at what it will be told of a choice."""
        untouched = fingerprint(self.match.state)
        worlds = [self.world() for _ in range(WORLDS)]
        self.compare_shown(worlds[0])
        self.compare_worlds(choice, worlds)
        self.compare_chance(choice)
        if choice[0] != self.watcher:
            self.compare_choices(choice)
        assert fingerprint(self.match.state) == untouched, "looking at other worlds changed the true one"

    def world(self) -> State:
        """Deal a world anew for the watcher, and see that nothing changed but hidden things."""
        chance = seeded(f"world {self.chance.below(1 << 16)}")
        world = self.game.determinise(self.match.state, self.watcher, chance)
        after = Knowledge(self.game, world, self.watcher)
        same(self.before.known, after.known, f"dealing anew for seat {self.watcher} changes what it knows")
        self.law.dealt.note(self.before, after)
        return world

    def compare_shown(self, world: State) -> None:
        """See that neither the watcher nor anybody beside the table can tell two worlds apart."""
        true = self.match.state
        here, there = (shown(self.match, state, self.watcher, errors=True) for state in (true, world))
        same(here, there, f"seat {self.watcher} sees what is hidden from it")
        here, there = self.game.view(true, None), self.game.view(world, None)
        same(here, there, f"spectators see what is hidden from seat {self.watcher}")

    def compare_worlds(self, choice: Choice, worlds: list[State]) -> None:
        """See what the watcher is told of the same choice in other worlds, with the same chance."""
        seat, option = choice
        here = self.story(self.match.state.copy(), choice)
        self.law.shows |= here.shows_others
        said = here.uncovered or here.over  # the end may lay everything open
        assert said or not here.turned, f"seat {self.watcher} comes to see {here.turned} without an event"
        for number, world in enumerate(worlds):
            if number:
                self.restore(world)
            if option in world.offers[seat]:
                there = self.story(world, choice)
                self.check_explained(here, there)
                self.check_unsaid(here, there)

    def restore(self, world: State) -> None:
        """Put some of the secrets back as they truly are, so that not everything differs beside a reveal."""
        true = self.match.state.copy()
        for fields in self.game.secrets.values():
            if self.chance.below(2):
                for field in fields:
                    setattr(world, field, getattr(true, field))
        if self.chance.below(2):
            for step, other in zip(world.agenda, true.agenda, strict=True):
                if isinstance(step, Sealed) and isinstance(other, Sealed):
                    step.choices = other.choices
        world.reopen()

    def story(self, state: State, choice: Choice) -> Story:
        """Return what follows from a choice in some world."""
        state.rng = self.tape.copy()
        return Story(self.match, state, choice, self.before, self.law.journal())

    def check_explained(self, here: Story, there: Story) -> None:
        """Where the same is uncovered, all else must be the same."""
        if (here.uncovered, here.turned, here.over) != (there.uncovered, there.turned, there.over):
            return
        same(here.told, there.told, f"what seat {self.watcher} is told depends on what is hidden from it")
        if not here.over:
            same(here.shown, there.shown, f"what seat {self.watcher} then sees depends on what is hidden from it")
            same(here.knowledge.known, there.knowledge.known, f"it goes on by what is hidden from seat {self.watcher}")

    def check_unsaid(self, here: Story, there: Story) -> None:
        """Where the watcher knows no more, it was told no more."""
        if here.knowledge.known == there.knowledge.known and here.opened == there.opened:
            same(here.told, there.told, f"seat {self.watcher} is told what is hidden from it afterwards")

    def compare_chance(self, choice: Choice) -> None:
        """See that what chance brings unseen is hidden."""
        here = self.story(self.match.state.copy(), choice)
        self.tape = seeded(f"tape {self.chance.below(4096)} of chance")
        there = self.story(self.match.state.copy(), choice)
        if (here.told, here.shown) == (there.told, there.shown):
            same(here.knowledge.known, there.knowledge.known, f"seat {self.watcher} is not told of what lies open")

    def compare_choices(self, choice: Choice) -> None:
        """See that a choice which stays secret is not told."""
        seat = choice[0]
        waits = self.match.decision().sealed() and len(self.match.asked()) > 1
        here = self.story(self.match.state.copy(), choice)
        for _ in range(OTHERS):
            other = self.chance.pick(self.match.options(seat))
            there = self.story(self.match.state.copy(), (seat, other))
            if waits:
                same(here.told, there.told, f"a sealed choice of seat {seat} is told")
                same(here.shown, there.shown, f"a sealed choice of seat {seat} is seen")
                same(here.knowledge.known, there.knowledge.known, f"a sealed choice of seat {seat} is not hidden")
            elif here.knowledge.hidden != there.knowledge.hidden and not here.opened:
                self.check_unsaid(here, there)


def same(here: Any, there: Any, offence: str) -> None:
    """Demand that two worlds look the same; say what does not."""
    if here != there:
        found: dict[str, Any] = {}
        differences(here, there, "", found)
        raise AssertionError(f"{offence}: {found}")


def compare_deals(game: Game, seats: int) -> None:
    """See that in two deals which nobody can tell apart everything is equal but the secrets."""
    setup = game.agree(seats)
    secrets = {field for fields in game.secrets.values() for field in fields}
    first: dict[str, dict[str, Any]] = {}
    pairs = 0
    for number in range(DEALS):
        match = Match(game, setup, f"deal {number}")
        told = repr(([(e.kind, e.args) for e in match.events(None)], match.view(None), match.asked()))
        game.unmark(match.state)
        facts = {field: value for field, value in snapshot(match.state).items() if field not in {*secrets, "rng"}}
        pairs += told in first
        same(facts, first.setdefault(told, facts), "nobody is told of it, and it is not named as a secret")
        if pairs == PAIRS:
            return
    assert pairs, f"no two of {DEALS} deals look alike: nothing can be compared"
