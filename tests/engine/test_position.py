"""Positions: a situation written down by hand is laid out and played on, and every slip is named."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import pytest

from ostoja.engine.agenda import Next, Phases, Procedure
from ostoja.engine.errors import DataError, OstojaError, RecordError, SetupError
from ostoja.engine.position import Position, read_position, write_position
from ostoja.engine.record import replay, write_record
from ostoja.engine.rng import Rng, seeded
from ostoja.engine.seats import seats_in
from ostoja.engine.snapshot import fields_of
from ostoja.games import find, open_position
from ostoja.games.mall_of_horror import GAME
from ostoja.games.osaczeni import GAME as OSACZENI
from tests.engine.mall import SITUATION, go, match_at
from tests.engine.small import Rest, match_of
from tests.toy import TOY, WORDS, Pile, Toy

if TYPE_CHECKING:
    from ostoja.engine.agenda import Decision
    from ostoja.engine.datafile import Section
    from ostoja.engine.match import Match
    from ostoja.games.mall_of_horror.state import Mall

ROOT = Path(__file__).parents[2]
HEADER = 'game = "mall-of-horror"\n'
PAGE = Path(__file__).parents[2] / "docs" / "explanation" / "engine.md"
EXAMPLE = PAGE.read_text(encoding="utf-8").partition("```toml\n")[2].partition("```")[0]


def mall(text: str = SITUATION) -> Mall:
    return cast("Mall", read_position(GAME, text)[1])


def written(match: Match) -> Section:
    return GAME.write_facts(cast("Mall", match.state))


# ---------------------------------------------------------------- what is written is there


def test_a_position_written_by_hand_is_laid_out() -> None:
    table = GAME.write_facts(mall())
    assert table["round"] == 2
    assert table["heads"] == {
        "restroom": ["0 pin-up", "1 gunman"],
        "parking": ["0 gunman", "1 pin-up", "2 pin-up"],
        "supermarket": ["0 little-girl", "2 tough-guy"],
    }
    assert table["zombies"] == {"hq": 2}
    assert table["hands"] == [["camera"], ["sprint"], []]
    assert table["deck"] == ["threat", "hide"]


def test_a_position_asks_its_question() -> None:
    g = mall()
    assert seats_in(g.asked) == (0, 1, 2)
    assert [GAME.vocabulary.spell(option) for option in g.offers[2]] == [
        *(["go", "restroom"], ["go", "megatoys"]),
        *(["go", "parking"], ["go", "hq"], ["go", "supermarket"]),
    ]


def test_the_example_of_the_documentation_asks_for_a_victim_at_parking() -> None:
    g = mall(EXAMPLE)
    assert seats_in(g.asked) == (0, 1)
    assert [GAME.vocabulary.spell(option) for option in g.offers[0]] == [["vote", 0], ["vote", 1]]
    assert cast("Decision[Mall]", g.agenda[-1]).asks(g)[0] == "ask-vote"
    table = GAME.write_facts(g)
    assert (table["round"], table["badge"], table["zombies"]) == (3, 1, {"parking": 2})


def test_a_position_is_played_on() -> None:
    match = match_at()
    go(match, "hq", "megatoys", "restroom")
    assert match.asked() == (1,), "the badge moves first"
    assert match.question()[0] == "ask-move"
    match.choose(1, match.read(1, ["move", "pin-up"]))
    assert "1 pin-up" in cast("dict[str, list[str]]", written(match)["heads"])["megatoys"]


@pytest.mark.parametrize("text", [SITUATION, EXAMPLE], ids=["small", "example"])
def test_a_position_is_played_to_the_end(text: str) -> None:
    g = mall(text)
    rng = seeded("on")
    while not g.over:
        seat = seats_in(g.asked)[0]
        g.apply(seat, rng.pick(g.offers[seat]))
    assert g.round >= 2


def test_cards_that_are_not_named_have_left_the_game() -> None:
    g = mall()
    assert GAME.conserved(g)["cards"] == len(g.data.card_of)
    assert g.played.bit_count() == len(g.data.card_of) - 4


# ---------------------------------------------------------------- what is omitted is empty


def test_what_is_omitted_is_empty() -> None:
    setup, state = read_position(GAME, HEADER)
    assert setup.seats == GAME.least_seats
    assert setup.options == GAME.agree(3).options
    assert (state.agenda, state.asked, state.over) == ([], 0, False)
    table = GAME.write_facts(cast("Mall", state))
    assert table["colours"] == ["yellow", "red", "blue"]
    empty = ("heads", "zombies", "deck", "truck", "dice", "gifts", "buriers", "cursed", "hidden", "unplaced")
    assert not any(table[name] for name in empty)
    assert table["closed"] == ["cachou"], "with three players it is closed, written or not"
    assert table["hands"] == [[], [], []]


def test_seats_options_and_data_come_with_the_position() -> None:
    text = HEADER + 'seats = 5\n[options]\nsecond_tie = "head"\n[data.numbers]\ncurse = 5\n'
    setup, state = read_position(GAME, text)
    assert (setup.seats, state.seats) == (5, 5)
    assert setup.options["second_tie"] == "head"
    assert cast("Mall", state).data.curse == 5
    assert 'second_tie = "head"' in write_position(GAME, setup, state)
    assert "curse = 5" in write_position(GAME, setup, state)


def test_without_chance_written_down_it_is_always_the_same() -> None:
    assert [mall().rng.below(1000) for _ in range(2)] == [seeded("position").below(1000)] * 2


def test_chance_that_is_written_down_goes_on_from_there() -> None:
    rng = seeded("mine")
    rng.below(6)
    text = HEADER + f'chance = "{rng.key.hex()} {rng.at}"\n'
    assert [mall(text).rng.below(1000)] == [rng.below(1000)]


def test_a_game_that_is_over_stays_over() -> None:
    g = mall(HEADER + "over = true\n" + SITUATION.replace(HEADER, ""))
    assert g.over
    assert g.asked == 0


@pytest.mark.parametrize("text", [SITUATION, EXAMPLE, HEADER], ids=["small", "example", "empty"])
def test_what_is_read_is_written_and_read_again(text: str) -> None:
    setup, state = read_position(GAME, text)
    written = write_position(GAME, setup, state)
    assert write_position(GAME, *read_position(GAME, written)) == written


def test_a_game_without_a_notation_of_its_own_has_one_all_the_same() -> None:
    setup = TOY.agree(3, {"cards": 5})
    state = TOY.new(setup, seeded("toy"))
    text = write_position(TOY, setup, state)
    assert "cards = 5" in text
    assert write_position(TOY, *read_position(TOY, text)) == text


def test_a_tuple_stays_a_tuple() -> None:
    match = match_of(Rest(), stock=(1, 2))
    board = cast("Any", match.state)
    board.stock = [(1, 2), (3,)]
    board.story = ("one", "two")
    text = write_position(match.game, match.setup, match.state)
    again = cast("Any", read_position(match.game, text)[1])
    assert (again.stock, again.story) == ([(1, 2), (3,)], ("one", "two"))


# ---------------------------------------------------------------- every slip is named


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            'step = "Round"',
            'step = "Dance"',
            r"agenda\[0\] names no step of Mall of Horror: 'Dance'; steps: Play, Round",
        ),
        (
            'at = "movement"',
            'at = "supper"',
            r"field agenda\[0\]: step Round has no phase 'supper'; phases: search, election",
        ),
        ("restroom = [", "cellar = [", "no location is called 'cellar'; one of: restroom, cachou"),
        ("hq = 2", "cellar = 2", "no location is called 'cellar'"),
        ('["cachou"]', '["cellar"]', "no location is called 'cellar'"),
        ('"0 pin-up"', '"0 cook"', "no character is called 'cook'; one of: pin-up"),
        ('"0 pin-up"', '"7 pin-up"', "heads.restroom \\(seat\\) must be a whole number from 0 to 2, not 7"),
        ('"0 pin-up"', '"pin-up"', "has 'pin-up'; write it as SEAT CHARACTER"),
        ('["threat", "hide"]', '["thread"]', "no card is called 'thread'; one of: threat, camera"),
        ('["threat", "hide"]', '["threat", "threat", "threat", "threat"]', "names more threat cards than there are"),
        ('["camera"], ["sprint"]', '["shotgun"], ["shotgun"]', "names more shotgun cards than there are"),
        ('["camera"], ["sprint"]', "[], [], [], []", "field hands must list at most 3, not 4"),
        ('["cachou"]', '"cachou"', "position field closed must be a list, not 'cachou'"),
    ],
)
def test_a_slip_is_answered_with_what_would_be_right(old: str, new: str, message: str) -> None:
    assert old in SITUATION
    with pytest.raises(OstojaError, match=message):
        read_position(GAME, SITUATION.replace(old, new, 1))


@pytest.mark.parametrize("field", ["heads", "zombies"])
def test_a_table_that_is_none_is_named(field: str) -> None:
    with pytest.raises(RecordError, match=f"position field {field} must be a table, not 3"):
        read_position(GAME, HEADER + f"[table]\n{field} = 3\n")


@pytest.mark.parametrize("field", ["table", "data"])
def test_a_part_that_is_no_table_is_named(field: str) -> None:
    with pytest.raises(RecordError, match=f"position field {field} must be a table, not 3"):
        read_position(GAME, HEADER + f"{field} = 3\n")


@pytest.mark.parametrize("text", ['game = "chess"\n', "", "seats = 3\n"])
def test_a_position_of_another_game_is_refused(text: str) -> None:
    with pytest.raises(RecordError, match=r"the position is one of .*, not of 'mall-of-horror'"):
        read_position(GAME, text)


def test_a_position_that_is_no_toml_is_refused() -> None:
    with pytest.raises(DataError, match="the position is not valid TOML"):
        read_position(GAME, "game = \n")


def test_impossible_seats_options_and_data_are_refused() -> None:
    with pytest.raises(SetupError, match="Mall of Horror has 3 to 6 seats, not 9"):
        read_position(GAME, HEADER + "seats = 9\n")
    with pytest.raises(SetupError, match="there is no option 'speed'"):
        read_position(GAME, HEADER + "[options]\nspeed = 1\n")
    with pytest.raises(DataError, match=r"data field numbers\.speed is unknown"):
        read_position(GAME, HEADER + "[data.numbers]\nspeed = 1\n")


class Treadmill(Procedure[Pile]):
    """A step that leads nowhere."""

    def phases(self) -> Phases:
        """Begin again and again."""
        return (Treadmill.turn,)

    def turn(self, _g: Pile) -> Next:
        """Get nowhere."""
        return self.again()


def test_rules_that_run_on_without_asking_anybody_are_refused() -> None:
    toy = Toy("toy", "Toy", (2, 4), "1", WORDS, TOY.setup_options, (Treadmill,), {}, "")
    with pytest.raises(
        RecordError, match="position field agenda cannot be run from there: the rules run on at Treadmill"
    ):
        read_position(toy, 'game = "toy"\nseats = 2\n[[agenda]]\nstep = "Treadmill"\n')


@pytest.mark.parametrize(
    ("agenda", "message"),
    [
        ('agenda = "Round"', "agenda must be a list of steps, not 'Round'"),
        ("agenda = [1]", r"agenda\[0\] must be a table that names its step, not 1"),
        ("[[agenda]]\nat = 1", r"agenda\[0\] names no step of Mall of Horror: ''; steps: Play, Round"),
        ('[[agenda]]\nstep = ["Round"]', r"agenda\[0\] names no step of Mall of Horror: \['Round'\]"),
        ('[[agenda]]\nstep = "PlaceOne"\nseat = 3', r"agenda\[0\].seat must be a seat from 0 to 2, not 3"),
        ('[[agenda]]\nstep = "PlaceOne"\nseat = "me"', r"agenda\[0\].seat must be a whole number, not 'me'"),
        ('[[agenda]]\nstep = "PlaceOne"\nhat = 1', r"agenda\[0\]: step PlaceOne has no field 'hat'"),
    ],
)
def test_an_agenda_that_asks_nothing_is_refused(agenda: str, message: str) -> None:
    with pytest.raises(RecordError, match=f"position field {message}"):
        read_position(GAME, HEADER + agenda + "\n")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("waiting = 7", "waiting = 8", r"agenda\[1\].waiting must be a set of seats from 0 to 7, not 8"),
        ("waiting = 7", "waiting = 0", r"agenda\[1\] asks nobody who sits at the table: SecretDestinations"),
        ("[-1, -1, -1]", "[-1, -1]", r"agenda\[1\].choices must have a place for each of the 3 seats, not 2"),
        ("[-1, -1, -1]", "[-1, 5, -1]", r"agenda\[1\].choices has a choice of seat 1, which is still waited for"),
        ("[-1, -1, -1]", "[-1, -1, 99999]", r"agenda\[1\].choices must have options from -1 to \d+, not 99999"),
        ("[-1, -1, -1]", '"none"', r"agenda\[1\].choices must be a list, not 'none'"),
    ],
)
def test_seats_and_choices_that_cannot_be_are_refused_by_their_field(old: str, new: str, message: str) -> None:
    assert old in SITUATION
    with pytest.raises(RecordError, match=f"position field {message}"):
        read_position(GAME, SITUATION.replace(old, new))


@pytest.mark.parametrize(
    ("line", "field"),
    [
        *(('seats = "many"', "seats"), ("seats = 3.5", "seats"), ("seats = true", "seats")),
        *(("options = 3", "options"), ("over = 1", "over"), ("seen_by = 3", "seen_by"), ('seen_by = "me"', "seen_by")),
        *(('chance = "dice"', "chance"), ("chance = 7", "chance"), (f'chance = "00 {10**30}"', "chance")),
    ],
)
def test_a_field_of_a_wrong_kind_is_refused_by_its_name(line: str, field: str) -> None:
    with pytest.raises(RecordError, match=f"position field {field} "):
        read_position(GAME, HEADER + line + "\n")


def test_pieces_that_are_missing_or_too_many_are_counted() -> None:
    setup = OSACZENI.agree(3)
    text = write_position(OSACZENI, setup, OSACZENI.new(setup, seeded("count")))
    assert "unplaced = [" in text
    robbed = re.sub(r'unplaced = \["[^"]+", ', "unplaced = [", text)
    with pytest.raises(
        RecordError, match="position field table does not add up: characters 11, in a game of 3 it is 12"
    ):
        OSACZENI.position(robbed)
    toy = TOY.agree(3, {"cards": 5})
    text = write_position(TOY, toy, TOY.new(toy, seeded("toy")))
    with pytest.raises(RecordError, match="position field table does not add up: cards 6, in a game of 3 it is 5"):
        TOY.position(text.replace("burnt = []", "burnt = [4]"))


def test_what_a_game_stumbles_over_is_its_tables_fault() -> None:
    setup = TOY.agree(3)
    text = write_position(TOY, setup, TOY.new(setup, seeded("toy")))
    for spoilt, message in (
        ("burnt = [{ a = 1 }]", "table cannot be laid out: "),
        ("burnt = 3", "burnt must be a list, not 3"),
        ("smoke = 3", "smoke is not known; fields: burnt, hands, pile, votes"),
    ):
        with pytest.raises(RecordError, match=f"position field {message}"):
            TOY.position(text.replace("burnt = []", spoilt))


# ---------------------------------------------------------------- a position in Python


def test_a_position_says_what_may_be_chosen_and_is_played_on() -> None:
    position = GAME.position(SITUATION)
    assert position.asked() == (0, 1, 2)
    assert position.options()[2] == ["go restroom", "go megatoys", "go parking", "go hq", "go supermarket"]
    match = position.match(["Ada", "Ben", "Eve"])
    go(match, "hq", "megatoys", "restroom")
    assert match.names == ["Ada", "Ben", "Eve"]
    assert position.asked() == (0, 1, 2), "the position itself stays as it was"
    assert repr(position) == "<Position of mall-of-horror, 3 seats, asked: 0, 1, 2>"


def test_going_back_leads_to_the_position_and_not_to_a_deal() -> None:
    match = match_at()
    go(match, "hq", "megatoys", "restroom")
    again = match.taken_back(0, 0)
    assert again.asked() == (0, 1, 2)
    assert written(again) == GAME.write_facts(mall())


def test_a_match_from_a_position_has_a_record_that_replays() -> None:
    match = match_at()
    go(match, "hq", "megatoys", "restroom")
    record = write_record(match)
    again = replay(record, find)
    assert write_record(again) == record
    assert again.asked() == (1,)
    with pytest.raises(RecordError, match="of another table than its header"):
        replay(record.replace('"seats":["seat 0",', '"seats":["x","seat 0",', 1), find)


def test_nobody_plays_on_where_nobody_is_asked() -> None:
    with pytest.raises(RecordError, match="position field agenda is empty"):
        GAME.position(HEADER).match()


def test_the_registry_finds_the_game_of_a_position() -> None:
    assert open_position(SITUATION).game is GAME
    with pytest.raises(RecordError, match="position field game is missing"):
        open_position("seats = 3\n")
    with pytest.raises(SetupError, match="there is no game 'chess'"):
        open_position('game = "chess"\n')


# ---------------------------------------------------------------- a position as a seat knows it


def test_the_position_of_a_seat_is_dealt_anew_by_another_chance_than_it_goes_on_with() -> None:
    dealt: list[Rng] = []

    class Watched(Toy):
        def determinise(self, state: Pile, seat: int, rng: Rng) -> Pile:
            dealt.append(rng.copy())
            return super().determinise(state, seat, rng)

    watched = Watched.__new__(Watched)
    for name in fields_of(TOY):
        setattr(watched, name, getattr(TOY, name))
    setup = TOY.agree(3, {"cards": 20})
    true = Position(watched, setup, TOY.new(setup, seeded("true")))
    seen = true.seen(1, "lot")
    assert (true.seen_by, seen.seen_by) == (None, 1)
    assert len({true.state.rng.key, seen.state.rng.key, dealt[0].key}) == 3
    assert "\nseen_by = 1\n" in seen.text()
    assert TOY.position(seen.text()).seen_by == 1
    assert true.seen(1, "lot").text() == seen.text() != true.seen(1, "another lot").text()


def test_who_knows_the_chance_of_a_written_pile_cannot_put_it_back() -> None:
    setup = TOY.agree(3, {"cards": 20})
    state = cast("Any", TOY.new(setup, seeded("true")))
    seen = cast("Any", Position(TOY, setup, state).seen(1, "lot").state)
    assert seen.pile != state.pile
    places = list(range(20))
    Rng(seen.rng.key).shuffle(places)
    back = [0] * 20
    for place, card in zip(places, seen.pile, strict=True):
        back[place] = card
    assert back != state.pile


@pytest.mark.parametrize("seat", [-1, 3])
def test_there_is_no_position_of_a_seat_that_there_is_not(seat: int) -> None:
    with pytest.raises(RecordError, match="position field seen_by must be a seat from 0 to 2"):
        GAME.position(SITUATION).seen(seat, "lot")


# ---------------------------------------------------------------- documentation


def examples() -> list[tuple[str, str]]:
    """Find every position that the documentation shows."""
    pages = [*ROOT.glob("docs/**/*.md"), ROOT / "README.md"]
    blocks = [
        (page.name, block)
        for page in pages
        for block in re.findall(r"```toml\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    ]
    return [(name, block) for name, block in blocks if block.lstrip().startswith("game =")]


@pytest.mark.parametrize(("page", "text"), examples(), ids=lambda value: value if len(value) < 40 else "")
def test_every_position_that_the_documentation_shows_can_be_played_on(page: str, text: str) -> None:
    position = open_position(text)
    match = position.match()
    assert match.asked(), page
    match.choose(match.asked()[0], match.options(match.asked()[0])[0])


def test_the_documentation_shows_positions() -> None:
    assert {page for page, _ in examples()} >= {"engine.md", "positions.md"}


@pytest.mark.parametrize("lines", ["[table]\nzombie = 3", "[tabel]\nround = 3"])
def test_a_misspelled_field_is_named(lines: str) -> None:
    with pytest.raises(OstojaError):
        read_position(GAME, HEADER + lines + "\n")
