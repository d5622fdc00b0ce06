"""Where numbers come from: read from what stands beside them in the data files."""

from __future__ import annotations

from importlib import resources

import pytest

from ostoja.engine.bounds import leaves
from ostoja.games import all_games
from ostoja.text.origins import origins, read_origins

FILE = """
# Not of anything: [S]

[plain]
one = 1  # [S] printed
two = 2  # 7 of it [F3], the rest [H: chosen]
name = "a # [S] b"  # [D]
bare = 3

[told]  # [F]
first = [
  1,  # [S]
  2,  # [H]
]
# [D] of the map
map = \"\"\"
# # e [S]
\"\"\"
last = 4

# all [H]
[above]
one = 1
"""


def test_a_mark_beside_a_value_says_where_it_comes_from() -> None:
    found = read_origins(FILE)
    assert found["plain.one"] == ("printed",)
    assert found["plain.two"] == ("source", "house")
    assert found["plain.name"] == ("logic",)
    assert "plain.bare" not in found


def test_the_lines_of_a_list_and_the_comment_above_count_and_what_stands_in_a_text_does_not() -> None:
    found = read_origins(FILE)
    assert found["told.first"] == ("source", "printed", "house")
    assert found["told.map"] == ("logic",)


def test_what_has_no_mark_of_its_own_takes_that_of_its_table() -> None:
    found = read_origins(FILE, "part.")
    assert found["part.told.last"] == ("source",)
    assert found["part.above.one"] == ("house",)


@pytest.mark.parametrize("key", sorted(all_games()))
def test_every_number_of_a_game_has_an_origin_unless_a_scenario_leaves_it_out(key: str) -> None:
    game = all_games()[key]
    found = origins(game)
    fields = {field for field, _ in leaves(game.data)}
    assert found.keys() <= fields
    unsaid = {field for field in fields - found.keys() if not field.startswith("scenarios.")}
    assert not unsaid, resources.files(game.package())
