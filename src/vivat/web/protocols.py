"""uvicorn's protocols with limits: half requests, too many connections, pings without end."""

import asyncio
from collections import Counter, deque
from contextlib import suppress
from functools import partial
from http import HTTPStatus
from struct import pack
from typing import Any

import h11
import uvicorn
from litestar import Litestar
from litestar.enums import ScopeType
from litestar.status_codes import HTTP_503_SERVICE_UNAVAILABLE
from litestar.types import ASGIApp, LifeSpanScope, Receive, Scope, Send
from uvicorn._types import ASGIReceiveEvent
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request
from websockets.protocol import OPEN

from vivat.table.address import counted_address
from vivat.table.house import House
from vivat.web.limits import Bucket, Limits
from vivat.web.problems import refusal_of, refusing
from vivat.web.request_heads import BoundedConnection
from vivat.web.request_pacing import RequestPacing, Turns
from vivat.web.response_pieces import PIECE as RESPONSE_PIECE
from vivat.web.response_pieces import ResponsePieces
from vivat.web.socket import DIRECT_LINE

SLOW_SECONDS = 20
"""So long a client may take to read a message."""
FULL_QUEUES = 10
"""So many times the burst of frames may wait to be read by the application: one chunk of bytes can hold thousands."""
WHOLE_TEXT = 0x81
"""How a frame begins that is the last, and first, of a text."""
MASKED, LONG = 0x80, 126
"""What the second byte of a client's frame has besides its length, and the length of one whose length follows."""
SHORT_HEAD, LONG_HEAD = 6, 8
"""So many bytes come before the text, the mask included."""
SMALL = 256
"""So many bytes of a socket are read at once: any command is among them, but not hundreds of frames."""
PIECE = 1024
"""Where more have come together, so many are read in a turn."""


class Interruptible:
    """An application whose requests a stop may cut short, which is no fault to be written down with a traceback."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope | LifeSpanScope, receive: Receive, send: Send) -> None:
        """Serve a request; one that the stop does not wait for any longer is asked to come again."""
        try:
            await self.app(scope, receive, send)  # type: ignore[arg-type]
        except asyncio.CancelledError:
            if scope["type"] == ScopeType.HTTP:
                with suppress(RuntimeError):  # the answer had begun
                    for message in refusing(HTTP_503_SERVICE_UNAVAILABLE):
                        await send(message)


class ServerConfig(uvicorn.Config):
    """How uvicorn serves the application, with the limits for connections, and how many are open by address."""

    def __init__(self, app: Litestar, limits: Limits, **settings: Any) -> None:
        def is_playing() -> bool:
            house: House = app.state.house
            return house.commands_under_way > 0

        paced = Interruptible(ResponsePieces(RequestPacing(app, is_playing)))
        super().__init__(paced, http=RequestProtocol, ws=SocketProtocol, **settings)
        self.limits = limits
        self.turns = Turns(is_playing)
        """Who waits for a head, or for many frames, to be read, by the address from which they come."""
        self._open: Counter[str] = Counter()
        self._proxies = ProxyHeadersMiddleware(self.app, self.forwarded_allow_ips).trusted_hosts  # type: ignore[arg-type]

    def count_in(self, client: tuple[str, int] | None) -> bool:
        """Count a new connection; whether there may be so many from its address, unless that is a proxy's."""
        address = counted_address(client[0] if client else "")
        self._open[address] += 1
        is_proxy = client is None or client[0] in self._proxies
        return is_proxy or self._open[address] <= self.limits.connections_per_address

    def count_out(self, client: tuple[str, int] | None) -> None:
        """Count a connection out that is closed."""
        address = counted_address(client[0] if client else "")
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


class RequestProtocol(H11Protocol):
    """HTTP: a request is whole in time, its head no larger than anybody needs, and its response is read in time."""

    config: ServerConfig
    conn: BoundedConnection

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self.conn = BoundedConnection()
        self._deadline: asyncio.TimerHandle | None = None
        """By then the request is whole."""
        self._reading: asyncio.TimerHandle | None = None
        """By then what was written is read."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Cut it at once if there are too many from there."""
        super().connection_made(transport)
        transport.set_write_buffer_limits(RESPONSE_PIECE)
        if self.config.count_in(self.client):
            self._set_deadline()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting for the rest of a request."""
        super().connection_lost(exc)
        self.config.count_out(self.client)
        self._set_deadline()
        self._stop_reading()

    def data_received(self, data: bytes) -> None:
        """Take what has come, of a head when it is its turn: hundreds that come together are not all read at once."""
        if self.conn.their_state is h11.IDLE:
            self.flow.pause_reading()
            self.config.turns.wait(self.client[0] if self.client else "", partial(self._read_head, data))
        else:
            super().data_received(data)

    def _read_head(self, data: bytes) -> None:
        if self in self.connections:  # it is not lost meanwhile
            self.flow.resume_reading()
            super().data_received(data)

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002
        """Refuse what cannot be read, or is not worth it, in the one form of refusals."""
        status = self.conn.refused_with
        headers, body = refusal_of(status)
        headers.append((b"connection", b"close"))
        said = h11.Response(status_code=status, headers=headers, reason=HTTPStatus(status).phrase.encode())
        for event in (said, h11.Data(data=body), h11.EndOfMessage()):
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()

    def handle_events(self) -> None:
        """Take what has come; then either the request is whole, or the time for it runs."""
        super().handle_events()
        self._set_deadline()

    def pause_writing(self) -> None:
        """Wait for the client to read, for a limited time."""
        super().pause_writing()
        self._start_reading()

    def resume_writing(self) -> None:
        """Go on, for the client has read nearly all."""
        super().resume_writing()
        self._stop_reading()

    def on_response_complete(self) -> None:
        """Wait for the next request, and for the reader if something is left."""
        super().on_response_complete()
        if self.transport.get_write_buffer_size():
            self._start_reading()

    def _start_reading(self) -> None:
        if self._reading is None:
            self._reading = self.loop.call_later(self.config.limits.response_seconds, self._cut_unread)

    def _stop_reading(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None

    def _cut_unread(self) -> None:
        self._reading = None
        if self.transport.get_write_buffer_size():
            self.transport.abort()

    def _set_deadline(self) -> None:
        # A socket is no longer among the connections of this protocol, and neither is one that is lost.
        is_partial = self in self.connections and self.conn.their_state in (h11.IDLE, h11.SEND_BODY)
        if not is_partial and self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        elif is_partial and self._deadline is None:
            self._deadline = self.loop.call_later(self.config.limits.request_seconds, self.transport.abort)


def text_frame(data: bytes) -> bytes:
    """A message of text as one whole frame of a server's, neither masked nor compressed (RFC 6455, 5.2)."""
    size = len(data)
    if size < 126:
        return pack("!BB", WHOLE_TEXT, size) + data
    if size < 1 << 16:
        return pack("!BBH", WHOLE_TEXT, 126, size) + data
    return pack("!BBQ", WHOLE_TEXT, 127, size) + data


def whole_text(data: bytes) -> bytes | None:
    """The text in some bytes of a client's that are one whole frame (RFC 6455, 5.2); None if they are anything else."""
    if len(data) < SHORT_HEAD or data[0] != WHOLE_TEXT:
        return None
    size, start = data[1] - MASKED, SHORT_HEAD
    if size == LONG and len(data) >= LONG_HEAD:
        size, start = int.from_bytes(data[2:4]), LONG_HEAD
        if size < LONG:
            return None
    elif not 0 <= size < LONG:
        return None
    return apply_mask(data[start:], data[start - 4 : start]) if len(data) == start + size else None


class SocketProtocol(WebSocketsSansIOProtocol):
    """WebSocket, of which nobody can make the server write, or keep, more than the application knows of."""

    config: ServerConfig

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self._unread: deque[bytes] = deque()
        """What waits for its turn to be read."""
        self._small_frames = Bucket(self.config.limits.pings_per_second, self.config.limits.pings_burst)
        self._reading: asyncio.TimerHandle | None = None
        """By then what was written is read."""

    def handle_connect(self, event: Request) -> None:
        """Begin a socket; the application may write to it without waiting for its turn as long as the line is free."""
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.scope["extensions"][DIRECT_LINE] = self  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        """Read the frames in some bytes: a few at once, many by turns."""
        if not self.handshake_initiated or (not self._unread and len(data) <= SMALL):
            # A command is one whole frame, most times: the shortest way, where nothing is left of what came before.
            text = None if self.frames or self.conn.reader.buffer or self.conn.state is not OPEN else whole_text(data)
            if text is None or self.conn.parser_exc is not None:
                super().data_received(data)
            else:
                self.curr_msg_data_type, self.frames = "text", [text]
                self.send_receive_event_to_app()
        else:
            self._unread.append(data)
            if len(self._unread) == 1:
                self._wait()

    def _wait(self) -> None:
        """Read on when it is the turn of this address, and nothing more from the line before that."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        self.config.turns.wait(self.client[0] if self.client else "", self._read_on)

    def _read_on(self) -> None:
        data = self._unread.popleft()
        if self.transport.is_closing():
            self._unread.clear()
            return
        if len(data) > PIECE:
            self._unread.appendleft(data[PIECE:])
        super().data_received(data[:PIECE])
        if self._unread:
            self._wait()
        elif self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()

    async def receive(self) -> ASGIReceiveEvent:
        """The next message for the application; what has come already is read before anything more is taken."""
        message = await super().receive()
        if self._unread and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        return message

    async def send(self, message: Any) -> None:
        """Write a message, and return when the client has read nearly all of it; who does not read in time is cut.

        uvicorn waits before it writes, so nobody would notice that the last message is not read.
        """
        text = message.get("text")
        if text is not None and self.is_free():
            self.write_text(text.encode())
        else:
            await super().send(message)
        await self.writable.wait()

    def is_free(self) -> bool:
        """Whether the socket is open and its client has read nearly all that was written."""
        return self.conn.state is OPEN and self.writable.is_set() and not self.disconnected and not self.close_sent

    def write_text(self, data: bytes) -> None:
        """Write a message of text to a line that is free: the shortest way for what all are sent at each move."""
        self.transport.write(text_frame(data))

    def pause_writing(self) -> None:
        """Wait for the client to read, for a limited time."""
        super().pause_writing()
        if self._reading is None:
            self._reading = self.loop.call_later(SLOW_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """Go on, for the client has read nearly all."""
        super().resume_writing()
        self._stop_waiting()

    def _stop_waiting(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it out, which was counted when it was still HTTP, and let go of what would keep it in memory."""
        super().connection_lost(exc)
        self._stop_waiting()
        if self.handshake_initiated and hasattr(self, "scope"):
            self.scope["extensions"].pop(DIRECT_LINE, None)
        self.config.count_out(self.client)
        self.conn.parser.close()
        self.conn.parser_exc = None

    def handle_ping(self) -> None:
        """Answer a ping, as long as not too many answers are unread."""
        if self._is_within(self._small_frames.take()):
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take the answer to our ping; whoever sends too many is cut."""
        if self._is_within(self._small_frames.take()):
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Take a part of a message; whoever sends too many parts is cut, for an empty one costs the sender nothing."""
        if self._is_within(self._small_frames.take()):
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Keep a message until the application has time for it, unless far too many wait already."""
        if self._is_within(self.queue.qsize() < FULL_QUEUES * self.config.limits.frames_burst):
            super().send_receive_event_to_app()

    def _is_within(self, limit: bool) -> bool:
        """Whether a count is within its limit; the line is cut if not."""
        if not limit:
            self.transport.abort()
        return not self.transport.is_closing()
