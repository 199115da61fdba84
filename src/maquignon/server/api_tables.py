"""Players and tables as far as no connection is needed: becoming a player, looking at the lobby, opening a table."""

import secrets
from typing import Final

import msgspec

from maquignon.server.callers import AddressCaller
from maquignon.server.limits import address_of
from maquignon.server.operation import Asked, Endpoint, Operation
from maquignon.server.site import Site
from maquignon.tables.game.speaker import Speaker
from maquignon.tables.protocol.arrangement import Arrangement
from maquignon.tables.protocol.messages import Code, Id
from maquignon.tables.protocol.refusals import Refusal
from maquignon.tables.protocol.shown import PublicTable, SeatAt
from maquignon.tables.store.rows import PlayerRow


class NewPlayer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str


class PlayerMade(msgspec.Struct, frozen=True):
    player: str
    """An id that is no secret: the archive is searched by it."""
    name: str
    token: str
    """Shown this once; it proves who one is, here and in `hello`."""


class Me(msgspec.Struct, frozen=True):
    player: str
    name: str
    seats: list[SeatAt]


class Tables(msgspec.Struct, frozen=True):
    """The public tables, the ones with a free seat first."""

    tables: list[PublicTable]


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    arrangement: Arrangement = msgspec.field(default=Arrangement(), name="terms")
    id: Id | None = None
    """The same id twice opens one table, not two."""


class TableMade(msgspec.Struct, frozen=True):
    code: str


class TableNamed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: Code


def operations(site: Site) -> list[tuple[Operation, Endpoint]]:
    reception = site.reception

    def caller(asked: Asked) -> AddressCaller:
        return site.caller(address_of(asked.request.client))

    async def become_player(asked: Asked) -> PlayerMade:
        if not caller(asked).admit_player():
            raise Refusal("too_fast", wait=60)
        player, token = await reception.new_player(asked.body.name)
        return PlayerMade(player.id, player.name, token)

    async def player_of(asked: Asked) -> PlayerRow:
        assert asked.token is not None
        return await reception.known_player(asked.token)

    async def me(asked: Asked) -> Me:
        player = await player_of(asked)
        return Me(player.id, player.name, reception.lobby.seats_of(player.id))

    async def tables(asked: Asked) -> Tables:
        return Tables(reception.lobby.listing().tables)

    async def table(asked: Asked) -> PublicTable:
        return await reception.lobby.look(asked.path.code, caller(asked))

    async def open_table(asked: Asked) -> TableMade:
        player = await player_of(asked)
        host = Speaker(player.id, player.name, None)
        id = asked.body.id or secrets.token_hex(8)
        made = await reception.lobby.create(host, asked.body.arrangement, f"{player.id}:{id}", caller(asked))
        return TableMade(made.code)

    return [
        (_BECOME_PLAYER, become_player), (_ME, me), (_TABLES, tables), (_OPEN, open_table), (_TABLE, table),
    ]  # fmt: skip


_BECOME_PLAYER: Final = Operation(
    method="POST", path="/players", name="become_player", summary="Become a player by choosing a name",
    answer=PlayerMade, body=NewPlayer, status=201, refusals=("bad_name", "not_stored"),
)  # fmt: skip
_ME: Final = Operation(
    method="GET", path="/me", name="me", summary="Who one is, and where one is awaited", answer=Me, needs_token=True
)
_TABLES: Final = Operation(
    method="GET", path="/tables", name="tables", summary="The public tables", answer=Tables
)  # fmt: skip
_OPEN: Final = Operation(
    method="POST", path="/tables", name="open_table", summary="Open a table and be its host; come to it by WebSocket",
    answer=TableMade, body=NewTable, status=201, needs_token=True,
    refusals=("bad_terms", "unknown_bot", "no_such_seat", "too_many_tables", "not_stored"),
)  # fmt: skip
_TABLE: Final = Operation(
    method="GET", path="/tables/{code}", name="table", summary="A table whose code one knows",
    answer=PublicTable, path_fields=TableNamed, refusals=("unknown_table",),
)  # fmt: skip
