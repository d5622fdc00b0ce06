"""Experiments of a designer: a game with other numbers, played many times by bots."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ostoja.bots.registry import QUICK


class NewExperiment(Struct, forbid_unknown_fields=True):
    """What is to be tried: so many games of bots with other numbers, beside the same deals with the usual ones."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=8)]
    games: Annotated[int, Meta(ge=2, le=100_000)]
    options: dict[str, str | int | bool] = {}
    data: Annotated[str, Meta(max_length=65536)] = ""
    bot: Annotated[str, Meta(max_length=40)] = QUICK


class ExperimentCard(Struct):
    """How far an experiment is. `ahead`: how many others are played before it; `trouble`: why it failed.

    `data` is the data file that it tries; whoever has the link may look at it, and only its owner (`mine`) stop it.
    """

    id: str
    game: str
    seats: int
    games: int
    options: dict[str, str | int | bool]
    data: str
    bot: str
    status: Literal["waiting", "playing", "done", "stopped", "failed"]
    ahead: int
    done: int
    total: int
    created: int
    mine: bool
    trouble: Literal["", "slow", "lost", "broken"]


class Picture(Struct):
    """A heading, a sentence that says what the picture shows, and the picture as SVG, or a list as HTML."""

    heading: str
    sentence: str
    picture: str


class Pictures(Struct):
    """What came of an experiment: what was played, in words, and the pictures."""

    title: str
    played: str
    pictures: list[Picture]


class ExperimentLimits(Struct):
    """How much one experiment may play here; 0 games: there are none in this house."""

    games: int
    seconds: int
