"""Plain objects whose annotations declare them for both speeds: `Annotated[type, format, shape]` for every field."""

from typing import Any, ClassVar, Protocol, Self, get_type_hints

Shape = tuple[int, ...]
Fields = dict[str, tuple[str, Shape]]


class Slots(Protocol):
    """Places for numbers: a list at one speed, an array at the other."""

    def __getitem__(self, place: int, /) -> int: ...
    def __setitem__(self, place: int, number: int, /) -> None: ...


class Declared:
    """Ints and lists of ints, all zero when new; the compiled law lays the same fields out in memory."""

    FIELDS: ClassVar[Fields]
    _rows: ClassVar[tuple[str, ...]]
    _grids: ClassVar[tuple[str, ...]]

    def __init_subclass__(cls) -> None:
        hints = get_type_hints(cls, include_extras=True)
        cls.FIELDS = {name: hint.__metadata__ for name, hint in hints.items() if hasattr(hint, "__metadata__")}
        cls._rows = tuple(name for name, (_, shape) in cls.FIELDS.items() if len(shape) == 1)
        cls._grids = tuple(name for name, (_, shape) in cls.FIELDS.items() if len(shape) == 2)

    def __init__(self) -> None:
        for name, (_, shape) in self.FIELDS.items():
            setattr(self, name, _zeros(shape))

    def copy(self) -> Self:
        twin = self.__class__.__new__(self.__class__)
        fields = twin.__dict__
        fields.update(self.__dict__)
        for name in self._rows:
            fields[name] = fields[name].copy()
        for name in self._grids:
            fields[name] = list(map(list.copy, fields[name]))
        return twin

    def __eq__(self, other: object) -> bool:
        return self.__class__ is other.__class__ and self.__dict__ == other.__dict__

    __hash__ = None  # type: ignore[assignment]  # these change in place


def _zeros(shape: Shape) -> Any:
    if not shape:
        return 0
    if len(shape) == 1:
        return [0] * shape[0]
    return [[0] * shape[1] for _ in range(shape[0])]
