"""Pictures of figures as SVG that stands by itself: no fonts, scripts, styles or files from elsewhere.

Text and axes take the colour of the page around them, so that a picture fits a light page and a dark one alike.
"""

from __future__ import annotations

import textwrap
from html import escape
from math import ceil, floor, log10
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ostoja.lab.intervals import Share

WIDTH: Final = 520
LABELS: Final = 196  # what names on the left take
RIGHT: Final = 16
ROW: Final = 30
TOP: Final = 8
AXIS: Final = 36
MORE, LESS, PLAIN, FAIR = "#5b8fae", "#c8553d", "#8a8f98", "#c8553d"
FONT: Final = 'font-family="system-ui, sans-serif" font-size="13"'
SHORT: Final = 27  # signs of a name that fit into a line on the left
TICKS: Final = 6


class Scale:
    """Where a value lies between the left and the right edge of a picture."""

    def __init__(self, low: float, high: float, left: float = LABELS, right: float = WIDTH - RIGHT) -> None:
        step = nice_step((high - low) / TICKS or 1.0)
        self.low = floor(low / step + 1e-9) * step
        self.high = max(ceil(high / step - 1e-9) * step, self.low + step)
        self.step = step
        self.left, self.right = left, right

    def at(self, value: float) -> float:
        """Return the place of a value."""
        return self.left + (self.right - self.left) * (value - self.low) / (self.high - self.low)

    def ticks(self) -> list[float]:
        """List the values that are written on the axis."""
        return [self.low + self.step * number for number in range(round((self.high - self.low) / self.step) + 1)]

    def axis(self, base: float, unit: str) -> str:
        """Draw the axis with its lines and what it counts."""
        lines = "".join(
            f'<path d="M{self.at(tick):.1f} {TOP}V{base:.1f}" stroke="currentColor" stroke-opacity=".18"/>'
            + centred(f"{tick:g}", self.at(tick), base + 16)
            for tick in self.ticks()
        )
        return lines + centred(unit, (self.left + self.right) / 2, base + 32)


def centred(said: str, at: float, below: float) -> str:
    """Write something around a place."""
    return f'<text x="{at:.1f}" y="{below:.1f}" text-anchor="middle" fill="currentColor">{escape(said)}</text>'


def bars(labels: Sequence[str], shares: Sequence[Share], fair: float | None = None) -> str:
    """Draw shares as bars with their intervals; a dashed line shows what would be fair."""
    scale = Scale(0, max([100 * share.high for share in shares] + [100 * (fair or 0)]))
    base = TOP + ROW * len(labels)
    parts = [scale.axis(base, "%")]
    for row, (label, share) in enumerate(zip(labels, shares, strict=True)):
        value, low, high = 100 * share.share, 100 * max(0.0, share.low), 100 * share.high
        top = TOP + ROW * row
        width = scale.at(value) - scale.at(0)
        parts.append(name(label, top))
        parts.append(
            f'<rect x="{scale.at(0):.1f}" y="{top + 5}" width="{width:.1f}" height="{ROW - 10}" fill="{MORE}"/>'
        )
        parts.append(whisker(scale.at(low), scale.at(high), top + ROW / 2))
    if fair is not None:
        path = f"M{scale.at(100 * fair):.1f} {TOP}V{base}"
        parts.append(f'<path d="{path}" stroke="{FAIR}" stroke-width="1.5" stroke-dasharray="5 4"/>')
    return svg(parts, base + AXIS)


def differences(labels: Sequence[str], spans: Sequence[tuple[float, float, float]], unit: str = "%") -> str:
    """Draw differences as points with their intervals about a line at nothing: (value, low, high) each."""
    factor = 100 if unit == "%" else 1
    ends = [factor * end for span in spans for end in span[1:]]
    scale = Scale(min([0.0, *ends]), max([0.0, *ends]))
    base = TOP + ROW * len(labels)
    parts = [scale.axis(base, unit)]
    parts.append(f'<path d="M{scale.at(0):.1f} {TOP}V{base}" stroke="currentColor" stroke-width="1.5"/>')
    for row, (label, (value, low, high)) in enumerate(zip(labels, spans, strict=True)):
        middle = TOP + ROW * row + ROW / 2
        colour = MORE if low > 0 else LESS if high < 0 else PLAIN
        line = f"M{scale.at(factor * low):.1f} {middle}H{scale.at(factor * high):.1f}"
        parts.append(name(label, TOP + ROW * row))
        parts.append(f'<path d="{line}" stroke="{colour}" stroke-width="3"/>')
        parts.append(f'<circle cx="{scale.at(factor * value):.1f}" cy="{middle}" r="5" fill="{colour}"/>')
    return svg(parts, base + AXIS)


def histogram(values: Sequence[float], label: str) -> str:
    """Draw how often values occur."""
    low, high, width = edges(values)
    counts = [0] * max(1, round((high - low) / width))
    for value in values:
        counts[min(len(counts) - 1, int((value - low) / width))] += 1
    scale = Scale(low, high, left=40)
    base, tallest = 150, max(counts)
    parts = [scale.axis(base, label)]
    for place, count in enumerate(counts):
        left, right = scale.at(low + place * width), scale.at(low + (place + 1) * width)
        height = (base - TOP - 12) * count / tallest
        size = f'width="{max(0.5, right - left - 1):.1f}" height="{height:.1f}"'
        parts.append(f'<rect x="{left + 0.5:.1f}" y="{base - height:.1f}" {size} fill="{MORE}"/>')
    return svg(parts, base + AXIS)


def edges(values: Sequence[float]) -> tuple[float, float, float]:
    """Return where the columns of a histogram begin and end, and how wide one is: a whole number has its own."""
    low, high = min(values), max(values)
    if all(float(value).is_integer() for value in values) and high - low < 40:
        return low - 0.5, high + 0.5, 1.0
    width = (high - low) / 20 or 1.0
    return low, high, width


def name(label: str, top: float) -> str:
    """Write the name of a row, in two lines if need be."""
    lines = textwrap.wrap(label, SHORT, max_lines=2, placeholder="…")
    place = f'x="{LABELS - 8}" text-anchor="end" fill="currentColor"'
    middle = top + ROW / 2 + 4 - 7 * (len(lines) - 1)
    said = "".join(
        f'<tspan x="{LABELS - 8}" y="{middle + 14 * row:.1f}">{escape(line)}</tspan>' for row, line in enumerate(lines)
    )
    return f"<text {place}><title>{escape(label)}</title>{said}</text>"


def whisker(low: float, high: float, middle: float) -> str:
    """Draw an interval as a line with ends."""
    path = f"M{low:.1f} {middle}H{high:.1f}M{low:.1f} {middle - 4}v8M{high:.1f} {middle - 4}v8"
    return f'<path d="{path}" stroke="currentColor" stroke-width="1.5" fill="none"/>'


def nice_step(rough: float) -> float:
    """Return a step of 1, 2 or 5 times a power of ten that is at least as large.

    >>> [nice_step(rough) for rough in (0.03, 3.0, 12.0, 41.0)]
    [0.05, 5.0, 20.0, 50.0]
    """
    power = 10.0 ** floor(log10(rough))
    return float(next(times * power for times in (1, 2, 5, 10) if times * power >= rough - 1e-12))


def svg(parts: Sequence[str], height: float) -> str:
    """Put a picture together."""
    frame = f'viewBox="0 0 {WIDTH} {height:.0f}" width="{WIDTH}" height="{height:.0f}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" role="img" {frame} {FONT}>{"".join(parts)}</svg>'
