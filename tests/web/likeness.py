"""Whether two pictures show the same: tolerant of how letters and edges are drawn, not of a missing piece or panel."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING, NamedTuple

from PIL import Image, ImageChops, ImageFilter, ImageStat

if TYPE_CHECKING:
    from pathlib import Path

BLOCK = 8  # pixels: below this nobody looks
MEAN = 2.0  # how far all blocks may be off on the average, of 255
WORST = 20.0  # and how far any place of three by three blocks


class Likeness(NamedTuple):
    """How far two pictures are from each other."""

    mean: float
    worst: float
    where: tuple[int, int]  # the middle of the worst place
    picture: Image.Image  # of the differences, brightened

    def holds(self) -> bool:
        return self.mean <= MEAN and self.worst <= WORST

    def says(self) -> str:
        return f"mean {self.mean:.2f} of {MEAN}, worst {self.worst:.1f} of {WORST} at {self.where}"


def opened(data: bytes | Path) -> Image.Image:
    """Read a picture."""
    with Image.open(BytesIO(data) if isinstance(data, bytes) else data) as picture:
        return picture.convert("RGB")


def coarse(picture: Image.Image) -> Image.Image:
    """See a picture as from afar: one colour for a block, mixed with those around it."""
    small = picture.resize((picture.width // BLOCK, picture.height // BLOCK), Image.Resampling.BOX)
    return small.filter(ImageFilter.BoxBlur(1))


def compare(one: Image.Image, other: Image.Image) -> Likeness:
    """Compare two pictures; those of different sizes have nothing in common."""
    if one.size != other.size:
        return Likeness(255.0, 255.0, (0, 0), one)
    channels = ImageChops.difference(coarse(one), coarse(other)).split()
    apart = ImageChops.lighter(ImageChops.lighter(channels[0], channels[1]), channels[2])
    levels = apart.tobytes()  # one byte for each block
    worst = max(levels)
    at = levels.index(worst)
    where = (at % apart.width * BLOCK + BLOCK // 2, at // apart.width * BLOCK + BLOCK // 2)
    shown = apart.point(lambda value: min(255, value * 4)).resize(one.size, Image.Resampling.NEAREST)
    return Likeness(ImageStat.Stat(apart).mean[0], float(worst), where, shown)
