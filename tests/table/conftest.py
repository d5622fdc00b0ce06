"""Servers that the tests of a module share."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.table.house import Guest, opened
from tests.table.webhooks import Webhooks

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.table.house import House


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Open a server whose clock stands still."""
    with opened(tmp_path_factory.mktemp("house")) as server:
        yield server


@pytest.fixture
def ada(house: House) -> Guest:
    return house.guest("Ada")


@pytest.fixture
def ben(house: House) -> Guest:
    return house.guest("Ben")


@pytest.fixture
def eve(house: House) -> Guest:
    return house.guest("Eve")


@pytest.fixture
def webhooks() -> Iterator[Webhooks]:
    """Open a place that can be called."""
    with Webhooks() as place:
        yield place
