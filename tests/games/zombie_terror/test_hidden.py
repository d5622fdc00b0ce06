"""Chapter: hidden information, the variants of the table, notation and talk."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.games.zombie_terror.driver import FRANK, HORDE, HUMANS, NORMAN, ZOMBIES, base, law, random_game

from ostoja.engine.match import Match
from ostoja.engine.rng import seeded
from ostoja.engine.talk import BROKEN, KEPT, PENDING, UNJUDGED, Act
from ostoja.games.zombie_terror import GAME
from ostoja.games.zombie_terror.zombie_cards import draw

if TYPE_CHECKING:
    from tests.games.zombie_terror.driver import Driver


def worlds(t: Driver, seat: int) -> list[object]:
    return [GAME.determinise(t.g, seat, seeded(f"world {number}")) for number in range(30)]


def test_the_other_hand_and_the_box_are_dealt_anew() -> None:
    t = base("child A1", hands=[["courage"], ["plague", "awe"]], box=["trap", "horde", "sewers", "silence"])
    seen = {world.hands[ZOMBIES] for world in worlds(t, HUMANS)}  # type: ignore[attr-defined]
    assert len(seen) > 3
    assert {world.hands[HUMANS] for world in worlds(t, HUMANS)} == {1}  # type: ignore[attr-defined]


def test_open_hands_stay_as_they_are() -> None:
    hands = [["courage"], ["plague", "awe"]]
    t = base("child A1", options={"open_hands": True}, hands=hands, box=["trap", "horde"])
    assert len({world.hands[ZOMBIES] for world in worlds(t, HUMANS)}) == 1  # type: ignore[attr-defined]
    assert len(t.view(HUMANS)["players"][ZOMBIES]["open_cards"]) == 2


@pytest.mark.parametrize(("is_open", "kind"), [(True, "drew"), (False, "drew-one")])
def test_who_plays_with_open_hands_draws_openly(*, is_open: bool, kind: str) -> None:
    t = law("child A1", options={"open_hands": is_open}, deck=["trap", "horde", "rampage"])
    draw(t.g)
    for seat, told in ((NORMAN, kind), (FRANK, kind), (None, kind), (HORDE, "drew")):
        assert [event.kind for event in t.journal.told(seat)] == [told]


def test_who_plays_with_open_hands_is_dealt_openly() -> None:
    match = Match(GAME, GAME.agree(2, {"open_hands": True}), "open")
    dealt = [event for event in match.events(None) if event.kind == "dealt"]
    assert len(dealt) == 8


def test_what_everybody_knows_of_the_zombie_hand_is_kept() -> None:
    facts: dict[str, Any] = {
        "hands": [[], [], ["plague", "awe"]],
        "known": ["plague"],
        "deck": ["trap", "horde", "rampage"],
    }
    t = law("child A1", **facts)
    hands = {world.hands[HORDE] for world in worlds(t, FRANK)}  # type: ignore[attr-defined]
    assert len(hands) > 2
    assert all(hand >> 6 & 1 for hand in hands)
    assert t.view(NORMAN)["players"][HORDE]["open_cards"] == [6]
    own = {(world.hands[HORDE], tuple(world.deck)) for world in worlds(t, HORDE)}  # type: ignore[attr-defined]
    assert len({hand for hand, _ in own}) == 1
    assert len(own) > 2


def test_closed_finds_are_shuffled_until_one_is_open() -> None:
    t = law("child A1", finds=["D6 zombie", "E6 biohazard"])
    for seat in (NORMAN, HORDE):
        assert len({tuple(world.faces) for world in worlds(t, seat)}) == 2  # type: ignore[attr-defined]
    t = law("child A1", finds=["D6 zombie", "E6 biohazard"], revealed=1)
    assert len({tuple(world.faces) for world in worlds(t, NORMAN)}) == 1  # type: ignore[attr-defined]


def test_the_undealt_cards_open_at_the_end() -> None:
    t = random_game(2, "end").finish()
    assert isinstance(t.view(None)["cards"]["box"], list)
    assert len(t.view(None)["players"][0]["open_cards"]) == t.view(None)["players"][0]["cards"]


def test_the_scores_are_the_stars_saved() -> None:
    t = law("child pool wounded 0 0, nurse C9", "M1 north", supporters=3)
    assert GAME.result(t.g).scores == [3, 1, 0]


def verdict(t: Driver, *words: str, at: int = 0) -> str:
    form = next(form for form in GAME.talk if form.name() == words[0])
    about = tuple(domain.read(word) for domain, word in zip(form.domains, words[1:], strict=True))
    return GAME.verdict(Act(NORMAN, -1, form, about, at), t.journal.events)


def test_promises_are_judged_by_what_everybody_saw() -> None:
    t = law("child C3, nurse D3, banker C8", "M1 north", hands=[["regroup", "courage"], [], []]).from_phase(
        "first_turn"
    )
    assert verdict(t, "promise-spare", "nurse") == PENDING
    assert verdict(t, "claim-card", "regroup") == PENDING
    t.play(NORMAN, "regroup child nurse")
    assert verdict(t, "promise-spare", "nurse") == BROKEN
    assert verdict(t, "claim-card", "regroup") == KEPT
    assert verdict(t, "promise-play", "regroup") == KEPT
    assert verdict(t, "offer-alliance", "1") == UNJUDGED
    t.play(NORMAN, "move child east", "pass").play(FRANK, "move nurse north", "pass")
    t.play(HORDE, "pass").place("H1 south").play(HORDE, "pass", "block courage", "block regroup")
    assert verdict(t, "promise-play", "courage") == BROKEN
    assert verdict(t, "promise-spare", "mechanic") == KEPT
