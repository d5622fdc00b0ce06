"""What can be said in the cellar, and whether it came true."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.engine.talk import BROKEN, KEPT, PENDING, PROMISE, REQUEST, UNJUDGED, Form
from ostoja_vigil.words import CANDLE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ostoja.engine.journal import Event
    from ostoja.engine.talk import Act

TALK: Final[tuple[Form, ...]] = (Form(PROMISE, "light", CANDLE), Form(REQUEST, "light", CANDLE))


def verdict(act: Act, events: Sequence[Event]) -> str:
    """VIG-TALK-01  Compare a promise with what its maker shows next."""
    if act.form.kind != PROMISE:
        return UNJUDGED
    for event in events[act.at :]:
        if event.kind in ("lit", "huddled") and event.args[0] == act.seat:
            return KEPT if event.args[1:] == act.about else BROKEN
    return PENDING
