"""The catalog of a game: what a client must know to say its views, options and events in words."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from ostoja.engine.game import Game
from ostoja.engine.setup_options import Amount, Locked, OneOf, PerSeat, Switch, Unlocked
from ostoja.engine.talk import Deal
from ostoja.games import all_games, find
from ostoja.table.protocol.games import Catalog, ChoiceInfo, DomainInfo, FormInfo, GameCard, VerbInfo
from ostoja.table.protocol.updates import Option

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ostoja.engine.setup_options import SetupOption
    from ostoja.engine.talk import Form
    from ostoja.engine.vocabulary import Domain

USUAL_SEATS: Final = 4


@cache
def card(game: Game) -> GameCard:
    """Return a game as the lobby shows it."""
    return GameCard(
        key=game.key,
        least_seats=game.least_seats,
        most_seats=game.most_seats,
        usual_seats=usual_seats(game),
        minutes=list(game.minutes),
        weight=game.weight,
        sides=type(game).side is not Game.side,
    )


def usual_seats(game: Game) -> int:
    """Return how many play where nobody says so: of games with two sides, one on each."""
    if type(game).side is not Game.side:
        return game.least_seats
    return min(max(USUAL_SEATS, game.least_seats), game.most_seats)


@cache
def catalog(key: str) -> Catalog:
    """Return the catalog of the game of that key."""
    game = find(key)
    domains = Domains()
    return Catalog(
        card=card(game),
        rules=game.rules,
        verbs=[VerbInfo(verb.name, verb.base, domains.places(verb.domains)) for verb in game.vocabulary.verbs],
        phrases={phrase: domains.places(parts) for phrase, parts in game.phrases.items()},
        fields={field: domains.places([domain])[0] for field, domain in game.fields.items()},
        talk=[form_info(form, domains) for form in game.talk],
        choices=[describe(choice) for choice in game.setup_options],
        domains=[DomainInfo(domain.name, list(domain.labels), domain.literal) for domain in domains.known],
    )


def form_info(form: Form, domains: Domains) -> FormInfo:
    """Describe a sentence that can be said."""
    partner = isinstance(form, Deal) and form.names_partner
    return FormInfo(form.name(), form.kind, domains.places(form.domains), partner)


class Domains:
    """The domains of a game in the order in which they come up; messages name them by their place."""

    def __init__(self) -> None:
        self.known: list[Domain] = []

    def places(self, domains: Sequence[Domain]) -> list[int]:
        """Return the places of some domains."""
        for domain in domains:
            if domain not in self.known:
                self.known.append(domain)
        return [self.known.index(domain) for domain in domains]


def describe(choice: SetupOption) -> ChoiceInfo:
    """Return an option of a game as a form shows it."""
    if isinstance(choice, OneOf):
        opener = choice.opener if isinstance(choice, Locked) else ""
        return ChoiceInfo(choice.key, "one", choice.default, values=list(choice.values), opener=opener)
    if isinstance(choice, Switch):
        return ChoiceInfo(choice.key, "switch", choice.default)
    if isinstance(choice, Amount):
        return ChoiceInfo(choice.key, "amount", choice.default, least=choice.least, most=choice.most)
    if isinstance(choice, PerSeat):
        return ChoiceInfo(choice.key, "seats", choice.default, values=list(choice.names))
    if isinstance(choice, Unlocked):
        return ChoiceInfo(choice.key, "unlocked", choice.default, values=list(choice.names))
    return ChoiceInfo(choice.key, "text", choice.default)


@cache
def option(game: Game, number: int) -> Option:
    """Return an option with its verb and targets spelled."""
    verb = game.vocabulary.verb_of(number)
    targets = zip(verb.domains, game.vocabulary.targets(number), strict=True)
    return Option(number, verb.name, [f"{domain.name}:{domain.spell(member)}" for domain, member in targets])


def cards() -> list[GameCard]:
    """List the games in the order of their keys."""
    return [card(game) for _, game in sorted(all_games().items())]
