"""Floods: how much one connection or one address may say, in the long run and at once."""

from collections import OrderedDict
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address
from time import monotonic
from typing import Final

MOST_ADDRESSES: Final = 20_000
"""Remembered at a time; whoever was quiet longest is forgotten, and has full buckets again by then."""
_MAPPED: Final = "::ffff:"
"""What stands before an IPv4 address in the notation of IPv6."""


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


def unmapped(client: tuple[str, int] | None) -> tuple[str, int] | None:
    """Whoever comes by IPv4 to a server that listens to both, by their own address: proxies are known by it."""
    if client is not None and "." in client[0]:
        return client[0].removeprefix(_MAPPED), client[1]
    return client


def address_of(client: tuple[str, int] | None) -> str:
    """The address limits go by, however it is written; all of an IPv6 household is one."""
    if client is None:
        return "?"
    host = client[0]
    return _household(host) if ":" in host else host


@lru_cache(MOST_ADDRESSES)
def _household(host: str) -> str:
    try:
        address = IPv6Address(host)
    except ValueError:
        return host
    inside = address.ipv4_mapped or address.sixtofour  # with the latter one address would be 65,536 households
    if inside is not None:
        return str(inside)
    return ":".join(f"{int(group, 16):x}" for group in IPv6Address(int(address)).exploded.split(":")[:4])
