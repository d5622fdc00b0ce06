"""Positions as text: taken from a table, and opened as one."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct


class PositionText(Struct):
    """A position written down; `seen_by` a seat: one of the worlds that the seat cannot tell from the true one."""

    text: str
    seen_by: int | None


class OpenPosition(Struct, forbid_unknown_fields=True):
    """A position, as TOML, that is to be opened as a sandbox."""

    text: Annotated[str, Meta(min_length=1, max_length=65536)]
