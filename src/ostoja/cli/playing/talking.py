"""Saying something: the form, what it is about, and to whom, by numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from ostoja.engine.talk import EVERYBODY
from ostoja.engine.vocabulary import SEAT

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rich.console import Console

    from ostoja.engine.match import Match
    from ostoja.engine.talk import Form
    from ostoja.engine.vocabulary import Domain, Word
    from ostoja.text import Texts


class Talking:
    """Composes a talk act step by step; an empty answer leaves off."""

    def __init__(self, match: Match, seat: int, texts: Texts, pick: Callable[[str, Sequence[str]], int | None]) -> None:
        self.match = match
        self.seat = seat
        self.texts = texts
        self.pick = pick

    def say_something(self, console: Console) -> bool:
        """Ask for everything that a sentence needs and say it; tell whether something was said."""
        form = self.form(console)
        if form is None:
            return False
        words: list[Word] = [form.name()]
        for domain in form.domains:
            member = self.member(domain)
            if member is None:
                return False
            words.append(domain.spell(member))
        to = self.listener()
        if to is None:
            return False
        self.match.say(self.seat, to, words)
        return True

    def form(self, console: Console) -> Form | None:
        """Ask what to say."""
        forms = self.match.game.talk
        if not forms:
            console.print(Text(self.texts.say("nothing"), style="dim"))
            return None
        kinds = [self.texts.say(f"kind-{form.kind}") for form in forms]
        labels = [self.texts.say(f"talk-{form.name()}.label") for form in forms]
        lines = [f"{label}  ({kind})" for label, kind in zip(labels, kinds, strict=True)]
        place = self.pick(self.texts.say("talk-prompt"), lines)
        return None if place is None else forms[place]

    def member(self, domain: Domain) -> int | None:
        """Ask what it is about."""
        members = [member for member, label in enumerate(domain.labels) if label != ""]
        if domain.name == SEAT.name:
            members = members[: self.match.setup.seats]
        names = [self.texts.domain(domain, member, self.match.names) for member in members]
        place = self.pick("…", names)
        return None if place is None else members[place]

    def listener(self) -> int | None:
        """Ask to whom it is said."""
        others = [seat for seat in range(self.match.setup.seats) if seat != self.seat]
        names = [self.texts.say("everybody"), *(self.match.names[seat] for seat in others)]
        place = self.pick(self.texts.say("talk-listener"), names)
        return None if place is None else [EVERYBODY, *others][place]
