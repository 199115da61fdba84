"""What has gone over all lines of this process, for its figures."""

from dataclasses import dataclass
from typing import Final


@dataclass(slots=True)
class Traffic:
    received: int = 0
    frames: int = 0
    bytes: int = 0
    given_up: int = 0


traffic: Final = Traffic()
