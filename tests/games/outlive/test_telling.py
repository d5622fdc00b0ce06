"""What the log says, in both languages, where it once said something else than what had happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ostoja.games.outlive import GAME
from ostoja.text import LANGUAGES, Texts
from tests.games.outlive.driver import BEIGE, BLUE, RED, table

if TYPE_CHECKING:
    from tests.games.outlive.played import Driver

NAMES = ["Ada", "Bogdan", "Celina", "Dawid"]


def told(t: Driver, language: str) -> list[str]:
    """Write down what everybody was told."""
    texts = Texts(GAME, language, strict=True)
    return [texts.event(event, NAMES) for event in t.journal.told(None)]


def test_at_the_end_of_the_gauge_the_log_does_not_say_that_it_gets_worse() -> None:
    t = table(2, events=["cloud"], gauge={RED: -11}, airlock={RED: 2})
    t.strike()
    english, polish = told(t, "en"), told(t, "pl")
    assert "Ada’s gauge gets worse by 2." in english
    assert "Bogdan’s gauge cannot get any worse; points beyond it, a survivor each: 2." in english
    assert "Bogdan: miernik nie może się już pogorszyć; punkty poza skalą, po ocalonym za każdy: 2." in polish
    assert not any("Bogdan" in line and ("gets worse" in line or "pogarsza" in line) for line in english + polish)


@pytest.mark.parametrize("language", LANGUAGES)
def test_pressure_is_called_pressure_and_not_strength(language: str) -> None:
    t = table(4, heroes={RED: {"5": "base"}, BLUE: {"3a": "dam standing"}}, goods={BLUE: {"wood": 5}})
    t.move(RED, "5", "dam")
    words = {"en": "Bogdan puts pressure on Dawid: 2.", "pl": "Bogdan wywiera presję. Ofiara: Dawid, presja: 2."}
    assert words[language] in told(t, language)


def test_who_may_look_on_another_s_turn_reads_whose_turn_it_is() -> None:
    t = table(2, rooms={RED: ["peek 4"]})
    t.turn(BEIGE)
    decision = t.g.agenda[-1].asks(t.g)  # type: ignore[attr-defined]
    assert Texts(GAME, "en", strict=True).question(decision, NAMES) == "Ada moves: which hero, and where to?"
    assert Texts(GAME, "pl", strict=True).question(decision, NAMES) == "Ruch (Ada): który bohater idzie i dokąd?"
    assert t.options(RED)[0] == ("wait",)
    assert Texts(GAME, "en", strict=True).option(t.g.offers[RED][0], NAMES) == "Don’t look before my next turn"
