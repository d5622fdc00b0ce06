"""How big and how deep a TOML text may be: seen in one walk over it, before anybody tries to understand it.

A parser's time and stack grow faster than the text: a key of thirty thousand parts takes it minutes.
"""

from __future__ import annotations

import re
from typing import Final

from ostoja.engine.errors import DataError

SIZE: Final = 65_536  # characters
LINES: Final = 5_000
FIELDS: Final = 5_000  # signs of equality
PARTS: Final = 16  # of a dotted name
DEPTH: Final = 16  # brackets within brackets
WORD: Final = 100  # letters or digits of a name, a number or a date

# Whatever begins as a text or a comment is one piece, closed or not; the signs that count stand alone. No piece fails
# once it has begun, so nothing is tried twice; possessive groups would say so, but Python 3.11.2 reads them wrongly.
PIECES: Final = re.compile(
    r"""
      \"{3} (?: [^\\] | \\. | \\\Z )*? (?: "{3,5} | \Z )
    | '{3} .*? (?: '{3,5} | \Z )
    | " (?: [^"\\\n] | \\. )* "?
    | ' [^'\n]* '?
    | \# [^\n]*
    | (?P<word> [\w+:-]+ )
    | (?P<sign> [.=,\n\[\]{}] )
    """,
    re.VERBOSE | re.DOTALL,
)


def check_size(text: str, name: str) -> None:
    """Refuse a text that is too big or too deep to be read, and name the bound."""
    if len(text) > SIZE:
        raise DataError(f"{name} has {len(text)} characters; there may be {SIZE}")
    lines = text.count("\n")
    if lines > LINES:
        raise DataError(f"{name} has {lines} lines; there may be {LINES}")
    depth = parts = fields = 0
    for piece in PIECES.finditer(text):
        problem = ""
        if piece.lastgroup == "word":
            problem = f"a name or number of over {WORD} signs" if piece.end() - piece.start() > WORD else ""
        elif piece.lastgroup == "sign":
            sign = piece.group()
            parts = parts + 1 if sign == "." else 0
            depth += (sign in "[{") - (sign in "]}")
            fields += sign == "="
            if parts >= PARTS:
                problem = f"a name of over {PARTS} parts"
            elif depth > DEPTH:
                problem = f"over {DEPTH} brackets within each other"
            elif fields > FIELDS:
                problem = f"field {fields}; there may be {FIELDS}"
        if problem:
            line = text.count("\n", 0, piece.start()) + 1
            raise DataError(f"{name} goes too far: line {line} has {problem}")
