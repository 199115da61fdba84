"""A line in an SVG picture, with its axes: all that a plot of one figure over another needs."""

from collections.abc import Sequence

WIDTH, HEIGHT, MARGIN = 720, 320, 56


def draw(points: Sequence[tuple[float, float]], across: str, up: str) -> str:
    """From nought, so that what looks flat is flat."""
    most_x = max(x for x, _ in points) or 1
    most_y = max(y for _, y in points) * 1.1 or 1

    def place(x: float, y: float) -> tuple[float, float]:
        right, high = x / most_x * (WIDTH - 2 * MARGIN), y / most_y * (HEIGHT - 2 * MARGIN)
        return round(MARGIN + right), round(HEIGHT - MARGIN - high, 1)

    places = dict.fromkeys(place(*point) for point in points)  # many points share a pixel
    line = " ".join(f"{x},{y}" for x, y in places)
    (left, bottom), (right, top) = place(0, 0), place(most_x, most_y)
    ticks = [
        *(_text(*place(most_x * part / 4, 0), f"{most_x * part / 4:,.0f}", down=18) for part in range(5)),
        *(_text(*place(0, most_y * part / 4), f"{most_y * part / 4:,.0f}", aside=-24, down=4) for part in range(1, 5)),
        _text((left + right) / 2, bottom, across, down=38),
        _text(left, top, up, down=-12),
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
        ' font-family="sans-serif" font-size="12">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>'
        f'<path d="M{left},{top}V{bottom}H{right}" fill="none" stroke="gray"/>'
        f'<polyline points="{line}" fill="none" stroke="#1f5f8b" stroke-width="1.5"/>{"".join(ticks)}</svg>\n'
    )


def _text(x: float, y: float, said: str, *, aside: int = 0, down: int = 0) -> str:
    return f'<text x="{x + aside}" y="{y + down}" text-anchor="middle">{said}</text>'
