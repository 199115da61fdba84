"""Proxies and other servers bring many: their connections are not held to what one address may have."""

import asyncio
import socket
from pathlib import Path

import pytest

from maquignon.server.trusted import Trusted
from maquignon.tables.people.waiting import Places
from tests.server.raw import knock
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


@pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="no IPv6 on this machine")
async def test_a_server_that_listens_everywhere_is_reached_by_both_and_knows_a_proxy_by_its_own_address(
    tmp_path: Path,
) -> None:
    ask = b"GET /api/address HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 203.0.113.7\r\nconnection: close\r\n\r\n"
    async with serving(tmp_path, host="::", proxy="127.0.0.1") as running:
        for host, status in (("127.0.0.1", 403), ("::1", 200)):
            reader, writer = await asyncio.open_connection(host, int(running.url.rpartition(":")[2]))
            writer.write(ask)
            assert int((await reader.read()).split()[1]) == status
            writer.close()
        async with knock(running) as ana:
            await ana.hello()
            assert [guest.address for guest in running.site.reception.guests] == ["127.0.0.1"]


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
