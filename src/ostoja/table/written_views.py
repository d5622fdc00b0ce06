"""Views as they are kept and sent: written field by field, and where a field lists things, thing by thing.

A text is compared with another at once, and lies in one place: to walk through what hundreds of tables looked like a
moment ago takes longer than to play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.json import Encoder

if TYPE_CHECKING:
    from ostoja.engine.game import View

Part = bytes | list[bytes]
Fields = dict[str, Part]

ENCODER: Final = Encoder()


def written(view: View) -> Fields:
    """Write a view field by field."""
    encode = ENCODER.encode
    return {
        field: [encode(thing) for thing in value]
        if type(value) is list and value and type(value[0]) is dict
        else encode(value)
        for field, value in view.items()
    }


def whole(part: Part) -> bytes:
    """Return the text of a field."""
    return b"[%b]" % b",".join(part) if isinstance(part, list) else part


def text_of(fields: Fields) -> bytes:
    """Return the text of a view."""
    return b"{%b}" % b",".join(b'"%b":%b' % (field.encode(), whole(part)) for field, part in fields.items())
