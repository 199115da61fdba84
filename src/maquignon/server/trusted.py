"""Addresses behind which there are many: reverse proxies, and the other servers of the cluster."""

from collections.abc import Sequence
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network


class Trusted:
    """Their connections are not held to what one address may have; those of the people behind them are."""

    def __init__(self, proxy: str) -> None:
        self._networks = [ip_network(part.strip()) for part in proxy.split(",") if part.strip()]
        self.servers: frozenset[str] = frozenset()

    def knows(self, address: str) -> bool:
        return address in self.servers or _is_within(address, self._networks)


def _is_within(address: str, networks: Sequence[IPv4Network | IPv6Network]) -> bool:
    try:
        found = ip_address(address)
    except ValueError:  # half of an IPv6 address, which stands for a household
        return False
    return any(found in network for network in networks)
