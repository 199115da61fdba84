"""A chart of figures with their intervals, as SVG that needs nothing from anywhere."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from maquignon.play.bootstrap import Estimate

ROW: Final = 26
LABELS: Final = 300
WIDTH: Final = 860
MARGIN: Final = 60
TICKS: Final = 5


@dataclass(frozen=True, slots=True)
class Mark:
    """One row: a dot at the figure, a line over its interval, and a notch where it would be if all were equal."""

    label: str
    estimate: Estimate
    equal: float | None = None


@dataclass(frozen=True, slots=True)
class _Scale:
    low: float
    high: float
    percent: bool

    def place(self, value: float) -> float:
        return LABELS + (value - self.low) / (self.high - self.low) * (WIDTH - LABELS - MARGIN)

    def figure(self, value: float) -> str:
        return f"{value:.1%}" if self.percent else f"{value:.1f}"

    def ticks(self) -> list[float]:
        return [self.low + (self.high - self.low) * tick / (TICKS - 1) for tick in range(TICKS)]


def chart(title: str, marks: Sequence[Mark], *, percent: bool) -> str:
    scale = _Scale(*_range(marks, percent), percent)
    height = ROW * (len(marks) + 2)
    lines = [
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}">',
        f"<title>{escape(title)}</title>",
        *(_tick(scale, value, height) for value in scale.ticks()),
        *(_row(scale, mark, ROW * row) for row, mark in enumerate(marks, start=1)),
        "</svg>",
    ]
    return "\n".join(lines)


def _tick(scale: _Scale, value: float, height: int) -> str:
    x = f"{scale.place(value):.1f}"
    line = f'<line class="grid" x1="{x}" x2="{x}" y1="{ROW / 2}" y2="{height - ROW}"/>'
    return line + f'<text class="tick" x="{x}" y="{height - ROW / 3:.1f}">{scale.figure(value)}</text>'


def _row(scale: _Scale, mark: Mark, y: int) -> str:
    found = mark.estimate
    low, middle, high = (f"{scale.place(value):.1f}" for value in (found.low, found.value, found.high))
    told = f"{mark.label}: {scale.figure(found.value)}, {scale.figure(found.low)} to {scale.figure(found.high)}"
    notch = ""
    if mark.equal is not None:
        x = f"{scale.place(mark.equal):.1f}"
        notch = f'<line class="equal" x1="{x}" x2="{x}" y1="{y - 9}" y2="{y + 9}"/>'
    return (
        f'<g><title>{escape(told)}</title><text class="label" x="{LABELS - 14}" y="{y + 4}">'
        f'{escape(_short(mark.label))}</text>{notch}<line class="span" x1="{low}" x2="{high}" y1="{y}" y2="{y}"/>'
        f'<circle cx="{middle}" cy="{y}" r="5"/></g>'
    )


def _range(marks: Sequence[Mark], percent: bool) -> tuple[float, float]:
    """From nothing to all for shares; otherwise a little around what there is."""
    if percent:
        return 0.0, 1.0
    low = min(mark.estimate.low for mark in marks)
    high = max(mark.estimate.high for mark in marks)
    room = (high - low) / 10 or 1.0
    return low - room, high + room


def _short(label: str) -> str:
    return label if len(label) <= 42 else f"{label[:20]}…{label[-21:]}"
