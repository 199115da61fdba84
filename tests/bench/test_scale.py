"""The simulator of many servers says of a small cluster what was measured of a real one."""

from random import Random
from statistics import median, quantiles

from bench.bench_scale import CLUSTERS, Cluster, simulate, take_over
from maquignon.server.neighbours import BETWEEN_BEATS
from maquignon.tables.store.postgres.leases import LEASE


def test_the_lease_on_paper_is_the_real_one() -> None:
    from bench import bench_scale

    assert LEASE.total_seconds() == bench_scale.LEASE
    assert bench_scale.BETWEEN_BEATS == BETWEEN_BEATS


def test_three_servers_take_over_as_soon_as_real_ones_did() -> None:
    """Measured: 1.71 s in the median, 1.79 s at 95 % (docs/howto/run-many-servers.md)."""
    waits = simulate(CLUSTERS["three servers, as measured"], 3, Random(1)).waits
    assert 1.5 < median(waits) < 2.1
    assert 1.7 < quantiles(waits, n=20)[-1] < 2.6


def test_more_tables_at_one_server_wait_longer_and_more_servers_shorten_it() -> None:
    few, crowded, spread = (
        median(take_over(cluster, Random(2))) for cluster in (Cluster(3, 20), Cluster(3, 2_000), Cluster(99, 2_000))
    )
    assert few < spread < crowded
