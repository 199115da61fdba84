"""Tables of plain text: columns wide enough for what stands in them, numbers to the right."""

from collections.abc import Sequence
from io import StringIO
from sys import maxsize
from textwrap import fill


def columns(rows: Sequence[Sequence[str]], *, words: int = 1, widest: int = 60) -> list[str]:
    """The lines of a table whose first `words` columns are words and the others numbers.

    Long cells are wrapped, but not those of the first column: they name the rows.
    """
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table.grid(padding=(0, 2))
    for place in range(len(rows[0])):
        table.add_column(justify="left" if place < words else "right", no_wrap=True)
    for name, *cells in rows:
        table.add_row(Text(name), *(Text(fill(cell, widest)) for cell in cells))
    paper = StringIO()
    Console(file=paper, width=maxsize, color_system=None).print(table)
    return [line.rstrip() for line in paper.getvalue().splitlines()]
