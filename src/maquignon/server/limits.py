"""Floods: how much one connection or one address may say, in the long run and at once."""

from collections import OrderedDict
from dataclasses import dataclass
from time import monotonic
from typing import Final

MOST_ADDRESSES: Final = 20_000
"""Remembered at a time; whoever was quiet longest is forgotten, and has full buckets again by then."""


@dataclass(slots=True)
class Bucket:
    """Fills with `rate` drops a second up to `most`; everything said takes one out, or more."""

    rate: float
    most: float
    level: float
    touched: float

    @classmethod
    def full(cls, rate: float, most: float) -> "Bucket":
        return cls(rate, most, most, monotonic())

    def take(self, drops: float = 1.0) -> bool:
        now = monotonic()
        level = self.level + (now - self.touched) * self.rate
        self.touched = now
        if level > self.most:
            level = self.most
        is_there = level >= drops
        self.level = level - drops if is_there else level
        return is_there

    def has(self) -> bool:
        """A drop by now, and it stays there."""
        return self.take(0.0) and self.level >= 1.0

    def holds(self) -> bool:
        """Surely a drop, without looking at the clock."""
        return self.level >= 1.0

    @property
    def wait(self) -> float:
        """Seconds until one drop is there."""
        return max(0.0, (1.0 - self.level) / self.rate)


class Buckets:
    """One bucket for each address."""

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, address: str) -> Bucket:
        found = self._buckets.get(address)
        if found is None:
            found = self._buckets[address] = Bucket.full(self._rate, self._most)
            if len(self._buckets) > MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return found


def address_of(client: tuple[str, int] | None) -> str:
    """The address limits go by; all of an IPv6 household is one."""
    if client is None:
        return "?"
    host = client[0]
    if ":" not in host or host.startswith("::ffff:"):
        return host.removeprefix("::ffff:")
    return ":".join(_groups(host)[:4])


def _groups(host: str) -> list[str]:
    head, _, tail = host.partition("%")[0].partition("::")
    left, right = [part for part in head.split(":") if part], [part for part in tail.split(":") if part]
    return [*left, *["0"] * (8 - len(left) - len(right)), *right]
