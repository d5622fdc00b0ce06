"""A game played through its board alone: what glows is touched, never the shell's list of options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playwright.sync_api import Error, TimeoutError  # noqa: A004  Playwright's own
from tests.web.guest import moment

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tests.web.guest import Guest

TOUCHES = 40  # for one choice at most
QUICKLY = 1500  # milliseconds
PATIENCE = 1500  # looks at a table where nothing moves

# Everything on the board that may be touched now, each with a point of it that nothing covers, from its own corner.
# What is out of sight is scrolled into sight first, as a player would do it.
TOUCHABLE = """() => {
  const lit = [".stage .target.lit", ".dock .hand .target.lit"];
  const board = [".stage [data-option]:not(:disabled)", ".stage [data-verb]:not(:disabled)"];
  // On a phone the buttons of what names no piece stand in the prompt alone.
  const phone = document.querySelector(".table-bar") ? [".dock [data-bare=true]:not(:disabled)"] : [];
  const bar = [...board, ...phone];
  const reach = [0.5, 0.3, 0.7, 0.15, 0.85, 0.06, 0.94];
  const freePoint = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const points = reach.flatMap((down) => reach.map((across) => ({ x: width * across, y: height * down })));
    return points.find(({ x, y }) => element.contains(document.elementFromPoint(left + x, top + y))) ?? null;
  };
  const seen = [];
  for (const element of new Set(document.querySelectorAll([...lit, ...bar].join()))) {
    if (!element.getBoundingClientRect().width) continue;
    let free = freePoint(element);
    if (!free) {
      element.scrollIntoView({ block: "center", inline: "center" });
      free = freePoint(element);
    }
    const { target, option, verb } = element.dataset;
    const box = element.getBoundingClientRect();
    const above = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    // Another thing that glows may lie above it, or what somebody says, which goes by.
    const fair = free || above?.closest([...lit, ...bar, ".bubbles"].join());
    const under = fair ? "" : (above?.closest("[class]")?.getAttribute("class") ?? "nothing: out of sight");
    seen.push({ element, name: target ?? option ?? verb, point: free, under });
  }
  return seen;
}"""
ABOUT = "(seen) => seen.map(({ name, point, under }) => ({ name, point, under }))"
AT = "([seen, at]) => seen[at].element"


class Toucher:
    """Somebody who plays with a finger or a mouse on the board, and remembers what could not be touched."""

    def __init__(self, guest: Guest, table: str, *, finger: bool = False) -> None:
        self.guest = guest
        self.page = guest.page
        self.table = table
        self.finger = finger
        self.covered: set[str] = set()
        self.choices = 0

    def update(self) -> dict[str, Any]:
        """Return what the server tells this seat."""
        told: dict[str, Any] = self.page.request.get(f"/api/tables/{self.table}/play?seat=0").json()
        return told

    def look_for_covered(self) -> None:
        """Remember what glows, but cannot be touched."""
        about: list[dict[str, Any]] = self.page.evaluate_handle(TOUCHABLE).evaluate(ABOUT)
        free = {one["name"] for one in about if not one["under"]}
        covered = [one for one in about if one["name"] not in free]
        if covered:
            question = self.update()["question"]["key"]
            self.covered |= {f"{one['name']} under {one['under']} at {question}" for one in covered}

    def touch(self) -> str:
        """Touch something that glows; return its name, or nothing if there is none or it is gone in the meantime."""
        found = self.page.evaluate_handle(TOUCHABLE)
        about: list[dict[str, Any]] = found.evaluate(ABOUT)
        open_ = [at for at, one in enumerate(about) if one["point"] is not None]
        if not open_:
            return ""
        at = self.guest.chance.choice(open_)
        element = self.page.evaluate_handle(AT, [found, at]).as_element()
        assert element is not None
        press = element.tap if self.finger else element.click
        try:
            press(position=about[at]["point"], timeout=QUICKLY)
        except (Error, TimeoutError):
            return ""
        return str(about[at]["name"])

    def choose(self) -> None:
        """Touch one thing after the other until a choice is made."""
        before = moment(self.guest.look())
        touched: list[str] = []
        for _ in range(TOUCHES):
            touched.append(self.touch())
            if self.is_answered(before):
                self.choices += 1
                return
        self.look_for_covered()
        question = self.update()
        asked = [question["question"], question["options"][:6]]
        raise AssertionError(f"nothing chosen by touching {touched}; covered: {sorted(self.covered)}; asked: {asked}")

    def is_answered(self, before: tuple[str, ...]) -> bool:
        """Look for a moment whether the game goes on; confirm if the page asks."""
        for _ in range(4):
            self.page.wait_for_timeout(15)
            table = self.guest.look()
            if moment(table) != before:
                return True
            if table["armed"]:
                self.page.get_by_test_id("confirm-never").click()
        return False

    def play(self, *, until: int = 10_000, between: Callable[[], None] = lambda: None) -> None:
        """Play on to the end, or for so many choices; look at the board before each of them."""
        idle = 0
        while self.choices < until and not self.guest.is_over():
            table = self.guest.look()
            if table["seat"] in table["asked"].split():
                between()
                self.look_for_covered()
                self.choose()
                idle = 0
            else:
                self.page.wait_for_timeout(20)
                idle += 1
            assert idle < PATIENCE, table


def new_table(guest: Guest, game: str, chairs: Sequence[dict[str, str]], options: dict[str, Any], seed: str) -> str:
    """Open a table over HTTP, always the same one for a seed; return its id."""
    wish = {"game": game, "seats": list(chairs), "options": options, "seed": seed}
    answer = guest.page.request.post("/api/tables", data=wish)
    assert answer.ok, answer.text()
    return str(answer.json()["id"])
