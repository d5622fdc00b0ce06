"""What can be said at a besieged table, whether it came true, and what keeps it.

Nothing said binds. A promise is judged by what its maker does next, in the same round, from what everybody was told;
one that lasts longer, by all that its maker does until its term is over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.talk import (
    ACCUSATION,
    BROKEN,
    CLAIM,
    KEPT,
    LAPSED,
    PARTNER,
    PENDING,
    PROMISE,
    PROPOSER,
    QUESTION,
    REQUEST,
    ROUND,
    TERM,
    THIS_ROUND,
    THIS_VOTE,
    THREAT,
    TO_THE_END,
    UNJUDGED,
    Act,
    Deal,
    Form,
    Part,
)
from ostoja.kit.refuge.election import PlaceBallot

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ostoja.engine.journal import Event
    from ostoja.engine.vocabulary import Domain, Verb
    from ostoja.kit.refuge.state import Refuge

QUIET: Final = "quiet"
TO_SEARCH: Final = 0  # what a vote is held for, in every game with a truck
TO_DIE: Final = 2
ENDINGS: Final = ("rescue", "end")


def forms(menace: str, place: Domain, player: Domain) -> tuple[Form, ...]:
    """List what can be said; the menace is what the dice bring."""
    vote = Form(PROMISE, "vote", player)  # "I shall vote for ..."
    spare = Form(PROMISE, "spare", player)  # "I shall not vote for ..."
    go = Form(PROMISE, "go", place)  # "I am going to ..."
    gift = Form(PROMISE, "gift", player)  # "if I search, ... gets a card"
    mutual = Part(spare, PARTNER), Part(spare, PROPOSER)
    return (
        Form(CLAIM, menace, place),  # "they are coming to ..."
        Form(CLAIM, QUIET, place),  # "nothing is coming to ..."
        vote,
        spare,
        go,
        gift,
        Form(REQUEST, "vote", player),  # "vote for ..."
        Form(REQUEST, "go", place),  # "come to ..."
        Form(REQUEST, "avoid", place),  # "keep away from ..."
        Form(THREAT, "vote", player),  # "or my votes are for ..."
        Deal("alliance", *mutual, THIS_ROUND, player, names_partner=True),  # "let us stand together"
        Form(ACCUSATION, "liar", player),  # "... has lied to us"
        Form(QUESTION, "where"),  # "where are they coming?"
        Form(QUESTION, "vote"),  # "whom are you voting for?"
        Form(QUESTION, "go"),  # "where are you going?"
        Deal("truce", *mutual, THIS_ROUND, TERM),  # "neither of us votes for the other, until ..."
        Deal("against", Part(vote, 0), Part(vote, 0), THIS_VOTE, player),  # "both of us vote for ..."
        Deal("votes", Part(vote, 0), Part(vote, 1), THIS_VOTE, player, player),  # "I vote for ..., you for ..."
        Deal("search", Part(gift, PARTNER), Part(vote, PROPOSER), THIS_VOTE),  # "your vote for a card"
        Deal("mercy", Part(gift, PARTNER), Part(spare, PROPOSER), THIS_ROUND),  # "spare me, and a card is yours"
        Deal("rooms", Part(go, 0), Part(go, 1), THIS_ROUND, place, place),  # "I go to ..., you to ..."
    )


def judged(act: Act, events: Sequence[Event]) -> str:
    """Nothing said binds; this tells afterwards whether it was true, from what everybody was told."""
    kind, key = act.form.kind, act.form.key
    if kind == CLAIM:
        return judge_dice(since(act, events), act.about[0], expected=key != QUIET)
    if kind != PROMISE:
        return UNJUDGED
    later = since(act, events)
    if key == "gift":
        return judge_gift(later, act.seat, act.about[0])
    if key == "spare":
        return judge_spare(later, act.seat, act.about[0], act.term)
    return judge_next(later, "voted" if key == "vote" else "destination", act.seat, act.about[0])


def since(act: Act, events: Sequence[Event]) -> list[Event]:
    """Return what everybody was told since something was said."""
    return [event for event in events[act.at :] if event.audience < 0]


def judge_dice(events: Sequence[Event], place: int, *, expected: bool) -> str:
    """Compare a claim with the dice that are revealed next, in this round."""
    shown: set[int] = set()
    for event in events:
        if event.kind == "die":
            shown.add(event.args[0])
        elif shown:
            break
        elif event.kind == ROUND:
            return LAPSED
    if not shown:
        return PENDING
    return KEPT if (place in shown) == expected else BROKEN


def judge_next(events: Sequence[Event], kind: str, seat: int, target: int) -> str:
    """Compare a promise with the next time its maker could keep it; never in another round."""
    for event in events:
        if event.kind == kind and event.args[0] == seat:
            return KEPT if event.args[1] == target else BROKEN
        if event.kind == ROUND or event.kind in ENDINGS:
            return LAPSED
    return PENDING


def judge_spare(events: Sequence[Event], seat: int, target: int, term: int) -> str:
    """Compare "not for ..." with the votes of its maker over a victim: the next one, or all until the term is over."""
    votes: list[int] = []
    has_spared = False
    for event in events:
        if event.kind == "voted" and event.args[0] == seat:
            votes.append(event.args[1])
        elif event.kind in {"elected", "nobody-elected"}:
            if votes and event.kind == "elected" and event.args[2] == TO_DIE:
                if target in votes:
                    return BROKEN
                has_spared = True
            votes.clear()
        if (has_spared and term == THIS_VOTE) or (event.kind == ROUND and term != TO_THE_END) or event.kind in ENDINGS:
            return KEPT if has_spared else LAPSED
    return PENDING


def judge_gift(events: Sequence[Event], seat: int, receiver: int) -> str:
    """Compare "if I search ..." with the search of this round; it lapses when that brings no gift of its maker's."""
    for event in events:
        if event.kind == "gave-one" and event.args[0] == seat:
            return KEPT if event.args[1] == receiver else BROKEN
        if event.kind == ROUND or event.kind in ENDINGS or is_passed_over(event, seat):
            return LAPSED
    return PENDING


def is_search(event: Event) -> bool:
    """Tell whether a vote on the truck has elected somebody."""
    return event.kind == "elected" and event.args[2] == TO_SEARCH


def is_passed_over(event: Event, seat: int) -> bool:
    """Tell whether the truck goes to somebody else, to nobody, or is left alone by the seat itself."""
    if event.kind == "nobody-elected":
        return event.args[1] == TO_SEARCH
    return event.kind == "declined" or (is_search(event) and event.args[0] != seat)


def keeps_word(g: Refuge, promise: Act, option: int, vote: Verb, go: Verb, give: Verb) -> int:
    """Tell whether an option keeps a promise (1), breaks it (-1), or has nothing to do with it (0)."""
    key, target = promise.form.key, promise.about[0]
    step = g.agenda[-1]
    if option in vote:
        if not isinstance(step, PlaceBallot) or not step.candidates >> target & 1:
            return 0
        if key == "vote":
            return 1 if vote.target(option) == target else -1
        if key == "spare" and step.purpose == TO_DIE:
            return -1 if vote.target(option) == target else 1
    elif option in go:
        if key == "go":
            return 1 if go.target(option) == target else -1
    elif option in give and key == "gift":
        return 1 if give.parts(option)[1] == target else -1
    return 0


def is_true(g: Refuge, claim: Act) -> int:
    """Tell whether a claim about dice that lie hidden is true (1) or false (-1); 0: there are none."""
    if g.revealed or claim.form.kind != CLAIM:
        return 0
    return 1 if (claim.about[0] in g.dice) == (claim.form.key != QUIET) else -1


def harmed_by(g: Refuge, option: int, vote: Verb) -> int:
    """Return whom an option is meant to harm, as bits: the candidate that it would have eaten."""
    step = g.agenda[-1]
    if option in vote and isinstance(step, PlaceBallot) and step.purpose == TO_DIE:
        return 1 << vote.target(option)
    return 0
