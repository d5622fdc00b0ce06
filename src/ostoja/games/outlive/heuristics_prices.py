"""Judgement: the prices by which everything in Outlive is compared, in survival points.

They lie in `judgement.toml`. At the end of a game a survivor or a repaired tile counts 1 and seven full rooms 17; what
a thing is worth before the end is a guess relative to that.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import TYPE_CHECKING, Final, cast

from ostoja.games.outlive.words import EQUIPMENT, LEADER, ROOM_KEYS

if TYPE_CHECKING:
    from collections.abc import Mapping

Sheet = dict[str, dict[str, float]]


class Prices:
    """What things are worth to a shelter; `judgement.toml` says of each what it is."""

    __slots__ = (
        "afraid",
        "ambition",
        "built",
        "bullet",
        "envy",
        "exposed",
        "feeding",
        "first_materials",
        "full",
        "half_symbol",
        "halfway",
        "hungry",
        "in_hand",
        "kept_can",
        "kept_water",
        "last_bullet",
        "last_materials",
        "later",
        "leaders",
        "loot",
        "lost",
        "marker",
        "nearly",
        "newcomer",
        "place",
        "recruit",
        "recruit_day",
        "recruit_last",
        "relief",
        "rooms",
        "search",
        "seated",
        "second_materials",
        "serves",
        "spare_bullet",
        "spare_material",
        "step",
        "strong_first",
        "taken_tile",
        "third_materials",
        "tile",
        "tiles",
        "variety",
        "works",
    )

    def __init__(self, sheet: Sheet) -> None:
        self.read_stores(sheet["prices"])
        self.read_shelter(sheet["prices"])
        self.read_day(sheet["prices"])
        self.rooms: list[float] = [sheet["rooms"][key] for key in ROOM_KEYS]
        self.tiles: list[float] = [sheet["equipment"][str(key)] for key in EQUIPMENT.labels]
        self.leaders: list[float] = [sheet["leaders"][str(key)] for key in LEADER.labels]

    def read_stores(self, prices: Mapping[str, float]) -> None:
        """Read what tokens are worth."""
        self.hungry = prices["hungry"]
        self.recruit = prices["recruit"]
        self.recruit_day = prices["recruit_day"]
        self.recruit_last = prices["recruit_last"]
        self.kept_can = prices["kept_can"]
        self.kept_water = prices["kept_water"]
        self.first_materials = prices["first_materials"]
        self.second_materials = prices["second_materials"]
        self.third_materials = prices["third_materials"]
        self.spare_material = prices["spare_material"]
        self.last_materials = prices["last_materials"]
        self.variety = prices["variety"]
        self.bullet = prices["bullet"]
        self.spare_bullet = prices["spare_bullet"]
        self.last_bullet = prices["last_bullet"]
        self.in_hand = prices["in_hand"]
        self.nearly = prices["nearly"]
        self.halfway = prices["halfway"]
        self.later = prices["later"]
        self.relief = prices["relief"]

    def read_shelter(self, prices: Mapping[str, float]) -> None:
        """Read what equipment, rooms and people are worth."""
        self.tile = prices["tile"]
        self.half_symbol = prices["half_symbol"]
        self.works = prices["works"]
        self.built = prices["built"]
        self.seated = prices["seated"]
        self.full = prices["full"]
        self.serves = prices["serves"]
        self.ambition = prices["ambition"]
        self.place = prices["place"]
        self.feeding = prices["feeding"]
        self.exposed = prices["exposed"]
        self.lost = prices["lost"]

    def read_day(self, prices: Mapping[str, float]) -> None:
        """Read what a hero's visit is worth beyond tokens."""
        self.newcomer = prices["newcomer"]
        self.marker = prices["marker"]
        self.loot = prices["loot"]
        self.envy = prices["envy"]
        self.afraid = prices["afraid"]
        self.strong_first = prices["strong_first"]
        self.search = prices["search"]
        self.taken_tile = prices["taken_tile"]
        self.step = prices["step"]


def read_sheet() -> Sheet:
    """Read the prices as they are written down."""
    text = resources.files("ostoja.games.outlive").joinpath("judgement.toml").read_text(encoding="utf-8")
    tables = cast("dict[str, dict[str, float]]", tomllib.loads(text))
    return {name: {key: float(price) for key, price in table.items()} for name, table in tables.items()}


PRICES: Final = Prices(read_sheet())
