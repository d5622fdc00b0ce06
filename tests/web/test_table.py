"""What people do around the choices: talk, undo, pass the device, watch, switch the language, look things up."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect
from tests.web.guest import play_on

from ostoja.games import all_games

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.guest import Guest

    Invite = Callable[..., Guest]


ASKED = """() => {
  const table = document.querySelector("[data-testid=table]");
  return table && table.dataset.asked.split(" ").includes(table.dataset.seat);
}"""


def against_bots(ada: Guest, game: str = "mall-of-horror", bots: int = 3) -> str:
    ada.arrives()
    path = ada.opens(game, ["bot:greedy"] * bots)
    ada.sits_down()
    return path


def comes_to_choose(ada: Guest) -> None:
    """Wait until something is asked of her."""
    ada.page.wait_for_function(ASKED)


def test_a_game_against_bots_is_three_clicks_away(guest: Invite) -> None:
    ada = guest("Ada")
    ada.arrives()
    ada.page.locator("[data-game='mall-of-horror'] .game-link").click()
    ada.page.get_by_test_id("start").click()
    ada.page.get_by_test_id("table").wait_for()


def test_the_language_changes_at_once_in_the_middle_of_a_question(guest: Invite) -> None:
    ada = guest("Ada")
    against_bots(ada)
    comes_to_choose(ada)
    question = ada.page.get_by_test_id("question")
    english = question.inner_text()
    ada.page.get_by_test_id("language-pl").click()
    expect(question).not_to_have_text(english)
    expect(ada.page.locator("html")).to_have_attribute("lang", "pl")


def test_the_rule_behind_a_question_opens_at_its_id(guest: Invite) -> None:
    ada = guest("Ada")
    against_bots(ada)
    comes_to_choose(ada)
    rule = re.search(r"[A-Z]+-[A-Z]+-\d+", ada.page.get_by_test_id("rule").inner_text())
    assert rule
    ada.page.get_by_test_id("rule").click()
    expect(ada.page.get_by_test_id("rules-drawer").get_by_text(rule[0]).first).to_be_in_viewport()


def test_what_is_said_reaches_the_others_and_what_is_whispered_does_not(guest: Invite) -> None:
    ada, borys, celina = guest("Ada"), guest("Borys"), guest("Celina")
    ada.arrives()
    path = ada.opens("mall-of-horror", ["open", "open"])
    borys.joins(path, 1)
    celina.joins(path, 2)
    for somebody in (ada, borys, celina):
        somebody.sits_down()
    says(ada, to="-1")
    for somebody in (borys, celina):
        expect(somebody.page.get_by_test_id("log")).to_contain_text("Ada: “")
    says(ada, to="1")
    expect(borys.page.get_by_test_id("log")).to_contain_text("Ada to Borys")
    ada.page.get_by_test_id("chat").fill("Hello, Celina")
    ada.page.keyboard.press("Enter")
    expect(celina.page.get_by_test_id("log")).to_contain_text("Hello, Celina")
    expect(celina.page.get_by_test_id("log")).not_to_contain_text("Ada to Borys")


def says(somebody: Guest, to: str) -> None:
    """Put a promise together by clicking."""
    if somebody.page.get_by_test_id("talk-open").count() and not somebody.page.get_by_test_id("acts").count():
        somebody.page.get_by_test_id("talk-open").click()
    somebody.page.get_by_test_id("to-all" if to == "-1" else f"to-{to}").click()
    somebody.page.locator("[data-form='promise-vote']").click()
    somebody.page.locator("[data-about]").first.click()
    somebody.page.get_by_test_id("say").click()
    somebody.page.locator(".composer").wait_for(state="detached")


def test_a_link_with_its_code_makes_another_device_the_same_player(guest: Invite) -> None:
    ada, phone = guest("Ada"), guest("Ada's phone", phone=True)
    ada.arrives()
    ada.page.goto("/settings")
    ada.page.get_by_role("button", name="Make a link").click()
    code = ada.page.get_by_role("img", name="A code that makes another device you")
    code.wait_for()
    assert code.evaluate("picture => picture.decode().then(() => picture.naturalWidth)") > 100
    phone.page.goto(ada.page.get_by_test_id("link").input_value())
    phone.page.get_by_test_id("move").click()
    phone.page.wait_for_url("**/")
    mine = [one.page.request.get("/api/me").json()["id"] for one in (ada, phone)]
    assert mine[0] == mine[1]


def test_on_one_device_a_curtain_falls_between_the_seats(guest: Invite) -> None:
    ada = guest("Ada")
    ada.arrives()
    ada.opens("osaczeni", ["me", "bot:greedy"])
    seats: set[str] = set()
    for _ in range(6):
        ada.page.get_by_test_id("curtain").or_(ada.page.get_by_test_id("table")).first.wait_for()
        if ada.page.get_by_test_id("curtain").count():
            assert not ada.page.locator("[data-testid=table], [data-option]").count()
            ada.page.get_by_test_id("curtain-ready").click()
            ada.sits_down(again=bool(seats))
        comes_to_choose(ada)
        seats.add(ada.look()["seat"])
        assert ada.chooses()
        ada.page.wait_for_timeout(400)
    assert seats == {"0", "1"}


def test_one_person_may_move_all_seats_without_a_curtain(guest: Invite) -> None:
    ada = guest("Ada")
    ada.arrives()
    ada.opens("osaczeni", ["me", "me"])
    ada.page.get_by_test_id("curtain-alone").click()
    ada.sits_down()
    seats: set[str] = set()
    for _ in range(6):
        comes_to_choose(ada)
        assert not ada.page.get_by_test_id("curtain").count()
        seats.add(ada.look()["seat"])
        ada.chooses()
        ada.answered = ()
        ada.page.wait_for_timeout(300)
    assert len(seats) > 1


def test_a_spectator_sees_the_table_and_no_options(guest: Invite) -> None:
    ada, borys = guest("Ada"), guest("Borys")
    path = against_bots(ada)
    borys.page.goto(path)
    borys.page.get_by_test_id("table").wait_for()
    comes_to_choose(ada)
    assert borys.look()["seat"] == ""
    assert borys.look()["options"] == []


def test_an_undone_choice_is_struck_out_of_the_log_and_asked_again(guest: Invite) -> None:
    ada = guest("Ada")
    against_bots(ada, "outlive", 1)
    undo, log = ada.page.get_by_test_id("undo"), ada.page.get_by_test_id("log")
    for _ in range(120):
        comes_to_choose(ada)
        asked, before = ada.page.get_by_test_id("question").inner_text(), ada.look()["serial"]
        if ada.chooses():
            ada.page.wait_for_function("(old) => document.querySelector('.table').dataset.serial !== old", arg=before)
        table = ada.look()
        alone = table["asked"] == table["seat"]  # then nobody can take it from her now
        if alone and undo.count() and log.locator("li.is-new").count():
            undo.click()
            expect(ada.page.get_by_test_id("question")).to_have_text(asked)
            expect(log.locator("s")).not_to_have_count(0)
            return
        ada.answered = ()
    raise AssertionError("nothing could be undone")


def test_the_title_tells_whose_turn_it_is(guest: Invite) -> None:
    ada = guest("Ada")
    against_bots(ada)
    comes_to_choose(ada)
    ada.page.wait_for_function("() => document.title.length > 0")
    waiting = "Mall of Horror"
    assert ada.page.title() != waiting


HALF = 320  # pixels of a phone of 640
BOTS = {game.key: game.least_seats - 1 for game in all_games().values()}


@pytest.mark.parametrize("game", list(BOTS))
def test_on_a_phone_the_board_keeps_half_of_the_screen(guest: Invite, game: str) -> None:
    ada = guest("Ada", phone=True)
    against_bots(ada, game, BOTS[game])
    for _ in range(12):
        comes_to_choose(ada)
        stage = ada.page.locator(".stage").bounding_box()
        question = ada.page.get_by_test_id("question").inner_text()
        assert stage, question
        assert stage["height"] >= HALF, question
        ada.chooses()
        ada.page.wait_for_timeout(150)
        ada.answered = ()
        if ada.is_over():
            return


def test_on_a_phone_a_hint_covers_nothing_until_it_is_asked_for(guest: Invite) -> None:
    ada = guest("Ada", phone=True)
    against_bots(ada)
    comes_to_choose(ada)
    guide, key = ada.page.get_by_test_id("guide"), ada.page.get_by_test_id("help")
    expect(guide).to_be_hidden()
    expect(key).to_have_class(re.compile("is-fresh"))
    key.tap()
    expect(guide).to_contain_text(re.compile(r"\w+ \w+"))
    ada.page.keyboard.press("Escape")
    expect(key).not_to_have_class(re.compile("is-fresh"))


def test_beside_the_board_a_hint_is_a_line_that_unfolds_over_nothing_that_can_be_chosen(guest: Invite) -> None:
    ada = guest("Ada")
    against_bots(ada)
    comes_to_choose(ada)
    line, guide = ada.page.get_by_test_id("hint-line"), ada.page.get_by_test_id("guide")
    expect(line).to_contain_text(re.compile(r"\w+ \w+"))
    expect(guide).to_be_hidden()
    line.click()
    expect(guide).to_be_visible()
    options = ada.page.get_by_test_id("options").bounding_box()
    unfolded = guide.bounding_box()
    assert options
    assert unfolded
    assert unfolded["y"] >= options["y"] + options["height"]
    line.click()
    expect(guide).to_be_hidden()


def test_one_touch_of_the_board_is_asked_for_and_a_button_is_not(guest: Invite) -> None:
    ada = guest("Ada")
    against_bots(ada, "zombie-terror", 2)  # it begins with zombies: fields, one touch each
    comes_to_choose(ada)
    update: dict[str, Any] = ada.page.request.get(f"/api{path_of(ada)}/play?seat=0").json()
    option = update["options"][0]
    assert not update["pick"]
    assert all(len(one["path"]) == 1 for one in update["options"])
    confirm = ada.page.get_by_test_id("confirm")
    ada.page.locator(f".stage .target.lit[data-target='{option['path'][0]}']").first.dispatch_event("click")
    confirm.wait_for()
    ada.page.get_by_test_id("unconfirm").click()
    expect(confirm).to_have_count(0)
    before = ada.look()["serial"]
    ada.page.locator(f".dock [data-option='{option['id']}']").click()
    ada.page.wait_for_function("(old) => document.querySelector('.table').dataset.serial !== old", arg=before)


def test_who_logs_out_in_another_tab_only_watches(guest: Invite) -> None:
    ada = guest("Ada")
    against_bots(ada)
    comes_to_choose(ada)
    other = ada.page.context.new_page()  # another tab of the same browser
    other.goto("/about")
    other.evaluate("() => fetch('/api/sessions', { method: 'DELETE' })")
    ada.page.wait_for_function("() => document.querySelector('[data-testid=table]')?.dataset.seat === ''")
    assert ada.look()["options"] == []
    expect(ada.page.get_by_test_id("note")).to_be_visible()


def path_of(somebody: Guest) -> str:
    """Return the path of the table that somebody sits at, as the interface names it."""
    return re.sub(r"^https?://[^/]+/table", "/tables", somebody.page.url)


def test_the_end_tells_what_turned_the_game_and_leads_to_it(guest: Invite) -> None:
    ada = guest("Ada", phone=True)
    against_bots(ada, bots=2)
    play_on([ada])
    end = ada.page.get_by_test_id("end")
    end.get_by_test_id("luck").wait_for()
    moment = end.get_by_test_id("key-moment").last
    said = moment.locator(".moment-text").inner_text()
    moment.click()
    ada.page.get_by_test_id("slider").wait_for()
    expect(ada.page).to_have_url(re.compile(r"at=\d+&seat=0"))
    expect(ada.page.locator(".tick[aria-current=true]")).not_to_have_count(0)
    assert ada.page.locator(".tick-text").inner_text() in said


def test_a_finished_game_is_watched_again_step_by_step_and_forked(guest: Invite) -> None:
    ada = guest("Ada")
    against_bots(ada)
    play_on([ada])
    ada.page.get_by_test_id("end").get_by_test_id("replay").click()
    slider = ada.page.get_by_test_id("slider")
    slider.wait_for()
    last = int(slider.get_attribute("max") or 0)
    assert last > 20
    ada.page.keyboard.press("End")
    expect(slider).to_have_value(str(last))
    ada.page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    ada.page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    ada.page.keyboard.press("]")
    moment: Any = slider.input_value()
    assert int(moment) > 1
    expect(ada.page).to_have_url(re.compile(rf"at={moment}"))
    ada.page.get_by_test_id("fork").click()
    ada.page.wait_for_url("**/table/*")
    ada.page.get_by_test_id("curtain").or_(ada.page.get_by_test_id("table")).first.wait_for()
