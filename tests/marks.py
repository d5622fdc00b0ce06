"""The mark that ties a test to the rule it proves."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

Test = TypeVar("Test", bound="Callable[..., object]")


def rule(*ids: str) -> Callable[[Test], Test]:
    """Say which rules of docs/rules/<game>.md a test proves."""

    def mark(test: Test) -> Test:
        for rule_id in ids:
            test = pytest.mark.rule(rule_id)(test)
        return test

    return mark
