"""The mark `stumbles`: a test on real sockets or in a browser that a busy machine may trip up is tried once more.

Whoever stumbled is counted, and named at the end of the run with the outcome of both tries.
"""

from collections.abc import Sequence

import pytest
from _pytest.runner import runtestprotocol

MARK = "stumbles"


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers", f"{MARK}(why): is tried once more when it fails, and named at the end of the run"
    )
    config.pluginmanager.register(_Tally(), "tally of the stumbles")


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """Run a marked test; if it fails, forget that and run it again, with everything it needs made anew."""
    mark = item.get_closest_marker(MARK)
    if mark is None:
        return None
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    item.user_properties.append((MARK, _why(item, mark)))
    reports = runtestprotocol(item, nextitem=nextitem, log=False)
    failure = next((report for report in reports if report.failed), None)
    if failure is not None:
        item.user_properties.append(("first try", _cause(failure)))
        item.session._setupstate.teardown_exact(None)  # a fixture of the whole session may be what broke
        reports = runtestprotocol(item, nextitem=nextitem, log=False)
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


def _why(item: pytest.Item, mark: pytest.Mark) -> str:
    match mark.args:
        case (str(why),):
            return why
        case _:
            raise pytest.UsageError(f'{item.nodeid}: say why it may stumble, as in @pytest.mark.{MARK}("...").')


def _cause(report: pytest.TestReport) -> str:
    """The line that says what went wrong, and when if not in the test itself."""
    crash = getattr(report.longrepr, "reprcrash", None)
    text = crash.message if crash is not None else report.longreprtext
    line = (text.strip().splitlines() or ["failed"])[0]
    return line if report.when == "call" else f"{report.when}: {line}"


class _Tally:
    """Every marked test that was run, with how it ended; told by whichever process prints the results."""

    def __init__(self) -> None:
        self._causes: dict[str, tuple[str, str | None]] = {}
        self._failed: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        told = dict(report.user_properties)
        if MARK in told:
            first = told.get("first try")
            self._causes[report.nodeid] = (str(told[MARK]), None if first is None else str(first))
            if report.failed:
                self._failed.add(report.nodeid)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        stumbled = [(name, why, first) for name, (why, first) in self._causes.items() if first is not None]
        if not stumbled:
            return
        terminalreporter.section("tried twice")
        for line in self._lines(stumbled):
            terminalreporter.write_line(line)

    def _lines(self, stumbled: Sequence[tuple[str, str, str]]) -> list[str]:
        lines = []
        for name, why, first in stumbled:
            second = "failed again" if name in self._failed else "passed"
            lines += [f"{name} ({why})", f"  first try:  {first}", f"  second try: {second}"]
        return [*lines, f"{len(stumbled)} of {len(self._causes)} tests that may stumble did."]
