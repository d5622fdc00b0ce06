"""Positions: a maze written down is laid out as it is, and one that no game can come to is refused by its field."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest
from tests.games.claustrophobia.driver import table

from ostoja.engine.errors import RecordError
from ostoja.engine.position import read_position, write_position
from ostoja.engine.rng import seeded
from ostoja.games.claustrophobia import GAME
from ostoja.games.claustrophobia.words import HERO

if TYPE_CHECKING:
    from ostoja.games.claustrophobia.state import Maze

MAZE = """\
game = "claustrophobia"
[options]
scenario = "SCENARIO"
[table]
round = 4
phase = 4
threat = 6
tiles = ["T35 0 0 0", "T36 0 1 0", "T05 0 2 1", "T14 1 0 1"]
holes = ["T35"]
closed = ["T35 4"]
visited = ["T36 3"]
ambushes = ["T36"]
stack = ["T33", "T32"]
tile_discards = ["T25"]
known = [["T32"], []]
warriors = ["redeemer T35", "blade-1 T35", "troglodyte-1 T35", "troglodyte-2 T36", "demon-1 T36"]
figures = ["demon-1 KIND 1"]
heroes = ["redeemer 2 -", "blade-1 4 14 blunderbuss"]
exhausted = ["blade-1"]
courage = "redeemer"
tough = ["troglodyte-2"]
gifts = ["courage", "smite"]
gifts_used = ["courage"]
powers = ["legion"]
rolled = [1, 2, 6]
placed = [3, 3, -1]
advantages = ["dodge", "dodge"]
events = ["panic", "lost"]
events_open = ["lost"]
charges = CHARGES
treasures = TREASURES
[[agenda]]
step = "Round"
at = "demon_action"
"""
FORMS = {
    "survivors": ("underground-hunter", "[]", "[]"),
    "stem-the-tide": ("demon-of-combat", '["blade-1", "T36"]', "[]"),
    "who-dares-wins": ("guardian-demon", "[]", "[0, 1]"),
    "possessed": ("possessed-blade", "[]", "[]"),
    "infection": ("putrefied-damned", "[]", "[]"),
}


def maze(scenario: str = "survivors", *changes: tuple[str, str]) -> Maze:
    """Read the maze of a scenario with some words of it changed."""
    text = MAZE
    for word, form in zip(("KIND", "CHARGES", "TREASURES"), FORMS[scenario], strict=True):
        text = text.replace(word, form)
    for old, new in (("SCENARIO", scenario), *changes):
        assert old in text
        text = text.replace(old, new, 1)
    return cast("Maze", read_position(GAME, text)[1])


@pytest.mark.parametrize("scenario", FORMS)
def test_a_maze_that_can_be_is_laid_out_and_written_down_again(scenario: str) -> None:
    g = maze(scenario)
    setup = GAME.agree(2, {"scenario": scenario})
    written = write_position(GAME, setup, g)
    assert write_position(GAME, *read_position(GAME, written)) == written
    facts = GAME.write_facts(g)
    assert facts["tiles"] == ["T35 0 0 0", "T36 0 1 0", "T05 0 2 1", "T14 1 0 1"]
    assert facts["warriors"][:2] == ["redeemer T35", "blade-1 T35"]  # type: ignore[index]
    assert (facts["heroes"][3], facts["events_open"]) == ("blade-1 4 14 blunderbuss", ["lost"])  # type: ignore[index]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("threat = 6", "thread = 6", "thread is unknown (did you mean 'threat'?); fields: human"),
        ('"T36 0 1 0"', '"T36 0 0 0"', "tiles puts two tiles on one place"),
        ('"T36 0 1 0"', '"T35 0 1 0"', "tiles names 'T35' twice"),
        ('"T36 0 1 0"', '"T36 0 1 4"', "tiles must be a whole number from 0 to 3, not 4"),
        ('"T36 0 1 0"', '"T36 0 99 0"', "tiles must be a whole number from -35 to 35, not 99"),
        ('"T36 0 1 0"', '"T36 0 1"', "tiles has 'T36 0 1'; write it as TILE X Y QUARTER-TURNS"),
        ('"T36 0 1 0"', '"T99 0 1 0"', "tiles: no tile is called 'T99'"),
        ('["T33", "T32"]', '["T33", "T33", "T32"]', "stack names T33, which is somewhere else already"),
        ('["T33", "T32"]', '["T35", "T32"]', "stack names T35, which is somewhere else already"),
        ('["T33", "T32"]', '["T01", "T32"]', "stack names T01, which is somewhere else already"),
        ('["T25"]', '["T32"]', "tile_discards names T32, which is somewhere else already"),
        ('[["T32"], []]', '[["T31"], []]', "known names T31, which is not in the stack"),
        ('[["T32"], []]', "[[], [], []]", "known must list at most 2, not 3"),
        ('holes = ["T35"]', 'holes = ["T31"]', "holes names T31, which is not in play"),
        ('holes = ["T35"]', 'holes = ["T35", "T36"]', "holes names more tokens than there are Hole tiles in play"),
        ('["T35 4"]', '["T31 4"]', "closed names T31, which is not in play"),
        ('["T35 4"]', '["T14 1"]', "closed closes an edge of T14 that is a wall"),
        ('["T36 3"]', '["T31 3"]', "visited names T31, which is not in play"),
        ('["T36 3"]', '["T36 32"]', "visited must be a whole number from 0 to 31, not 32"),
        ('ambushes = ["T36"]', 'ambushes = ["T31"]', "ambushes names T31, which is not in play"),
        ('"blade-1 T35"', '"blade-1 T31"', "warriors puts blade-1 on T31, which is not in play"),
        ('"blade-1 T35"', '"blade-1 T01"', "warriors puts blade-1 on T01, which is not in play"),
        ('"blade-1 T35"', '"redeemer T36"', "warriors names 'redeemer' twice"),
        ('"blade-1 T35"', '"troglodytes T36"', "warriors must name troglodytes one by one"),
        ('"demon-1 T36"', '"demon-1 T36", "demon-2 T36"', "figures must name demon-2 with its Demon"),
        ('"demon-1 T36"', '"troglodyte-3 T36"', "figures must name demon-1 with its Demon"),
        ("hunter 1", "hunter 3", "figures gives demon-1 as many Wounds as its Health"),
        ("hunter 1", "hunter 4", "figures must be a whole number from 0 to 3, not 4"),
        ('"demon-1 underground', '"redeemer underground', "figures: no warrior is called 'redeemer'"),
        ('"redeemer 2 -"', '"redeemer 7 -"', "heroes must be a whole number from 0 to 6, not 7"),
        ('"redeemer 2 -"', '"redeemer 2 8"', "heroes must be a whole number from 1 to 6, not 8"),
        ('"redeemer 2 -"', '"redeemer 2 123456"', "heroes cancels all lines of redeemer: he would be dead"),
        ('"redeemer 2 -"', '"redeemer 2 - shield"', "heroes gives the shield to redeemer, who may not bear it"),
        ('"redeemer 2 -"', '"blade-1 2 -"', "heroes names 'blade-1' twice"),
        ('"redeemer 2 -"', '"redeemer 2"', "heroes has 'redeemer 2'; write it as HERO DIE LINES OBJECTS…"),
        ('"redeemer 2 -"', '"brute-1 2 -"', "heroes gives brute-1 a die or an Object, but he is not in play"),
        ('"redeemer 2 -"', '"brute-1 0 - shield"', "heroes gives brute-1 a die or an Object, but he is not in play"),
        ("courage =", 'spare_objects = ["blunderbuss", "blunderbuss"]\ncourage =', "name more than 2 blunderbuss"),
        (
            '["blade-1"]\ncourage',
            '["redeemer"]\ncourage',
            "exhausted names redeemer, whose die is on no cancelled line",
        ),
        ('courage = "redeemer"', 'courage = "brute-1"', "courage names brute-1, who is no Human warrior in play"),
        ('courage = "redeemer"', 'blessed = "troglodyte-1"', "blessed names troglodyte-1, who is no Human warrior"),
        ('courage = "redeemer"', 'blessed = "redeemer"', "blessing_left must be false: redeemer has the token"),
        ('courage = "redeemer"', 'active = "troglodytes"', "active must name one warrior"),
        ('courage = "redeemer"', 'escaped = ["redeemer"]', "escaped names redeemer, who is in play"),
        ('courage = "redeemer"', 'terrified = ["demon-1"]', "terrified names demon-1, who cannot be marked so"),
        ('courage = "redeemer"', 'terrified = ["blade-1", "blade-1"]', "terrified names 'blade-1' twice"),
        ('courage = "redeemer"', 'snuffed = ["demon-1"]', "snuffed names demon-1, who cannot be marked so"),
        (
            'courage = "redeemer"',
            'unguarded = ["troglodyte-1"]',
            "unguarded names troglodyte-1, who cannot be marked so",
        ),
        ('courage = "redeemer"', 'escaped = ["demon-1"]', "escaped names demon-1, who cannot be marked so"),
        ('courage = "redeemer"', 'frenzied = ["redeemer"]', "frenzied names redeemer, who cannot be marked so"),
        ('courage = "redeemer"', 'frenzied = ["troglodyte-9"]', "frenzied names troglodyte-9, who cannot be marked so"),
        ('courage = "redeemer"', 'critical = ["redeemer"]', "critical names redeemer, who cannot be marked so"),
        ('courage = "redeemer"', 'critical = ["demon-2"]', "critical names demon-2, who cannot be marked so"),
        ('courage = "redeemer"', 'activated = ["troglodytes"]', "activated names troglodytes, who cannot be marked so"),
        ('["troglodyte-2"]', '["troglodyte-5"]', "tough names troglodyte-5, who cannot be marked so"),
        ('events = ["panic"', 'events = ["tough", "tough", "panic"', "tough names more Troglodytes than Tough"),
        ('["courage", "smite"]', '["smite"]', "gifts_used names a gift that the Redeemer has not"),
        ('powers = ["legion"]', 'powers = ["calm"]', "powers names calm: its effect does not last"),
        ("[1, 2, 6]", "[1, 2, 7]", "rolled must be a whole number from 1 to 6, not 7"),
        ("[1, 2, 6]", "[1, 1, 1, 1, 1, 1, 1, 1, 1]", "rolled must be a list of at most 8"),
        ("[3, 3, -1]", "[3, 3]", "placed must name a square, or -1, for each of the 3 dice rolled"),
        ("[3, 3, -1]", "[3, 3, 10]", "placed must be a whole number from -1 to 9, not 10"),
        ("threat = 6", "threat = 21", "threat must be a whole number from 0 to 20, not 21"),
        ("threat = 6", "threat = -1", "threat must be a whole number from 0 to 20, not -1"),
        ("threat = 6", "threat = true", "threat must be a whole number from 0 to 20, not True"),
        ("threat = 6", "panic = 1", "panic must be true or false, not 1"),
        ("threat = 6", "seals = 1", "seals must be a whole number from 0 to 0, not 1"),
        ("threat = 6", "winner = 3", "winner must be a whole number from -1 to 2, not 3"),
        ('["dodge", "dodge"]', '["dodge", "dodge", "dodge"]', "advantages names more dodge cards than there are"),
        ('events_open = ["lost"]', 'events_open = ["tough"]', "events_open names more tough cards than there are"),
        ("charges = []", 'charges = ["T35"]', "charges names more than 0"),
        ("treasures = []", 'treasure = "redeemer"', "treasure names one treasure more than there is"),
        ("treasures = []", "treasures = [0]", "treasures must be a list of at most 0"),
    ],
)
def test_what_cannot_be_is_refused_by_its_field(old: str, new: str, message: str) -> None:
    with pytest.raises(RecordError) as refused:
        maze("survivors", (old, new))
    assert message in str(refused.value)


@pytest.mark.parametrize(
    ("scenario", "old", "new", "message"),
    [
        ("stem-the-tide", '"T36"]\ntre', '"brute-1"]\ntre', "charges names brute-1, who is not in play"),
        ("stem-the-tide", '"T36"]\ntre', '"T31"]\ntre', "charges names T31, which is not in play"),
        ("stem-the-tide", '"T36"]\ntre', '""]\ntre', "charges must name a hero, a tile or planted"),
        ("stem-the-tide", '"T36"]\ntre', '"T36", "planted"]\ntre', "charges names more than 2"),
        ("who-dares-wins", "[0, 1]", '[0, 1]\ntreasure = "blade-1"', "treasure names one treasure more than there is"),
        ("who-dares-wins", "[0, 1]", '[0]\ntreasure = "planted"', "treasure must name a hero or a tile, or nothing"),
        ("who-dares-wins", "[0, 1]", '[0]\ntreasure = "T31"', "treasure names T31, which is not in play"),
        (
            "possessed",
            "[]\n[[",
            '[]\npossessed = ["possessed-blade"]\n[[',
            "figures names possessed-blade, who is some",
        ),
        (
            "possessed",
            "[]\n[[",
            '[]\npossessed = ["tempter"]\n[[',
            "possessed names tempter, who is not of the scenario",
        ),
        ("possessed", "blade 1", "blade 4", "figures must be a whole number from 0 to 3, not 4"),
    ],
)
def test_a_scenario_has_impossibilities_of_its_own(scenario: str, old: str, new: str, message: str) -> None:
    with pytest.raises(RecordError) as refused:
        maze(scenario, (old, new))
    assert message in str(refused.value)


def test_four_on_a_tile_for_three_and_two_in_a_tight_tunnel_are_refused() -> None:
    four = '"demon-1 T36", "troglodyte-3 T36", "troglodyte-4 T36"'
    with pytest.raises(
        RecordError, match="puts troglodyte-2, troglodyte-3, troglodyte-4, demon-1 on T36, which holds 3"
    ):
        maze("survivors", ('"demon-1 T36"', four))
    with pytest.raises(RecordError, match="warriors puts redeemer, blade-1 on T14, which holds 1 of a side"):
        maze("survivors", ("redeemer T35", "redeemer T14"), ("blade-1 T35", "blade-1 T14"))
    heroes = [f"{hero} T35" for hero in ("redeemer", "brute-1", "blade-1", "blade-2")]
    with pytest.raises(RecordError, match="warriors puts redeemer, brute-1, blade-1, blade-2 on T35, which holds 3"):
        table(warriors=heroes)


def test_the_start_tile_of_ones_own_scenario_may_be_smaller_than_the_party() -> None:
    own: dict[str, object] = {"layout": {"start": "T35"}}
    heroes = [f"{hero} T35" for hero in ("redeemer", "brute-1", "blade-1", "blade-2")]
    t = table("own", tiles=["T35 0 0 0"], changes={"scenarios": {"own": own}}, warriors=heroes)
    assert len(t.on("T35")) == 4


def test_one_too_many_stand_on_a_tile_only_until_somebody_makes_room_for_the_risen() -> None:
    swarm = '"demon-1 T36", "troglodyte-3 T36", "troglodyte-4 T36"'
    assert len(GAME.view(maze("infection", ('"demon-1 T36"', swarm)), None)["tiles"][1]["demons"]) == 4
    with pytest.raises(RecordError, match="on T36, which holds 4 of a side"):
        maze("infection", ('"demon-1 T36"', swarm + ', "troglodyte-5 T36"'))


def test_a_prostrate_possessed_has_as_many_wounds_as_health() -> None:
    assert maze("possessed", ("blade 1", "blade 3")).wounds[0] == 3


def test_only_one_demon_was_sent_but_both_possessed_may_be_there() -> None:
    second = ('"demon-1 T36"', '"demon-1 T36", "demon-2 T05"')
    with pytest.raises(RecordError, match="figures names more than one Demon that was sent"):
        maze("survivors", second, ('hunter 1"', 'hunter 1", "demon-2 tempter 0"'))
    with pytest.raises(RecordError, match="figures names possessed-blade, who is somewhere else"):
        maze("possessed", second, ('blade 1"', 'blade 1", "demon-2 possessed-blade 0"'))
    assert maze("possessed", second, ('blade 1"', 'blade 1", "demon-2 possessed-brute 0"')).wounds[:2] == [1, 0]


def test_a_smaller_box_has_fewer_troglodytes() -> None:
    text = MAZE.replace("[table]", "[data.numbers]\ntroglodytes = 1\n[table]").replace("SCENARIO", "survivors")
    for word, form in zip(("KIND", "CHARGES", "TREASURES"), FORMS["survivors"], strict=True):
        text = text.replace(word, form)
    with pytest.raises(RecordError, match="warriors names troglodyte-2, but the game has 1 of them"):
        read_position(GAME, text)


def test_what_an_escaped_hero_carried_is_gone_with_him() -> None:
    position = ('"blade-1 T35", ', ""), ('"blade-1 4 14 blunderbuss"', '"blade-1 0 14"'), ('["blade-1"]\nc', "[]\nc")
    with pytest.raises(RecordError, match="charges names blade-1, who is not in play"):
        maze("stem-the-tide", *position)
    assert maze("stem-the-tide", *position, ("courage =", 'escaped = ["blade-1"]\ncourage =')).charges[0] == 3


@pytest.mark.parametrize(
    ("scenario", "field", "most"),
    [
        *(("survivors", field, most) for field, most in (("human", 1), ("phase", 4), ("boon", 1), ("moved", 2))),
        *(("survivors", field, most) for field, most in (("bid", 22), ("points", 21), ("winner", 2), ("gather", 2))),
        *(("survivors", field, most) for field, most in (("countdown", 10), ("demons_left", 2), ("threat", 20))),
        *(("survivors", field, 999) for field in ("round", "map_left", "steps", "wind", "hits")),
        *(("survivors", "mighty", 999), ("survivors", "bonus_dice", 999)),
        *(("ritual", "seals", 3), ("survivors", "seals", 0), ("possessed", "freed", 2), ("ritual", "freed", 0)),
    ],
)
def test_every_number_has_its_bounds(scenario: str, field: str, most: int) -> None:
    least = -1 if field == "winner" else 0
    setup = GAME.agree(2, {"scenario": scenario})
    for value in (least, most):
        g = GAME.blank(setup, seeded("bare"))
        GAME.read_facts(g, {field: value})
        assert getattr(g, field) == value
    for value in (least - 1, most + 1):
        with pytest.raises(RecordError, match=f"position field {field} must be a whole number from {least} to {most}"):
            GAME.read_facts(GAME.blank(setup, seeded("bare")), {field: value})


@pytest.mark.parametrize(
    ("field", "longest", "least", "most"),
    [("rolled", 8, 1, 6), ("placed", 8, -1, 9), ("blows", 15, 1, 6), ("treasures", 4, 0, 1)],
)
def test_every_list_of_dice_and_tokens_has_its_bounds(field: str, longest: int, least: int, most: int) -> None:
    def lay(values: list[int]) -> None:
        dice = {"rolled": [1] * len(values)} if field == "placed" else {}
        GAME.read_facts(GAME.blank(setup, seeded("bare")), {**dice, field: values})

    setup = GAME.agree(2, {"scenario": "who-dares-wins"})
    few = [0] * (longest - 1) if field == "treasures" else [most] * (longest - 1)
    for values in ([least], [most], [*few, most]):
        lay(values)
    for value in (least - 1, most + 1):
        with pytest.raises(RecordError, match=f"field {field} must be a whole number from {least} to {most}"):
            lay([value])
    with pytest.raises(RecordError, match=f"must be a list of at most {longest}"):
        lay([*few, least, least])


def test_a_demon_that_was_slain_is_not_written_down() -> None:
    t = table(at={"T35": ["blade-1", "demon-1"]}, figures=["demon-1 demon-of-combat 3"]).activate("blade-1")
    t.rolls(6, 1, 1).do("attack", "demon-1")
    facts = GAME.write_facts(t.g)
    assert (facts["warriors"], facts["figures"]) == (["blade-1 T35"], [])


def test_an_empty_position_is_a_bare_maze() -> None:
    facts = GAME.write_facts(cast("Maze", read_position(GAME, 'game = "claustrophobia"\n')[1]))
    assert {name for name, fact in facts.items() if fact} == {"scenario", "winner", "blessing_left", "heroes", "known"}
    assert (facts["winner"], facts["blessing_left"], facts["known"]) == (-1, True, [[], []])
    assert facts["heroes"] == [f"{hero} 0 -" for hero in HERO.labels]


def test_what_is_refused_of_others_is_refused_of_the_redeemer_and_on_the_first_tile_too() -> None:
    with pytest.raises(RecordError, match="charges names redeemer, who is not in play"):
        table("stem-the-tide", at={"T35": ["brute-1"]}, charges=["redeemer"])
    few: dict[str, object] = {"numbers": {"troglodytes": 1}}
    with pytest.raises(RecordError, match="warriors names troglodyte-2, but the game has 1 of them"):
        table("ritual", tiles=["T01 0 0 0"], at={"T01": ["redeemer", "troglodyte-2"]}, changes=few)


def test_a_charge_may_be_carried_on_the_first_tile_of_the_box() -> None:
    t = table("stem-the-tide", tiles=["T01 0 0 0"], at={"T01": ["redeemer", "brute-1"]}, charges=["brute-1", "T01"])
    assert t.g.charges == [1, 8]
