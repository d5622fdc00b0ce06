"""A table keeps the version it began with: another order of verbs changes nothing, another rule opens nothing."""

from __future__ import annotations

import json
import sqlite3
import sys
from contextlib import closing
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from ostoja.cli.main import run
from ostoja.games import all_games
from ostoja.table.storage.migrate import downgrade, upgrade
from tests.table.house import opened, settings_for, wait_until

if TYPE_CHECKING:
    from collections.abc import Callable

    from ostoja.engine.game import Game
    from tests.table.house import Guest, House

TOY = Path(__file__).parents[1] / "toy.py"
TAKE, VOTE = 'TAKE: Final[int] = WORDS.verb("take").at()\n', 'VOTE: Final = WORDS.verb("vote", SEAT)\n'
SEAT_ZERO = {"seat": 0}

Edit = tuple[str, str]
REORDERED: Edit = (TAKE + VOTE, VOTE + TAKE)
SWAPPED: Edit = ("(Play.take, Play.vote, Play.end)", "(Play.vote, Play.take, Play.end)")
RAISED: Edit = ('rules="1"', 'rules="2"')
DEALT_OTHERWISE: Edit = ("        state.rng.shuffle(state.pile)\n        state.agenda", "        state.agenda")


@pytest.fixture
def plays_as(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Game]:
    """Return how to put a version of the toy game into the registry."""

    def put(*edits: Edit) -> Game:
        text = TOY.read_text(encoding="utf-8")
        for old, new in edits:
            assert old in text
            text = text.replace(old, new)
        name = f"tests.toy_{abs(hash(edits))}"
        module = module_from_spec(spec_from_loader(name, None))  # type: ignore[arg-type]
        monkeypatch.setitem(sys.modules, name, module)
        exec(compile(text, str(TOY), "exec"), module.__dict__)  # noqa: S102  another version of the same game
        game: Game = module.TOY
        monkeypatch.setitem(all_games(), "toy", game)
        return game

    return put


def plays(ada: Guest, table: str, choices: int) -> None:
    """Let whoever is asked choose the last option."""
    for _ in range(choices):
        asked = ada.sees(table)["asked"]
        if asked:
            ada.chooses(table, asked[0], -1)


def words(home: Path) -> list[str]:
    """Read all entries from the disk."""
    with closing(sqlite3.connect(home / "ostoja.db")) as database:
        return [text for (text,) in database.execute("select entry from entries order by table_id, seq")]


def began(home: Path, choices: int = 12) -> tuple[str, str, dict[str, Any]]:
    """Play for a while and close the house; return the table, its host's token and what seat 0 saw last."""
    with opened(home) as house:
        ada = house.guest("Ada")
        table = ada.sets_up("toy", "me", "me", "me", seed="begun", options={"cards": 20})
        ada.does(table, 0, "say", to=1, words=["promise-vote", 2])
        plays(ada, table, choices)
        return table, ada.token, ada.sees(table, 0)


def again(house: House, token: str) -> Guest:
    """Come back to a house after its restart."""
    guest = house.guest("somebody")
    guest.token, guest.client = token, house.client(token)
    return guest


def test_another_order_of_verbs_changes_no_stored_choice(tmp_path: Path, plays_as: Callable[..., Game]) -> None:
    plays_as()
    table, token, saw = began(tmp_path)
    plays_as(REORDERED)
    with opened(tmp_path) as house:
        ada = again(house, token)
        now = ada.sees(table, 0)
        assert (now["view"], now["feed"], now["question"]) == (saw["view"], saw["feed"], saw["question"])
        assert [(o["verb"], o["path"]) for o in now["options"]] == [(o["verb"], o["path"]) for o in saw["options"]]
        assert [o["id"] for o in now["options"]] != [o["id"] for o in saw["options"]]
        plays(ada, table, 100)
        assert ada.sees(table, 0)["end"]


def test_a_game_in_play_is_not_opened_under_other_rules(tmp_path: Path, plays_as: Callable[..., Game]) -> None:
    plays_as()
    table, token, _ = began(tmp_path)
    before = words(tmp_path)
    plays_as(RAISED)
    with opened(tmp_path) as house:
        ada = again(house, token)
        for path in ("play", "replay", "record"):
            assert ada.is_refused(f"/api/tables/{table}/{path}", method="GET")["error"] == "outdated"
        choice = {"t": "choose", "serial": 1, "option": 0}
        assert ada.is_refused(f"/api/tables/{table}/play", choice, seat=0)["error"] == "outdated"
        (card,) = ada.gets("/api/tables")["mine"]
        assert (card["trouble"], card["begun"]) == ("outdated", "1")
        assert ada.card(table)["trouble"] == "outdated"
    assert words(tmp_path) == before
    plays_as()
    with opened(tmp_path) as house:
        ada = again(house, token)
        assert ada.sees(table, 0)["asked"]
        assert ada.card(table)["trouble"] == ""


def test_the_chronicle_tells_what_each_may_know(tmp_path: Path, plays_as: Callable[..., Game]) -> None:
    plays_as()
    table, token, _ = began(tmp_path)
    plays_as(RAISED)
    with opened(tmp_path) as house:
        ada, eve = again(house, token), house.guest("Eve")
        own = ada.gets(f"/api/tables/{table}/log", **SEAT_ZERO)
        assert own["begun"] == "1"
        assert own["end"] is None
        chosen = [line for line in own["lines"] if line["kind"] == "choice"]
        assert all(bool(line["words"]) == (line["seat"] == 0) for line in chosen)
        assert len(chosen) == 12
        assert [line["words"] for line in own["lines"] if line["kind"] == "act"] == [["promise-vote", 2]]
        others = eve.gets(f"/api/tables/{table}/log")["lines"]
        assert [line["words"] for line in others] == [[]] * 12
        assert eve.is_refused(f"/api/tables/{table}/log", method="GET", **SEAT_ZERO)["error"] == "not-your-seat"


def test_a_finished_game_is_shown_again_if_it_replays_to_the_same_end(
    tmp_path: Path, plays_as: Callable[..., Game]
) -> None:
    plays_as()
    table, token, saw = began(tmp_path, 200)
    assert saw["end"]
    plays_as(RAISED, REORDERED)
    with opened(tmp_path) as house:
        ada = again(house, token)
        assert ada.gets(f"/api/tables/{table}/replay")["choices"] > 12
        assert ada.sees(table, 0)["view"] == saw["view"]
    plays_as(RAISED, SWAPPED)
    with opened(tmp_path) as house:
        ada = again(house, token)
        assert ada.is_refused(f"/api/tables/{table}/replay", method="GET")["error"] == "outdated"
        chronicle = ada.gets(f"/api/tables/{table}/log")
        assert chronicle["end"]["scores"] == saw["end"]["scores"]
        assert all(line["words"] for line in chronicle["lines"])


@pytest.mark.parametrize("edit", [SWAPPED, DEALT_OTHERWISE])
def test_a_rule_that_was_changed_without_a_new_version_is_found_out(
    tmp_path: Path, plays_as: Callable[..., Game], edit: Edit
) -> None:
    plays_as()
    table, token, _ = began(tmp_path)
    plays_as(edit)
    with opened(tmp_path) as house:
        ada = again(house, token)
        assert ada.is_refused(f"/api/tables/{table}/play", method="GET")["error"] == "broken"
        assert ada.gets("/api/tables")["mine"][0]["trouble"] == "broken"


def test_upgrade_check_names_the_first_difference_and_changes_nothing(
    tmp_path: Path, plays_as: Callable[..., Game], capsys: pytest.CaptureFixture[str]
) -> None:
    plays_as()
    table, _, _ = began(tmp_path)
    file = tmp_path / "ostoja.db"
    before = words(tmp_path)
    command = ["upgrade", "--check", "--home", str(tmp_path), "--lang", "en"]
    plays_as(REORDERED)
    assert run(command) == 0
    assert "nothing differs" in capsys.readouterr().out
    plays_as(SWAPPED, RAISED)
    assert run(command) == 1
    told = "".join(capsys.readouterr().out.split())
    assert table in told
    assert "choice1" in told
    plays_as(DEALT_OTHERWISE)
    assert run(command) == 1
    assert "choice1" in "".join(capsys.readouterr().out.split())
    assert words(tmp_path) == before
    assert file.is_file()


def test_old_logs_of_numbers_are_rewritten_in_words(tmp_path: Path) -> None:
    with opened(tmp_path) as house:
        ada = house.guest("Ada")
        tables = [
            ada.sets_up("mall-of-horror", "random", "random", "random", seed="old"),
            ada.sets_up("zombie-terror", "random", "random", seed="old"),
        ]
        for table in tables:
            wait_until(lambda table=table: ada.card(table)["status"] == "over")  # type: ignore[misc]
        records = [ada.client.get(f"/api/tables/{table}/record").text for table in tables]
        token = ada.token
    stored = words(tmp_path)
    url = settings_for(tmp_path).url()
    downgrade(url, "0002")
    numbers = words(tmp_path)
    assert all(isinstance(entry[2], int) for entry in map(json.loads, numbers) if entry[0] == "c")
    upgrade(url)
    unmarked = [text.rsplit(",", 1)[0] for text in stored]
    assert [text.removesuffix("]") for text in words(tmp_path)] == unmarked
    with opened(tmp_path) as house:
        ada = again(house, token)
        assert [ada.client.get(f"/api/tables/{table}/record").text for table in tables] == records
