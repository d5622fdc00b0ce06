"""What the log says, in both languages, where a number or a figure has to fit its sentence."""

from __future__ import annotations

import pytest

from ostoja.engine.journal import Event
from ostoja.games.claustrophobia import GAME
from ostoja.games.claustrophobia.words import DEMON, TARGET, WARRIOR
from ostoja.text import Texts

NAMES = ["Ola", "Tomek"]
ENGLISH = Texts(GAME, "en", strict=True)
POLISH = Texts(GAME, "pl", strict=True)
BLADE = WARRIOR.read("blade-1")
FIGURE = WARRIOR.read("demon-1")
HUNTER = DEMON.read("underground-hunter")


@pytest.mark.parametrize(
    ("hits", "english", "polish"),
    [
        (0, "The Blade for Hire I misses Troglodytes.", "Najemnik I nie trafia Troglodytów."),
        (1, "The Blade for Hire I hits Troglodytes once.", "Najemnik I trafia Troglodytów raz."),
        (2, "The Blade for Hire I hits Troglodytes 2 times.", "Najemnik I trafia Troglodytów 2 razy."),
        (5, "The Blade for Hire I hits Troglodytes 5 times.", "Najemnik I trafia Troglodytów 5 razy."),
    ],
)
def test_a_miss_is_called_a_miss(hits: int, english: str, polish: str) -> None:
    event = Event(-1, "hits", (BLADE, TARGET.read("troglodytes"), hits))
    assert (ENGLISH.event(event, NAMES), POLISH.event(event, NAMES)) == (english, polish)


@pytest.mark.parametrize(
    ("wounds", "english", "polish"),
    [
        (1, "takes 1 Wound.", "otrzymuje 1 ranę."),
        (2, "takes 2 Wounds.", "otrzymuje 2 rany."),
        (5, "takes 5 Wounds.", "otrzymuje 5 ran."),
    ],
)
def test_a_wounded_demon_is_named_once(wounds: int, english: str, polish: str) -> None:
    event = Event(-1, "wounded", (FIGURE, wounds, HUNTER))
    assert ENGLISH.event(event, NAMES) == f"Underground Hunter (Demon no. 1) {english}"
    assert POLISH.event(event, NAMES) == f"Podziemny Łowca (Demon I) {polish}"


@pytest.mark.parametrize(
    ("seals", "english", "polish"), [(1, "there is 1 now.", "jest teraz 1."), (2, "there are 2 now.", "są teraz 2.")]
)
def test_seals_are_counted_as_one_does(seals: int, english: str, polish: str) -> None:
    event = Event(-1, "sealed", (0, seals))
    assert ENGLISH.event(event, NAMES) == f"The Redeemer lays a Seal; {english}"
    assert POLISH.event(event, NAMES) == f"Odkupiciel kładzie Pieczęć; {polish}"


@pytest.mark.parametrize(
    ("points", "english", "polish"),
    [
        (1, "with 1 point.", "1 punkt."),
        (3, "with 3 points.", "3 punkty."),
        (12, "with 12 points.", "12 punktów."),
    ],
)
def test_points_of_the_auction_are_counted_as_one_does(points: int, english: str, polish: str) -> None:
    event = Event(-1, "won-bid", (0, points))
    assert ENGLISH.event(event, NAMES) == f"Ola plays the Humans {english}"
    assert POLISH.event(event, NAMES) == f"Ola gra Ludźmi i ma na zakupy {polish}"


def test_questions_count_misses_and_hits_as_one_does() -> None:
    assert ENGLISH.question(("ask-reroll", FIGURE, 1), NAMES).endswith("There is 1.")
    assert ENGLISH.question(("ask-reroll", FIGURE, 2), NAMES).endswith("There are 2.")
    assert [POLISH.question(("ask-reroll", FIGURE, n), NAMES).rpartition("? ")[2] for n in (1, 2, 5)] == [
        *("Jest 1.", "Są 2.", "Jest ich 5."),
    ]
    assert ENGLISH.question(("ask-dodge", 0, 1), NAMES) == "The Redeemer is hit once. Do you play Dodge?"
    assert ENGLISH.question(("ask-dodge", 0, 2), NAMES) == "The Redeemer is hit 2 times. Do you play Dodge?"
    assert [POLISH.question(("ask-dodge", 0, n), NAMES).partition(".")[0] for n in (1, 2, 5)] == [
        "Odkupiciel ma przyjąć 1 trafienie",
        "Odkupiciel ma przyjąć 2 trafienia",
        "Odkupiciel ma przyjąć 5 trafień",
    ]
