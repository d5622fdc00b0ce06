"""The command line says everything in both languages, and nothing that nobody asks for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ostoja.cli
from ostoja.text import LANGUAGES, CommonTexts
from tests.text import scheme

HOME = Path(ostoja.cli.__file__).parent
WHOLE = re.compile(
    r"""["']((?:games|bench|rules|verify|replay|simulate|duel|balance|fit|tune|think|tournament|play|serve|backup|restore|upgrade|position)-[a-z-]+)["']"""
)
OF_THE_BOARD = re.compile(r"""kit\.say\(["']([a-z-]+)["']""")


def patterns(language: str) -> dict[str, object]:
    """Return the texts of a language by key."""
    return dict(scheme.patterns(scheme.entries(HOME / "text" / f"{language}.ftl")))


def used() -> set[str]:
    """Return the keys that the code names."""
    found = {f"simulate-{key}" for key in ("games", "wins", "shared", "share", "interval", "score", "draws")}
    found |= {"simulate-mean-rounds", "simulate-mean-decisions", "simulate-decisions-per-second"}
    found |= {f"simulate-{key}" for key in ("bot", "side", "acts", "kept", "broken")}
    found |= {f"duel-{key}" for key in ("better", "not-better", "open")}
    found |= {f"tournament-{key}" for key in ("bot", "rating", "interval")}
    found |= {"mall-signs", "mall-shelter-signs"}
    found |= {f"bench-{key}" for key in ("seats", "decisions", "games", "copy", "view")}
    found |= {f"upgrade-{key}" for key in ("table", "game", "begun", "status", "what")}
    found |= {f"upgrade-status-{key}" for key in ("playing", "over")}
    for file in HOME.rglob("*.py"):
        source = file.read_text(encoding="utf-8")
        found |= set(WHOLE.findall(source)) | {f"mall-{key}" for key in OF_THE_BOARD.findall(source)}
    return {key for key in found if not key.endswith("-")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_that_is_asked_for_exists_and_no_other(language: str) -> None:
    assert set(patterns(language)) == used()


def test_both_languages_use_the_same_variables() -> None:
    english, polish = patterns("en"), patterns("pl")
    for key, pattern in english.items():
        assert scheme.variables(pattern) == scheme.variables(polish[key]), key  # type: ignore[arg-type]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_formats(language: str) -> None:
    texts = CommonTexts(language, strict=True, package="ostoja.cli")
    for key, pattern in patterns(language).items():
        assert texts.say(key, **dict.fromkeys(scheme.variables(pattern), 5))  # type: ignore[arg-type]
