"""axe looks at every page: no serious or critical fault."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from tests.web.guest import play_on
from tests.web.touch import new_table

from ostoja.games import all_games

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.guest import Guest

    Invite = Callable[..., Guest]

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# The names of drawn things say in words what stands on them in numbers and signs: they do not repeat it by the letter.
RUN = """async () => {
  const rules = { "label-content-name-mismatch": { enabled: false } };
  const found = await axe.run(document, { resultTypes: ["violations"], rules });
  return found.violations.filter((one) => ["serious", "critical"].includes(one.impact))
    .map((one) => [one.id, one.nodes.slice(0, 3).map((node) => node.html.slice(0, 200))]);
}"""
# One more than the fewest that the game needs, where it has so many chairs.
BOTS = {game.key: min(game.least_seats, game.most_seats - 1) for game in all_games().values()}


def faults(somebody: Guest) -> list[Any]:
    somebody.page.wait_for_timeout(300)
    somebody.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[Any] = somebody.page.evaluate(RUN)
    return found


@pytest.mark.parametrize("phone", [False, True])
def test_lobby_new_table_rules_settings_and_about_are_accessible(guest: Invite, phone: bool) -> None:  # noqa: FBT001
    ada = guest("Ada", phone=phone)
    ada.arrives()
    for path in ("/", "/new?game=mall-of-horror", "/rules/mall-of-horror", "/settings", "/about"):
        ada.page.goto(path)
        ada.page.locator("main h1, main h2").first.wait_for()
        assert faults(ada) == [], path


@pytest.mark.parametrize("phone", [False, True])
def test_the_description_of_the_interface_is_accessible_and_has_its_looks(guest: Invite, phone: bool) -> None:  # noqa: FBT001
    ada = guest("Ada", phone=phone)
    ada.page.goto("/api/schema")
    assert ada.page.get_by_role("heading", name="Credentials").count() == 1
    colour = ada.page.evaluate("() => getComputedStyle(document.documentElement).backgroundColor")
    assert colour == "rgb(14, 13, 12)"
    width = ada.page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert width == 0, "nothing sticks out"
    assert faults(ada) == []


@pytest.mark.parametrize("game", list(BOTS))
def test_every_table_is_accessible_as_a_board_and_as_text(guest: Invite, game: str) -> None:
    ada = guest("Ada", language="pl" if game == "osaczeni" else "en", phone=game == "outlive")
    ada.arrives()
    ada.opens(game, ["bot:greedy"] * BOTS[game])
    ada.sits_down()
    play_on([ada], until=6)
    assert faults(ada) == []
    ada.page.keyboard.press("b")
    assert faults(ada) == []


def test_a_phone_is_accessible_with_its_notes_and_its_list_open(guest: Invite) -> None:
    ada = guest("Ada", phone=True)
    ada.arrives()
    chairs = [{"who": "me"}, {"who": "bot"}]
    ada.page.goto(f"/table/{new_table(ada, 'outlive', chairs, {}, seed='six rooms')}")  # too many for a strip
    ada.sits_down()
    assert faults(ada) == []
    ada.page.get_by_test_id("help").click()
    ada.page.get_by_test_id("guide").wait_for()
    assert faults(ada) == []
    ada.page.keyboard.press("Escape")
    ada.page.get_by_test_id("list").click()
    assert faults(ada) == []
    ada.page.get_by_test_id("talk-key").click()
    assert faults(ada) == []


@pytest.mark.parametrize("phone", [False, True])
def test_the_end_and_the_replay_are_accessible(guest: Invite, phone: bool) -> None:  # noqa: FBT001
    ada = guest("Ada", phone=phone)
    ada.arrives()
    ada.opens("mall-of-horror", ["bot:greedy"] * 3)
    ada.sits_down()
    play_on([ada])
    ada.page.get_by_test_id("end").get_by_test_id("luck").wait_for()
    assert faults(ada) == []
    ada.page.get_by_test_id("end").get_by_test_id("replay").click()
    ada.page.get_by_test_id("slider").wait_for()
    assert faults(ada) == []
