"""Thousands of games at once, by the names of their tables."""

from collections.abc import Sequence

from maquignon.library.games import agree, require_players
from maquignon.rules.terms.charter import require_playable
from maquignon.rules.terms.edition import Edition
from maquignon.turbo.batch import Batch


def make_batch(
    tables: Sequence[tuple[str | Edition, int]],
    games: int,
    *,
    seed: int = 0,
    observe: bool = True,
    skip_forced: bool = True,
    sober: bool = False,
    limit: int = 0,
    threads: int = 1,
) -> Batch:
    """`games` compiled games side by side, at the tables in turn: pairs of an edition and a number of players.

    `observe` off spares the vectors; `skip_forced` does not ask where there is but one answer; `sober` offers no bids
    beyond the purse; `limit` cuts a game off after so many choices. Needs the extra `turbo`.
    """
    agreed = [(_terms(edition, players), players) for edition, players in tables]
    return Batch(
        agreed, games, seed, observe=observe, skip_forced=skip_forced, sober=sober, limit=limit, threads=threads
    )


def _terms(edition: str | Edition, players: int) -> Edition:
    if isinstance(edition, str):
        return agree(edition, players)
    require_playable(edition, require_players(players))
    return edition
