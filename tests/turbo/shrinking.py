"""Make a list that shows a fault as short as it can be."""

from collections.abc import Callable
from typing import TypeVar

Item = TypeVar("Item")


def shrunk(items: list[Item], shows: Callable[[list[Item]], bool]) -> list[Item]:
    """Leave out halves, quarters … single items, as long as the rest still shows the fault."""
    chunk = len(items) // 2
    while chunk:
        place = 0
        while place < len(items):
            fewer = items[:place] + items[place + chunk :]
            if shows(fewer):
                items = fewer
            else:
                place += chunk
        chunk //= 2
    return items
