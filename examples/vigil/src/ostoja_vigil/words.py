"""What Vigil calls things: the candles, and the verbs of all its options."""

from __future__ import annotations

from typing import Final

from ostoja.engine.vocabulary import Domain, Vocabulary

CANDLE: Final = Domain("candle", ("stub", "taper", "candle", "lantern"))

VOCABULARY: Final = Vocabulary()  # every vocabulary begins with "pass"
TO_LIGHT: Final = VOCABULARY.verb("light", CANDLE)
TO_SEARCH: Final[int] = VOCABULARY.verb("search").at()
TO_REST: Final[int] = VOCABULARY.verb("rest").at()
