"""The scheme of text keys: what a game must say, worked out from its entry in the registry, and what its files say."""

from __future__ import annotations

import importlib
import itertools
from functools import cache
from typing import TYPE_CHECKING

from fluent.runtime import FluentResource
from fluent.syntax import ast

import ostoja.games
from ostoja.engine.bounds import leaves
from ostoja.engine.match import Match
from ostoja.engine.rng import seeded
from ostoja.engine.setup_options import OneOf, Switch
from ostoja.engine.talk import (
    ACCEPTED,
    ANSWERS,
    BROKEN,
    DECLINED,
    KEPT,
    KINDS,
    LAPSED,
    PENDING,
    TERM,
    UNANSWERED,
    UNJUDGED,
)
from ostoja.engine.vocabulary import Domain

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from importlib.resources.abc import Traversable

    from ostoja.engine.game import Game

# Keys that every table shares, so that no game has to repeat them.
ENGINE_KEYS = {
    "event-forced",
    *(f"verdict-{word}" for word in (KEPT, BROKEN, PENDING, LAPSED, UNJUDGED, ACCEPTED, DECLINED, UNANSWERED)),
    *(f"kind-{kind}" for kind in KINDS),
    *(f"talk-{form.name()}" for form in ANSWERS),
    *(f"talk-{form.name()}.label" for form in ANSWERS),
    *(f"{TERM.name}-{label}" for label in TERM.labels),
}


def package_of(game: Game) -> str:
    """Return the package of a game, where its texts lie too."""
    return game.package()


def is_question(phrase: str) -> bool:
    """Tell a question from an event."""
    return phrase.startswith("ask-")


def keys_of(game: Game) -> set[str]:
    """Return every text that a game must have; an attribute is written `message.attribute`."""
    keys = {"game-title", "game-tagline", "game-about"}
    for domain in domains_of(game):
        if domain.literal or domain is TERM:
            continue
        keys |= {f"{domain.name}-{label}" for label in domain.labels if isinstance(label, str) and label}
    keys |= {f"phase-{phase}" for phase in phases_of(game)}
    keys |= {f"view-{field}" for field in fields_of_views(game)}
    if not is_ours(game):
        keys |= own_keys_of(game)
    keys |= {f"option-{verb.name}" for verb in game.vocabulary.verbs}
    for phrase in game.phrases:
        keys |= {phrase, f"{phrase}.title"} if is_question(phrase) else {f"event-{phrase}"}
    for form in game.talk:
        keys |= {f"talk-{form.name()}", f"talk-{form.name()}.label"}
    for choice in game.setup_options:
        keys |= {f"choice-{choice.key}", f"choice-{choice.key}.about"}
        if isinstance(choice, OneOf):
            keys |= {f"choice-{choice.key}-{value}" for value in choice.values}
        elif isinstance(choice, Switch):
            keys |= {f"choice-{choice.key}-true", f"choice-{choice.key}-false"}
    return keys


CARD_FIGURES = {"minutes", "weight", "first", "seats"}  # the same in every language
CARD_PARTS = {"", "name"} | CARD_FIGURES


def cards_of(game: Game) -> set[str]:
    """Return the texts that a game may have for the cards on which its first choice is made."""
    return {
        f"choice-{choice.key}-{value}-card"
        for choice in game.setup_options
        if isinstance(choice, OneOf)
        for value in choice.values
    }


def domains_of(game: Game) -> list[Domain]:
    """Return every domain that options, phrases or talk use, and those that only views use, from the game's words."""
    found = {domain.name: domain for verb in game.vocabulary.verbs for domain in verb.domains}
    found |= {domain.name: domain for domains in game.phrases.values() for domain in domains}
    found |= {domain.name: domain for form in game.talk for domain in form.domains}
    words = importlib.import_module(f"{package_of(game)}.words")
    found |= {domain.name: domain for domain in vars(words).values() if isinstance(domain, Domain)}
    return list(found.values())


@cache
def phases_of(game: Game) -> set[str]:
    """Return the phases that views name: all of the round, those of a random game, and the end."""
    view = importlib.import_module(f"{package_of(game)}.view")
    found = {"over", *getattr(view, "PHASES", ())}
    match, chance = Match(game, game.agree(game.least_seats), "phases"), seeded("phases")
    while not match.state.over:
        found.add(match.view(None).get("phase", "over"))
        seat = match.asked()[0]
        match.choose(seat, chance.pick(match.options(seat)))
    return found


def is_ours(game: Game) -> bool:
    """Tell whether a game is one of ours: then the client has a board for it, and words of its own."""
    return game.package().startswith(ostoja.games.__name__)


def own_keys_of(game: Game) -> set[str]:
    """Return what a game of another package says for itself: names of its numbers, an introduction, and guidance."""
    labels = {label for domain in domains_of(game) for label in domain.labels}
    parts = {part for field, _ in leaves(game.data) for part in field.split(".")} - labels
    return {
        *(f"number-{part}" for part in parts),
        *("intro", "intro.goal", "intro.turn", "intro.win"),
        *(f"guide-{phrase}" for phrase in game.phrases if is_question(phrase)),
    }


@cache
def fields_of_views(game: Game) -> set[str]:
    """Return the fields of a game's views, if it says what their numbers mean: the generic table shows them."""
    found: set[str] = set()
    match, chance = Match(game, game.agree(game.least_seats), "fields"), seeded("fields")
    while game.fields and not match.state.over:
        seat = match.asked()[0]
        found |= set(names_in(match.view(seat)))
        match.choose(seat, chance.pick(match.options(seat)))
    return found


def names_in(view: object) -> Iterator[str]:
    """Yield the names of all fields of a view, however deep they lie."""
    if isinstance(view, dict):
        yield from view
    for part in view.values() if isinstance(view, dict) else view if isinstance(view, list) else ():
        yield from names_in(part)


def members(domain: Domain) -> Sequence[int]:
    """Return the members to try: all of a game's own things, two seats, and numbers of every plural form."""
    if domain.name == "seat":
        return (0, 1)
    if domain.name == "number":
        return (0, 1, 2, 5, 22)
    if domain.literal:
        return (0, len(domain.labels) - 1)
    return [member for member, label in enumerate(domain.labels) if label != ""]


def about(domains: Sequence[Domain]) -> Iterator[tuple[int, ...]]:
    """Return everything that a sentence can be about."""
    return itertools.product(*(members(domain) for domain in domains))


def entries(file: Traversable) -> list[ast.Message]:
    """Return the messages of a file; what Fluent cannot read fails."""
    resource = FluentResource(file.read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, f"{file} cannot be read: {junk}"
    return [entry for entry in resource.body if isinstance(entry, ast.Message)]


def patterns(messages: list[ast.Message]) -> dict[str, ast.Pattern]:
    """Return the texts of messages and of their attributes by key."""
    found: dict[str, ast.Pattern] = {}
    for message in messages:
        if message.value is not None:
            found[message.id.name] = message.value
        for attribute in message.attributes:
            found[f"{message.id.name}.{attribute.id.name}"] = attribute.value
    return found


def nodes(tree: object) -> Iterator[ast.BaseNode]:
    """Walk through all nodes of a syntax tree."""
    if isinstance(tree, list):
        for branch in tree:
            yield from nodes(branch)
    elif isinstance(tree, ast.BaseNode):
        yield tree
        for branch in vars(tree).values():
            yield from nodes(branch)


def prose(pattern: ast.Pattern) -> str:
    """Return the words of a text without its variables."""
    return " ".join(node.value.strip() for node in nodes(pattern) if isinstance(node, ast.TextElement))


def variables(pattern: ast.Pattern) -> set[str]:
    """Return the variables that a text uses."""
    return {node.id.name for node in nodes(pattern) if isinstance(node, ast.VariableReference)}


def plural_selects(pattern: ast.Pattern) -> list[set[str]]:
    """Return, for each choice by plural form, the forms it knows."""
    found = []
    for node in nodes(pattern):
        if isinstance(node, ast.SelectExpression):
            forms = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
            if forms & {"zero", "few", "many"} or {"one", "other"} <= forms:
                found.append(forms)
    return found
