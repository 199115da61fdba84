"""Callers: what everybody at one address has said, tried and asked for, and how much of it is left."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from maquignon.server.limits import Bucket, Buckets
from maquignon.server.settings import Settings

if TYPE_CHECKING:
    from maquignon.server.tallies import Tallies

BURST: Final = 3
"""Seconds of requests, messages or work that may come at once from one address."""
FILES_PER_REQUEST: Final = 10
"""The browser game is many small files, which cost little and are fetched together."""
WORK_PER_MESSAGE: Final = 1.25
"""Milliseconds of the processor, besides moves, that one address may ask for with each message it may send."""
WRONG_CODES: Final = 12
"""Codes that may be wrong at once, and then one in so many seconds."""
SECONDS_PER_WRONG_CODE: Final = 10
"""Until one address may guess once more."""


class Ledger:
    """A bucket for each address and each thing that is bounded by rate."""

    def __init__(self, settings: Settings) -> None:
        self.requests = _buckets(settings.requests_per_second_per_address)
        self.pages = _buckets(settings.requests_per_second_per_address * FILES_PER_REQUEST)
        self.messages = _buckets(settings.messages_per_second_per_address)
        self.work = _buckets(settings.messages_per_second_per_address * WORK_PER_MESSAGE)
        self.new_players = Buckets(settings.new_players_per_minute / 60, settings.new_players_per_minute)
        self.wrong_codes = Buckets(1 / SECONDS_PER_WRONG_CODE, WRONG_CODES)
        self.tallies: Tallies | None = None
        """Where other servers share the database: new players and wrong codes are counted by all of them together."""


def _buckets(rate: float) -> Buckets:
    return Buckets(rate, rate * BURST)


@dataclass(frozen=True, slots=True)
class AddressCaller:
    """A connection or a request, as the hall knows it."""

    address: str
    ledger: Ledger

    def admit_player(self) -> bool:
        bucket = self.ledger.new_players.of(self.address)
        is_welcome = bucket.take()
        if is_welcome:
            self._tell("new player", bucket)
        return is_welcome

    def may_try_code(self) -> bool:
        return self.ledger.wrong_codes.of(self.address).has()

    def missed(self) -> None:
        bucket = self.ledger.wrong_codes.of(self.address)
        bucket.take()
        self._tell("wrong code", bucket)

    def _tell(self, kind: str, bucket: Bucket) -> None:
        if self.ledger.tallies is not None:
            self.ledger.tallies.note(kind, self.address, bucket)

    def afford(self, milliseconds: float) -> bool:
        return self.ledger.work.of(self.address).take(milliseconds)
