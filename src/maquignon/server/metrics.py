"""Figures for Prometheus, in its text format."""

from collections.abc import Callable, Iterator
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Histogram, Metric, ProcessCollector
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest
from prometheus_client.registry import Collector

MEDIA_TYPE: Final = CONTENT_TYPE_PLAIN_0_0_4
_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """Everything that is counted about one server, in a registry of its own: two in one process share no figure."""

    def __init__(self) -> None:
        self._registry: Final = CollectorRegistry()
        self._refused = self._counter("maquignon_refusals_total", "Messages that were refused.", "reason")
        self._turned_away = self._counter("maquignon_turned_away_total", "Connections not accepted.", "reason")
        self._requests = self._counter("maquignon_http_requests_total", "HTTP requests.", "status")
        self._request_seconds = Histogram(
            "maquignon_http_request_seconds",
            "Time to answer an HTTP request.",
            buckets=_SECONDS,
            registry=self._registry,
        )
        self._lateness = Histogram(
            "maquignon_loop_lateness_seconds",
            "How late the loop came back, as far as by its own work.",
            buckets=_SECONDS,
            registry=self._registry,
        )
        ProcessCollector(registry=self._registry)  # memory, processor time and open files, where there is a /proc

    def _counter(self, name: str, meaning: str, label: str) -> Counter:
        return Counter(name, meaning, [label], registry=self._registry)

    def refused(self, reason: str) -> None:
        self._refused.labels(reason).inc()

    def turned_away(self, reason: str) -> None:
        self._turned_away.labels(reason).inc()

    def answered(self, status: int, seconds: float) -> None:
        self._requests.labels(str(status)).inc()
        self._request_seconds.observe(seconds)

    def late(self, seconds: float) -> None:
        self._lateness.observe(seconds)

    def watch(self, name: str, meaning: str, ask: Callable[[], float]) -> None:
        """A figure that is kept elsewhere and asked for when somebody reads; it only ever grows if its name says so."""
        self._registry.register(_Watched(name, meaning, ask))

    def text(self) -> str:
        return generate_latest(self._registry).decode()


class _Watched(Collector):
    def __init__(self, name: str, meaning: str, ask: Callable[[], float]) -> None:
        self._name, self._meaning, self._ask = name, meaning, ask

    def collect(self) -> Iterator[Metric]:
        family = CounterMetricFamily if self._name.endswith("_total") else GaugeMetricFamily
        yield family(self._name, self._meaning, value=self._ask())
