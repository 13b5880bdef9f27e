"""`vivat serve`: the application on uvicorn, stopped cleanly."""

import asyncio
import errno
import gc
import logging
import os
import signal
import socket as sockets
import sys
import webbrowser
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from types import FrameType

import uvicorn
from litestar import Litestar
from litestar.datastructures import State

from vivat.bots.levels import LEVELS, SEARCHING
from vivat.game import Refusal, VivatError
from vivat.search.compilation import background_compilation
from vivat.table.database import warn_of_old_sqlite, warn_of_readers
from vivat.table.json_lines import log_json_lines
from vivat.table.stopping import end_with_bots, leave_soon
from vivat.table.store import Store
from vivat.table.word_list import WordList
from vivat.web.app import make_app
from vivat.web.hosts import Hosts
from vivat.web.limits import Limits
from vivat.web.metrics import listen_for_operator
from vivat.web.protocols import ServerConfig
from vivat.web.settings import Settings

USUAL_PORTS = range(8000, 8010)
TAKEN = (errno.EADDRINUSE, errno.EACCES)
"""Somebody has the port, or keeps it."""
LOG = logging.getLogger("vivat.web")
YOUNG_OBJECTS = 700
"""Garbage is looked for when so many more objects are new than were freed. What a move replaces was freed too, so there
are four times as many to look at, which takes a millisecond or two; at 10,000 everybody waited 30 ms for it."""
NEVER = 2**30
MANY_LOOKS = 150
"""After so many of them all objects are looked at, once nobody is connected who would wait for it: that takes a second
or two where there are millions."""
GOODBYE_SECONDS = 1
"""How long clients have to take their leave."""
REQUEST_SECONDS = 1
"""How long requests under way may still take."""
PING_SECONDS, PONG_SECONDS = 45, 20
"""How often everybody is asked whether they are there, and how long they have to answer."""
UNREAD_MS = 60_000


class ServeFailure(VivatError):
    """The server cannot listen where it should."""


def is_ours(record: logging.LogRecord) -> bool:
    """Whether a line is worth writing: what a client sent that is no text or no request is its own fault."""
    return not record.getMessage().startswith(("Invalid UTF-8", "Invalid HTTP request", "Unsupported upgrade request"))


class Server(uvicorn.Server):
    """A server that tells its clients to come back before it stops."""

    def __init__(
        self,
        config: uvicorn.Config,
        address: str,
        open_page: bool,
        note: str = "",
        metrics_at: tuple[str, int] | None = None,
    ) -> None:
        super().__init__(config)
        self._metrics_at = metrics_at
        """Where the operator reads all numbers."""
        self._address = address
        self._note = note
        """What else to say when it says where it is."""
        self._open_page = open_page

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        """Start listening, and then say at which address."""
        await super().startup(sockets)
        if self.started:
            LOG.info("started")
            if self._metrics_at is not None:
                host, port = listen_for_operator(self._state.house, *self._metrics_at).server_address[:2]
                LOG.info("metrics at http://%s:%s/metrics", host, port)
            favour_moves()
            sys.stdout.write(f"Vivat: {self._address}  ({self._note}Ctrl-C stops it; games go on where they were)\n")
            sys.stdout.flush()
            if self._open_page:
                webbrowser.open(self._address)

    @property
    def _state(self) -> State:
        """The state of the application, beneath what uvicorn wraps around it."""
        app = self.config.loaded_app
        while not hasattr(app, "state"):
            app = app.app
        found: State = app.state
        return found

    async def on_tick(self, counter: int) -> bool:
        """Collect old garbage in a calm moment; uvicorn calls this ten times a second."""
        collect_old_garbage(is_calm=not self._state.connections)
        return await super().on_tick(counter)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop, after a while even if a database or a thread does not let go."""
        if not self.should_exit:
            leave_soon()
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        """Say goodbye to every socket, then shut down as uvicorn does."""
        LOG.info("stopping")
        background_compilation.end()
        state = self._state
        connections = list(getattr(state, "connections", ()))
        for connection in connections:
            connection.end("restart")
        if connections:
            await asyncio.sleep(0)
            for _ in range(GOODBYE_SECONDS * 20):
                if not state.connections:
                    break
                await asyncio.sleep(0.05)
        await super().shutdown(sockets)


async def try_database(database: str | None) -> None:
    """Bring the database up to date, or say what is wrong with it before anything else starts."""
    async with Store.open(database):
        pass


def find_port(host: str, port: int | None) -> sockets.socket:
    """Listen there; where nothing was said, on the first usual port that nobody has, or else on any.

    Each is tried by taking it, so that two who start at once do not get the same one.
    """
    if port is None:
        for usual in USUAL_PORTS:
            try:
                return listen(host, usual)
            except OSError as error:
                if error.errno not in TAKEN:
                    raise cannot_listen(host, usual, error) from None
    return bind(host, port or 0)


def bind(host: str, port: int) -> sockets.socket:
    """Listen there; `ServeFailure` if that cannot be."""
    try:
        return listen(host, port)
    except (OSError, OverflowError) as error:
        raise cannot_listen(host, port, error) from None


def listen(host: str, port: int) -> sockets.socket:
    """A socket that listens there."""
    bound = sockets.socket(sockets.AF_INET6 if ":" in host else sockets.AF_INET)
    try:
        if os.name == "posix":  # elsewhere it would share a port that somebody has
            bound.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
        if sys.platform == "linux":  # what is left to send to a reader who was cut is not kept for ever
            bound.setsockopt(sockets.IPPROTO_TCP, sockets.TCP_USER_TIMEOUT, UNREAD_MS)
        bound.bind((host, port))
        bound.listen()
    except BaseException:
        bound.close()
        raise
    return bound


def cannot_listen(host: str, port: int, error: OSError | OverflowError) -> ServeFailure:
    """The error for an address that the server cannot listen on."""
    reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return ServeFailure(Refusal("serve-cannot-listen", "", {"where": f"{host}:{port}", "reason": reason}))


def favour_moves() -> None:
    """Set the process up for short waits: garbage is collected seldom, threads switch often."""
    gc.collect()
    gc.freeze()
    # Moves, closed sockets and forgotten tables leave no cycles behind (`tests/web/test_memory.py`). What else does is
    # found while it is young, or when nobody is there (`on_tick`): to look at all of a large server takes seconds.
    gc.set_threshold(YOUNG_OBJECTS, NEVER, NEVER)
    sys.setswitchinterval(0.0001)  # the thread that writes to the disk asks for its turn with every row


def collect_old_garbage(is_calm: bool) -> None:
    """Look for garbage among all objects, if there may be much and nobody waits."""
    if is_calm and gc.get_count()[1] >= MANY_LOOKS:
        gc.collect()


def configure(app: Litestar, host: str, port: int, limits: Limits, proxies: Sequence[str]) -> uvicorn.Config:
    """How uvicorn serves the application; proxies are believed whom they speak for."""
    return ServerConfig(
        app,
        limits,
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        ws_max_size=limits.frame_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PONG_SECONDS,
        timeout_graceful_shutdown=REQUEST_SECONDS,
        server_header=False,
        forwarded_allow_ips=list(proxies),
    )


def serve(settings: Settings) -> int:
    """Serve until told to stop."""
    offered = tuple(level for level in LEVELS if settings.levels is None or level in settings.levels)
    log_json_lines()
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)  # it would write the links of tables, the keys to them
    logging.getLogger("uvicorn.error").addFilter(is_ours)
    host = settings.host
    words = WordList(None if settings.word_list is None else Path(settings.word_list))
    asyncio.run(try_database(settings.database))
    metrics_at = None
    if settings.metrics_port is not None:
        metrics_at = settings.metrics_host, settings.metrics_port
        bind(*metrics_at).close()  # so that a port in use is said before anything starts
    bound = find_port(host, settings.port)
    found: int = bound.getsockname()[1]
    warn_of_old_sqlite(settings.database)
    warn_of_readers(settings.database)
    app = make_app(
        settings.database,
        settings.limits,
        gallery=settings.gallery,
        bot_limits=settings.bots,
        levels=offered,
        hosts=Hosts(settings.hosts, host),
        words=words,
        notices=settings.notices,
        review_worlds=settings.review_worlds,
    )
    config = configure(app, host, found, settings.limits, settings.proxies)
    shown = f"[{host}]" if ":" in host else host
    usual = USUAL_PORTS[0]
    note = "" if settings.port is not None or found == usual else f"port {usual} is in use, this one was free; "
    server = Server(config, f"http://{shown}:{found}/", settings.open, note, metrics_at)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    if not settings.no_compile and any(level in SEARCHING for level in offered):
        background_compilation.begin()
    with suppress(KeyboardInterrupt):  # once it has stopped, uvicorn raises again the signal that told it to
        server.run([bound])
    return end_with_bots(0 if server.started else 1)
