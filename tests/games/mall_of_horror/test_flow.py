"""Chapter: the round and the order of play."""

from __future__ import annotations

from tests.games.mall_of_horror.driver import (
    BLACK,
    BLUE,
    BROWN,
    CAMERA,
    GUNMAN,
    HIDE,
    HQ,
    MEGATOYS,
    PARKING,
    PHASES,
    PIN_UP,
    RED,
    RESTROOM,
    SPRINT,
    SUPERMARKET,
    THREAT,
    TOUGH_GUY,
    YELLOW,
    Driver,
    table,
    team,
)
from tests.marks import rule

ONE_CARD_EACH = {YELLOW: [THREAT], RED: [CAMERA], BLUE: [SPRINT], BLACK: [HIDE]}


def order_of(t: Driver) -> list[int]:
    """Let everybody pass and list in which order they were asked."""
    question = t.question
    order: list[int] = []
    while t.question == question:
        (seat,) = t.asked
        order.append(seat)
        t.choose(seat, *t.options(seat)[0])
    return order


@rule("MOH-ORD-01")
def test_the_window_before_a_vote_goes_clockwise_from_the_badge() -> None:
    pin_ups = [(seat, PIN_UP) for seat in range(4)]
    t = table(badge=BLUE, heads={PARKING: pin_ups}, hands=ONE_CARD_EACH)
    t.search()
    assert order_of(t) == [BLUE, BLACK, YELLOW, RED]


@rule("MOH-ORD-01")
def test_the_window_of_the_cameras_goes_clockwise_from_the_badge() -> None:
    t = table(badge=BLUE, hands=ONE_CARD_EACH)
    t.arrival()
    assert order_of(t) == [BLUE, BLACK, YELLOW, RED]


@rule("MOH-ORD-01")
def test_the_moves_go_clockwise_from_the_badge() -> None:
    t = table(badge=BLUE, hands=ONE_CARD_EACH)
    t.movement(dict.fromkeys(range(4), PARKING))
    assert order_of(t) == [BLUE, BLACK, YELLOW, RED]


@rule("MOH-ORD-01")
def test_the_card_window_of_an_attack_goes_clockwise_from_the_badge() -> None:
    gunmen = [(seat, GUNMAN) for seat in range(4)]
    t = table(badge=BLUE, heads={MEGATOYS: gunmen}, zombies={MEGATOYS: 9}, hands=ONE_CARD_EACH)
    t.attack()
    assert order_of(t) == [BLUE, BLACK, YELLOW, RED]


@rule("MOH-ORD-02")
def test_the_first_concerned_player_clockwise_from_the_badge_starts() -> None:
    t = table(badge=BLUE, heads={PARKING: [(YELLOW, PIN_UP), (RED, PIN_UP)]}, hands=ONE_CARD_EACH)
    t.search()
    assert order_of(t) == [YELLOW, RED]


@rule("MOH-ORD-02")
def test_players_not_concerned_are_skipped_in_the_middle() -> None:
    there = [(BLACK, PIN_UP), (YELLOW, PIN_UP), (BLUE, PIN_UP)]
    t = table(badge=BLUE, heads={RESTROOM: there}, zombies={RESTROOM: 3}, hands=ONE_CARD_EACH)
    t.attack()
    assert order_of(t) == [BLUE, BLACK, YELLOW]


@rule("MOH-ORD-03")
def test_an_eliminated_badge_holder_still_marks_where_the_order_starts() -> None:
    t = table(badge=BLUE, dead=team(BLUE), hands=ONE_CARD_EACH, chief_elected=False)
    t.arrival()
    assert t.badge == BLUE
    assert order_of(t) == [BLACK, YELLOW, RED]


@rule("MOH-ORD-03")
def test_the_badge_stays_with_a_chief_who_is_eaten_until_somebody_is_elected() -> None:
    t = table(
        badge=BLUE,
        heads={RESTROOM: [(BLUE, PIN_UP)], HQ: [(RED, PIN_UP)], PARKING: [(YELLOW, PIN_UP), (BLACK, GUNMAN)]},
        zombies={RESTROOM: 1},
        dead=team(BLUE, TOUGH_GUY, GUNMAN),
        hands={YELLOW: [HIDE], BLACK: [HIDE]},
    )
    t.round_from("attack")
    assert t.events("eliminated") == [(BLUE,)]
    assert t.events("round") == [(4,)]
    assert t.badge == BLUE
    assert order_of(t) == [BLACK, YELLOW]
    t.play_until("arrival")
    assert t.badge == RED
    assert order_of(t) == [BLACK, YELLOW]  # Red holds no card


@rule("MOH-ORD-04")
def test_a_new_chief_changes_the_order_only_from_the_election_on() -> None:
    heads = {PARKING: [(seat, PIN_UP) for seat in range(4)], HQ: [(BLACK, GUNMAN), (RED, TOUGH_GUY)]}
    t = table(badge=RED, heads=heads, hands={seat: [CAMERA] if seat < 3 else [THREAT] for seat in range(4)})
    t.round_from("search")
    assert order_of(t) == [RED, BLUE, BLACK, YELLOW]
    t.play_until("election")
    assert order_of(t) == [RED, BLACK]
    t.vote({BLACK: BLACK, RED: RED})
    assert t.badge == BLACK
    assert order_of(t) == [YELLOW, RED, BLUE]


@rule("MOH-ORD-05")
def test_a_round_is_six_phases_in_order_and_then_a_new_round_begins() -> None:
    heads = {
        PARKING: [(YELLOW, PIN_UP), (RED, PIN_UP)],
        HQ: [(YELLOW, GUNMAN), (RED, GUNMAN)],
        SUPERMARKET: [(BLUE, PIN_UP), (BLACK, PIN_UP), *team(BROWN)],
    }
    t = table(5, heads=heads, zombies={SUPERMARKET: 9}, hands={YELLOW: [CAMERA]})
    seen: list[tuple[int, str]] = []
    t.round_from("search")
    while t.asked and len(seen) < 8:
        now = (t.view(None)["round"], t.view(None)["phase"])
        seen += [now] if now not in seen else []
        t.choose(t.asked[0], *t.options(t.asked[0])[0])
    assert seen[:6] == [(4, phase) for phase in PHASES]
    assert seen[6][0] == 5


@rule("MOH-ORD-05")
def test_rounds_follow_each_other_until_the_rescue_arrives() -> None:
    t = table()
    t.round_from("search")
    t.finish()
    rounds = [number for (number,) in t.events("round")]
    assert rounds == list(range(4, 4 + len(rounds)))
    assert len(rounds) > 1
    assert t.over
    assert t.journal.events[-1].kind == "rescue"
