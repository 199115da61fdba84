"""Thousands of servers that fail now and then, on paper: how long tables wait, and how much of their time is lost.

The protocol is the real one (docs/decisions/postgresql.md), its costs are measured (docs/scale.md); machines, guests
and failures are drawn at random.
"""

import argparse
from dataclasses import dataclass
from random import Random
from statistics import median, quantiles

from rich.console import Console
from rich.table import Table as Grid

LEASE = 2.0
"""Seconds, as tables/store/postgres/leases.py has them."""
BETWEEN_BEATS = 0.5
BETWEEN_TRIES = 0.1
FIRST_WAIT = (0.3, 0.5)
"""Seconds until a browser comes again after its line broke."""
SILENCE = (5.0, 9.0)
"""Until it notices that a line is dead which nobody closed: a machine that vanished, not a process that died."""
STATEMENTS = 4
"""To take one table over."""
YEAR = 365 * 86_400.0


@dataclass(frozen=True)
class Cluster:
    servers: int
    tables: int
    """At each server."""
    failures: float = 12.0
    """Of one server in a year: updates that went wrong, machines, racks."""
    vanishing: float = 0.3
    """Of all failures, those in which connections are not closed but silent."""
    waking: float = 0.005
    """Seconds of processor to take a table over: lease, log, chat, replay."""
    statements: float = 8_000.0
    """That one database does in a second, besides moves."""
    databases: int = 1


@dataclass(frozen=True)
class Outcome:
    waits: list[float]
    """Of each table of servers that failed, until it was served again."""
    lost: float
    """Of all time of all tables."""


def take_over(cluster: Cluster, dice: Random) -> list[float]:
    """One server dies: how long each of its tables waits."""
    lease_ends = LEASE - dice.uniform(0, BETWEEN_BEATS)
    vanished = dice.random() < cluster.vanishing
    others = max(1, cluster.servers - 1)
    free_at = [0.0] * min(others, cluster.tables)
    asked = sorted(
        dice.uniform(*FIRST_WAIT) + (dice.uniform(*SILENCE) if vanished else 0.0) for _ in range(cluster.tables)
    )
    waits = []
    for place, moment in enumerate(asked):
        granted = moment if moment >= lease_ends else lease_ends + dice.uniform(0, BETWEEN_TRIES)
        granted = max(granted, lease_ends + place * STATEMENTS / (cluster.statements * cluster.databases))
        server = dice.randrange(len(free_at))
        free_at[server] = max(free_at[server], granted) + cluster.waking
        waits.append(free_at[server])
    return waits


def simulate(cluster: Cluster, years: float, dice: Random) -> Outcome:
    """Failures come independently of each other, as often as they are said to."""
    waits: list[float] = []
    lost = 0.0
    rate = cluster.servers * cluster.failures / YEAR
    moment, end = dice.expovariate(rate), years * YEAR
    while moment < end:
        found = take_over(cluster, dice)
        lost += sum(found)
        waits += dice.sample(found, min(len(found), 50))
        moment += dice.expovariate(rate)
    return Outcome(waits, lost / (cluster.servers * cluster.tables * end))


CLUSTERS = {
    "three servers, as measured": Cluster(3, 20, vanishing=0.0),
    "10 thousand players": Cluster(3, 850),
    "1 million players": Cluster(250, 1_000, databases=2),
    "100 million players": Cluster(25_000, 1_000, databases=160),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--failures", type=int, default=100, help="of servers, in each cluster")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    grid = Grid(title=f"Tables whose server failed, {args.failures} failures in each cluster")
    for heading in ("cluster", "servers", "failures/day", "median s", "p95 s", "longest s", "time lost"):
        grid.add_column(heading, justify="left" if heading == "cluster" else "right")
    for name, cluster in CLUSTERS.items():
        years = args.failures / (cluster.servers * cluster.failures)
        outcome = simulate(cluster, years, Random(args.seed))
        p95 = quantiles(outcome.waits, n=20)[-1]
        cells = [f"{median(outcome.waits):.2f}", f"{p95:.2f}", f"{max(outcome.waits):.2f}", f"{outcome.lost:.1e}"]
        grid.add_row(name, f"{cluster.servers:,}", f"{cluster.servers * cluster.failures / 365:.1f}", *cells)
    Console().print(grid)


if __name__ == "__main__":
    main()
