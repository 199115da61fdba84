"""Tables of plain text: columns wide enough for what stands in them, numbers to the right."""

from collections.abc import Sequence
from itertools import zip_longest
from textwrap import wrap


def columns(rows: Sequence[Sequence[str]], *, words: int = 1, widest: int = 60) -> list[str]:
    """The lines of a table whose first `words` columns are words and the others numbers.

    Long cells are wrapped, but not those of the first column: they name the rows.
    """
    cells = [[[row[0]], *(wrap(cell, widest) or [""] for cell in row[1:])] for row in rows]
    widths = [max(len(line) for row in cells for line in row[place]) for place in range(len(rows[0]))]
    lines = []
    for row in cells:
        for parts in zip_longest(*row, fillvalue=""):
            aligned = [
                part.ljust(width) if place < words else part.rjust(width)
                for place, (part, width) in enumerate(zip(parts, widths, strict=True))
            ]
            lines.append("  ".join(aligned).rstrip())
    return lines
