"""The server's log: one line for each thing worth knowing, for people or for machines, and never a secret."""

import json
import logging
import re
import sys
from datetime import UTC, datetime
from typing import Any, Final

_PLAIN: Final = {*vars(logging.makeLogRecord({})), "message", "asctime", "taskName", "color_message"}
_SECRET: Final = re.compile(r"[A-Za-z0-9_-]{32,}")
"""Whatever might be a token. None is ever logged on purpose; this is for texts that come from elsewhere."""


def without_secrets(text: str) -> str:
    return _SECRET.sub("[secret]", text)


class _Line(logging.Formatter):
    def formatted(self, record: logging.LogRecord) -> dict[str, Any]:
        facts = {key: value for key, value in vars(record).items() if key not in _PLAIN}
        line = {"event": record.getMessage(), **facts}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return {key: without_secrets(value) if isinstance(value, str) else value for key, value in line.items()}


class JsonLine(_Line):
    """One object per line, with the time as RFC 3339."""

    def format(self, record: logging.LogRecord) -> str:
        time = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {"time": time, "level": record.levelname.lower(), "logger": record.name, **self.formatted(record)}
        return json.dumps(line, ensure_ascii=False, default=str)


class TextLine(_Line):
    """Time, what happened, and the facts."""

    def format(self, record: logging.LogRecord) -> str:
        line = self.formatted(record)
        trace = line.pop("trace", None)
        event = line.pop("event")
        time = datetime.fromtimestamp(record.created, UTC).astimezone().strftime("%H:%M:%S")
        mark = "" if record.levelno < logging.WARNING else f"{record.levelname.lower()}: "
        facts = "".join(f"  {key}={value}" for key, value in line.items())
        return f"{time} {mark}{event}{facts}" + (f"\n{trace}" if trace else "")


def _is_news(record: logging.LogRecord) -> bool:
    """That somebody was turned away at the door, or left before it opened, is none, and could fill a disk."""
    return record.msg != "ASGI callable returned without completing handshake."


def set_up(form: str) -> None:
    """Send the log of this program and of its parts to stderr."""
    root = logging.getLogger("maquignon")
    uvicorn = logging.getLogger("uvicorn")
    uvicorn.setLevel(logging.ERROR)  # that somebody spoke no HTTP is no news, and could fill a disk
    root.setLevel(logging.INFO)
    handler: logging.Handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLine() if form == "json" else TextLine())
    if form == "none":
        handler = logging.NullHandler()
    handler.addFilter(_is_news)
    for logger in (root, uvicorn):
        logger.handlers = [handler]
        logger.propagate = False
