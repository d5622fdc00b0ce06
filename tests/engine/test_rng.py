"""Chance: fair, repeatable, copyable, and no clue to the seed."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from ostoja.engine.rng import SMALL, WORD, WORDS, Rng, Scripted, pledge, seeded

SPAN = WORD * WORD  # what a wide draw draws from


class EveryWord(Rng):
    """A generator whose words are all two-byte words, each once, in order."""

    __slots__ = ()

    def refill(self) -> None:
        self.words = b"".join(word.to_bytes(2, "big") for word in range(self.at, self.at + WORDS))


def counts(size: int) -> Counter[int]:
    """Count what comes out when every word has been used once."""
    rng = EveryWord()
    found: Counter[int] = Counter()
    while rng.at < WORD:
        found[rng.below(size)] += 1
    return found


def ahead(*wide: int) -> Rng:
    """Return a generator from which wide draws draw these four-byte numbers."""
    rng = Rng(at=1)
    words = [number >> shift & 255 for number in wide for shift in (24, 16, 8, 0)]
    rng.words = b"".join((word << 8).to_bytes(2, "big") for word in [0, *words, *[0] * WORDS][:WORDS])
    return rng


def drawn(rng: Rng, draws: int = 100) -> list[int]:
    return [rng.below(1000) for _ in range(draws)]


def test_the_same_seed_gives_the_same_stream() -> None:
    assert drawn(seeded("a")) == drawn(seeded("a"))


def test_another_seed_gives_another_stream() -> None:
    assert drawn(seeded("a")) != drawn(seeded("b"))


def test_any_text_is_a_seed() -> None:
    assert drawn(seeded("zażółć gęślą jaźń")) != drawn(seeded(""))


def test_the_stream_never_changes_between_releases() -> None:
    rng = seeded("ostoja")
    assert [rng.die(6) for _ in range(20)] == [4, 3, 2, 2, 2, 6, 2, 6, 4, 4, 5, 1, 6, 4, 5, 6, 3, 1, 3, 5]
    assert [rng.below(1_000_000) for _ in range(4)] == [44816, 43870, 195452, 423130]
    cards = list(range(10))
    rng.shuffle(cards)
    assert cards == [0, 6, 7, 8, 5, 1, 3, 2, 9, 4]


@pytest.mark.parametrize("sizes", [range(1, 17), range(17, 33), range(33, 49), range(49, 65)], ids=str)
def test_every_number_is_exactly_equally_likely(sizes: range) -> None:
    for size in sizes:
        assert counts(size) == dict.fromkeys(range(size), WORD // size)


@pytest.mark.parametrize("size", [1000, SMALL - 1, SMALL])
def test_large_sizes_are_exactly_fair_too(size: int) -> None:
    assert counts(size) == dict.fromkeys(range(size), WORD // size)


@pytest.mark.parametrize("size", [SMALL + 1, 5000, 65_537, 1_000_003, 3_000_000_000])
def test_a_wide_draw_takes_all_even_rounds_and_draws_the_uneven_rest_again(size: int) -> None:
    even = SPAN - SPAN % size
    assert ahead(0).below(size) == 0
    assert ahead(even - 1).below(size) == size - 1
    assert ahead(even, 7).below(size) == 7, "the first number of the uneven rest must not count"


def test_a_wide_draw_of_a_power_of_two_needs_no_second_draw() -> None:
    assert ahead(SPAN - 1, 7).below(1 << 20) == (1 << 20) - 1


def test_a_wide_draw_reaches_both_ends() -> None:
    rng = seeded("wide")
    found = {rng.below(SMALL + 1) for _ in range(60_000)}
    assert found == set(range(SMALL + 1))


def test_a_die_shows_one_to_its_sides() -> None:
    rng = seeded("die")
    assert {rng.die(6) for _ in range(200)} == {1, 2, 3, 4, 5, 6}


def test_a_pick_is_one_of_the_things_and_each_comes_up() -> None:
    rng = seeded("pick")
    assert {rng.pick("abc") for _ in range(60)} == {"a", "b", "c"}


def test_a_shuffle_keeps_the_cards_and_gives_every_order() -> None:
    rng = seeded("shuffle")
    orders = set()
    for _ in range(200):
        cards = [1, 2, 3]
        rng.shuffle(cards)
        orders.add(tuple(cards))
    assert orders == {(1, 2, 3), (1, 3, 2), (2, 1, 3), (2, 3, 1), (3, 1, 2), (3, 2, 1)}


def test_a_shuffle_draws_one_number_for_every_card_but_the_last() -> None:
    rng = seeded("count")
    rng.shuffle([1, 2])
    assert rng.at == 1


@pytest.mark.parametrize("before", [0, 1, 31, 32, 33, 64])
def test_a_copy_draws_the_same_and_goes_its_own_way(before: int) -> None:
    rng = seeded("copy")
    drawn(rng, before)
    twin = rng.copy()
    position = rng.at
    stream = drawn(twin)
    assert rng.at == position, "drawing from the copy moved the original"
    assert drawn(rng) == stream


def test_restored_at_any_position_it_draws_on_identically() -> None:
    rng = seeded("restore")
    for position in range(3 * WORDS + 2):
        assert rng.at == position
        again = Rng(rng.key, rng.at)
        assert drawn(again, 40) == drawn(rng.copy(), 40)
        rng.below(256)  # never drawn twice, so the position moves by one


def test_words_are_not_used_twice() -> None:
    rng = seeded("blocks")
    first, second = ([rng.below(256) for _ in range(WORDS)] for _ in range(2))
    assert first != second


def test_the_pledge_is_neither_the_key_nor_a_way_to_it() -> None:
    seed = "my seed"
    key = seeded(seed).key
    plain = hashlib.sha256(seed.encode()).hexdigest()
    assert len({pledge(seed), key.hex(), plain, hashlib.sha256(key).hexdigest()}) == 4
    assert seed not in pledge(seed)


def test_the_pledge_binds_to_one_seed() -> None:
    assert pledge("a") == pledge("a")
    assert pledge("a") != pledge("b")


def test_scripted_dice_fall_as_written_then_by_chance() -> None:
    rng = Scripted(dice=[6, 6, 1], seed="then")
    assert [rng.die(6) for _ in range(3)] == [6, 6, 1]
    chance = Rng(seeded("then").key, 3)
    assert [rng.die(6) for _ in range(50)] == [chance.die(6) for _ in range(50)]


def test_scripted_draws_name_the_place_then_come_by_chance() -> None:
    rng = Scripted(draws=[2, 0], seed="then")
    assert [rng.pick("abc"), rng.pick("abc")] == ["c", "a"]
    chance = Rng(seeded("then").key, 2)
    assert [rng.pick("abcdefgh") for _ in range(50)] == [chance.pick("abcdefgh") for _ in range(50)]


def test_scripted_cards_stay_as_they_lie() -> None:
    cards = [3, 1, 2]
    Scripted().shuffle(cards)
    assert cards == [3, 1, 2]


@pytest.mark.parametrize("rolls", [1, 32, 40])
def test_a_scripted_roll_moves_on_as_a_real_one_does(rolls: int) -> None:
    rng = Scripted(dice=[1] * rolls)
    for _ in range(rolls):
        rng.die(6)
    assert rng.at == rolls


def test_a_copy_of_a_script_has_the_same_script_still_to_come() -> None:
    rng = Scripted(dice=[1, 2, 3], draws=[1], seed="own")
    rng.die(6)
    twin = rng.copy()
    assert [twin.die(6), twin.die(6), twin.pick("ab")] == [2, 3, "b"]
    after = drawn(twin, 40)
    assert [rng.die(6), rng.die(6), rng.pick("ab")] == [2, 3, "b"], "the copy used up the original's script"
    assert drawn(rng, 40) == after
