"""Figures for Prometheus, in its text format."""

import os
import resource
import sys
from bisect import bisect_left
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

MEDIA_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Counter:
    """Only ever goes up; one figure for each value of its label."""

    def __init__(self, name: str, meaning: str, label: str) -> None:
        self.name, self._meaning, self._label = name, meaning, label
        self._figures: dict[str, int] = {}

    def add(self, value: str) -> None:
        self._figures[value] = self._figures.get(value, 0) + 1

    def lines(self) -> Iterator[str]:
        yield from _heading(self.name, self._meaning, "counter")
        for value, figure in sorted(self._figures.items()):
            yield f'{self.name}{{{self._label}="{_escaped(value)}"}} {figure}'


class Gauge:
    """What is so at the moment of asking."""

    def __init__(self, name: str, meaning: str, ask: Callable[[], float]) -> None:
        self.name, self._meaning, self._ask = name, meaning, ask

    def lines(self) -> Iterator[str]:
        yield from _heading(self.name, self._meaning, "counter" if self.name.endswith("_total") else "gauge")
        yield f"{self.name} {self._ask():.15g}"


class Histogram:
    """How long something took, in seconds."""

    def __init__(self, name: str, meaning: str) -> None:
        self.name, self._meaning = name, meaning
        self._counts = [0] * (len(_SECONDS) + 1)
        self._sum = 0.0

    def add(self, seconds: float) -> None:
        self._counts[bisect_left(_SECONDS, seconds)] += 1
        self._sum += seconds

    def lines(self) -> Iterator[str]:
        yield from _heading(self.name, self._meaning, "histogram")
        total = 0
        for bound, count in zip((*map(str, _SECONDS), "+Inf"), self._counts, strict=True):
            total += count
            yield f'{self.name}_bucket{{le="{bound}"}} {total}'
        yield f"{self.name}_sum {self._sum:.9g}"
        yield f"{self.name}_count {total}"


def _heading(name: str, meaning: str, kind: str) -> tuple[str, str]:
    return f"# HELP {name} {meaning}", f"# TYPE {name} {kind}"


def _escaped(value: str) -> str:
    return value.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")


class Metrics:
    """Everything that is counted about the server itself."""

    def __init__(self) -> None:
        self.refused: Final = Counter("maquignon_refusals_total", "Messages that were refused.", "reason")
        self.turned_away: Final = Counter("maquignon_turned_away_total", "Connections not accepted.", "reason")
        self.requests: Final = Counter("maquignon_http_requests_total", "HTTP requests.", "status")
        self.request_seconds: Final = Histogram("maquignon_http_request_seconds", "Time to answer an HTTP request.")
        self._gauges = [
            Gauge("process_resident_memory_bytes", "Memory in use.", _resident),
            Gauge("process_cpu_seconds_total", "Processor time so far.", lambda: sum(os.times()[:2])),
        ]

    def watch(self, name: str, meaning: str, ask: Callable[[], float]) -> None:
        self._gauges.append(Gauge(name, meaning, ask))

    def text(self) -> str:
        counted: list[Counter | Gauge | Histogram] = [
            self.refused, self.turned_away, self.requests, self.request_seconds, *self._gauges,
        ]  # fmt: skip
        return "\n".join(line for figure in counted for line in figure.lines()) + "\n"


def _resident() -> float:
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        return float(pages * resource.getpagesize())
    except OSError:  # no Linux: the most there ever was
        unit = 1 if sys.platform == "darwin" else 1024
        return float(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit)
