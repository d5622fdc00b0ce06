"""The story as it is told: in order, to the right ears, four dice in one line."""

from __future__ import annotations

from rich.text import Text

from ostoja.cli.boards import Board
from ostoja.cli.playing.story import Story, Told, paragraphs
from ostoja.engine.agenda import FORCED
from ostoja.engine.match import Match
from ostoja.games.mall_of_horror import GAME
from ostoja.text import Texts

NAMES = ["Ada", "Bruno", "Celia"]


def told_to(match: Match, seat: int | None) -> list[str]:
    return [line.text.plain for line in Story(match, seat, Texts(GAME, "en"), Board(GAME)).all()]


def opened() -> Match:
    match = Match(GAME, GAME.agree(3), "story", NAMES)
    match.journal.events.clear()
    return match


def test_talk_stands_where_it_was_said_and_only_for_those_who_heard_it() -> None:
    match = opened()
    match.journal.note(-1, "round", 1, -1, -1, -1)
    match.say(0, 1, ["claim-quiet", "parking"])
    match.chat(2, "what is going on?")
    match.journal.note(-1, "eliminated", 2, -1, -1, -1)
    secret, chat = "Ada to Bruno: “Nothing is coming to Parking.”", "Celia: “what is going on?”"
    for seat, said in ((0, [secret, chat]), (1, [secret, chat]), (2, [chat]), (None, [chat])):
        assert told_to(match, seat) == ["Round 1 begins.", *said, "Celia has nobody left alive."]


def test_a_forced_pass_is_not_worth_a_line_but_a_forced_move_is() -> None:
    match = opened()
    match.journal.note(1, FORCED, 0, 0, -1, -1)
    match.journal.note(1, FORCED, 0, GAME.vocabulary.read(["move", "gunman"]), -1, -1)
    assert told_to(match, 0) == ["◉ Ada has no other choice: Move the Gunman"]
    assert told_to(match, 1) == []


def test_news_are_told_once() -> None:
    match = opened()
    story = Story(match, 0, Texts(GAME, "en"), Board(GAME))
    match.journal.note(-1, "round", 1, -1, -1, -1)
    assert len(story.news()) == 1
    assert story.news() == []
    match.say(1, -1, ["claim-quiet", "parking"])
    assert [line.text.plain for line in story.news()] == ["Bruno: “Nothing is coming to Parking.”"]


def test_events_of_one_kind_share_a_paragraph_and_quiet_ones_are_left_out() -> None:
    kinds = ["die", "die", "zombie", "die", "", "", "moved"]
    told = [Told(kind, Text(f"{kind}{place}")) for place, kind in enumerate(kinds)]
    plain = [line.plain for line in paragraphs(told, frozenset({"zombie"}))]
    assert plain == ["die0 die1 die3", "  » 4", "  » 5", "moved6"]
