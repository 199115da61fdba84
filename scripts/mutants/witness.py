"""A plugin of pytest that writes down how each test ended and how long it took and, if asked, which lines it reached.

The first goes to the file named by MUTANTS_TESTS, a line of JSON for each test; the second to the data file of coverage
named by MUTANTS_REACH, with the test as the context of each line.
"""

import json
import os
from collections import defaultdict
from collections.abc import Generator
from pathlib import Path

import pytest
from coverage import Coverage


class Reach:
    def __init__(self, config: pytest.Config, file: str) -> None:
        source = [str(config.rootpath / "src/maquignon")]
        self._coverage = Coverage(data_file=file, data_suffix=True, config_file=False, source=source, messages=False)
        self._coverage.start()

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self._coverage.switch_context(item.nodeid)
        try:
            return (yield)
        finally:
            self._coverage.switch_context("")

    def pytest_unconfigure(self) -> None:
        self._coverage.stop()
        self._coverage.save()


class Endings:
    def __init__(self, file: str) -> None:
        self._file = Path(file)
        self._file.touch()
        self._seconds: defaultdict[str, float] = defaultdict(float)
        self._failed: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Several workers' tests come mixed, but each test ends with its teardown."""
        self._seconds[report.nodeid] += report.duration
        if report.failed:
            self._failed.add(report.nodeid)
        if report.when == "teardown":
            passed = report.nodeid not in self._failed
            line = {"test": report.nodeid, "seconds": round(self._seconds[report.nodeid], 3), "passed": passed}
            with self._file.open("a") as out:
                out.write(json.dumps(line) + "\n")


def pytest_configure(config: pytest.Config) -> None:
    worker = hasattr(config, "workerinput")
    if (file := os.environ.get("MUTANTS_REACH")) and (worker or not config.getoption("numprocesses", None)):
        config.pluginmanager.register(Reach(config, file))
    if (file := os.environ.get("MUTANTS_TESTS")) and not worker:
        config.pluginmanager.register(Endings(file))
