"""The books are closed when all was played: what a guest can say, somebody said in a browser, in whichever process."""

import pytest

UNSAID = {
    "stand": "leaving is how one gets up in the browser",
    "take_back": "asked for after two time-outs in a row; a component test presses it",
    "story": "said by the client itself, when it was too slow for an update",
}
HANDED_IN = "said in browsers"


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Books(), "books")


class Books:
    """Kept by every process; the one that prints the results adds up what the others hand in as they end."""

    def __init__(self) -> None:
        self.said: set[str] = set()
        self._whole = False

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Whoever runs only some of these tests is told nothing about the rest."""
        there = set((session.config.rootpath / "tests/browser").glob("test_*.py"))
        self._whole = bool(there) and there <= {item.path for item in session.items}

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: object) -> None:
        whole, said = getattr(node, "workeroutput", {}).get(HANDED_IN, (False, []))
        self._whole |= whole
        self.said.update(said)

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if hasattr(session.config, "workeroutput"):
            session.config.workeroutput[HANDED_IN] = (self._whole, sorted(self.said))
        elif self._amiss() and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if amiss := self._amiss():
            terminalreporter.section("commands in browsers")
            terminalreporter.write_line(f"Said by nobody, or known as unsaid but said: {', '.join(sorted(amiss))}")

    def _amiss(self) -> set[str]:
        if not self._whole:
            return set()
        from maquignon.notation.frames import snake
        from maquignon.tables.protocol.messages import Command

        return {snake(command.__name__) for command in Command.__subclasses__()} - self.said ^ UNSAID.keys()
