"""Positions as numpy records: the same fields as the plain objects, laid out in memory."""

from typing import Any, Final, Protocol, TypeVar

import numpy as np

from maquignon.knowledge.purses import Knowledge
from maquignon.rules.declared import Fields
from maquignon.rules.state import State
from maquignon.turbo.codec import Draft


class Plain(Protocol):
    """A plain object made of ints and lists, all zero when new."""

    def __init__(self) -> None: ...


Object = TypeVar("Object", bound=Plain)


def layout(fields: Fields) -> np.dtype[np.void]:
    """The fields of a plain class as a numpy record type."""
    return np.dtype([(name, form, shape) for name, (form, shape) in fields.items()])


STATE: Final = layout(State.FIELDS)
DRAFT: Final = layout(Draft.FIELDS)
KNOWLEDGE: Final = layout(Knowledge.FIELDS)


def write(source: object, record: Any) -> None:
    """Copy a plain object into a record of the same fields."""
    for name in record.dtype.names:
        record[name] = getattr(source, name)


def read(record: Any, kind: type[Object]) -> Object:
    """A plain object with the values of a record."""
    target = kind()
    for name in record.dtype.names:
        setattr(target, name, record[name].tolist())
    return target


def as_record(state: State) -> Any:
    """A record of its own for one position: row 0 of a fresh array, so that it can be changed in place."""
    record = np.zeros(1, STATE)[0]
    write(state, record)
    return record
