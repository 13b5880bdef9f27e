"""How a process ends in time, whatever is under way. What was acknowledged is on the disk."""

import logging
import os
import sys
import threading
from typing import NoReturn

from vivat.table.bot_pool import BOT_THREADS

LOG = logging.getLogger(__name__)
STOP_SECONDS = 3
"""A stop takes at most so long."""
FORCED_SECONDS = STOP_SECONDS - 0.3
"""After so long nothing is waited for any more."""


def leave_soon() -> None:
    """End this process after a while even if a database or a thread does not let go."""
    last_resort = threading.Timer(FORCED_SECONDS, leave_at_once)
    last_resort.daemon = True
    last_resort.start()


def leave_at_once() -> None:
    """End this process without waiting for anything."""
    LOG.warning("stopped before everything under way had ended")
    end_process(0)


def end_process(code: int) -> NoReturn:
    """End this process though some of its threads are at work: a bot may be in the middle of a thought."""
    logging.shutdown()
    sys.stdout.flush()
    os._exit(code)


def end_with_bots(code: int) -> int:
    """The exit code, for a process in which no bot thinks; any other one ends here."""
    if any(thread.is_alive() for thread in list(BOT_THREADS)):
        end_process(code)
    return code
