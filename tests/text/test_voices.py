"""The voices: every character says every kind of thing in four manners, in both languages."""

from __future__ import annotations

from importlib import resources

import pytest

from ostoja.bots.talk.character import CHARACTERS
from ostoja.bots.talk.talker import WORDINGS
from ostoja.engine.talk import ANSWER, KINDS, Act
from ostoja.games.mall_of_horror import GAME
from ostoja.text import Texts
from tests.text import scheme

NAMES = ("Ada", "Bogdan", "Celina", "Dawid")
SAID = [kind for kind in KINDS if kind != ANSWER] + ["accept", "decline"]


def voices(language: str) -> dict[str, str]:
    entries = scheme.entries(resources.files("ostoja.text") / "voices" / f"{language}.ftl")
    return {key: str(pattern) for key, pattern in scheme.patterns(entries).items()}


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_character_has_four_wordings_for_every_kind_of_act_and_nothing_else(language: str) -> None:
    wanted = {f"voice-{name}-{kind}.w{number}" for name in CHARACTERS for kind in SAID for number in range(WORDINGS)}
    assert set(voices(language)) == wanted


@pytest.mark.parametrize("language", ["en", "pl"])
def test_no_two_manners_of_one_kind_are_the_same(language: str) -> None:
    texts = Texts(GAME, language, strict=True)
    claim = Act(0, -1, GAME.talk[0], (2,), 0)
    spoken = set()
    for name in CHARACTERS:
        for number in range(WORDINGS):
            claim.voice = f"{name}-{number}"
            spoken.add(texts.spoken(claim, NAMES))
    assert len(spoken) == WORDINGS * len(CHARACTERS)


def test_a_voice_that_nobody_knows_speaks_plainly() -> None:
    texts = Texts(GAME, "en")
    claim = Act(0, -1, GAME.talk[0], (2,), 0)
    plain = texts.spoken(claim, NAMES)
    claim.voice = "pirate-1"
    assert texts.spoken(claim, NAMES) == plain
