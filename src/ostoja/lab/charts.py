"""Pictures of figures as SVG that stands by itself: no fonts, scripts or files from elsewhere."""

from __future__ import annotations

import io
import re
from typing import TYPE_CHECKING, Any, Final

import matplotlib as mpl
from matplotlib.figure import Figure

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ostoja.lab.intervals import Share

INK, PAPER, BLOOD, BONE = "#22252b", "none", "#a8352b", "#5b7f95"
WIDTH: Final = 7.2
HEAD: Final = re.compile(r"^.*?(?=<svg)", re.DOTALL)
LOOK: Final[Any] = {"svg.fonttype": "none", "svg.hashsalt": "ostoja", "font.size": 10, "font.family": "sans-serif"}


def bars(labels: Sequence[str], shares: Sequence[Share], fair: float | None = None) -> str:
    """Draw shares as bars with their intervals; a dashed line shows what would be fair."""
    with mpl.rc_context(LOOK):
        figure = Figure(figsize=(WIDTH, 0.6 + 0.36 * len(labels)), facecolor=PAPER)
        axes = figure.add_subplot()
        places = range(len(labels))
        values = [share.share * 100 for share in shares]
        error = [
            [max(0.0, share.share - share.low) * 100 for share in shares],
            [max(0.0, share.high - share.share) * 100 for share in shares],
        ]
        axes.barh(places, values, color=BONE, height=0.62)
        axes.errorbar(values, list(places), xerr=error, fmt="none", ecolor=INK, capsize=3)
        if fair is not None:
            axes.axvline(fair * 100, color=BLOOD, linestyle="--", linewidth=1)
        axes.set_yticks(list(places), [plain(label) for label in labels])
        axes.invert_yaxis()
        axes.set_xlim(0, None)
        axes.set_xlabel("%")
        return svg(figure)


def differences(labels: Sequence[str], spans: Sequence[tuple[float, float, float]], unit: str = "%") -> str:
    """Draw differences as points with their intervals about a line at nothing: (value, low, high) each."""
    scale = 100 if unit == "%" else 1
    with mpl.rc_context(LOOK):
        figure = Figure(figsize=(WIDTH, 0.6 + 0.3 * len(labels)), facecolor=PAPER)
        axes = figure.add_subplot()
        places = list(range(len(labels)))
        for place, (value, low, high) in zip(places, spans, strict=True):
            colour = BONE if low > 0 else BLOOD if high < 0 else INK
            axes.plot([low * scale, high * scale], [place, place], color=colour, linewidth=2)
            axes.plot([value * scale], [place], "o", color=colour)
        axes.axvline(0, color=INK, linewidth=1)
        axes.set_yticks(places, [plain(label) for label in labels])
        axes.invert_yaxis()
        axes.set_xlabel(unit)
        return svg(figure)


def histogram(values: Sequence[float], label: str) -> str:
    """Draw how often values occur."""
    with mpl.rc_context(LOOK):
        figure = Figure(figsize=(WIDTH, 2.2), facecolor=PAPER)
        axes = figure.add_subplot()
        whole = all(float(value).is_integer() for value in values) and max(values) - min(values) < 40
        edges = [edge - 0.5 for edge in range(int(min(values)), int(max(values)) + 2)] if whole else 20
        axes.hist(values, bins=edges, color=BONE, edgecolor="white")
        axes.set_xlabel(plain(label))
        return svg(figure)


def plain(label: str) -> str:
    """Write a label as it stands: a dollar sign is no formula."""
    return label.replace("$", r"\$")


def svg(figure: Figure) -> str:
    """Return a figure as SVG, the same whenever it is drawn."""
    figure.tight_layout()
    page = io.StringIO()
    figure.savefig(page, format="svg", metadata={"Date": None, "Creator": None}, transparent=True)
    return HEAD.sub("", page.getvalue())
