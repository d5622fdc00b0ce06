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
    assert (EAT, THROW, SLEEP, WORDS.size) == (1, 4, 28, 29)


def test_the_last_target_varies_fastest() -> None:
    assert WORDS.spell(THROW) == ["throw", "", 0]
    assert WORDS.spell(THROW + 1) == ["throw", "", 1]
    assert WORDS.spell(THROW + 8) == ["throw", "apple", 0]


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
    assert WORDS.targets(SLEEP) == []


def test_a_verb_knows_its_options() -> None:
    assert [WORDS.verb_of(option).name for option in (0, EAT, THROW - 1, THROW, SLEEP - 1, SLEEP)] == [
        *("pass", "eat", "eat"),
        *("throw", "throw", "sleep"),
    ]


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
