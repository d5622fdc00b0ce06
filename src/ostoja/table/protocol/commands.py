"""What a seat tells the table: its choices, its words, its coming and going."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from ostoja.table.protocol.fields import Ref, Words


class Choose(Struct, tag="choose", tag_field="t", forbid_unknown_fields=True):
    """A choice: the id of the question, and the option by its number."""

    serial: int
    option: Annotated[int, Meta(ge=0)]
    ref: Ref = 0


class Undo(Struct, tag="undo", tag_field="t", forbid_unknown_fields=True):
    """Take one's last choice back."""

    ref: Ref = 0


class Back(Struct, tag="back", tag_field="t", forbid_unknown_fields=True):
    """Ask all to go back before one's last choice, or answer such a wish."""

    agree: bool
    ref: Ref = 0


class Say(Struct, tag="say", tag_field="t", forbid_unknown_fields=True):
    """Say something in one of the game's forms; -1 is everybody. `re` is the item of the feed that it replies to."""

    to: Annotated[int, Meta(ge=-1, le=7)]
    words: Words
    re: Annotated[int, Meta(ge=-1)] = -1
    ref: Ref = 0


class Chat(Struct, tag="chat", tag_field="t", forbid_unknown_fields=True):
    """Say something freely; -1 is everybody. A spectator speaks to the spectators."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    to: Annotated[int, Meta(ge=-1, le=7)] = -1
    ref: Ref = 0


class Resign(Struct, tag="resign", tag_field="t", forbid_unknown_fields=True):
    """Leave for good: a bot takes the chair; with two seats the other side wins."""

    ref: Ref = 0


class Away(Struct, tag="away", tag_field="t", forbid_unknown_fields=True):
    """Leave the chair to a bot for a while, or take it back."""

    away: bool
    ref: Ref = 0


class Ping(Struct, tag="ping", tag_field="t", forbid_unknown_fields=True):
    """Keep the line open, or ask for everything from item `have` of the feed."""

    have: int = -1
    ref: Ref = 0


class Composing(Struct, tag="composing", tag_field="t", forbid_unknown_fields=True):
    """Say that one is about to say something: bots wait a little longer. It is neither stored nor told to anybody."""

    ref: Ref = 0


Deed = Choose | Undo | Back | Say | Chat | Resign | Away
Command = Deed | Composing | Ping
