"""The finite vocabulary of a game: every option is a number, spelled as a verb and its targets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.errors import OptionError
from ostoja.engine.seats import MOST_SEATS

if TYPE_CHECKING:
    from collections.abc import Sequence

Word = str | int


class Domain:
    """A kind of thing that is named in options, events and questions, and what its members are called.

    The labels of a literal domain are names in every language, as the fields of a board are.
    """

    __slots__ = ("labels", "literal", "name")

    def __init__(self, name: str, labels: Sequence[Word], *, literal: bool = False) -> None:
        self.name = name
        self.labels = tuple(labels)
        self.literal = literal

    def spell(self, member: int) -> Word:
        """Return what a member is called."""
        return self.labels[member]

    def read(self, word: Word) -> int:
        """Return the member that is called so."""
        for member, label in enumerate(self.labels):
            if label != "" and str(label) == str(word):
                return member
        known = ", ".join(str(label) for label in self.labels if label != "")
        raise OptionError(f"no {self.name} is called {word!r}; one of: {known}")


SEAT: Final = Domain("seat", range(MOST_SEATS))
NUMBER: Final = Domain("number", range(256))


class Verb:
    """A verb with the numbers of its options: from `base` on, one for every combination of targets."""

    __slots__ = ("base", "domains", "name", "size")

    def __init__(self, name: str, base: int, domains: tuple[Domain, ...]) -> None:
        self.name = name
        self.base = base
        self.domains = domains
        self.size = 1
        for domain in domains:
            self.size *= len(domain.labels)


class Vocabulary:
    """All verbs of a game. Number 0 is always "pass"."""

    __slots__ = ("size", "verbs")

    def __init__(self) -> None:
        self.verbs: list[Verb] = []
        self.size = 0
        self.verb("pass")

    def verb(self, name: str, *domains: Domain) -> int:
        """Add a verb and return the number of its first option; the last target varies fastest."""
        verb = Verb(name, self.size, domains)
        self.verbs.append(verb)
        self.size += verb.size
        return verb.base

    def verb_of(self, option: int) -> Verb:
        """Return the verb of an option."""
        for verb in self.verbs:
            if verb.base <= option < verb.base + verb.size:
                return verb
        raise OptionError(f"no option has the number {option}")

    def targets(self, option: int) -> list[int]:
        """List the targets of an option by their numbers."""
        verb = self.verb_of(option)
        rest = option - verb.base
        members: list[int] = []
        for domain in reversed(verb.domains):
            members.insert(0, rest % len(domain.labels))
            rest //= len(domain.labels)
        return members

    def spell(self, option: int) -> list[Word]:
        """Spell an option: its verb, then its targets."""
        verb = self.verb_of(option)
        words: list[Word] = [verb.name]
        for domain, member in zip(verb.domains, self.targets(option), strict=True):
            words.append(domain.spell(member))
        return words

    def read(self, words: Sequence[Word]) -> int:
        """Return the number of a spelled option."""
        for verb in self.verbs:
            if words and verb.name == words[0]:
                if len(words) - 1 != len(verb.domains):
                    wanted = " ".join(domain.name for domain in verb.domains) or "no target"
                    raise OptionError(f"{verb.name!r} takes {wanted}, not {list(words[1:])}")
                option = 0
                for domain, word in zip(verb.domains, words[1:], strict=True):
                    option = option * len(domain.labels) + domain.read(word)
                return verb.base + option
        known = ", ".join(verb.name for verb in self.verbs)
        raise OptionError(f"no verb is called {words[0] if words else ''!r}; one of: {known}")
