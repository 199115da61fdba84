"""What is typed at a live table beside answers reaches the server, and what the server changes is asked about."""

from typing import Any

import pytest
from msgspec.structs import replace

from maquignon.tables.protocol import messages
from maquignon.terminal.live.decisions import Decisions
from maquignon.terminal.live.guest import LiveGuest
from maquignon.terminal.live.herald import TableHerald
from maquignon.terminal.live.orders import Orders
from tests.table import Table
from tests.terminal.live.guests import guest_at, person


@pytest.mark.parametrize("standing_in", [True, False])
def test_who_was_replaced_gets_the_seat_back_by_asking(monkeypatch: pytest.MonkeyPatch, standing_in: bool) -> None:
    told: list[object] = []
    monkeypatch.setattr(LiveGuest, "command", lambda _, command: told.append(command))
    seats = [person("Ana", standing_in=standing_in), person("Ben"), person("Cleo")]
    guest = guest_at(Table("koehandel", "Ana", "Ben", "Cleo"), seats)
    Orders(guest, Decisions(guest)).obey("back")
    assert [type(command) for command in told] == ([messages.TakeBack] if standing_in else [])


def test_who_is_given_a_seat_is_asked_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []
    monkeypatch.setattr(Decisions, "ask_again", lambda decisions: asked.append(decisions))
    guest = guest_at(Table("koehandel", "Ana", "Ben", "Cleo"), [person("Ana"), person("Ben"), person("Cleo")])
    assert guest.table is not None
    decisions = Decisions(guest)
    herald, seated = TableHerald(guest, decisions), guest.table
    guest.table = replace(seated, you=None)
    herald.hear(seated)
    herald.hear(seated)
    assert asked == [decisions], "once"
