"""Proxies and other servers bring many: their connections are not held to what one address may have."""

import asyncio
from pathlib import Path

import pytest

from maquignon.server.trusted import Trusted
from maquignon.tables.people.waiting import Places
from tests.server.serving import serving


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


@pytest.mark.parametrize(("proxy", "status"), [("127.0.0.1", 403), ("10.0.0.0/8", 200), ("", 200)])
async def test_only_a_proxy_is_believed_about_where_somebody_comes_from(
    tmp_path: Path, proxy: str, status: int
) -> None:
    """This address is told to this computer only, and the server does not say what it is made of."""
    async with serving(tmp_path, proxy=proxy) as running:
        reader, writer = await asyncio.open_connection("127.0.0.1", int(running.url.rpartition(":")[2]))
        writer.write(
            b"GET /api/address HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 203.0.113.7\r\nconnection: close\r\n\r\n"
        )
        first, *others = (await reader.read()).decode().split("\r\n")
        writer.close()
    assert int(first.split()[1]) == status
    assert not any(line.lower().startswith("server:") for line in others)
