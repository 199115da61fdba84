"""Floods and crowds."""

from pathlib import Path

import pytest

from maquignon.server import limits
from maquignon.server.limits import Bucket, Buckets, address_of
from maquignon.server.site import Site
from maquignon.server.tallies import Tallies
from maquignon.tables.people import waiting
from maquignon.tables.people.waiting import Places, WaitingLine
from maquignon.tables.protocol.refusals import Refusal
from maquignon.tables.store.interface import StoreFailed
from maquignon.tables.store.postgres.allowances import Taken
from tests.server.serving import generous


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [100.0]
    monkeypatch.setattr(limits, "monotonic", lambda: now[0])
    return now


def test_a_bucket_gives_what_it_holds_and_fills_again(clock: list[float]) -> None:
    bucket = Bucket.full(rate=2, most=3)
    assert bucket.wait == 0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    assert bucket.wait == 0.5
    clock[0] += 0.5
    assert bucket.take()
    clock[0] += 60
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_a_bucket_is_looked_into_as_it_is_by_now(clock: list[float]) -> None:
    """Whoever has used up all they had would never be let in again if nobody looked at the clock."""
    bucket = Bucket.full(rate=2, most=1)
    assert bucket.take()
    assert not bucket.has()
    clock[0] += 0.5
    assert [bucket.has(), bucket.has()] == [True, True], "and nothing is taken by looking"
    assert bucket.take()


def test_one_address_does_not_empty_the_bucket_of_another(clock: list[float]) -> None:
    buckets = Buckets(rate=1, most=1)
    assert buckets.of("a").take()
    assert not buckets.of("a").take()
    assert buckets.of("b").take()


def test_addresses_are_forgotten_before_they_fill_the_memory(
    clock: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MOST_ADDRESSES", 2)
    buckets = Buckets(rate=1, most=1)
    for address in ("a", "b", "a", "c"):
        buckets.of(address).take()
    assert not buckets.of("a").take()  # spoke after b, so b was forgotten
    assert buckets.of("b").take()


def test_there_is_only_so_much_in_all_and_for_each_address() -> None:
    places = Places(most=3, most_per_address=2)
    assert [places.reserve("a") for _ in range(3)] == [True, True, False]
    assert places.reserve("b")
    assert not places.reserve("c")
    places.release("a")
    assert places.taken == 2
    assert places.reserve("c")
    places.release("c")
    assert places.reserve("a")


def test_of_addresses_that_have_no_place_nothing_is_kept() -> None:
    places = Places(most=3, most_per_address=2)
    for number in range(100):
        assert places.reserve(f"192.0.2.{number}")
        places.release(f"192.0.2.{number}")
    assert (places.taken, places._by_address) == (0, {})


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2002:cb00:7107:aa::1", "203.0.113.7"),
        ("2002:cb00:7107:bb::2", "203.0.113.7"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2"),
        ("2001:db8:1:2:bbbb:1:2:3", "2001:db8:1:2"),
        ("2001:db8::1", "2001:db8:0:0"),
        ("fe80::1%eth0", "fe80:0:0:0"),
        ("2001:0DB8:0001:2::1", "2001:db8:1:2"),
        ("::FFFF:203.0.113.7", "203.0.113.7"),
        ("0:0:0:0:0:ffff:cb00:7107", "203.0.113.7"),
        ("::1", "0:0:0:0"),
        ("no:address", "no:address"),
    ],
)
def test_all_of_an_ipv6_household_is_one_address(host: str, address: str) -> None:
    assert address_of((host, 5)) == address


def test_a_turn_that_fails_gives_its_place_back() -> None:
    line = WaitingLine(1, 1)
    for _ in range(2):
        with pytest.raises(ZeroDivisionError), line.turn("a"):
            raise ZeroDivisionError
    with line.turn("a"), pytest.raises(Refusal), line.turn("b"):
        pass


@pytest.mark.parametrize(("said", "allowed"), [(0, 30), (7, 7)])
def test_one_address_may_open_ten_times_as_many_tables_as_one_host_unless_the_settings_say_otherwise(
    tmp_path: Path, said: int, allowed: int
) -> None:
    site = Site(generous(tmp_path, max_tables_per_player=3, max_tables_per_address=said))
    assert site.reception.limits.tables_per_address == allowed


@pytest.mark.parametrize(("days", "kept"), [(0, None), (2, 2 * 86_400_000)])
def test_games_are_kept_for_ever_unless_the_settings_say_how_long(tmp_path: Path, days: int, kept: int | None) -> None:
    assert Site(generous(tmp_path, keep_games=days)).reception._retention.games == kept


def test_an_unknown_address_is_one_address() -> None:
    assert address_of(None) == "?"


def test_there_are_no_more_guests_than_the_system_has_room_for(tmp_path: Path) -> None:
    site = Site(generous(tmp_path), room=3)
    assert [site.guests.reserve(f"192.0.2.{number}") for number in range(4)] == [True, True, True, False]


def test_a_turn_is_as_long_as_it_took_by_itself_whoever_was_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(waiting, "monotonic", lambda: now[0])
    line = WaitingLine(most=4, most_per_address=4)
    assert line.busy().wait == 1, "never at once"
    with line.turn("a"):
        for _ in range(30):
            with line.turn("a"):
                now[0] += 12.0
        assert line.busy().wait == 6, "two were there, and both were done in twelve seconds"
        with line.turn("b"), line.turn("c"):
            assert line.busy().wait == 18, "one after the other"


async def test_what_others_took_is_taken_here_but_nothing_is_given_back() -> None:
    levels = [5.0]

    class Allowances:
        async def take(self, taken: list[Taken]) -> list[float]:
            assert [one.drops for one in taken] == [3]
            return levels

    bucket = Bucket.full(rate=1e-9, most=10)
    tallies = Tallies(Allowances(), str)  # type: ignore[arg-type]  # nothing else of it is used
    for level, left in ((5.0, 4.0), (1.0, 1.0)):
        levels[0], bucket.level = level, 4.0
        for _ in range(3):
            tallies.note("wrong code", "192.0.2.1", bucket)
        assert tallies._telling is not None
        await tallies._telling
        assert bucket.level == left


async def test_while_nothing_can_be_told_what_was_taken_here_counts_here(caplog: pytest.LogCaptureFixture) -> None:
    class Silent:
        async def take(self, taken: list[Taken]) -> list[float]:
            raise StoreFailed("no connection")

    bucket = Bucket.full(rate=1e-9, most=10)
    tallies = Tallies(Silent(), str)  # type: ignore[arg-type]  # nothing else of it is used
    for left in (9, 8):
        assert bucket.take()
        tallies.note("new player", "192.0.2.1", bucket)
        assert tallies._telling is not None
        await tallies._telling
        assert bucket.level == pytest.approx(left)
    assert "no connection" in [getattr(record, "error", "") for record in caplog.records]
