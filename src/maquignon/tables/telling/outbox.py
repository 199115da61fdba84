"""A bounded queue of frames for one reader: whoever is slow loses animations, never the position."""

from collections import deque
from typing import Final

MOST_FRAMES: Final = 64
"""That wait for one guest who reads slowly."""
MOST_BYTES: Final = 512 * 1024
"""The same, in bytes."""


class Outbox:
    """A `Line` for whoever cannot be written to just now: `take` frames from it once that is possible again."""

    def __init__(self, most_frames: int = MOST_FRAMES, most_bytes: int = MOST_BYTES) -> None:
        self._frames: deque[tuple[str | None, bytes]] = deque()
        self._bytes = 0
        self._most_frames, self._most_bytes = most_frames, most_bytes
        self.closed: str | None = None
        """Why, once it is closed."""

    def send(self, frame: bytes, *, replaces: str | None = None) -> None:
        if self.closed is not None:
            return
        self._frames.append((replaces, frame))
        self._bytes += len(frame)
        if len(self._frames) > self._most_frames or self._bytes > self._most_bytes:
            self._drop_superfluous()

    def close(self, reason: str) -> None:
        if self.closed is None:
            self.closed = reason

    def take(self) -> bytes | None:
        """The next frame, if there is one."""
        if not self._frames:
            return None
        frame = self._frames.popleft()[1]
        self._bytes -= len(frame)
        return frame

    def _drop_superfluous(self) -> None:
        """Of every sort that replaces itself only the latest stays; if that is not enough, the reader is cut off."""
        latest = {sort: place for place, (sort, _) in enumerate(self._frames) if sort is not None}
        kept = [
            (sort, frame) for place, (sort, frame) in enumerate(self._frames) if sort is None or latest[sort] == place
        ]
        self._frames = deque(kept)
        self._bytes = sum(len(frame) for _, frame in kept)
        if len(kept) > self._most_frames or self._bytes > self._most_bytes:
            self._frames.clear()
            self._bytes = 0
            self.close("too_slow")
