"""What the texts read like, and what happens when one is missing."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle, FluentResource

from ostoja.engine.journal import Event
from ostoja.engine.talk import EVERYBODY, Act
from ostoja.games.mall_of_horror import GAME
from ostoja.games.mall_of_horror.words import CARD, COLOUR, LOCATION, PARKING, RESTROOM, SUPERMARKET
from ostoja.text import CommonTexts, MissingText, Texts, language_of
from ostoja.text.tongue import Tongue, bundle_of
from tests.toy import TOY

NAMES = ["Ola", "Tomek", "Ewa"]
ENGLISH = Texts(GAME, "en", strict=True)
POLISH = Texts(GAME, "pl", strict=True)


def tongue(language: str, source: str) -> Tongue:
    """Return a language that knows only some texts."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    return Tongue(language, bundle)


def said(name: str, to: int, *about: int) -> Act:
    """Let Ola say something."""
    form = next(form for form in GAME.talk if form.name() == name)
    return Act(0, to, form, about, 0)


@pytest.mark.parametrize(
    ("locale", "language"),
    [("pl", "pl"), ("pl_PL.UTF-8", "pl"), ("PL-pl", "pl"), ("en_GB", "en"), ("de_DE", "en"), ("C", "en"), ("", "en")],
)
def test_a_polish_locale_gets_polish_and_any_other_english(locale: str, language: str) -> None:
    assert language_of(locale) == language
    assert Texts(GAME, locale).language == language


@pytest.mark.parametrize(
    ("count", "english", "polish"),
    [
        (1, "Ola votes for Tomek (1 vote).", "Ola głosuje na: Tomek (1 głos)."),
        (2, "Ola votes for Tomek (2 votes).", "Ola głosuje na: Tomek (2 głosy)."),
        (5, "Ola votes for Tomek (5 votes).", "Ola głosuje na: Tomek (5 głosów)."),
        (12, "Ola votes for Tomek (12 votes).", "Ola głosuje na: Tomek (12 głosów)."),
        (22, "Ola votes for Tomek (22 votes).", "Ola głosuje na: Tomek (22 głosy)."),
    ],
)
def test_votes_are_counted_in_the_right_plural(count: int, english: str, polish: str) -> None:
    event = Event(-1, "voted", (0, 1, count))
    assert ENGLISH.event(event, NAMES) == english
    assert POLISH.event(event, NAMES) == polish


@pytest.mark.parametrize(
    ("count", "english", "polish"),
    [
        (1, "1 zombie is forcing", "1 zombie napiera"),
        (2, "2 zombies are forcing", "2 zombie napierają"),
        (5, "5 zombies are forcing", "5 zombie napiera"),
        (22, "22 zombies are forcing", "22 zombie napierają"),
    ],
)
def test_the_verb_agrees_with_the_number_of_zombies(count: int, english: str, polish: str) -> None:
    event = Event(-1, "breach", (RESTROOM, count, 1))
    assert ENGLISH.event(event, NAMES) == f"{english} the door of the Restroom (strength 1)!"
    assert POLISH.event(event, NAMES) == f"{polish} na drzwi Toalety (siła obrony: 1)!"


@pytest.mark.parametrize(
    ("kind", "english", "polish"),
    [
        ("crowd", "the smell of fresh meat", "zapach świeżego mięsa"),
        ("pin-ups", "they are the loudest", "są najgłośniejsze"),
    ],
)
def test_a_crowd_draws_zombies_by_its_smell_and_pin_ups_by_their_noise(kind: str, english: str, polish: str) -> None:
    event = Event(-1, kind, (RESTROOM,))
    assert english in ENGLISH.event(event, NAMES)
    assert polish in POLISH.event(event, NAMES)


def test_points_cards_and_rounds_are_counted_in_polish() -> None:
    texts = CommonTexts("pl", strict=True)
    assert [texts.say("points", count=n) for n in (1, 2, 5, 22)] == ["1 punkt", "2 punkty", "5 punktów", "22 punkty"]
    assert [texts.say("cards", count=n) for n in (1, 2, 5, 22)] == ["1 karta", "2 karty", "5 kart", "22 karty"]
    assert texts.say("game-over", rounds=1) == "Koniec gry po 1 rundzie."
    assert texts.say("game-over", rounds=5) == "Koniec gry po 5 rundach."


def test_things_have_their_names() -> None:
    assert ENGLISH.domain(LOCATION, SUPERMARKET, NAMES) == "Supermarket"
    assert POLISH.domain(CARD, CARD.read("camera"), NAMES) == "Kamery Ochronne"
    assert POLISH.domain(COLOUR, COLOUR.read("brown"), NAMES) == "brązowy"
    assert POLISH.domain(LOCATION, 0, NAMES) == "–"


@pytest.mark.parametrize(
    ("words", "question", "english", "polish"),
    [
        (["pass"], "", "Pass", "Pasuj"),
        (["pass"], "ask-camera", "Don’t look", "Nie podglądaj kości"),
        (["pass"], "ask-lure", "No zombie", "Nie stawiaj zombie"),
        (["place", "pin-up", "parking"], "ask-place", "Put the Pin-Up at Parking", "Postaw Ślicznotkę na Parkingu"),
        (["place", "gunman", "hq"], "", "Put the Gunman at Security HQ", "Postaw Strzelca w Biurze Ochrony"),
        (["go", "parking"], "ask-destination", "Go to Parking", "Idź na Parking"),
        (["go", "supermarket"], "ask-announce", "Announce the Supermarket", "Ogłoś cel: Supermarket"),
        (["vote", 1], "ask-vote", "Vote for Tomek", "Głos na: Tomek"),
        (["vote", 0], "ask-vote", "Vote for yourself", "Głos na siebie"),
        (["give", "fire-axe", 2], "ask-give", "Give Fire Axe to Ewa", "Siekierę strażacką dostaje Ewa"),
        (["fight", "chainsaw"], "ask-defence", "Use the Chainsaw", "Użyj Broni: Piła łańcuchowa"),
    ],
)
def test_options_read_like_buttons(words: list[str | int], question: str, english: str, polish: str) -> None:
    option = GAME.vocabulary.read(words)
    assert ENGLISH.option(option, NAMES, question, seat=0) == english
    assert POLISH.option(option, NAMES, question, seat=0) == polish


def test_a_forced_choice_names_the_option() -> None:
    event = Event(-1, "forced", (2, GAME.vocabulary.read(["move", "tough-guy"])))
    assert ENGLISH.event(event, NAMES) == "Ewa has no other choice: Move the Tough Guy"
    assert POLISH.event(event, NAMES) == "Ewa nie ma wyboru (Wyślij Twardziela)."


def test_a_question_names_the_place() -> None:
    assert ENGLISH.question(("ask-move", 0, PARKING), NAMES) == "Who goes to Parking?"
    assert POLISH.question(("ask-move", 0, PARKING), NAMES) == "Kto idzie na Parking?"
    assert POLISH.question(("ask-camera", -1, -1), NAMES).startswith("Kości leżą zakryte.")


def test_a_bounced_character_that_stood_at_parking_stays_there() -> None:
    stays = Event(-1, "bounced", (0, 0, RESTROOM, PARKING))
    assert POLISH.event(stays, NAMES) == "Ola: Ślicznotka nie dostaje się do Toalety i zostaje na Parkingu."
    goes = Event(-1, "bounced", (0, 0, RESTROOM, SUPERMARKET))
    assert POLISH.event(goes, NAMES) == "Ola: Ślicznotka nie dostaje się do Toalety i trafia na Parking."


def test_talk_knows_who_is_meant() -> None:
    assert ENGLISH.act(said("claim-zombies", EVERYBODY, PARKING), NAMES) == "Ola: “Zombies are coming to Parking!”"
    assert POLISH.act(said("claim-zombies", EVERYBODY, PARKING), NAMES) == "Ola: „Zombie idą na Parking!”"
    assert ENGLISH.act(said("promise-spare", 1, 1), NAMES) == "Ola to Tomek: “I won’t vote for you.”"
    assert POLISH.act(said("promise-spare", 1, 1), NAMES) == "Ola → Tomek: „Nie zagłosuję na ciebie.”"
    assert POLISH.spoken(said("request-vote", EVERYBODY, 0), NAMES) == "Głosujcie na mnie!"
    assert POLISH.spoken(said("request-vote", 1, 2), NAMES) == "Niech twój głos dostanie Ewa!"
    assert POLISH.spoken(said("request-go", 1, RESTROOM), NAMES) == "Chodź do Toalety!"


def test_a_claim_is_true_or_a_lie_and_a_promise_kept_or_broken() -> None:
    assert ENGLISH.verdict(said("claim-quiet", EVERYBODY, PARKING), "broken") == "a lie"
    assert POLISH.verdict(said("claim-quiet", EVERYBODY, PARKING), "kept") == "prawda"
    assert POLISH.verdict(said("promise-go", EVERYBODY, PARKING), "kept") == "dotrzymane"
    assert ENGLISH.verdict(said("promise-go", EVERYBODY, PARKING), "pending") == "not yet known"


def test_a_seat_without_a_name_is_numbered() -> None:
    assert ENGLISH.event(Event(-1, "eliminated", (3,)), NAMES) == "Seat 4 has nobody left alive."


def test_a_strict_table_says_which_text_is_missing() -> None:
    with pytest.raises(MissingText, match="'no-such-key' in 'pl'"):
        POLISH.say("no-such-key")
    with pytest.raises(MissingText, match=r"'points' in 'en': .*count"):
        ENGLISH.say("points")
    with pytest.raises(MissingText, match="'event-unheard-of'"):
        POLISH.event(Event(-1, "unheard-of", (1,)), NAMES)


def test_a_player_s_table_falls_back_to_english_and_then_to_the_key() -> None:
    texts = Texts(GAME, "pl")
    texts.tongues[0] = tongue("pl", "event-round = Runda { $a }\nevent-played = { $a } { $no_such_variable }\n")
    assert texts.event(Event(-1, "round", (3,)), NAMES) == "Runda 3"
    assert texts.event(Event(-1, "moved", (0, 0, PARKING, RESTROOM)), NAMES) == (
        "Ola’s Pin-Up goes from the Restroom to Parking."
    )
    assert texts.event(Event(-1, "played", (0, 0)), NAMES) == "Ola plays Threat."
    assert texts.domain(LOCATION, RESTROOM, NAMES) == "Restroom"
    assert texts.event(Event(-1, "unheard-of", (1,)), NAMES) == "event-unheard-of"
    assert texts.say("no-such-key") == "no-such-key"


def test_a_game_without_texts_is_still_told_by_its_keys() -> None:
    texts = Texts(TOY, "pl")
    assert texts.event(Event(-1, "took", (0, 3)), NAMES) == "event-took"
    assert texts.option(0, NAMES) == "option-pass"
    assert texts.say("your-turn", name="Ola") == "Twoja kolej, Ola"


def test_texts_are_read_once() -> None:
    assert bundle_of("ostoja.games.mall_of_horror", "pl") is bundle_of("ostoja.games.mall_of_horror", "pl")
