"""What a server counts about itself."""

import asyncio
import re
import sys
import time
from pathlib import Path

import pytest

from maquignon.server.lateness import BETWEEN_LOOKS, watch_lateness
from maquignon.server.metrics import Metrics
from maquignon.server.site import Site
from tests.server.serving import generous

NAMES = {
    "maquignon_refusals_total": "counter",
    "maquignon_turned_away_total": "counter",
    "maquignon_http_requests_total": "counter",
    "maquignon_http_request_seconds": "histogram",
    "maquignon_loop_lateness_seconds": "histogram",
    "maquignon_guests": "gauge",
    "maquignon_tables": "gauge",
    "maquignon_messages_received_total": "counter",
    "maquignon_frames_sent_total": "counter",
    "maquignon_bytes_sent_total": "counter",
    "maquignon_guests_given_up_total": "counter",
}
OF_THE_PROCESS = {"process_resident_memory_bytes": "gauge", "process_cpu_seconds_total": "counter"}
"""Where there is a /proc."""
BUCKET = "maquignon_http_request_seconds_bucket"


def figures(metrics: Metrics) -> dict[str, float]:
    lines = [line for line in metrics.text().splitlines() if not line.startswith("#")]
    return {name: float(figure) for name, _, figure in (line.rpartition(" ") for line in lines)}


def test_somebodys_dashboard_finds_every_figure_under_its_name(tmp_path: Path) -> None:
    site = Site(generous(tmp_path))
    shown = dict(re.findall(r"^# TYPE (\S+) (\S+)$", site.metrics.text(), flags=re.MULTILINE))
    wanted = NAMES | (OF_THE_PROCESS if sys.platform == "linux" else {})
    assert {name: shown.get(name) for name in wanted} == wanted


def test_two_servers_in_one_process_count_apart() -> None:
    one, other = Metrics(), Metrics()
    one.refused("not_your_turn")
    one.refused("not_your_turn")
    other.turned_away("too_many")
    assert figures(one)['maquignon_refusals_total{reason="not_your_turn"}'] == 2
    assert 'maquignon_refusals_total{reason="not_your_turn"}' not in figures(other)
    assert 'maquignon_turned_away_total{reason="too_many"}' not in figures(one)


def test_the_time_of_an_answer_falls_into_every_bucket_it_fits_in() -> None:
    metrics = Metrics()
    metrics.answered(200, 0.03)
    metrics.answered(200, 70)
    metrics.answered(404, 0)
    shown = figures(metrics)
    assert shown['maquignon_http_requests_total{status="200"}'] == 2
    assert shown['maquignon_http_requests_total{status="404"}'] == 1
    fits = {bound: shown[f'{BUCKET}{{le="{bound}"}}'] for bound in ("0.025", "0.05", "5.0", "+Inf")}
    assert fits == {"0.025": 1, "0.05": 2, "5.0": 2, "+Inf": 3}
    assert shown["maquignon_http_request_seconds_sum"] == pytest.approx(70.03)


async def test_the_loop_is_late_when_its_own_work_holds_it_up_and_not_when_it_sleeps() -> None:
    noted: list[float] = []
    watching = asyncio.create_task(watch_lateness(noted.append))
    await asyncio.sleep(BETWEEN_LOOKS / 2)
    until = time.thread_time() + 3 * BETWEEN_LOOKS
    while time.thread_time() < until:
        pass
    await asyncio.sleep(2 * BETWEEN_LOOKS)
    time.sleep(3 * BETWEEN_LOOKS)  # noqa: ASYNC251  # the processor is somebody else's meanwhile
    await asyncio.sleep(BETWEEN_LOOKS)
    watching.cancel()
    assert noted[0] > BETWEEN_LOOKS
    assert all(late < BETWEEN_LOOKS for late in noted[1:])


def test_what_is_watched_is_asked_for_anew_each_time() -> None:
    metrics, guests = Metrics(), ["Ana"]
    metrics.watch("guests", "Who is here.", lambda: len(guests))
    assert figures(metrics)["guests"] == 1
    guests.append("Ben")
    assert figures(metrics)["guests"] == 2


def test_a_text_from_elsewhere_cannot_forge_a_line() -> None:
    metrics = Metrics()
    metrics.refused('a"\nforged 1\\')
    assert 'maquignon_refusals_total{reason="a\\"\\nforged 1\\\\"} 1.0' in metrics.text().splitlines()
    assert "forged" not in figures(metrics)
