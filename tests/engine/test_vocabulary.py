"""Every option is a number, spelled as a verb and its targets."""

from __future__ import annotations

import pytest

from ostoja.engine.errors import OptionError
from ostoja.engine.vocabulary import NUMBER, SEAT, Domain, Vocabulary

FRUIT = Domain("fruit", ("", "apple", "pear"))
WORDS = Vocabulary()
EAT = WORDS.verb("eat", FRUIT)
THROW = WORDS.verb("throw", FRUIT, SEAT)
SLEEP = WORDS.verb("sleep")


def test_number_zero_is_always_pass() -> None:
    assert Vocabulary().spell(0) == ["pass"]
    assert WORDS.read(["pass"]) == 0


def test_verbs_follow_one_another_without_gaps() -> None:
    assert (EAT.base, THROW.base, SLEEP.base, WORDS.size) == (1, 4, 28, 29)


def test_the_last_target_varies_fastest() -> None:
    assert WORDS.spell(THROW.at()) == ["throw", "", 0]
    assert WORDS.spell(THROW.at(0, 1)) == ["throw", "", 1]
    assert WORDS.spell(THROW.at(1, 0)) == ["throw", "apple", 0]


def test_every_option_is_spelled_and_read_back() -> None:
    for option in range(WORDS.size):
        words = WORDS.spell(option)
        if "" in words:  # a gap in the numbers of a domain: nothing is called so
            with pytest.raises(OptionError, match="no fruit is called ''"):
                WORDS.read(words)
        else:
            assert WORDS.read(words) == option


def test_targets_are_numbers_in_the_order_of_the_domains() -> None:
    assert WORDS.targets(WORDS.read(["throw", "pear", 5])) == [2, 5]
    assert WORDS.targets(SLEEP.at()) == []


def test_a_verb_knows_its_options() -> None:
    assert [WORDS.verb_of(option).name for option in (0, 1, 3, 4, 27, 28)] == [
        *("pass", "eat", "eat"),
        *("throw", "throw", "sleep"),
    ]


def test_a_verb_finds_the_targets_of_its_options_again() -> None:
    for verb in WORDS.verbs:
        for option in range(verb.base, verb.base + verb.size):
            assert verb.at(*verb.parts(option)) == option
    assert (EAT.target(EAT.at(2)), THROW.parts(THROW.at(2, 5))) == (2, (2, 5))


def test_an_option_belongs_to_one_verb_alone() -> None:
    for option in range(-2, WORDS.size + 2):
        assert sum(option in verb for verb in WORDS.verbs) == (0 <= option < WORDS.size)


@pytest.mark.parametrize(("first", "second"), [(-1, 0), (3, 0), (0, 1), (0, -1), (1, -1)])
def test_a_target_that_a_verb_does_not_have_never_means_an_option_of_another(first: int, second: int) -> None:
    with pytest.raises(OptionError, match="'eat' has no target"):
        EAT.at(first, second)


@pytest.mark.parametrize(("first", "second"), [(-1, 0), (3, 0), (0, 8), (2, 8), (0, -1), (1, -1)])
def test_a_second_target_never_means_another_first_one(first: int, second: int) -> None:
    with pytest.raises(OptionError, match="'throw' has no target"):
        THROW.at(first, second)


@pytest.mark.parametrize("option", [0, 4, -1])
def test_the_option_of_another_verb_has_no_targets(option: int) -> None:
    with pytest.raises(OptionError, match=f"option {option} is not one of 'eat'"):
        EAT.target(option)
    with pytest.raises(OptionError, match=f"option {option} is not one of 'eat'"):
        EAT.parts(option)


def test_options_for_several_targets_are_listed_in_their_order() -> None:
    assert EAT.each([2, 0]) == [EAT.at(2), EAT.at(0)]
    assert EAT.among(0b101) == [EAT.at(0), EAT.at(2)]
    assert (EAT.each([]), EAT.among(0)) == ([], [])
    many = Vocabulary().verb("count", NUMBER)
    assert many.among(1 << 200 | 2) == [many.at(1), many.at(200)]


def test_pairs_of_targets_are_listed_with_the_last_one_fastest() -> None:
    pairs = Vocabulary().verb("pair", SEAT, NUMBER)
    assert pairs.across(0b101, 0b110) == [pairs.at(0, 1), pairs.at(0, 2), pairs.at(2, 1), pairs.at(2, 2)]
    assert (pairs.across(0, 1), pairs.across(1, 0)) == ([], [])


@pytest.mark.parametrize(("firsts", "seconds"), [(1 << 8, 1), (1, 1 << 256)])
def test_pairs_of_targets_that_a_verb_does_not_have_are_refused(firsts: int, seconds: int) -> None:
    with pytest.raises(OptionError, match="'pair' has not all of the targets"):
        Vocabulary().verb("pair", SEAT, NUMBER).across(firsts, seconds)


@pytest.mark.parametrize("targets", [[3], [0, 3], [-1]])
def test_options_for_targets_that_a_verb_does_not_have_are_refused(targets: list[int]) -> None:
    with pytest.raises(OptionError, match="'eat' has not all of the targets"):
        EAT.each(targets)


@pytest.mark.parametrize("mask", [0b1000, 0b1001, -1])
def test_a_mask_of_targets_that_a_verb_does_not_have_is_refused(mask: int) -> None:
    with pytest.raises(OptionError, match="'eat' has not all of the targets"):
        EAT.among(mask)


def test_a_choice_of_three_things_is_a_row_of_picks() -> None:
    with pytest.raises(ValueError, match="'mix' has 3 targets"):
        Vocabulary().verb("mix", FRUIT, FRUIT, FRUIT)


def test_a_number_may_be_written_as_text() -> None:
    assert WORDS.read(["throw", "pear", "5"]) == WORDS.read(["throw", "pear", 5])


@pytest.mark.parametrize("option", [-1, 29, 1000])
def test_a_number_without_an_option_is_named(option: int) -> None:
    with pytest.raises(OptionError, match=f"no option has the number {option}"):
        WORDS.spell(option)


@pytest.mark.parametrize("words", [["fly"], [""], []])
def test_an_unknown_verb_is_answered_with_the_known_ones(words: list[str]) -> None:
    with pytest.raises(OptionError, match=r"no verb is called '.*'; one of: pass, eat, throw, sleep"):
        WORDS.read(words)


def test_an_unknown_target_is_answered_with_the_known_ones() -> None:
    with pytest.raises(OptionError, match="no fruit is called 'plum'; one of: apple, pear"):
        WORDS.read(["eat", "plum"])


@pytest.mark.parametrize("words", [["eat"], ["eat", "apple", 1]])
def test_too_few_or_many_targets_are_answered_with_what_is_wanted(words: list[str | int]) -> None:
    with pytest.raises(OptionError, match="'eat' takes fruit, not"):
        WORDS.read(words)


def test_a_verb_without_targets_says_so() -> None:
    with pytest.raises(OptionError, match=r"'sleep' takes no target, not \['well'\]"):
        WORDS.read(["sleep", "well"])


@pytest.mark.parametrize("domain", [FRUIT, SEAT, NUMBER], ids=lambda domain: domain.name)
def test_every_member_of_a_domain_is_called_by_its_own_name(domain: Domain) -> None:
    members = [member for member, label in enumerate(domain.labels) if label != ""]  # a gap is no member
    assert [domain.read(domain.labels[member]) for member in members] == members
    assert [domain.spell(member) for member in range(len(domain.labels))] == list(domain.labels)
