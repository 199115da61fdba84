"""Who follows the list of tables is told of changes, and of nothing else."""

from typing import Any

from maquignon.tables.hall.followers import BREATH, BYTES_PER_MILLISECOND, Followers
from maquignon.tables.people.guests import Guest
from maquignon.tables.protocol.answers import LobbyShown
from maquignon.tables.telling.outbox import Outbox
from tests.tables.hall import open_hall
from tests.tables.time import FakeTime


async def test_a_move_that_changes_nothing_in_the_list_is_not_told() -> None:
    async with open_hall() as hall:
        people = await hall.seated("Ana", "Ben", "Cleo", public=True)
        (eve,) = await hall.people("Eve")
        await eve.say("follow_lobby")
        await people[0].act("auction")
        await hall.time.pass_by(BREATH)
        told = len(eve.all(LobbyShown))
        await people[1].act("bid", amount=10)
        await hall.time.pass_by(2 * BREATH)
        assert len(eve.all(LobbyShown)) == told
        (dan,) = await hall.people("Dan")
        await dan.say("create_table", terms={"public": True})
        await hall.time.pass_by(2 * BREATH)
        assert len(eve.last(LobbyShown).tables) == 2


async def test_however_much_changes_in_one_breath_it_is_told_once() -> None:
    time, reader = FakeTime(), Reader()
    lists: list[Any] = []

    def listing() -> LobbyShown:
        """Each time another one."""
        lists.append(str(len(lists)))
        return LobbyShown(tables=lists[-1:], now=time.now())

    followers = Followers(time, listing)
    followers.add(Guest("p", "Ana", reader))
    for _ in range(20):
        followers.changed()
        await time.pass_by(BREATH // 100)
    assert lists == []
    await time.pass_by(2 * BREATH)
    assert lists == ["0"]


async def test_who_came_between_two_tellings_is_told_although_it_is_as_it_was() -> None:
    time, ana, ben, tables = FakeTime(), Reader(), Reader(), list[Any](["one"])
    followers = Followers(time, lambda: LobbyShown(tables=list(tables), now=time.now()))
    followers.add(Guest("p", "Ana", ana))
    followers.changed()
    await time.pass_by(BREATH)
    tables.append("another")
    followers.changed()
    followers.add(Guest("q", "Ben", ben))  # and is shown both
    tables.pop()
    await time.pass_by(BREATH)
    assert ben.heard > 0


async def test_for_who_reads_slowly_a_list_takes_the_place_of_the_one_before() -> None:
    time, reader, tables = FakeTime(), Outbox(most_frames=2), list[Any]()
    followers = Followers(time, lambda: LobbyShown(tables=list(tables), now=time.now()))
    followers.add(Guest("p", "Ana", reader))
    for _ in range(5):
        tables.append("one more")
        followers.changed()
        await time.pass_by(BREATH)
    assert reader.closed is None


class Reader:
    def __init__(self) -> None:
        self.heard = 0

    def send(self, frame: bytes, *, replaces: str | None = None) -> None:
        self.heard += len(frame)

    def close(self, reason: str) -> None:
        raise NotImplementedError


async def test_a_long_list_is_told_to_many_less_often() -> None:
    time, readers = FakeTime(), [Reader() for _ in range(100)]
    lists: list[Any] = []

    def listing() -> LobbyShown:
        """Each time another one."""
        lists.append(str(len(lists)) * 30_000)
        return LobbyShown(tables=lists[-1:], now=time.now())

    followers = Followers(time, listing)
    for reader in readers:
        followers.add(Guest("p", "Ana", reader))
    began = time.now()
    while time.now() < began + 20_000:
        followers.changed()
        await time.pass_by(BREATH)
    heard = sum(reader.heard for reader in readers)
    assert 0 < heard < 1.5 * BYTES_PER_MILLISECOND * 20_000
