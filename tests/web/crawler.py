"""Looks at every question of whole games, on every screen and in both languages: is all that is asked in sight?

python -m tests.web.crawler                        every title, every screen, both languages: a quarter of an hour
python -m tests.web.crawler --game osaczeni --size 1024x768
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from playwright.sync_api import sync_playwright
from tests.web.guest import Guest
from tests.web.house import House
from tests.web.machine import launch
from tests.web.scenes import chosen, seen, speak
from tests.web.touch import new_table

if TYPE_CHECKING:
    from collections.abc import Sequence

PHONES = ["360x640", "412x915"]
SCREENS = [*PHONES, "820x1180", "1024x768", "1280x800", "1920x1080", "2560x1440"]
LANGUAGES = ["en", "pl"]
LINES = 8  # of the log, at least
FINGER = 44  # pixels that a finger needs
PATIENCE = 30_000  # milliseconds

# Everything about the open question that a player cannot see or reach where they look for it.
OUT_OF_SIGHT = """([options, lines, finger]) => {
  const found = [];
  const phone = document.querySelector(".table-bar") !== null;
  const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const at = (x, y) => document.elementFromPoint(x, y);
  // All four corners and the middle of its box lie in the window with nothing above them.
  const isWhole = (one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5) return false;
    const points = [[left + 6, top + 6], [right - 6, top + 6], [left + 6, bottom - 6], [right - 6, bottom - 6],
      [(left + right) / 2, (top + bottom) / 2]];
    return points.every(([x, y]) => one.contains(at(x, y)));
  };
  const hasFreePoint = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const reach = [0.5, 0.3, 0.7, 0.15, 0.85, 0.06, 0.94];
    return reach.some((down) => reach.some((over) => one.contains(at(left + width * over, top + height * down))));
  };
  const must = (name, selector) => {
    const some = all(selector);
    if (!some.length) found.push(`${name} is not there`);
    for (const one of some) if (!isWhole(one)) found.push(`${name} is cut or covered`);
  };
  if (document.scrollingElement.scrollHeight > innerHeight + 1) found.push("the page scrolls");
  must("the question", ".question");
  for (const one of all(".dock .note-key, .hint-line, .option-key")) {
    if (!isWhole(one)) found.push(`${one.dataset.testid ?? one.className} is cut or covered`);
  }
  if (document.querySelector(".talk")) must("the way to talk", ".talk-line > *");
  const list = all("[data-testid=list]").some(isWhole);
  if (phone) {
    must("the bar", ".bar-key");
    for (const one of all(".dock button, .bar-key, .dock .hand .card")) {
      const { width, height } = one.getBoundingClientRect();
      if (width < finger - 0.5 || height < finger - 0.5) {
        found.push(`${one.textContent} is ${Math.round(width)}x${Math.round(height)}`);
      }
    }
  }
  const body = document.querySelector(".dock-body");
  if (body.scrollHeight > body.clientHeight + 1 && !list) found.push("the question is longer than its place");
  const lit = new Map();
  for (const one of all(".stage .target.lit, .dock .hand .target.lit")) {
    const free = hasFreePoint(one);
    lit.set(one.dataset.target, lit.get(one.dataset.target) || free);
  }
  for (const { id, path } of options) {
    const buttons = all(`[data-option="${id}"]`);
    const isSeen = buttons.some(isWhole);
    const onBoard = path.length > 0 && path.some((target) => lit.get(target));
    const onList = phone && list && buttons.length > 0;
    if (!isSeen && !onBoard && !onList) found.push(`option ${id} (${path.join(" ")}) is out of sight`);
  }
  for (const one of all(".stage [data-option]")) {
    if (!hasFreePoint(one)) found.push(`the button ${one.dataset.verb ?? one.dataset.option} on the board is covered`);
  }
  const log = document.querySelector(".log-lines");
  if (!log && phone) return [...new Set(found)];
  const newest = log.lastElementChild;
  const height = parseFloat(getComputedStyle(log).lineHeight) + 4;
  const held = Math.floor(log.clientHeight / height);
  if (held < lines && innerWidth >= 1000) found.push(`the log has ${held} lines`);
  const edge = log.getBoundingClientRect();
  if (newest.getBoundingClientRect().bottom > edge.bottom + 1) found.push("the newest line of the log is out of sight");
  if (edge.bottom > innerHeight) found.push("the log leaves the window");
  return [...new Set(found)];
}"""
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 30))))"


class Course(NamedTuple):
    """A game as one side plays it."""

    game: str
    bots: int
    options: dict[str, Any]


COURSES = {
    "mall-of-horror": Course("mall-of-horror", 5, {}),
    "osaczeni": Course("osaczeni", 4, {}),
    "outlive": Course("outlive", 3, {}),
    "claustrophobia as Humans": Course("claustrophobia", 1, {"human_seat": "0"}),
    "claustrophobia as Demons": Course("claustrophobia", 1, {"human_seat": "1"}),
    "zombie-terror as humans": Course("zombie-terror", 1, {"zombie_seat": "1"}),
    "zombie-terror as zombies": Course("zombie-terror", 1, {"zombie_seat": "0"}),
}


class Crawler:
    """Plays a course over HTTP, and looks at the page whenever it is asked."""

    def __init__(self, guest: Guest, course: Course, screens: Sequence[str], language: str) -> None:
        self.guest = guest
        self.page = guest.page
        self.course = course
        self.screens = screens
        self.language = language
        self.chance = random.Random(course.game)  # noqa: S311  no cryptography
        self.table = ""
        self.looks = 0
        self.faults: list[str] = []
        self.stages: dict[str, Any] = {}  # where the board lies, by screen

    def sit_down(self, seed: str) -> None:
        """Open the table in the language of the course, with hints, but without the introduction."""
        speak(self.page, self.language)
        known = self.page.request.get("/api/me").json()["settings"]
        answer = self.page.request.patch("/api/me", data={"settings": {**known, "guide": True}})
        assert answer.ok
        chairs = [{"who": "me"}, *[{"who": "bot", "level": "random"}] * self.course.bots]
        self.table = new_table(self.guest, self.course.game, chairs, self.course.options, seed)
        self.page.goto(f"/table/{self.table}")
        self.page.get_by_test_id("table").wait_for()
        if self.page.get_by_test_id("intro").count():
            self.page.keyboard.press("Escape")

    def crawl(self, *, kinds_only: bool = False, until: int = 100_000) -> None:
        """Play to the end, or for so many choices; with `kinds_only` look at the first two questions of each kind."""
        met: dict[str, int] = {}
        made = 0
        while made < until:
            update = seen(self.page.request, self.table, 0)
            if update["end"]:
                return
            if 0 not in update["asked"]:
                self.page.wait_for_timeout(15)
                continue
            kind = update["question"]["key"]
            met[kind] = met.get(kind, 0) + 1
            if not kinds_only or met[kind] <= 2:
                self.look(update)
            choice = {"t": "choose", "serial": update["serial"], "option": chosen(update["options"], self.chance)}
            self.page.request.post(f"/api/tables/{self.table}/play?seat=0", data=choice)
            made += 1

    def look(self, update: dict[str, Any]) -> None:
        """Look at the question on every screen."""
        serial = str(update["serial"])
        self.page.wait_for_function(
            "(serial) => document.querySelector('.table')?.dataset.serial === serial", arg=serial, timeout=PATIENCE
        )
        for screen in self.screens:
            width, height = map(int, screen.split("x"))
            self.page.set_viewport_size({"width": width, "height": height})
            self.page.evaluate(SETTLED)
            if str(seen(self.page.request, self.table, 0)["serial"]) != serial:
                return  # somebody was faster
            self.looks += 1
            where = f"{self.course.game} {screen} {self.language} {update['question']['key']}"
            faults = self.page.evaluate(OUT_OF_SIGHT, [update["options"], LINES, FINGER])
            stage = self.page.locator(".stage").bounding_box()
            if self.stages.setdefault(screen, stage) != stage:
                faults.append(f"the board moved from {self.stages[screen]} to {stage}")
            self.faults += [f"{where}: {fault}" for fault in faults]


def main() -> int:
    """Crawl what was asked for, and say what is out of sight."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="", help="only this title")
    parser.add_argument("--size", choices=SCREENS, help="only this screen")
    parser.add_argument("--language", choices=LANGUAGES, help="only this language")
    parser.add_argument("--seed", default="crawled")
    parser.add_argument("--kinds", action="store_true", help="only the first two questions of each kind")
    wish = parser.parse_args()
    faults: list[str] = []
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        house = House(Path(home))
        house.open()
        try:
            browser = launch(playwright)
            for name, course in COURSES.items():
                if wish.game not in ("", course.game):
                    continue
                for language in [wish.language] if wish.language else LANGUAGES:
                    context = browser.new_context(base_url=house.address, reduced_motion="reduce")
                    guest = Guest("Ada", context.new_page())
                    guest.arrives()
                    crawler = Crawler(guest, course, [wish.size] if wish.size else SCREENS, language)
                    crawler.sit_down(f"{wish.seed} {name}")
                    crawler.crawl(kinds_only=wish.kinds)
                    sys.stdout.write(f"{name}, {language}: {crawler.looks} looks, {len(crawler.faults)} faults\n")
                    faults += crawler.faults
                    context.close()
        finally:
            house.close()
    for fault in sorted(set(faults)):
        sys.stdout.write(f"{faults.count(fault)} × {fault}\n")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
