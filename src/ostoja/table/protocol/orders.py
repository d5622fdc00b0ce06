"""Orders for slow tables: what a seat wants done when it is asked, as long as nobody is there to answer."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct


class NewOrder(Struct, forbid_unknown_fields=True):
    """What is to be done for a seat when it is asked.

    pass: it passes whenever it may, until something is told that concerns it. choose: it chooses `words` (a verb and
    its targets) when that is offered; where a `question` is named, only if it is the open one, and with `args` only if
    it asks about just that, in that room say. `once`: the first time only.
    """

    kind: Literal["pass", "choose"]
    words: Annotated[list[str | int], Meta(max_length=8)] = []
    question: Annotated[str, Meta(max_length=40)] = ""
    args: Annotated[list[int], Meta(max_length=8)] = []
    once: bool = True


class StandingOrder(Struct):
    """An order that stands, and how often it was carried out."""

    id: str
    kind: Literal["pass", "choose"]
    words: list[str | int]
    question: str
    args: list[int]
    once: bool
    done: int
