"""What the server says of itself: how late its loop was, as far as by its own work."""

import re
from collections.abc import Mapping
from urllib.request import urlopen

Buckets = Mapping[float, float]
"""How often it was no later than so many seconds."""
_BUCKET = re.compile(r'^maquignon_loop_lateness_seconds_bucket\{le="([^"]+)"\} (\S+)$', re.MULTILINE)


def lateness(url: str) -> Buckets:
    with urlopen(f"{url}/api/metrics", timeout=30) as answer:
        return {float(bound): float(number) for bound, number in _BUCKET.findall(answer.read().decode())}


def no_later_than(before: Buckets, after: Buckets, share: float) -> float:
    """The bound that this share of all looks between two readings kept to."""
    looks = {bound: number - before.get(bound, 0.0) for bound, number in after.items()}
    return min(bound for bound, number in looks.items() if number >= share * max(looks.values()))
