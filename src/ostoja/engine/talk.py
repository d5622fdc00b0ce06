"""Talk: claims, promises, requests, threats, offers, questions, accusations, answers, and free chat.

None of it changes the state. An act may reply to another; an offer that is accepted is a deal: two promises with
a term, each judged by itself when it is due.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from ostoja.engine.errors import TalkError
from ostoja.engine.native import mypyc_attr
from ostoja.engine.vocabulary import Domain

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ostoja.engine.journal import Event
    from ostoja.engine.vocabulary import Word

CLAIM: Final = "claim"
PROMISE: Final = "promise"
REQUEST: Final = "request"
THREAT: Final = "threat"
OFFER: Final = "offer"
QUESTION: Final = "question"
ACCUSATION: Final = "accusation"
ANSWER: Final = "answer"
KINDS: Final = (CLAIM, PROMISE, REQUEST, THREAT, OFFER, QUESTION, ACCUSATION, ANSWER)

KEPT: Final = "kept"
BROKEN: Final = "broken"
PENDING: Final = "pending"
LAPSED: Final = "lapsed"  # what it was about never came
UNJUDGED: Final = "unjudged"
ACCEPTED: Final = "accepted"
DECLINED: Final = "declined"
UNANSWERED: Final = "unanswered"  # silence is an answer, too

EVERYBODY: Final = -1
NOTHING_BEFORE: Final = -1  # an act that replies to none
CHAT_LIMIT: Final = 500
ROUND: Final = "round"  # the event with which every game begins a round

# How long a promise of a deal binds.
THIS_VOTE: Final = 0
THIS_ROUND: Final = 1
TO_THE_END: Final = 2
TERM: Final = Domain("term", ("vote", "round", "game"))

# Of whom a promise in a deal speaks, beside what its offer names.
PROPOSER: Final = -1
PARTNER: Final = -2

VOICE: Final = re.compile(r"([a-z]{1,16}-\d{1,2})?")


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


class Part:
    """One of the two promises of a deal: its form, and what fills it: a place in the offer, or one of the two."""

    __slots__ = ("about", "form")

    def __init__(self, form: Form, *about: int) -> None:
        self.form = form
        self.about = about


class Deal(Form):
    """An offer that an acceptance makes a deal: what its proposer promises, and what the partner does.

    Its term is fixed, or the last thing that is filled in. Anybody it is said to may accept it, unless it names whom it
    is meant for: then that is the first thing that is filled in.
    """

    __slots__ = ("mine", "names_partner", "term", "yours")

    def __init__(
        self, key: str, mine: Part, yours: Part, term: int, *domains: Domain, names_partner: bool = False
    ) -> None:
        super().__init__(OFFER, key, *domains)
        self.mine = mine
        self.yours = yours
        self.term = term
        self.names_partner = names_partner

    def term_of(self, about: Sequence[int]) -> int:
        """Return the term that an offer names, or the usual one."""
        return about[-1] if self.domains and self.domains[-1] is TERM else self.term


ACCEPT: Final = Form(ANSWER, "accept")
DECLINE: Final = Form(ANSWER, "decline")
ANSWERS: Final = (ACCEPT, DECLINE)


@mypyc_attr(allow_interpreted_subclasses=True)
class Act:
    """Something a seat said: to whom (-1: everybody), in which form, about what, and after how many events.

    Its number counts all acts of a match; a promise out of a deal was never said as such and has none. `re` is
    the number of the act that it replies to, `voice` the manner in which a bot says it: a character and a wording.
    """

    __slots__ = ("about", "at", "form", "number", "re", "seat", "term", "to", "voice")

    def __init__(self, seat: int, to: int, form: Form, about: tuple[int, ...], at: int) -> None:
        self.seat = seat
        self.to = to
        self.form = form
        self.about = about
        self.at = at
        self.re = NOTHING_BEFORE
        self.number = NOTHING_BEFORE
        self.term = THIS_VOTE
        self.voice = ""

    def spell(self) -> list[Word]:
        """Spell the act as it stands in a record."""
        targets = [domain.spell(member) for domain, member in zip(self.form.domains, self.about, strict=True)]
        return [self.form.name(), *targets]

    def is_for(self, seat: int | None) -> bool:
        """Tell whether a seat (None: a spectator) hears it."""
        return self.to == EVERYBODY or seat in {self.to, self.seat}

    def is_to(self, seat: int) -> bool:
        """Tell whether a seat is spoken to, and so may answer."""
        if self.seat == seat or self.to not in {EVERYBODY, seat}:
            return False
        form = self.form
        return not (isinstance(form, Deal) and form.names_partner) or self.about[0] == seat

    def calls_on(self, seat: int) -> bool:
        """Tell whether it calls for an answer of a seat: an offer, a question, or something asked of it alone."""
        kind = self.form.kind
        return self.is_to(seat) and (kind in {OFFER, QUESTION} or (kind == REQUEST and self.to == seat))


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
    for form in (*forms, *ANSWERS) if forms else ():
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


def check_reply(act: Act, said: Sequence[Act], events: Sequence[Event]) -> None:
    """Refuse a reply to what the speaker has not heard, and an answer that nobody waits for."""
    is_answer = act.form.kind == ANSWER
    if act.re == NOTHING_BEFORE and not is_answer:
        return
    if not 0 <= act.re < len(said) or not said[act.re].is_for(act.seat):
        raise TalkError(f"seat {act.seat} has heard nothing of the number {act.re} to reply to")
    first = said[act.re]
    if first.seat == act.seat:
        raise TalkError("nobody replies to what they said themselves")
    if first.to != EVERYBODY and act.to != first.seat:
        raise TalkError(f"seat {first.seat} whispered that: only seat {first.seat} can be answered")
    if is_answer:
        check_answer(act, first, said, events)


def check_answer(act: Act, first: Act, said: Sequence[Act], events: Sequence[Event]) -> None:
    """Refuse to accept or decline what is neither offered nor asked for, is over, or is answered already."""
    if first.form.kind not in {OFFER, REQUEST} or not first.is_to(act.seat):
        raise TalkError(f"seat {act.seat} has nothing to accept or to decline there")
    if is_over(first, events):
        raise TalkError("it is too late to answer that: its round is over")
    if answer_to(first, act.seat, said) is not None:
        raise TalkError(f"seat {act.seat} has answered that already")


def answer_to(first: Act, seat: int, said: Sequence[Act]) -> Act | None:
    """Return the answer that a seat gave to something, if it gave one."""
    for act in said:
        if act.re == first.number and act.seat == seat and act.form.kind == ANSWER:
            return act
    return None


def is_over(act: Act, events: Sequence[Event]) -> bool:
    """Tell whether the round in which something was said is over."""
    return any(events[place].kind == ROUND for place in range(act.at, len(events)))


def agreed(act: Act, said: Sequence[Act]) -> list[Act]:
    """Return the two promises that an acceptance makes of an offer, as if both were given at that moment."""
    if act.form is not ACCEPT:
        return []
    offer = said[act.re]
    form = offer.form
    if not isinstance(form, Deal):
        return []
    is_public = offer.to == EVERYBODY and act.to == EVERYBODY
    promises: list[Act] = []
    for part, maker, other in ((form.mine, offer.seat, act.seat), (form.yours, act.seat, offer.seat)):
        about = tuple([filled(place, offer, act.seat) for place in part.about])
        promise = Act(maker, EVERYBODY if is_public else other, part.form, about, act.at)
        promise.re = offer.number
        promise.term = form.term_of(offer.about)
        promises.append(promise)
    return promises


def filled(place: int, offer: Act, partner: int) -> int:
    """Return whom or what a promise of a deal is about."""
    if place == PROPOSER:
        return offer.seat
    return partner if place == PARTNER else offer.about[place]


def outcome_of(offer: Act, said: Sequence[Act], events: Sequence[Event], *, over: bool) -> str:
    """Tell what became of an offer: accepted, declined, still open, or never answered."""
    found = DECLINED if any(act.re == offer.number and act.form is DECLINE for act in said) else ""
    for act in said:
        if act.re == offer.number and act.form is ACCEPT:
            return ACCEPTED
    return found or (UNANSWERED if over or is_over(offer, events) else PENDING)
