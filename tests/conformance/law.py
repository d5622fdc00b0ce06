"""The law of secrets: what a seat is told, and what is not hidden from it, are one and the same.

A look at a decision takes a watcher and compares the true world with others: worlds dealt anew for the watcher, other
chance, other choices of the seat that is asked.

- Dealing anew changes hidden things alone, each of them sooner or later, and nothing that the watcher is shown.
- Where two worlds uncover the same to the watcher, everything else that it is told is the same: no event, question,
  option or turn depends on what stays hidden.
- Where two worlds leave the watcher with the same knowledge, it was told the same: no event carries what stays hidden.
- Where chance falls otherwise, or another option is chosen, and the watcher is told the same, it sees and knows the
  same: what is not told is hidden.
- Where the watcher has come to know something hidden, the choice that brought it cannot be taken back.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, cast

from ostoja.engine.journal import Journal
from ostoja.engine.rng import seeded
from tests.conformance.dealt import Dealt
from tests.conformance.look import Look
from tests.conformance.walks import some_walks

if TYPE_CHECKING:
    from collections.abc import Callable

    from ostoja.engine.agenda import Decision, State
    from ostoja.engine.game import Game
    from ostoja.engine.match import Match
    from ostoja.engine.rng import Rng
    from tests.conformance.story import Choice
    from tests.conformance.walks import Walk

FAMILIAR = 3  # looks at a kind of situation after which it is looked at now and then only
NOW_AND_THEN = 200
SEARCH = 100  # walks on which a secret is looked for that has hardly been seen


class Law:
    """The law, held along some walks of one game."""

    def __init__(self, game: Game, journal: Callable[[], Journal] = Journal) -> None:
        self.game = game
        self.journal = journal
        self.seen: Counter[tuple[str, ...]] = Counter()
        self.shows = False  # whether something was shown to some seats alone
        self.secrets = {field for fields in game.secrets.values() for field in fields}
        self.dealt = Dealt()

    def hold(self, walks: int) -> None:
        """Walk and look; then see that every secret was hidden at all and dealt anew."""
        for walk in some_walks(self.game, walks):
            self.follow(walk)
        self.deal_all()
        assert self.secrets or not self.shows, "something is shown to one seat alone, and nothing is hidden from any"

    def follow(self, walk: Walk) -> None:
        """Look at some decisions of a walk: at rare situations always, as the seat that chooses and as another."""
        match = walk.match()
        chance = seeded(f"look {walk.seed}")
        for step, choice in enumerate(walk.steps(match)):
            after, situation = self.consequence(match, choice)
            self.seen[situation] += 1
            for watcher in self.watchers(match, choice, self.seen[situation], chance):
                try:
                    Look(self, match, watcher, chance).at(choice)
                except AssertionError as error:
                    question = " ".join(map(str, match.question()))
                    raise AssertionError(f"{walk}, choice {step} ({question}): {error}") from error
            match.state = after

    def consequence(self, match: Match, choice: Choice) -> tuple[State, tuple[str, ...]]:
        """Return the state after a choice, and what kind of situation it was.

        The same question, with or without something to hide, the same verb in answer, the same reveals and the same
        question after it make a situation.
        """
        question, answer = match.question()[0], str(self.game.vocabulary.spell(choice[1])[0])
        hides = "secrets" if self.hidden_from(choice[0], match.state) else "open"
        after = match.state.copy()
        after.journal = journal = self.journal()
        after.apply(*choice)
        after.journal = None
        kinds = {f"{event.kind} {event.audience < 0}" for event in journal.events if event.uncovers}
        following = "" if after.over else cast("Decision[Any]", after.agenda[-1]).asks(after)[0]
        return after, (question, hides, answer, *sorted(kinds), following)

    def watchers(self, match: Match, choice: Choice, times: int, chance: Rng) -> list[int]:
        """Return who looks: of a rare situation the chooser and somebody else, later anybody, and seldom."""
        seats = match.setup.seats
        if times <= FAMILIAR:
            return [choice[0], (choice[0] + 1 + chance.below(seats - 1)) % seats]
        return [] if chance.below(NOW_AND_THEN) else [chance.below(seats)]

    def deal_all(self) -> None:
        """Look for secrets that have hardly been seen, and say what was never hidden or hardly ever."""
        for walk in some_walks(self.game, SEARCH, "search"):
            lacking = self.dealt.lacking(self.secrets)
            if not lacking:
                break
            match = walk.match()
            chance = seeded(f"search {walk.seed}")
            for choice in walk.steps(match):
                watcher = chance.below(match.setup.seats)
                if lacking & self.hidden_from(watcher, match.state):
                    Look(self, match, watcher, chance).world()
                match.state.apply(*choice)
        never = sorted(field for field in self.secrets if not self.dealt.worlds[field])
        assert not never, f"named as secrets and never hidden: {never}"
        self.dealt.judge(self.secrets)

    def hidden(self, state: State) -> set[str]:
        """Return the fields in which something is hidden from anybody."""
        return {field for seat in range(state.seats) for field in self.hidden_from(seat, state)}

    def hidden_from(self, seat: int, state: State) -> set[str]:
        """Return the fields in which something is hidden from a seat."""
        concealed = state.copy()
        self.game.conceal(concealed, seat)
        return {field for field in self.secrets if getattr(concealed, field) != getattr(state, field)}
