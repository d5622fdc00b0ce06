"""A browser that finds one font on its machine, in which every letter is a black box.

What it draws hangs on nothing but the client: pictures are the same wherever they are taken, and a letter that the
client does not bring along is seen at once.
"""

from __future__ import annotations

import os
import shutil
from typing import TYPE_CHECKING

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, Playwright

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # letters are drawn alike everywhere
    "--font-render-hinting=none",
    "--disable-lcd-text",
    "--disable-font-subpixel-positioning",
    "--force-color-profile=srgb",
    "--force-device-scale-factor=1",
]
BOXES = "Ostoja Boxes"
FIRST, LAST = 0x21, 0x2FFF
CONFIG = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{fonts}</dir><cachedir>{cache}</cachedir></fontconfig>
"""


def boxes(file: Path) -> None:
    """Write a font in which every letter is a black box, except for spaces."""
    pen = TTGlyphPen(None)
    pen.moveTo((0, -200))
    for corner in ((0, 800), (1000, 800), (1000, -200)):
        pen.lineTo(corner)
    pen.closePath()
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder([".notdef", "space", "box"])
    builder.setupCharacterMap(dict.fromkeys(range(FIRST, LAST), "box") | {0x20: "space", 0xA0: "space"})
    builder.setupGlyf({".notdef": pen.glyph(), "space": TTGlyphPen(None).glyph(), "box": pen.glyph()})
    builder.setupHorizontalMetrics({".notdef": (1000, 0), "space": (500, 0), "box": (1000, 0)})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": BOXES, "styleName": "Regular"})
    builder.setupOS2(sTypoAscender=800, sTypoDescender=-200, usWinAscent=800, usWinDescent=200)
    builder.setupPost()
    builder.save(file)


def launch(playwright: Playwright, home: Path | None = None) -> Browser:
    """Start Chromium with the machine's fonts; given a home for them, with black boxes only."""
    program = shutil.which("chromium") or shutil.which("chromium-browser")
    assert program, "the browser tests need Chromium: tools/system-packages installs it"
    env = dict(os.environ)
    if home is not None:
        (home / "fonts").mkdir()
        boxes(home / "fonts" / "boxes.ttf")
        (home / "fonts.conf").write_text(CONFIG.format(fonts=home / "fonts", cache=home / "cache"), encoding="utf-8")
        env["FONTCONFIG_FILE"] = str(home / "fonts.conf")
    return playwright.chromium.launch(executable_path=program, args=FLAGS, env=dict(env))
