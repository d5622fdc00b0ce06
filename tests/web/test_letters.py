"""The client brings every letter and sign that it shows: nothing hangs on which fonts a machine happens to have."""

from __future__ import annotations

import importlib.util
from typing import TYPE_CHECKING, Any

import pytest
from fontTools.ttLib import TTFont
from tests.web.letters import HOME, STYLE, brought, written
from tests.web.scenes import END, LANGUAGES, MIDDLES, introduce, play_to, resize, sit_down, speak

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page
    from tests.web.guest import Guest

    Invite = Callable[..., Guest]

PAGES = ["/", "/new?game=zombie-terror", "/rules/outlive", "/settings", "/about"]
SHORT = 60  # letters of what is cited
LOOKS = 8
PAUSE = 250  # milliseconds


def test_every_letter_of_the_texts_boards_and_styles_comes_with_the_client() -> None:
    missing: dict[tuple[str, str], list[str]] = {}
    for letter, place in written():
        for kind, letters in brought().items():
            if letter != "\t" and ord(letter) not in letters:
                missing.setdefault((letter, kind), []).append(str(place))
    said = [
        f"{letter} (U+{ord(letter):04X}) in the font of the {kind}: {', '.join(places[:4])}"
        for (letter, kind), places in missing.items()
    ]
    assert not said, "\n".join(said)


def test_the_font_of_signs_is_what_its_tool_draws() -> None:
    spec = importlib.util.spec_from_file_location("signs", HOME / "web" / "tools" / "signs.py")
    assert spec
    assert spec.loader
    signs: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(signs)
    with TTFont(STYLE / "signs.woff2") as brought_along:
        assert outlines(brought_along) == outlines(signs.font())


def outlines(font: TTFont) -> dict[int, Any]:
    return {
        letter: (font["hmtx"][name][0], [tuple(point) for point in font["glyf"][name].coordinates])
        for letter, name in font.getBestCmap().items()
    }


# ---------------------------------------------------------------- as the browser draws it


def borrowed(page: Page) -> list[str]:
    """Return every text that is drawn with a font of the machine, once all fonts had time to come."""
    for _ in range(LOOKS):
        page.evaluate("document.fonts.ready")
        if not (found := drawn_with_others(page)):
            break
        page.wait_for_timeout(PAUSE)
    return found


def drawn_with_others(page: Page) -> list[str]:
    """Return every text that is drawn with a font of the machine now, also in fields and beside an element."""
    line = page.context.new_cdp_session(page)
    line.send("DOM.enable")
    line.send("CSS.enable")
    found: list[str] = []
    nodes: list[dict[str, Any]] = line.send("DOM.getFlattenedDocument", {"depth": -1, "pierce": True})["nodes"]
    texts = {node["parentId"]: node["nodeValue"].strip() for node in nodes if node["nodeName"] == "#text"}
    for node in nodes:
        for one in [node, *node.get("pseudoElements", [])]:
            if one is node and not texts.get(node["nodeId"]):
                continue
            fonts = line.send("CSS.getPlatformFontsForNode", {"nodeId": one["nodeId"]})["fonts"]
            ours = all(font["isCustomFont"] for font in fonts)
            if not ours:
                found.append(f"<{one['nodeName'].lower()}> {texts.get(node['nodeId'], '')[:SHORT]}")
    line.detach()
    return found


@pytest.mark.parametrize("scene", [*MIDDLES, END], ids=[*(scene.game for scene in MIDDLES), "end"])
def test_no_table_borrows_a_letter_from_the_machine(guest: Invite, scene: Any) -> None:
    page = guest("Ada").page
    introduce(page)
    table = play_to(page.request, scene)
    for language in LANGUAGES:
        speak(page, language)
        for size in ("360x640", "1280x800"):
            resize(page, size)
            sit_down(page, table)
            assert borrowed(page) == [], (language, size)
        if scene is not END:
            page.keyboard.press("b")  # the table as text
            assert borrowed(page) == [], language
            page.keyboard.press("b")


def test_no_page_borrows_a_letter_from_the_machine(guest: Invite) -> None:
    page = guest("Ada").page
    introduce(page)
    for language in LANGUAGES:
        speak(page, language)
        for path in PAGES:
            page.goto(path)
            page.locator("main h1, main h2").first.wait_for()
            page.evaluate("for (const fold of document.querySelectorAll('details')) fold.open = true")
            page.keyboard.press("?")
            assert borrowed(page) == [], (language, path)
            page.keyboard.press("Escape")


def test_a_letter_of_the_machine_would_be_found(guest: Invite) -> None:
    page = guest("Ada").page
    introduce(page)
    page.get_by_test_id("language-en").evaluate("(button) => button.append('\\u2603')")
    assert [one for one in borrowed(page) if "\u2603" in one]
