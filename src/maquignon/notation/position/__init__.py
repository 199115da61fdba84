"""A position in a few readable lines, secrets and all, for bug reports and tests."""

from maquignon.notation.position.reader import read_position
from maquignon.notation.position.sound import PositionError
from maquignon.notation.position.writer import write_position

__all__ = ["PositionError", "read_position", "write_position"]
