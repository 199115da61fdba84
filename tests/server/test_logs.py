"""The server's log: a line for people or for machines, whole also when something went wrong."""

import json
import logging
import sys
from collections.abc import Iterator

import pytest

from maquignon.server import logs


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    loggers = [logging.getLogger(name) for name in ("maquignon", "uvicorn")]
    before = [(logger.handlers, logger.propagate, logger.level) for logger in loggers]
    yield
    for logger, (handlers, propagate, level) in zip(loggers, before, strict=True):
        logger.handlers, logger.propagate = handlers, propagate
        logger.setLevel(level)


def failure() -> logging.LogRecord:
    try:
        raise RuntimeError("token " + "A" * 43)
    except RuntimeError:
        record = logging.LogRecord("maquignon.server", logging.ERROR, "", 0, "request failed", (), sys.exc_info())
    record.operation = "games"
    return record


def test_a_machine_reads_one_object_with_what_went_wrong() -> None:
    line = json.loads(logs.JsonLine().format(failure()))
    assert (line["level"], line["event"], line["operation"]) == ("error", "request failed", "games")
    assert "RuntimeError" in line["trace"]
    assert "AAAA" not in line["trace"]


def test_people_read_what_happened_first_and_how_it_came_about_below() -> None:
    first, *below = logs.TextLine().format(failure()).splitlines()
    assert first.endswith("error: request failed  operation=games")
    assert any("RuntimeError" in line for line in below)
    assert not any("AAAA" in line for line in below)


@pytest.mark.parametrize("form", ["json", "text"])
def test_what_the_server_notes_is_said_on_stderr(form: str, capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up(form)
    logging.getLogger("maquignon.tables").info("ready", extra={"tables": 3})
    logging.getLogger("uvicorn.error").warning("somebody spoke no HTTP")
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    if form == "json":
        assert json.loads(told.err)["tables"] == 3
    else:
        assert told.err.endswith(" ready  tables=3\n")


def test_a_server_without_a_log_says_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up("none")
    logging.getLogger("maquignon.tables").error("append failed")
    assert capsys.readouterr() == ("", "")


def test_that_somebody_was_turned_away_is_no_news(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up("text")
    logging.getLogger("uvicorn.error").error("ASGI callable returned without completing handshake.")
    logging.getLogger("uvicorn.error").error("something else")
    assert [line.partition("error: ")[2] for line in capsys.readouterr().err.splitlines()] == ["something else"]


def test_what_is_noted_is_said_once(caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]) -> None:
    """And not once more by whoever listens to everything in this process."""
    logs.set_up("text")
    logging.getLogger("maquignon.tables").info("ready")
    assert caplog.text == ""
    assert capsys.readouterr().err.count("ready") == 1
