"""Arithmetic of unknown notes: so many in all, `low` to `high` of each kind, worth `poor` to `rich`."""

from maquignon.rules.cards import KINDS_OF_NOTES, NOTES


def narrow(low: list[int], high: list[int], size: int) -> None:
    """So many notes in all: what the other kinds must take is not left for this one, and the other way round."""
    least = 0
    most = 0
    for kind in range(KINDS_OF_NOTES):
        least += low[kind]
        most += high[kind]
    for kind in range(KINDS_OF_NOTES):
        fewest = max(low[kind], size - (most - high[kind]))
        high[kind] = min(high[kind], size - (least - low[kind]))
        low[kind] = fewest


def least_worth(low: list[int], high: list[int], size: int) -> int:
    """The notes that must be there, filled up with the smallest that can be."""
    total = 0
    left = size
    for kind in range(KINDS_OF_NOTES):
        total += NOTES[kind] * low[kind]
        left -= low[kind]
    for kind in range(KINDS_OF_NOTES):
        number = min(left, high[kind] - low[kind])
        total += NOTES[kind] * number
        left -= number
    return total


def most_worth(low: list[int], high: list[int], size: int) -> int:
    """The notes that must be there, filled up with the largest that can be."""
    total = 0
    left = size
    for kind in range(KINDS_OF_NOTES):
        total += NOTES[kind] * low[kind]
        left -= low[kind]
    for kind in range(KINDS_OF_NOTES - 1, -1, -1):
        number = min(left, high[kind] - low[kind])
        total += NOTES[kind] * number
        left -= number
    return total


def fit_worth(low: list[int], high: list[int], poor: int, rich: int) -> None:
    """No more of a kind than the money allows beside the least of the others, and no less than it needs."""
    least = 0
    most = 0
    for kind in range(KINDS_OF_NOTES):
        least += NOTES[kind] * low[kind]
        most += NOTES[kind] * high[kind]
    for kind in range(1, KINDS_OF_NOTES):
        note = NOTES[kind]
        fewest = -((most - note * high[kind] - poor) // note)
        high[kind] = min(high[kind], (rich - least + note * low[kind]) // note)
        low[kind] = max(low[kind], fewest)


def fit_pile(low: list[int], high: list[int], size: int, poor: int, rich: int) -> None:
    """The same to the last note, for the few notes of a pile: try every end of every range."""
    for kind in range(KINDS_OF_NOTES):
        fewest, most = low[kind], high[kind]
        low[kind] = most
        while most > fewest and (least_worth(low, high, size) > rich or most_worth(low, high, size) < poor):
            most -= 1
            low[kind] = high[kind] = most
        high[kind] = low[kind] = fewest
        while fewest < most and (least_worth(low, high, size) > rich or most_worth(low, high, size) < poor):
            fewest += 1
            low[kind] = high[kind] = fewest
        low[kind], high[kind] = fewest, most
