"""One look at a decision: a watcher compares the true world with those that it cannot tell from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ostoja.engine.rng import seeded
from ostoja.engine.snapshot import fingerprint
from ostoja.engine.steps import Picks, Sealed, chosen
from tests.conformance.knowledge import Knowledge, differences
from tests.conformance.story import Story, shown
from tests.conformance.swerve import Swerve

if TYPE_CHECKING:
    from ostoja.engine.agenda import State
    from ostoja.engine.match import Match
    from ostoja.engine.rng import Rng
    from tests.conformance.law import Law
    from tests.conformance.story import Choice

WORLDS = 3  # to compare with in one look
TRIES = 12  # to find a world in which the same choice is possible
OTHERS = 8  # other choices to compare with in one look
SWERVES = 3  # other falls of chance to compare with in one look


class Look:
    """One look of a watcher at one decision."""

    def __init__(self, law: Law, match: Match, watcher: int, chance: Rng) -> None:
        self.law = law
        self.game = law.game
        self.match = match
        self.watcher = watcher
        self.chance = chance
        self.tape = seeded(f"tape {chance.below(4096)}")
        self.secret = law.hidden(match.state)
        self.before = Knowledge(self.game, match.state, watcher)
        assert self.before.fields() <= law.secrets, f"hidden, but not named as secrets: {self.before.fields()}"

    def at(self, choice: Choice) -> None:
        """Look at what the watcher sees now, and at what it will be told of a choice."""
        untouched = fingerprint(self.match.state)
        worlds = [self.world() for _ in range(WORLDS)]
        here = self.story(self.match.state.copy(), choice)
        self.law.shows |= here.shows_others
        self.compare_shown(worlds)
        self.compare_worlds(here, choice, worlds)
        self.compare_chance(here, choice)
        if choice[0] != self.watcher:
            self.compare_choices(here, choice)
        assert fingerprint(self.match.state) == untouched, "looking at other worlds changed the true one"

    def world(self) -> State:
        """Deal a world anew for the watcher, and see that nothing changed but hidden things."""
        chance = seeded(f"world {self.chance.below(1 << 16)}")
        world: State = self.game.determinise(self.match.state, self.watcher, chance)
        after = Knowledge(self.game, world, self.watcher)
        same(self.before.known, after.known, f"dealing anew for seat {self.watcher} changes what it knows")
        self.law.dealt.note(self.before, after)
        return world

    def compare_shown(self, worlds: list[State]) -> None:
        """See that neither the watcher nor anybody beside the table can tell two worlds apart."""
        true = self.match.state
        here, beside = shown(self.match, true, self.watcher, errors=True), self.game.view(true, None)
        for world in worlds:
            there = shown(self.match, world, self.watcher, errors=True)
            same(here, there, f"seat {self.watcher} sees what is hidden from it")
            same(beside, self.game.view(world, None), f"spectators see what is hidden from seat {self.watcher}")

    def compare_worlds(self, here: Story, choice: Choice, worlds: list[State]) -> None:
        """See what the watcher is told of the same choice in other worlds, with the same chance."""
        _seat, _option = choice
        said = here.uncovered or here.over  # the end may lay everything open
        assert said or not here.turned, f"seat {self.watcher} comes to see {here.turned} without an event"
        for number, world in enumerate(worlds):
            if number:
                self.restore(world)
            possible = self.where_possible(world, choice)
            if possible is not None:
                there = self.story(possible, choice)
                self.check_explained(here, there)
                self.check_unsaid(here, there)
                self.check_kept(here, there)

    def where_possible(self, world: State, choice: Choice) -> State | None:
        """Return a world in which the same choice can be made: this one, or one that is looked for."""
        seat, option = choice
        for _ in range(TRIES):
            self.pick_alike(world)
            if option in world.offers[seat]:
                return world
            world = self.game.determinise(self.match.state, self.watcher, self.chance)
        return None

    def pick_alike(self, world: State) -> None:
        """Let what somebody has picked halfway be the same: once all is picked, it is done before everybody's eyes."""
        for step, other in zip(world.agenda, self.match.state.agenda, strict=True):
            if isinstance(step, Picks) and isinstance(other, Picks):
                step.picked = other.picked[:]
        world.reopen()

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
        for step in world.agenda:
            if isinstance(step, Sealed):
                self.keep_possible(world, step)
        world.reopen()

    def keep_possible(self, world: State, step: Sealed[Any]) -> None:
        """Choose anew what somebody has sealed and could not have, with the cards that were put back."""
        for other in chosen(step.choices):
            options = step.options(world, other)
            if step.choices[other] not in options:
                step.choices[other] = self.chance.pick(options)

    def story(self, state: State, choice: Choice, swerve: int = 0) -> Story:
        """Return what follows from a choice in some world; chance is the same in all of them, or swerves once."""
        state.rng = Swerve(self.tape, swerve)
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
        """Where the watcher knows no more, it was told no more; in which order cards were drawn means nothing."""
        if here.knowledge.known == there.knowledge.known and here.opened == there.opened:
            one, other = sorted(here.told), sorted(there.told)
            same(one, other, f"seat {self.watcher} is told what is hidden from it afterwards")

    def check_kept(self, here: Story, there: Story) -> None:
        """What has told the watcher something hidden cannot be taken back."""
        if not here.over and (here.told, here.shown) != (there.told, there.shown):
            assert not here.can_undo, f"seat {self.watcher} learns what was hidden from it, and it can be undone"

    def check_told(self, here: Story, there: Story, what: str) -> None:
        """Where the watcher is told the same, it knows the same of what was hidden, and all else it can see."""
        if here.told == there.told and here.over == there.over:
            one, other = here.knowledge.known, there.knowledge.known
            for field in sorted(self.secret | self.law.hidden(here.state)):
                same(one[field], other[field], f"seat {self.watcher} comes to see {what} in {field} and is not told")
            if here.shown == there.shown:
                same(one, other, f"seat {self.watcher} neither sees {what} nor is told of it, and it is not hidden")

    def compare_chance(self, here: Story, choice: Choice) -> None:
        """See that what chance brings unseen is hidden, and not told: one draw falls otherwise."""
        for _ in range(SWERVES if here.draws else 0):
            there = self.story(self.match.state.copy(), choice, 1 + self.chance.below(here.draws))
            self.check_told(here, there, "what chance brings")
            if here.draws == there.draws and here.knowledge.hidden != there.knowledge.hidden and not here.opened:
                self.check_unsaid(here, there)

    def compare_choices(self, here: Story, choice: Choice) -> None:
        """See that what a choice brings is told, and that a choice which stays secret is not."""
        seat, option = choice
        waits = self.match.decision().sealed() and len(self.match.asked()) > 1
        options = [other for other in self.match.options(seat) if other != option]
        for other in options if len(options) <= OTHERS else [self.chance.pick(options) for _ in range(OTHERS)]:
            there = self.story(self.match.state.copy(), (seat, other))
            if waits:
                same(here.told, there.told, f"a sealed choice of seat {seat} is told")
                same(here.shown, there.shown, f"a sealed choice of seat {seat} is seen")
            elif here.knowledge.hidden != there.knowledge.hidden and not here.opened:
                self.check_unsaid(here, there)
            self.check_told(here, there, f"what seat {seat} chose")


def same(here: Any, there: Any, offence: str) -> None:
    """Demand that two worlds look the same; say what does not."""
    if here != there:
        found: dict[str, Any] = {}
        differences(here, there, "", found)
        raise AssertionError(f"{offence}: {found}")
