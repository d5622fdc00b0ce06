"""Whatever is asked is in sight: a part of what `python -m tests.web.crawler` looks at."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.web.crawler import COURSES, FINGER, LINES, OUT_OF_SIGHT, PHONES, Crawler
from tests.web.scenes import seen

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.guest import Guest

    Invite = Callable[..., Guest]

CHOICES = 30
SMALL = ["1024x768", "1280x800"]
# The page takes no style from elsewhere; one that is put together in it is its own.
WEAR = """(style) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [sheet];
}"""


@pytest.mark.parametrize("name", list(COURSES))
def test_at_every_kind_of_question_all_that_is_asked_is_in_sight(guest: Invite, name: str) -> None:
    language = "pl" if list(COURSES).index(name) % 2 else "en"
    ada = guest("Ada", language=language)
    ada.arrives()
    crawler = Crawler(ada, COURSES[name], SMALL, language)
    crawler.sit_down("a part")
    crawler.crawl(kinds_only=True, until=CHOICES)
    assert crawler.looks >= len(SMALL)
    assert not crawler.faults, "\n".join(crawler.faults)


@pytest.mark.parametrize("name", list(COURSES))
def test_on_a_phone_every_kind_of_question_lies_open_for_a_finger_and_the_board_stays_put(
    guest: Invite, name: str
) -> None:
    language = "en" if list(COURSES).index(name) % 2 else "pl"
    ada = guest("Ada", language=language, phone=True)
    ada.arrives()
    crawler = Crawler(ada, COURSES[name], PHONES, language)
    crawler.sit_down("a part")
    crawler.crawl(kinds_only=True, until=CHOICES)
    assert crawler.looks >= len(PHONES)
    assert not crawler.faults, "\n".join(crawler.faults)


def test_the_crawler_sees_what_is_covered_cut_or_gone(guest: Invite) -> None:
    ada = guest("Ada")
    ada.arrives()
    crawler = Crawler(ada, COURSES["osaczeni"], SMALL, "en")
    crawler.sit_down("a part")
    ada.page.locator(".dock [data-option]").first.wait_for()
    options = seen(ada.page.request, crawler.table, 0)["options"]

    def spoilt(style: str) -> list[str]:
        ada.page.evaluate(WEAR, style)
        found: list[str] = ada.page.evaluate(OUT_OF_SIGHT, [options, LINES, FINGER])
        ada.page.evaluate(WEAR, "")
        return found

    assert spoilt(".none {}") == []
    assert "the question is cut or covered" in spoilt(".question { transform: translateX(200px) }")
    assert any("out of sight" in fault for fault in spoilt(".dock [data-option], .stage { visibility: hidden }"))
    assert any("the log has" in fault for fault in spoilt(".log-lines { max-height: 60px }"))
    assert "the way to talk is cut or covered" in spoilt(".talk { transform: translateY(30px) }")
