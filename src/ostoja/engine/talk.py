"""Talk: claims, promises, requests, threats, offers, accusations, and free chat. None of it changes the state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.errors import TalkError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ostoja.engine.vocabulary import Domain, Word

CLAIM: Final = "claim"
PROMISE: Final = "promise"
REQUEST: Final = "request"
THREAT: Final = "threat"
OFFER: Final = "offer"
ACCUSATION: Final = "accusation"

KEPT: Final = "kept"
BROKEN: Final = "broken"
PENDING: Final = "pending"
LAPSED: Final = "lapsed"  # what it was about never came
UNJUDGED: Final = "unjudged"

EVERYBODY: Final = -1
CHAT_LIMIT: Final = 500


class Form:
    """A sentence that can be said in a game: its kind, its key and what has to be filled in."""

    __slots__ = ("domains", "key", "kind")

    def __init__(self, kind: str, key: str, *domains: Domain) -> None:
        self.kind = kind
        self.key = key
        self.domains = domains

    def name(self) -> str:
        """Return the key under which texts and records know it."""
        return f"{self.kind}-{self.key}"


class Act:
    """Something a seat said: to whom (-1: everybody), in which form, about what, and after how many events."""

    __slots__ = ("about", "at", "form", "seat", "to")

    def __init__(self, seat: int, to: int, form: Form, about: tuple[int, ...], at: int) -> None:
        self.seat = seat
        self.to = to
        self.form = form
        self.about = about
        self.at = at

    def spell(self) -> list[Word]:
        """Spell the act as it stands in a record."""
        targets = [domain.spell(member) for domain, member in zip(self.form.domains, self.about, strict=True)]
        return [self.form.name(), *targets]

    def is_for(self, seat: int | None) -> bool:
        """Tell whether a seat (None: a spectator) hears it."""
        return self.to == EVERYBODY or seat in {self.to, self.seat}


class Line:
    """A line of free chat: to whom (-1: everybody), and after how many events."""

    __slots__ = ("at", "seat", "text", "to")

    def __init__(self, seat: int, text: str, at: int, to: int = EVERYBODY) -> None:
        self.seat = seat
        self.text = text
        self.at = at
        self.to = to

    def is_for(self, seat: int | None) -> bool:
        """Tell whether a seat (None: a spectator) reads it."""
        return self.to == EVERYBODY or seat in {self.to, self.seat}


def check_listener(seats: int, seat: int, to: int) -> None:
    """Refuse somebody who is not at the table, as speaker or as listener."""
    if not 0 <= seat < seats or not (to == EVERYBODY or 0 <= to < seats) or to == seat:
        raise TalkError(f"seat {seat} cannot talk to {to}; seats are 0 to {seats - 1}, everybody is {EVERYBODY}")


def read_act(forms: Sequence[Form], seats: int, seat: int, to: int, words: Sequence[Word], at: int) -> Act:
    """Return the act that some words spell, or say what is wrong with them."""
    check_listener(seats, seat, to)
    for form in forms:
        if words and form.name() == words[0]:
            if len(words) - 1 != len(form.domains):
                wanted = " ".join(domain.name for domain in form.domains) or "nothing"
                raise TalkError(f"{form.name()!r} is about {wanted}, not {list(words[1:])}")
            about = tuple(domain.read(word) for domain, word in zip(form.domains, words[1:], strict=True))
            for domain, member in zip(form.domains, about, strict=True):
                if domain.name == "seat" and member >= seats:
                    raise TalkError(f"there is no seat {member}; seats are 0 to {seats - 1}")
            return Act(seat, to, form, about, at)
    known = ", ".join(form.name() for form in forms) or "none in this game"
    raise TalkError(f"nothing to say is called {words[0] if words else ''!r}; one of: {known}")
