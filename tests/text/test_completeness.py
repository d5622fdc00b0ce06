"""Every game says everything, in both languages, about everything it can be about."""

from __future__ import annotations

import re
from importlib import resources
from typing import TYPE_CHECKING

import pytest

from ostoja.engine.journal import Event
from ostoja.engine.match import Match
from ostoja.engine.rng import seeded
from ostoja.engine.seats import MOST_SEATS
from ostoja.engine.talk import EVERYBODY, Act
from ostoja.games import all_games
from ostoja.text import LANGUAGES, CommonTexts, Texts
from tests.text import scheme

if TYPE_CHECKING:
    from fluent.syntax.ast import Message

    from ostoja.engine.game import Game

GAMES = list(all_games().values())
NAMES = [f"Player{seat}" for seat in range(MOST_SEATS)]

# Texts that are the same in both languages because they are names.
SAME = {
    "game-title",
    "location-cachou",
    "location-megatoys",
    "location-parking",
    "location-supermarket",
    "card-sprint",
    "card-sprint.acc",
    "item-walkie-talkie",
}
ENGLISH_WORDS = re.compile(r"\b(the|of|and|you|your|to whom|with|vote|votes|card|cards|round|player)\b", re.IGNORECASE)

every_game = pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
both_languages = pytest.mark.parametrize("language", LANGUAGES)


def common_entries(language: str) -> list[Message]:
    return scheme.entries(resources.files("ostoja.text") / "common" / f"{language}.ftl")


def game_entries(game: Game, language: str) -> list[Message]:
    return scheme.entries(resources.files(scheme.package_of(game)) / "text" / f"{language}.ftl")


def check(text: str) -> None:
    """Fail if a rendered text shows a trace of the machinery or bad spacing."""
    assert text
    assert not re.search(r"[{}$]|\?\?\?|  |\s$|^\s|[\u2068\u2069]|\s[.,!?](?!:)", text), text


@both_languages
@every_game
def test_every_key_of_the_scheme_exists_and_no_other(game: Game, language: str) -> None:
    found = scheme.patterns(game_entries(game, language))
    wanted = scheme.keys_of(game)
    assert sorted(wanted - set(found)) == []
    domains = {domain.name for domain in scheme.domains_of(game)}
    for key in set(found) - wanted:
        message, _, attribute = key.partition(".")
        if message in scheme.cards_of(game) and attribute in scheme.CARD_PARTS:
            continue
        is_form = message in wanted and message.split("-")[0] in domains
        is_refinement = message.startswith("option-") and attribute in game.phrases and scheme.is_question(attribute)
        assert attribute, f"{key} belongs to nothing in the game"
        assert is_form or is_refinement, f"{key} belongs to nothing in the game"


@both_languages
@every_game
def test_no_key_is_written_twice(game: Game, language: str) -> None:
    keys = [entry.id.name for entry in common_entries(language) + game_entries(game, language)]
    assert sorted({key for key in keys if keys.count(key) > 1}) == []


@both_languages
@every_game
def test_all_members_of_a_domain_have_the_same_forms_and_each_is_used(game: Game, language: str) -> None:
    found = scheme.patterns(game_entries(game, language))
    used = {variable.partition("_")[2] for pattern in found.values() for variable in scheme.variables(pattern)}
    for domain in scheme.domains_of(game):
        labels = [f"{domain.name}-{label}" for label in domain.labels if isinstance(label, str) and label]
        forms = {label: {key.partition(".")[2] for key in found if key.startswith(f"{label}.")} for label in labels}
        for label in labels:
            assert forms[label] == forms[labels[0]], label
            assert forms[label] <= used, f"a form of {label} is never used"


@both_languages
def test_the_engine_s_own_words_are_common(language: str) -> None:
    assert sorted(scheme.ENGINE_KEYS - set(scheme.patterns(common_entries(language)))) == []


def test_the_common_texts_have_the_same_keys_and_variables_in_both_languages() -> None:
    english, polish = (scheme.patterns(common_entries(language)) for language in LANGUAGES)
    assert set(english) == set(polish)
    for key, pattern in english.items():
        assert scheme.variables(pattern) == scheme.variables(polish[key]), key


@both_languages
def test_every_common_text_formats(language: str) -> None:
    texts = CommonTexts(language, strict=True)
    for key, pattern in scheme.patterns(common_entries(language)).items():
        for number in (0, 1, 2, 5, 22):
            check(texts.say(key, **dict.fromkeys(scheme.variables(pattern), number)))


@both_languages
@every_game
def test_everything_formats_about_everything(game: Game, language: str) -> None:
    texts = Texts(game, language, strict=True)
    for domain in scheme.domains_of(game):
        for member in scheme.members(domain):
            check(texts.domain(domain, member, NAMES))
    for phrase, domains in game.phrases.items():
        for members in scheme.about(domains):
            if scheme.is_question(phrase):
                check(texts.question((phrase, members[0], members[1]), NAMES))
            else:
                check(texts.event(Event(-1, phrase, members), NAMES))
    for key in ("game-title", "game-tagline", "game-about"):
        check(texts.say(key))


@both_languages
@every_game
def test_every_option_formats_at_every_question(game: Game, language: str) -> None:
    texts = Texts(game, language, strict=True)
    questions = ["", *filter(scheme.is_question, game.phrases)]
    for option in range(game.vocabulary.size):
        if "" not in game.vocabulary.spell(option):
            for question in questions:
                check(texts.option(option, NAMES, question, seat=0))
            check(texts.event(Event(-1, "forced", (0, option)), NAMES))


@both_languages
@every_game
def test_everything_can_be_said_to_one_and_to_all(game: Game, language: str) -> None:
    texts = Texts(game, language, strict=True)
    for form in game.talk:
        check(texts.say(f"talk-{form.name()}.label"))
        for members in scheme.about(form.domains):
            for to in (EVERYBODY, 1, 2):
                act = Act(0, to, form, members, 0)
                check(texts.act(act, NAMES))
                assert texts.spoken(act, NAMES)[-1] in ".!?", texts.spoken(act, NAMES)


@both_languages
@every_game
def test_sentences_end_as_sentences_do(game: Game, language: str) -> None:
    texts = Texts(game, language, strict=True)
    for phrase, domains in game.phrases.items():
        members = next(iter(scheme.about(domains)))
        if scheme.is_question(phrase):
            assert texts.question((phrase, members[0], members[1]), NAMES)[-1] in ".?"
        else:
            assert texts.event(Event(-1, phrase, members), NAMES)[-1] in ".!"


@every_game
def test_polish_is_polish(game: Game) -> None:
    english = scheme.patterns(common_entries("en") + game_entries(game, "en"))
    polish = scheme.patterns(common_entries("pl") + game_entries(game, "pl"))
    for key, pattern in polish.items():
        words = scheme.prose(pattern)
        is_figure = key.partition(".")[2] in scheme.CARD_FIGURES
        if key in english and key not in SAME and not is_figure and re.search(r"\w", words):
            assert words != scheme.prose(english[key]), f"{key} is not translated"
        leftover = None if key in SAME else ENGLISH_WORDS.search(words)
        assert leftover is None, f"{key}: {words}"


@every_game
def test_polish_knows_all_plural_forms_wherever_it_counts(game: Game) -> None:
    for key, pattern in scheme.patterns(common_entries("pl") + game_entries(game, "pl")).items():
        for forms in scheme.plural_selects(pattern):
            assert {"one", "few", "many", "other"} <= forms, key


@both_languages
@every_game
def test_random_games_are_told_without_a_missing_word(game: Game, language: str) -> None:
    texts = Texts(game, language, strict=True)
    for seats in range(game.least_seats, game.most_seats + 1):
        match, chance = Match(game, game.agree(seats), f"told {seats}"), seeded(f"told {seats}")
        while not match.state.over:
            phase = match.view(None).get("phase")
            if phase is not None:
                check(texts.say(f"phase-{phase}"))
            seat = chance.pick(match.asked())
            check(texts.question(match.question(), NAMES))
            for option in match.options(seat):
                check(texts.option(option, NAMES, match.question()[0], seat))
            match.choose(seat, chance.pick(match.options(seat)))
        for event in match.journal.events:
            check(texts.event(event, NAMES))
