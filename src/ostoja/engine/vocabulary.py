"""The finite vocabulary of a game: every option is a number, spelled as a verb and its targets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.errors import OptionError
from ostoja.engine.seats import MOST_SEATS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ostoja.engine.native import i64

Word = str | int

WORD: Final = 62  # targets that a machine word selects
FEW: Final = 8  # targets of which every selection is listed beforehand: seats, places, characters


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


def selected(first: int, mask: int) -> list[int]:
    """List the numbers that a bit mask of at most 62 selects of those from the first one on."""
    number: i64 = first
    left: i64 = mask
    numbers: list[int] = []
    while left:
        if left & 1:
            numbers.append(number)
        left >>= 1
        number += 1
    return numbers


class Verb:
    """A verb with the numbers of its options: one for every combination of at most two targets, from `base` on.

    Only the verb knows how they are numbered. Whoever names a target that it does not have gets an error, never an
    option of the verb beside it.
    """

    __slots__ = ("base", "domains", "listed", "name", "size", "stride")

    def __init__(self, name: str, base: int, domains: tuple[Domain, ...]) -> None:
        if len(domains) > 2:
            raise ValueError(f"{name!r} has {len(domains)} targets; a choice of more is a row of picks")
        self.name = name
        self.base = base
        self.domains = domains
        self.stride = len(domains[1].labels) if len(domains) == 2 else 1  # from one first target to the next
        self.size = self.stride * len(domains[0].labels) if domains else 1
        masks = 1 << self.size if self.size <= FEW else 0
        self.listed = [[base + target for target in range(self.size) if mask >> target & 1] for mask in range(masks)]

    def at(self, first: int = 0, second: int = 0) -> int:
        """Return the option that means these targets."""
        offset = first * self.stride + second
        if not (0 <= second < self.stride and 0 <= offset < self.size):
            raise OptionError(f"{self.name!r} has no target {first}, {second}")
        return self.base + offset

    def each(self, targets: Sequence[int]) -> list[int]:
        """List the options that mean these targets of a verb that has one, in their order."""
        base, size = self.base, self.size
        options = [base + target for target in targets if 0 <= target < size]
        if len(options) != len(targets):
            raise OptionError(f"{self.name!r} has not all of the targets {list(targets)}")
        return options

    def among(self, mask: int) -> list[int]:
        """List the options that mean the targets in a bit mask, of a verb that has one; the list is shared by all."""
        if mask >> self.size:
            raise OptionError(f"{self.name!r} has not all of the targets in {mask:b}")
        if self.listed:
            return self.listed[mask]
        if self.size <= WORD:
            return selected(self.base, mask)
        return [self.base + target for target in range(self.size) if mask >> target & 1]

    def across(self, firsts: int, seconds: int) -> list[int]:
        """List the options that mean each of some first targets with each of some second ones, as bit masks.

        Compiled, these are machine words: of more than 62 targets none may be selected beyond.
        """
        if firsts >> self.size // self.stride or seconds >> self.stride:
            raise OptionError(f"{self.name!r} has not all of the targets in {firsts:b} and {seconds:b}")
        options: list[int] = []
        stride: i64 = self.stride
        first: i64 = self.base
        rows: i64 = firsts
        while rows:
            if rows & 1:
                option = first
                row: i64 = seconds
                while row:
                    if row & 1:
                        options.append(option)
                    option += 1
                    row >>= 1
            first += stride
            rows >>= 1
        return options

    def target(self, option: int) -> int:
        """Return the only target of an option, or the number of the pair of them."""
        offset = option - self.base
        if not 0 <= offset < self.size:
            raise OptionError(f"option {option} is not one of {self.name!r}")
        return offset

    def parts(self, option: int) -> tuple[int, int]:
        """Return both targets of an option."""
        offset = self.target(option)
        return offset // self.stride, offset % self.stride

    def __contains__(self, option: int) -> bool:
        return 0 <= option - self.base < self.size


class Vocabulary:
    """All verbs of a game. Number 0 is always "pass"."""

    __slots__ = ("size", "verbs")

    def __init__(self) -> None:
        self.verbs: list[Verb] = []
        self.size = 0
        self.verb("pass")

    def verb(self, name: str, *domains: Domain) -> Verb:
        """Add a verb; the last target varies fastest."""
        verb = Verb(name, self.size, domains)
        self.verbs.append(verb)
        self.size += verb.size
        return verb

    def verb_of(self, option: int) -> Verb:
        """Return the verb of an option."""
        for verb in self.verbs:
            if option in verb:
                return verb
        raise OptionError(f"no option has the number {option}")

    def targets(self, option: int) -> list[int]:
        """List the targets of an option by their numbers."""
        verb = self.verb_of(option)
        return list(verb.parts(option))[: len(verb.domains)]

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
                return verb.at(*[domain.read(word) for domain, word in zip(verb.domains, words[1:], strict=True)])
        known = ", ".join(verb.name for verb in self.verbs)
        raise OptionError(f"no verb is called {words[0] if words else ''!r}; one of: {known}")
