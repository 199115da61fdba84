"""A server from its opening to its end: what is done, and in which order."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.datastructures import Headers

from maquignon.server.arrivals import BURST, PER_REQUEST
from maquignon.server.metrics import Metrics
from maquignon.server.site import SOON, Site
from maquignon.server.traffic import traffic
from maquignon.tables.hall.places import Limits
from tests.server.serving import generous


class Chronicle:
    """Parts of a server that only note what they are told to do."""

    def __init__(self, site: Site, *, has_neighbours: bool) -> None:
        self.done: list[str] = []
        self.may_finish = asyncio.Event()
        self.may_finish.set()
        whole: Any = site
        whole.heavy = SimpleNamespace(close=lambda: self.done.append("heavy work ends"))
        whole.store = SimpleNamespace(close=self._noting("store closed"))
        whole.reception = SimpleNamespace(
            open=self._noting("tables come back"),
            farewell=lambda *wait: self.done.append(f"farewell{wait}"),
            close=self._noting("reception closed"),
            lobby=SimpleNamespace(finish=self._finish),
        )
        if has_neighbours:
            whole.neighbours = SimpleNamespace(
                open=self._noting("the cluster is told"), hand_over=self._noting("tables handed over")
            )

    def _noting(self, what: str) -> Any:
        async def note() -> int:
            self.done.append(what)
            return 0

        return note

    async def _finish(self) -> None:
        await self.may_finish.wait()
        self.done.append("last moves stored")

    def said(self) -> list[str]:
        """What was done since the last time."""
        done, self.done[:] = list(self.done), []
        return done


async def test_a_server_alone_asks_everybody_to_come_again_to_itself_and_closes_what_it_has(tmp_path: Path) -> None:
    site = Site(generous(tmp_path))
    chronicle = Chronicle(site, has_neighbours=False)
    await site.open()
    assert chronicle.said() == ["tables come back"]
    watching = site._watching
    site.farewell()
    assert site.closing
    assert chronicle.said() == ["heavy work ends", "farewell()"]
    await site.close()
    assert chronicle.said() == ["heavy work ends", "reception closed", "store closed"]
    assert watching is not None
    with pytest.raises(asyncio.CancelledError):
        await watching


async def test_a_server_of_a_cluster_hands_its_tables_over_before_it_closes_anything(tmp_path: Path) -> None:
    site = Site(generous(tmp_path))
    chronicle = Chronicle(site, has_neighbours=True)
    chronicle.may_finish.clear()
    await site.open()
    assert chronicle.said() == ["the cluster is told", "tables come back"]
    site.farewell()
    assert site.closing
    assert chronicle.said() == ["heavy work ends", f"farewell({SOON},)"], "another takes over, so it is worth it soon"
    closing = asyncio.create_task(site.close())
    for _ in range(5):
        await asyncio.sleep(0)
    assert chronicle.said() == ["heavy work ends"], "the rest waits for the last moves"
    chronicle.may_finish.set()
    await closing
    last = ["last moves stored", "tables handed over"]
    assert chronicle.said() == [*last, "reception closed", "tables handed over", "store closed"]


async def test_each_figure_tells_what_its_name_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    site: Any = Site(generous(tmp_path))
    site.metrics = Metrics()
    site.neighbours = SimpleNamespace(alive=3, silences=2)
    guests = [SimpleNamespace(passage=passage, table="T") for passage in ("away", None, "away", None, "away", "away")]
    site.reception = SimpleNamespace(guests=guests, lobby=SimpleNamespace(size=9, tables=[1, 2, 3, 4, 5]))
    for address in ("a", "b", "b", "c", "c", "d", "e"):
        assert site.guests.reserve(address)
    for figure, value in {"received": 11, "frames": 12, "bytes": 13, "given_up": 14}.items():
        monkeypatch.setattr(traffic, figure, value)
    site._watch()
    lines = dict(line.rsplit(" ", 1) for line in site.metrics.text().splitlines() if not line.startswith("#"))
    assert {name: float(value) for name, value in lines.items() if name.startswith("maquignon_")}.items() >= {
        "maquignon_guests": 7,
        "maquignon_tables": 9,
        "maquignon_messages_received_total": 11,
        "maquignon_frames_sent_total": 12,
        "maquignon_bytes_sent_total": 13,
        "maquignon_guests_given_up_total": 14,
        "maquignon_tables_held": 5,
        "maquignon_servers": 3,
        "maquignon_silences_total": 2,
        "maquignon_guests_passed_on": 4,
    }.items()


def test_besides_its_guests_an_address_may_load_pages_and_ask(tmp_path: Path) -> None:
    """A household at its limit of guests can still load the page that says so."""
    site = Site(generous(tmp_path, max_guests=2_000, max_guests_per_address=100))
    assert all(site.guests.reserve("192.0.2.1") for _ in range(100))
    assert not site.guests.reserve("192.0.2.1")
    assert all(site.connections.reserve("192.0.2.1") for _ in range(160))
    assert not site.connections.reserve("192.0.2.1")
    assert all(site.connections.reserve(f"192.0.2.{number % 200 + 2}") for number in range(3_840))
    assert not site.connections.reserve("192.0.2.250"), "and all together so many"


def test_behind_a_proxy_connections_are_not_counted_by_address_but_guests_are(tmp_path: Path) -> None:
    site = Site(generous(tmp_path, max_guests_per_address=1, proxy="192.0.2.1"))
    assert all(site.connections.reserve("192.0.2.1") for _ in range(200))
    assert site.guests.reserve("192.0.2.1")
    assert not site.guests.reserve("192.0.2.1"), "a guest's address is the one that the proxy names"


def test_each_setting_bounds_what_its_name_says_and_nothing_else(tmp_path: Path) -> None:
    """No two of these numbers are alike, so none can stand in for another."""
    site = Site(
        generous(
            tmp_path,
            max_guests=1_009,
            max_guests_per_address=11,
            max_tables=13,
            max_tables_per_player=3,
            max_tables_per_address=7,
            messages_per_second=19,
            messages_per_second_per_address=23,
            requests_per_second_per_address=29,
        )
    )
    assert site.reception.limits == Limits(tables=13, tables_per_player=3, tables_per_address=7, guests=1_009)
    assert [site.guests.reserve("192.0.2.1") for _ in range(12)] == [True] * 11 + [False]
    assert site.ledger.requests.of("a").rate == 29
    assert site.ledger.messages.of("a").rate == 23
    often = site.arrivals._often.of("a")
    assert (often.rate, often.most) == (29 * PER_REQUEST, 29 * PER_REQUEST * BURST)
    assert PER_REQUEST >= 1, "whoever may ask may come"


def test_the_names_and_pages_of_the_settings_are_known(tmp_path: Path) -> None:
    site = Site(
        generous(tmp_path, base_url="https://play.example", hosts=("b.example",), origins=("https://c.example",))
    )
    asked = {name: site.hosts.allow(Headers({"host": f"{name}.example"})) for name in ("play", "b", "c")}
    assert asked == {"play": True, "b": True, "c": False}
    pages = {name: site.origins.allow(Headers({"origin": f"https://{name}.example"})) for name in ("play", "b", "c")}
    assert pages == {"play": True, "b": False, "c": True}
