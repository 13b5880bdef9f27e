"""`vivat serve`: the application on uvicorn, stopped cleanly."""

import asyncio
import errno
import gc
import logging
import os
import signal
import socket as sockets
import sys
import threading
import webbrowser
from collections.abc import Sequence
from contextlib import suppress
from types import FrameType
from typing import Annotated, Any, NoReturn

import msgspec
import uvicorn
from litestar import Litestar

from vivat.bots import BOTS, SEARCHING
from vivat.game import Refusal, VivatError
from vivat.search.compilation import background_compilation
from vivat.table.bot_pool import BOT_THREADS, NO_BOT_LIMITS, BotLimits
from vivat.table.store import Store
from vivat.web.app import make_app
from vivat.web.limits import NO_LIMITS, Limits
from vivat.web.protocols import Configuration
from vivat.web.socket import SERVICE_RESTART

USUAL_PORTS = range(8000, 8010)
TAKEN = (errno.EADDRINUSE, errno.EACCES)
"""Somebody has the port, or keeps it."""
LOG = logging.getLogger("vivat.web")
MANY_OBJECTS = 100_000
"""So many new ones, and half as many as were kept before, call for a look at all of them. That takes a second or two on
a very large server, and is as seldom there as it has objects."""
STOP_SECONDS = 3
"""A stop takes at most so long, whatever is under way."""
FORCED_SECONDS = STOP_SECONDS - 0.3
"""After so long nothing is waited for any more."""
GOODBYE_SECONDS = 1
"""How long clients have to take their leave."""
REQUEST_SECONDS = 1
"""How long requests under way may still take."""
PING_SECONDS, PONG_SECONDS = 45, 20
"""How often everybody is asked whether they are there, and how long they have to answer."""
UNREAD_MS = 60_000
LimitNumber = Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
"""What an operator may set a limit of bots to."""


class ServeFailure(VivatError):
    """The server cannot listen where it should."""


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


def is_ours(record: logging.LogRecord) -> bool:
    """Whether a line is worth writing: what a client sent that is no text is its own fault, and gets a refusal."""
    return not record.getMessage().startswith("Invalid UTF-8")


class Server(uvicorn.Server):
    """A server that tells its clients to come back before it stops."""

    def __init__(self, config: uvicorn.Config, address: str, open_page: bool, note: str = "") -> None:
        super().__init__(config)
        self._address = address
        self._note = note
        """What else to say when it says where it is."""
        self._open_page = open_page
        self._objects = 0
        """Kept when garbage was looked for."""

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        """Say where it is, once somebody can go there."""
        await super().startup(sockets)
        if self.started:
            LOG.info("started")
            favour_moves()
            sys.stdout.write(f"Vivat: {self._address}  ({self._note}Ctrl-C stops it; games go on where they were)\n")
            sys.stdout.flush()
            if self._open_page:
                webbrowser.open(self._address)

    async def on_tick(self, counter: int) -> bool:
        """Collect garbage where much is new; uvicorn calls this ten times a second."""
        new = gc.get_count()[0]
        if new > max(MANY_OBJECTS, self._objects // 2):
            self._objects += new - gc.collect()
        return await super().on_tick(counter)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop, and at last without waiting for a database or a thread that does not let go."""
        if not self.should_exit:
            self._last_resort = threading.Timer(FORCED_SECONDS, leave_at_once)
            self._last_resort.daemon = True
            self._last_resort.start()
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        """Say goodbye to every socket, then shut down as uvicorn does."""
        LOG.info("stopping")
        background_compilation.end()
        app = self.config.loaded_app
        while not hasattr(app, "state"):
            app = app.app
        connections = list(getattr(app.state, "connections", ()))
        for connection in connections:
            connection.end("restart", SERVICE_RESTART)
        if connections:
            await asyncio.sleep(0)
            for _ in range(GOODBYE_SECONDS * 20):
                if not app.state.connections:
                    break
                await asyncio.sleep(0.05)
        await super().shutdown(sockets)


def leave_at_once() -> None:
    """End this process without waiting for anything. What was acknowledged is on the disk."""
    LOG.warning("stopped before everything under way had ended")
    end_process(0)


def end_process(code: int) -> NoReturn:
    """End this process though some of its threads are at work: a bot may be in the middle of a thought."""
    logging.shutdown()
    sys.stdout.flush()
    os._exit(code)


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
    """Nothing should hold a move up that can be done seldom, or by turns."""
    gc.collect()
    gc.freeze()
    gc.disable()  # moves leave no cycles behind, only closed sockets do: `on_tick` looks for them when it is worth it
    sys.setswitchinterval(0.0001)  # the thread that writes to the disk asks for its turn with every row


def configure(app: Litestar, host: str, port: int, limits: Limits) -> uvicorn.Config:
    """How uvicorn serves the application."""
    return Configuration(
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
    )


def read_levels(text: str | None) -> tuple[str, ...]:
    """The levels that an operator names, from the easiest to the strongest; all if none are named."""
    named = list(BOTS) if text is None else [each.strip() for each in text.split(",")]
    for level in named:
        if level not in BOTS:
            raise ServeFailure(Refusal("table-unknown-level", "", {"level": level, "known": ", ".join(BOTS)}))
    return tuple(level for level in BOTS if level in named)


def read_bot_limits(usual: BotLimits, thinkers: int | None, changes: Sequence[str]) -> BotLimits:
    """The limits of bots with what an operator changes: how many search at once, and NAME=NUMBER each."""
    given: dict[str, str | int] = {}
    if thinkers is not None:
        given = {"searches": thinkers, "searches_per_person": max(1, thinkers // 2)}
    given |= {name: number for name, _, number in (change.partition("=") for change in changes)}
    known = msgspec.structs.asdict(usual)
    for name, number in given.items():
        if name not in known:
            raise ServeFailure(Refusal("serve-unknown-limit", "", {"name": name, "known": ", ".join(known)}))
        try:
            known[name] = msgspec.convert(number, LimitNumber, strict=False)
        except msgspec.ValidationError:
            raise ServeFailure(Refusal("serve-bad-limit", "", {"name": name, "number": number})) from None
    return BotLimits(**known)


def serve(
    host: str,
    port: int | None,
    database: str | None,
    open_page: bool,
    no_limits: bool = False,
    cold: bool = False,
    gallery: bool = False,
    levels: str | None = None,
    thinkers: int | None = None,
    bot_limits: Sequence[str] = (),
) -> int:
    """Serve until told to stop."""
    offered = read_levels(levels)
    bots = read_bot_limits(NO_BOT_LIMITS if no_limits else BotLimits(), thinkers, bot_limits)
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for talkative in ("uvicorn.error", "alembic"):  # uvicorn would write the links of tables, which are keys to them
        logging.getLogger(talkative).setLevel(logging.WARNING)
    logging.captureWarnings(True)
    logging.getLogger("uvicorn.error").addFilter(is_ours)
    limits = NO_LIMITS if no_limits else Limits()
    asyncio.run(try_database(database))
    bound = find_port(host, port)
    found: int = bound.getsockname()[1]
    app = make_app(database, limits, gallery=gallery, bot_limits=bots, levels=offered)
    config = configure(app, host, found, limits)
    shown = f"[{host}]" if ":" in host else host
    usual = USUAL_PORTS[0]
    note = "" if port is not None or found == usual else f"port {usual} is in use, this one was free; "
    server = Server(config, f"http://{shown}:{found}/", open_page, note)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    if not cold and any(level in SEARCHING for level in offered):
        background_compilation.begin()
    with suppress(KeyboardInterrupt):  # once it has stopped, uvicorn raises again the signal that told it to
        server.run([bound])
    code = 0 if server.started else 1
    if any(thread.name.startswith(BOT_THREADS) for thread in threading.enumerate()):
        end_process(code)
    return code
