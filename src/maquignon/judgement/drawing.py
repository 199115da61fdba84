"""Reliability drawn: what was forecast against what came, one small square for each phase."""

from collections.abc import Sequence
from typing import Final

from maquignon.judgement.calibration import Quality

SIDE: Final = 160
GAP: Final = 44
TOP: Final = 40


def draw(parts: Sequence[Quality]) -> str:
    """An SVG: on the diagonal forecasts come true; the larger a dot, the more forecasts it stands for."""
    width, height = GAP + len(parts) * (SIDE + GAP), TOP + SIDE + GAP
    squares = "".join(_square(part, GAP + place * (SIDE + GAP)) for place, part in enumerate(parts))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
        f'font-size="11"><rect width="{width}" height="{height}" fill="#fff"/>{squares}</svg>\n'
    )


def _square(part: Quality, left: int) -> str:
    dots = "".join(
        f'<circle cx="{left + SIDE * forecast:.1f}" cy="{TOP + SIDE * (1 - result):.1f}" '
        f'r="{1.5 + 9 * share**0.5:.1f}" fill="#2a6f6f" fill-opacity="0.7"/>'
        for forecast, result, share in part.points
    )
    low = TOP + SIDE
    return (
        f'<text x="{left}" y="{TOP - 22}" font-weight="bold">{part.name.replace(">", "&gt;")}</text>'
        f'<text x="{left}" y="{TOP - 8}">calibration error {100 * part.calibration_error:.1f} points</text>'
        f'<rect x="{left}" y="{TOP}" width="{SIDE}" height="{SIDE}" fill="none" stroke="#999"/>'
        f'<line x1="{left}" y1="{low}" x2="{left + SIDE}" y2="{TOP}" stroke="#999" stroke-dasharray="4 3"/>{dots}'
        f'<text x="{left}" y="{low + 16}">0</text><text x="{left + SIDE - 6}" y="{low + 16}">1</text>'
        f'<text x="{left + SIDE / 2 - 24}" y="{low + 16}">forecast</text>'
        f'<text x="{left - 8}" y="{TOP + SIDE / 2 + 20}" transform="rotate(-90 {left - 8} {TOP + SIDE / 2 + 20})">'
        "victories</text>"
    )
