"""How something unknown is named: no more of it than fits a message, and with the name that was probably meant."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

SHOWN: Final = 60  # characters of a wrong value that are shown to whoever wrote it


def no_such(kind: str, word: str, known: Iterable[str]) -> str:
    """Say that there is nothing of that name, and what there is instead."""
    names = list(known)
    return f"there is no {kind} {shown(word)}{guess(word, names)}; {kind}s: {', '.join(names)}"


def guess(word: str, known: Iterable[str]) -> str:
    """Ask whether a name much like the word was meant; empty: there is none."""
    near = get_close_matches(word, known, 1) if len(word) <= SHOWN else []
    return f" (did you mean {near[0]!r}?)" if near else ""


def shown(value: object) -> str:
    """Write a wrong value down, but no more of it than fits a message."""
    try:
        text = repr(value)
    except ValueError:  # Python writes no number of thousands of digits
        return "a number far too long"
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"
