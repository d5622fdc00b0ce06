"""The registry finds every game, those of other packages too."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import ostoja.games
from ostoja.engine.errors import SetupError
from ostoja.games import all_games, find


def test_every_folder_beside_the_registry_is_a_game() -> None:
    home = Path(ostoja.games.__file__).parent
    folders = {folder.name for folder in home.iterdir() if (folder / "__init__.py").exists()}
    assert {game.key.replace("-", "_") for game in all_games().values()} >= folders
    assert folders


def test_a_game_is_found_by_its_key() -> None:
    for key, game in all_games().items():
        assert game.key == key
        assert find(key) is game


def test_an_unknown_game_is_answered_with_the_known_ones() -> None:
    with pytest.raises(SetupError, match=r"there is no game 'chess'; games: .*mall-of-horror"):
        find("chess")


@pytest.mark.parametrize("key", list(all_games()))
def test_a_game_states_its_facts(key: str) -> None:
    game = find(key)
    assert 1 <= game.least_seats <= game.most_seats
    assert game.title
    assert game.rules
    assert game.vocabulary.spell(0) == ["pass"]
    assert all(choice.read(choice.default) == choice.default for choice in game.setup_options)


def test_another_package_may_announce_a_game(tmp_path: Path) -> None:
    package = tmp_path / "toys-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: toys\nVersion: 1.0\n", encoding="utf-8")
    (package / "entry_points.txt").write_text("[ostoja.games]\ntoy = tests.toy:TOY\n", encoding="utf-8")
    command = [sys.executable, "-c", "from ostoja.games import find; print(find('toy').title)"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), *sys.path])}
    run = subprocess.run(command, check=True, capture_output=True, text=True, env=environment)
    assert run.stdout == "Toy\n"
