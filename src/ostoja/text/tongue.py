"""One language: its Fluent texts, and the grammatical forms that a sentence may ask for.

Every thing that a sentence names comes as several variables. For the first one they are:

    $a          what it is called; a player by name, a number as a number (so that plurals work)
    $a_key      its bare label
    $a_<form>   each attribute of its own message: `location-parking` with `.at` gives `$a_at`
    $a_role     of a player only: "self" (who acts or speaks), "listener" (who is spoken to) or "other"

The next ones are $b, $c and $d.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Final

from fluent.runtime import FluentBundle, FluentResource

from ostoja.engine.vocabulary import SEAT

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from fluent.runtime.resolver import Message, Pattern

    from ostoja.engine.vocabulary import Domain, Word

LANGUAGES: Final = ("en", "pl")
ENGLISH: Final = "en"
COMMON: Final = "ostoja.text"
NOBODY: Final = -1
VARIABLES: Final = "abcd"


class MissingText(Exception):
    """A text that a language lacks, or that does not fit what it is told."""

    def __init__(self, language: str, key: str, problem: str) -> None:
        super().__init__(f"text {key!r} in {language!r}: {problem}")


def language_of(locale: str) -> str:
    """Return the language to use for a locale such as pl_PL.UTF-8: Polish if it is Polish, else English."""
    return "pl" if locale.strip().lower().startswith("pl") else ENGLISH


@cache
def bundle_of(package: str, language: str) -> FluentBundle:
    """Load what every table says and, if a game's package is named, what the game says."""
    folders = [resources.files(COMMON) / "common", resources.files(COMMON) / "voices"]
    if package:
        folders.append(resources.files(package) / "text")
    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        file = folder / f"{language}.ftl"
        if file.is_file():
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


@dataclass(frozen=True, slots=True)
class Facts:
    """What a sentence is about: members of domains, the players' names, who acts and who is spoken to."""

    domains: Sequence[Domain] = ()
    members: Sequence[int] = ()
    names: Sequence[str] = ()
    actor: int = NOBODY
    listener: int = NOBODY
    words: Mapping[str, Word] = field(default_factory=dict)

    def role(self, seat: int) -> str:
        """Tell which part a player has in the sentence."""
        if seat == self.actor:
            return "self"
        return "listener" if seat == self.listener else "other"


class Tongue:
    """The texts of one language. It is strict: what it cannot say well, it refuses to say."""

    def __init__(self, language: str, bundle: FluentBundle) -> None:
        self.language = language
        self.bundle = bundle

    def write(self, keys: Sequence[str], facts: Facts) -> str:
        """Write the first of some texts that the language has."""
        for key in keys:
            pattern = self.pattern(key)
            if pattern is not None:
                return self.format(key, pattern, {**self.variables(facts), **facts.words})
        raise MissingText(self.language, keys[-1], "there is none")

    def name(self, domain: Domain, member: int, names: Sequence[str]) -> Word:
        """Return what a member of a domain is called."""
        if domain.name == SEAT.name:
            return names[member] if member < len(names) else self.write(["seat"], Facts(words={"number": member + 1}))
        label = domain.spell(member)
        if isinstance(label, int) or domain.literal:
            return label
        return self.write([f"{domain.name}-{label}" if label else "nothing"], Facts())

    def variables(self, facts: Facts) -> dict[str, Word]:
        """Return the variables for everything that a sentence names."""
        found: dict[str, Word] = {}
        for variable, domain, member in zip(VARIABLES, facts.domains, facts.members, strict=False):
            found[variable] = self.name(domain, member, facts.names)
            found[f"{variable}_key"] = str(domain.spell(member))
            if domain.name == SEAT.name:
                found[f"{variable}_role"] = facts.role(member)
            else:
                for form, text in self.forms(f"{domain.name}-{domain.spell(member)}").items():
                    found[f"{variable}_{form}"] = text
        return found

    def forms(self, key: str) -> dict[str, str]:
        """Return the grammatical forms of a thing."""
        message = self.message(key)
        if message is None:
            return {}
        return {form: self.format(key, pattern, {}) for form, pattern in message.attributes.items()}

    def message(self, key: str) -> Message | None:
        """Look a message up."""
        return self.bundle.get_message(key) if self.bundle.has_message(key) else None

    def pattern(self, key: str) -> Pattern | None:
        """Look up the text of a message, or of its attribute: `message.attribute`."""
        name, _, attribute = key.partition(".")
        message = self.message(name)
        if message is None:
            return None
        return message.attributes.get(attribute) if attribute else message.value

    def format(self, key: str, pattern: Pattern, variables: Mapping[str, Word]) -> str:
        """Fill the variables in."""
        text, errors = self.bundle.format_pattern(pattern, dict(variables))
        if errors or not isinstance(text, str):
            raise MissingText(self.language, key, "; ".join(str(error) for error in errors) or "it is empty")
        return text
