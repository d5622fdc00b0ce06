"""Draws the signs that no font of letters has (arrows, stars, ticks) into a small font of our own.

    python web/tools/signs.py [FILE]

Without a FILE it writes web/src/style/signs.woff2, which the client brings along.
"""

# ruff: noqa: INP001  a script, not a package

from __future__ import annotations

import math
import sys
from pathlib import Path
from typing import Any

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

Point = tuple[float, float]
Contour = list[Point]
Glyph = tuple[int, list[Contour]]  # how wide it is, and its outlines: holes run the other way round

FILE = Path(__file__).parents[1] / "src" / "style" / "signs.woff2"
FAMILY = "Ostoja Signs"
EM = 1000
ASCENT, DESCENT = 1024, -400  # as the letters beside them have it
DATE = 3_800_000_000  # any, as long as it stays: seconds since 1904
MIDDLE = 330  # half of a capital letter's height

ARROW: Contour = [
    (60, 370),
    (478, 370),
    (322, 526),
    (380, 584),
    (634, 330),
    (380, 76),
    (322, 134),
    (478, 290),
    (60, 290),
]
BOTH_WAYS: Contour = [
    (56, 330), (280, 554), (338, 496), (212, 370), (588, 370), (462, 496), (520, 554),
    (744, 330), (520, 106), (462, 164), (588, 290), (212, 290), (338, 164), (280, 106),
]  # fmt: skip
PLUS: Contour = [
    (-45, 340), (45, 340), (45, 45), (340, 45), (340, -45), (45, -45),
    (45, -340), (-45, -340), (-45, -45), (-340, -45), (-340, 45), (-45, 45),
]  # fmt: skip
TICK: Contour = [(50, 320), (112, 382), (250, 244), (578, 592), (640, 534), (250, 112)]
LESS: Contour = [(440, 590), (440, 505), (165, 390), (440, 275), (440, 190), (60, 350), (60, 430)]


def turned(contour: Contour, degrees: float, around: Point, size: float = 1.0) -> Contour:
    """Turn an outline against the clock, and make it larger or smaller."""
    cos, sin = math.cos(math.radians(degrees)) * size, math.sin(math.radians(degrees)) * size
    x0, y0 = around
    return [(x0 + (x - x0) * cos - (y - y0) * sin, y0 + (x - x0) * sin + (y - y0) * cos) for x, y in contour]


def box(left: float, bottom: float, right: float, top: float) -> Contour:
    """Draw a box by its four sides."""
    return [(left, bottom), (left, top), (right, top), (right, bottom)]


def ring(points: int, radius: float, at: Point, inner: float = 0.0) -> Contour:
    """Go round a point by the clock; with an inner radius every other corner lies there, as in a star."""
    reach = [radius, inner or radius]
    corners = points * 2 if inner else points
    angles = [math.pi / 2 - 2 * math.pi * step / corners for step in range(corners)]
    return [(at[0] + reach[i % 2] * math.cos(a), at[1] + reach[i % 2] * math.sin(a)) for i, a in enumerate(angles)]


def arrow(degrees: float) -> Glyph:
    """Draw an arrow that points right, turned against the clock."""
    return 700, [turned(ARROW, degrees, (350, MIDDLE))]


def triangle(degrees: float, *, small: bool = False) -> Glyph:
    """Draw a triangle that points right, turned against the clock."""
    width = 480 if small else 700
    middle = (width / 2, MIDDLE - 30)
    size = 0.6 if small else 1.0
    pointing_right: Contour = [(-250, -300), (-250, 300), (310, 0)]
    placed = [(middle[0] + x, middle[1] + y) for x, y in pointing_right]
    return width, [turned(placed, degrees, middle, size)]


def diamond(*, hollow: bool) -> Glyph:
    """Draw a stone that stands on its corner."""
    middle = (350.0, float(MIDDLE))
    hole = [ring(4, 215, middle)[::-1]] if hollow else []
    return 700, [ring(4, 310, middle), *hole]


def cross() -> Glyph:
    """Draw a cross of two strokes."""
    return 700, [turned([(350 + x, MIDDLE + y) for x, y in PLUS], 45, (350, MIDDLE))]


SIGNS: dict[str, Glyph] = {
    "→": arrow(0), "↗": arrow(45), "↑": arrow(90), "↖": arrow(135),
    "←": arrow(180), "↙": arrow(225), "↓": arrow(270), "↘": arrow(315),
    "↔": (800, [BOTH_WAYS]),
    "⤢": (800, [turned(BOTH_WAYS, 45, (400, MIDDLE), 1.15)]),
    "≤": (500, [LESS, box(60, 50, 440, 130)]),
    "▶": triangle(0), "▲": triangle(90), "▼": triangle(270),
    "▸": triangle(0, small=True), "▴": triangle(90, small=True),
    "◂": triangle(180, small=True), "▾": triangle(270, small=True),
    "◆": diamond(hollow=False), "◇": diamond(hollow=True),
    "●": (660, [ring(48, 270, (330, MIDDLE))]),
    "★": (760, [ring(5, 370, (380, MIDDLE - 20), inner=155)]),
    "☰": (700, [box(70, y, 630, y + 90) for y in (60, 285, 510)]),
    "✓": (700, [TICK]),
    "✕": cross(), "✗": cross(),
    "❚": (360, [box(80, 10, 280, 650)]),
}  # fmt: skip


def drawn(contours: list[Contour]) -> Any:
    """Take outlines over into a glyph."""
    pen = TTGlyphPen(None)
    for contour in contours:
        first, *rest = [(round(x), round(y)) for x, y in contour]
        pen.moveTo(first)
        for point in rest:
            pen.lineTo(point)
        pen.closePath()
    return pen.glyph()


def font() -> Any:
    """Put all signs into a font; the same signs give the same tables."""
    names = {sign: f"uni{ord(sign):04X}" for sign in SIGNS}
    signs = {".notdef": (500, [box(80, 0, 420, 660)])} | {names[sign]: glyph for sign, glyph in SIGNS.items()}
    glyphs = {name: drawn(contours) for name, (_, contours) in signs.items()}
    builder = FontBuilder(EM, isTTF=True)
    builder.setupGlyphOrder(list(signs))
    builder.setupCharacterMap({ord(sign): name for sign, name in names.items()})
    builder.setupGlyf(glyphs)
    builder.setupHorizontalMetrics({name: (width, glyphs[name].xMin) for name, (width, _) in signs.items()})
    builder.setupHorizontalHeader(ascent=ASCENT, descent=DESCENT)
    builder.setupNameTable({"familyName": FAMILY, "styleName": "Regular"})
    builder.setupOS2(sTypoAscender=ASCENT, sTypoDescender=DESCENT, usWinAscent=ASCENT, usWinDescent=-DESCENT)
    builder.setupPost()
    builder.updateHead(created=DATE, modified=DATE)
    return builder.font


def main() -> None:
    """Write the font."""
    made = font()
    made.flavor = "woff2"
    made.recalcTimestamp = False
    made.save(sys.argv[1] if len(sys.argv) > 1 else FILE)


if __name__ == "__main__":
    main()
