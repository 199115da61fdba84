"""What one address may still do at all servers together; it is known here by a mark that only servers can make."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from maquignon.tables.store.postgres.database import Database

DEBT: Final = 10
"""So many times what may be taken at once can be owed: servers that were asked at the same moment could not know."""
_TAKE: Final = f"""
    INSERT INTO allowances AS owned (kind, mark, level, touched)
    SELECT kind, mark, most - drops, clock_timestamp()
    FROM unnest($1::text[], $2::text[], $3::float8[], $4::float8[], $5::float8[])
        AS taken (kind, mark, drops, rate, most)
    ON CONFLICT (kind, mark) DO UPDATE SET touched = excluded.touched, level = (
        SELECT greatest(-{DEBT} * most, least(most, owned.level
            + rate * extract(epoch FROM excluded.touched - owned.touched)::float8) - drops)
        FROM unnest($1::text[], $2::text[], $3::float8[], $4::float8[], $5::float8[])
            AS taken (kind, mark, drops, rate, most)
        WHERE taken.kind = owned.kind AND taken.mark = owned.mark
    )
    RETURNING kind, mark, level
"""


@dataclass(frozen=True, slots=True)
class Taken:
    """From a bucket that fills with `rate` drops a second up to `most`."""

    kind: str
    mark: str
    drops: float
    rate: float
    most: float


class Allowances:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def take(self, taken: Sequence[Taken]) -> list[float]:
        """What is left in each bucket; below nothing where more was taken than there was. None may be named twice."""
        rows = await self._database.fetch(
            _TAKE,
            [one.kind for one in taken],
            [one.mark for one in taken],
            [one.drops for one in taken],
            [one.rate for one in taken],
            [one.most for one in taken],
        )
        left = {(kind, mark): level for kind, mark, level in rows}
        return [left[one.kind, one.mark] for one in taken]

    async def claim(self, table: str, mark: str, most: int) -> bool:
        """A new table is from there, if there are not `most` already."""
        return bool(
            await self._database.execute(
                """
                UPDATE tables SET origin = $2
                WHERE id = $1 AND (SELECT count(*) FROM tables WHERE origin = $2 AND id <> $1) < $3
                """,
                table,
                mark,
                most,
            )
        )
