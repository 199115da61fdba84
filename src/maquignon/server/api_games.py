"""Finished games: searching the archive, downloading records, watching them again."""

from collections.abc import Callable
from typing import Annotated, Final

import msgspec
from starlette.responses import Response

from maquignon.notation.record import RecordError
from maquignon.server.door import SQUEEZED, Denied, takes_gzip
from maquignon.server.heavy import SECONDS_FOR_A_PIECE, Heavy
from maquignon.server.limits import address_of
from maquignon.server.operation import JSON, Asked, Endpoint, Operation, Text
from maquignon.server.replays import MOST_STEPS, Replay, TooManySteps, Viewpoint, encoded_replay
from maquignon.tables.hall.caller import Caller
from maquignon.tables.protocol.refusals import Refusal
from maquignon.tables.store.interface import Store
from maquignon.tables.store.rows import FinishedGame, GameRow, Search

RECORD_TYPE: Final = "application/x-ndjson"
LONGEST_RECORD: Final = 1_000_000
"""Bytes of a record that is to be played again."""
SEARCH: Final = 2
"""Milliseconds of the processor, about: one stretch of one index."""
NARROW_SEARCH: Final = 40
"""The same where a player's games are gone through for those with somebody of a name: there may be none."""

GameId = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[^\0]+$")]
"""No database has to know what a text with a zero in it is."""


class GamesWanted(Search, frozen=True, forbid_unknown_fields=True):
    """What a stranger may search for: ids as `welcome` tells them, words and pages of a sensible length."""

    player: GameId | None = None
    name: Word | None = None
    edition: Word | None = None
    before: Annotated[int, msgspec.Meta(ge=0, le=1 << 53)] | None = None
    after: GameId | None = None
    most: Annotated[int, msgspec.Meta(ge=1, le=100)] = 50


class GamesFound(msgspec.Struct, frozen=True):
    """The latest first."""

    games: list[GameRow]


class GameNamed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: GameId


class ReplayWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    viewer: Viewpoint = "open"


def operations(store: Store, heavy: Heavy, caller: Callable[[str], Caller]) -> list[tuple[Operation, Endpoint]]:
    async def games(asked: Asked) -> GamesFound:
        wanted: Search = asked.query
        cost = NARROW_SEARCH if wanted.player is not None and wanted.name is not None else SEARCH
        if not caller(address_of(asked.request.client)).afford(cost):
            raise Refusal("too_fast", wait=1)
        return GamesFound(await store.games(wanted))

    async def find(asked: Asked) -> FinishedGame:
        found = await store.game(asked.path.game)
        if found is None:
            raise Denied("unknown_game")
        return found

    async def game(asked: Asked) -> GameRow:
        return (await find(asked)).row

    async def record(asked: Asked) -> Text:
        found = await find(asked)
        name = f"{found.row.edition}-{found.row.id}.mq.jsonl"
        return Text(RECORD_TYPE, found.record, {"content-disposition": f'attachment; filename="{name}"'})

    async def watch(asked: Asked) -> Response:
        return await _replay(heavy, asked, (await find(asked)).record)

    async def watch_given(asked: Asked) -> Response:
        return await _replay(heavy, asked, asked.body)

    return [
        (_GAMES, games),
        (_GAME, game),
        (_RECORD, record),
        (_WATCH, watch),
        (_REPLAY, watch_given),
    ]


async def _replay(heavy: Heavy, asked: Asked, record: str | bytes) -> Response:
    squeeze = takes_gzip(asked.request)
    try:
        body = await heavy.do(address_of(asked.request.client), encoded_replay, record, asked.query.viewer, squeeze)
    except RecordError as error:
        raise Denied("bad_record", f"Line {error.line}: {error}") from None
    except TooManySteps:
        raise Denied("bad_record", f"A replay has at most {MOST_STEPS} steps.") from None
    except TimeoutError:
        raise Denied("bad_record", f"A replay takes at most {SECONDS_FOR_A_PIECE} seconds of work.") from None
    return Response(body, headers=SQUEEZED if squeeze else None, media_type=JSON)


_GAMES: Final = Operation(
    method="GET", path="/games", name="games", summary="Finished games, the latest first",
    answer=GamesFound, query=GamesWanted,
)  # fmt: skip
_GAME: Final = Operation(
    method="GET", path="/games/{game}", name="game", summary="One finished game",
    answer=GameRow, path_fields=GameNamed, refusals=("unknown_game",),
)  # fmt: skip
_RECORD: Final = Operation(
    method="GET", path="/games/{game}/record", name="record", summary="The record of a finished game",
    answer=Text(RECORD_TYPE), path_fields=GameNamed, refusals=("unknown_game",),
)  # fmt: skip
_WATCH: Final = Operation(
    method="GET", path="/games/{game}/replay", name="watch", summary="A finished game, step by step",
    answer=Replay, path_fields=GameNamed, query=ReplayWanted, refusals=("unknown_game", "bad_record", "busy"),
)  # fmt: skip
_REPLAY: Final = Operation(
    method="POST", path="/replays", name="replay", summary="Any record, step by step; nothing of it is kept",
    answer=Replay, query=ReplayWanted, body=bytes, body_media_type=RECORD_TYPE, most_body=LONGEST_RECORD,
    refusals=("bad_record", "busy"),
)  # fmt: skip
