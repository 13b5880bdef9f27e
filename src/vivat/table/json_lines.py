"""Logs of the processes that serve and think: one JSON object a line, on standard error."""

import logging
import sys
from typing import Any

import msgspec


class JsonLines(logging.Formatter):
    """One JSON object a line: time, level, where from and what. Requests' bodies, tokens and cards never get here."""

    def format(self, record: logging.LogRecord) -> str:
        """A record of the log as one line of JSON."""
        found: dict[str, Any] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            found["exception"] = self.formatException(record.exc_info)
        return msgspec.json.encode(found).decode()


def log_json_lines() -> None:
    """Write what is logged from now on as lines of JSON on standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.captureWarnings(True)
