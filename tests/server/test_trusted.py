"""Proxies and other servers bring many: their connections are not held to what one address may have."""

import pytest

from maquignon.server.trusted import Trusted
from maquignon.tables.people.waiting import Places


@pytest.mark.parametrize(
    ("address", "is_known"),
    [("127.0.0.1", True), ("10.1.2.3", True), ("192.0.2.7", True), ("192.0.2.8", False), ("2001:db8:0:1", False)],
)
def test_proxies_by_network_and_servers_by_address(address: str, is_known: bool) -> None:
    trusted = Trusted("127.0.0.1, 10.0.0.0/8")
    trusted.servers = frozenset({"192.0.2.7"})
    assert trusted.knows(address) is is_known


def test_whoever_is_known_may_have_as_many_as_there_are() -> None:
    places = Places(5, 2, Trusted("10.0.0.1").knows)
    assert [places.reserve("10.0.0.1") for _ in range(4)] == [True] * 4
    assert places.reserve("10.0.0.2")
    assert not places.reserve("10.0.0.1"), "there are no more"
    for _ in range(4):
        places.release("10.0.0.1")
    assert places.reserve("10.0.0.2")
    assert not places.reserve("10.0.0.2")
