"""A page of HTML that needs nothing from anywhere: the frame, its looks, and tables."""

from collections.abc import Sequence
from html import escape
from typing import Final

STYLE: Final = """
:root { color-scheme: light dark; --ink: #222; --paper: #fdfcf9; --faint: #ddd8cc; --dot: #1f6f54; --equal: #c0392b; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #eee; --paper: #1b1d1c; --faint: #3b3f3d; --dot: #6fc9a6; --equal: #ff8f7f; }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 960px;
  margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums; display: block;
  overflow-x: auto; }
th, td { padding: .25rem .6rem; border-bottom: 1px solid var(--faint); text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
th, td:first-child { max-width: 10rem; white-space: normal; overflow-wrap: anywhere; }
code { overflow-wrap: anywhere; }
svg { width: 100%; height: auto; } svg text { fill: var(--ink); font-size: 13px; }
.label { text-anchor: end; } .tick { text-anchor: middle; opacity: .7; }
.grid { stroke: var(--faint); } .span { stroke: var(--dot); stroke-width: 2.5; } circle { fill: var(--dot); }
.equal { stroke: var(--equal); stroke-width: 2; }
"""


def document(title: str, parts: Sequence[str]) -> str:
    return (
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>{escape(title)}</title>\n'
        f'<meta name="viewport" content="width=device-width">\n<style>{STYLE}</style>\n</head>\n<body>\n'
        f"<h1>{escape(title)}</h1>\n" + "\n".join(parts) + "\n</body>\n</html>\n"
    )


def table(rows: Sequence[Sequence[str]]) -> str:
    """The first row is the head."""
    head, *body = rows
    lines = ["<tr>" + "".join(f"<th>{escape(cell)}</th>" for cell in head) + "</tr>"]
    lines += ["<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in body]
    return "<table>\n" + "\n".join(lines) + "\n</table>"
