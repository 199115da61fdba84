"""Why to want animals."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Completes:
    """A family would be complete, which adds so many points."""

    animal: int
    points: int


@dataclass(frozen=True, slots=True)
class Denies:
    """With these animals the rival would complete a family."""

    rival: int
    animal: int


@dataclass(frozen=True, slots=True)
class Closer:
    """So many of the family would then be here."""

    animal: int
    held: int
    full: int


@dataclass(frozen=True, slots=True)
class Begins:
    """R5.1 who has one animal of a family may trade for the others; the family has this value."""

    animal: int
    value: int


@dataclass(frozen=True, slots=True)
class Cheap:
    price: int
    worth: int


@dataclass(frozen=True, slots=True)
class Affordable:
    """The price can be paid, and so much money is left."""

    price: int
    left: int
