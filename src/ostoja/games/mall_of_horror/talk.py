"""What can be said in the mall."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ostoja.games.mall_of_horror.words import LOCATION
from ostoja.kit.refuge.heads import PLAYER
from ostoja.kit.refuge.promises import forms

if TYPE_CHECKING:
    from ostoja.engine.talk import Form

TALK: Final[tuple[Form, ...]] = forms("zombies", LOCATION, PLAYER)
