"""What can be said under lockdown. Claims about the dice name areas only, never how many (OSA-DEST-07, OSA-DEST-08)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.games.osaczeni.words import AREA
from ostoja.kit.refuge.heads import PLAYER
from ostoja.kit.refuge.promises import forms

if TYPE_CHECKING:
    from ostoja.engine.talk import Form

TALK: Final[tuple[Form, ...]] = forms("monsters", AREA, PLAYER)
