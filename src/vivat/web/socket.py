"""The socket of one viewer at one table: one snapshot, then increments; commands in, answers out.

Nothing waits in a queue for a slow reader but a mark that something has changed: what is sent is the difference
between what the viewer has seen and the table as it is when the line is free again.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from typing import Any, Protocol
from weakref import proxy

import msgspec
from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.types import Receive, Send

from vivat.game import Refusal, VivatError
from vivat.table.commands import AnyCommand
from vivat.table.decide import Author
from vivat.table.house import House
from vivat.table.loaded_table import LoadedTable
from vivat.table.metrics import Metrics
from vivat.table.presence import FEW_WATCHERS
from vivat.table.view import View
from vivat.web.access import address_of
from vivat.web.allowances import Allowances, TooFast
from vivat.web.facts import facts_of
from vivat.web.messages import (
    Ack,
    Because,
    Bye,
    ByeReason,
    Outbound,
    Ping,
    Pong,
    Presence,
    Snapshot,
    TableView,
    Update,
    Why,
    decode,
    encode,
    refused,
)
from vivat.web.resuming import ResumePoint

MOST_ANSWERS = 64
REFUSED_SECONDS = 0.05
"""After a message that was one too many no other is read for so long: to be refused costs its sender something too."""
STEPS_AT_ONCE = 100
"""So many actions of a table are folded into deeds before others have their turn."""
PRESENCE_SECONDS = 0.5
"""Who comes and goes is told to each viewer at most so often."""
PRESENCES_PER_SECOND = 100
"""To so many viewers of a table in all."""
UPDATES_PER_SECOND = 500
"""Where more than a few look on, so many of them in all are told of changes; whoever makes one is told at once."""
SPECTATORS_PER_SECOND = 2500
"""So many of them are told of one change, so that others have their turn in between."""
DIRECT_LINE = "vivat.line"
"""The extension of the ASGI scope by which a server offers a `DirectLine`."""
GOLDEN = 0.6180339887
NUMBERS = count()
SERVICE_RESTART, POLICY, TRY_LATER = 1012, 1008, 1013
GOODBYES: dict[ByeReason, tuple[int, bool]] = {
    "restart": (SERVICE_RESTART, False),
    "noisy": (POLICY, False),
    "socket-too-often": (TRY_LATER, False),
    "store-away": (TRY_LATER, False),
    "device-removed": (POLICY, True),
    "guest-cut-off": (POLICY, True),  # why and until when is in the answer to any request
    "guest-unknown": (POLICY, True),
    "hand-elsewhere": (POLICY, True),
    "table-closed": (POLICY, True),
    "table-damaged": (POLICY, True),
    "table-no-spectators": (POLICY, True),
    "table-too-many-sockets": (POLICY, True),
    "table-unknown": (POLICY, True),
}
"""By reason: the code with which a socket is closed, and whether it is of no use to come back."""


async def turn_away(socket: WebSocket[Any, Any, State], reason: ByeReason) -> None:
    """Accept a socket that is not admitted to say why: a browser's script is not told why a handshake was refused."""
    code, final = GOODBYES[reason]
    await socket.accept()
    await socket.send_data(encode(Bye(reason, final)).decode(), mode="text")
    await socket.close(code=code, reason=reason)


class Socket(WebSocket[Any, Any, Any]):
    """A WebSocket of Litestar's that nothing keeps once it is closed.

    The functions in which it wraps those of the server refer to it: weakly, so that it is freed without a look for
    garbage, which on a large server would hold everybody up.
    """

    def receive_wrapper(self, receive: Receive) -> Receive:
        """The server's function to receive a message, checked."""
        return WebSocket.receive_wrapper(proxy(self), receive)

    def send_wrapper(self, send: Send) -> Send:
        """The server's function to send a message, checked."""
        return WebSocket.send_wrapper(proxy(self), send)


class DirectLine(Protocol):
    """The server's end of a socket, to which can be written at once while it is free."""

    def is_free(self) -> bool:
        """Whether the socket is open and its client has read nearly all that was written."""

    def write_text(self, data: bytes) -> None:
        """Write a message of text to a line that is free."""


class Connection:
    """The WebSocket of one viewer at one table."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        house: House,
        live: LoadedTable,
        author: Author,
        allowances: Allowances,
        metrics: Metrics | None = None,
        seen: Callable[[str], None] = lambda _: None,
    ) -> None:
        self.socket = socket
        self._seen = seen
        """Called with the viewer when they do something: an open page alone does not show that somebody is there."""
        self._metrics = metrics or Metrics()
        self.house = house
        self.live = live
        self.author = author
        self.chair: int | None = None
        self.address = address_of(socket)
        self._table = live.table
        """The table as it was last told; another one, if entries of its log were changed."""
        self.language = socket.query_params.get("lang", "en")
        self._allowances = allowances
        self._shown: ResumePoint | None = None
        """From which chair, how many lines and which deeds the viewer has seen."""
        self._welcomed = False
        """Whether the viewer has been told what it missed."""
        self._decision = 0
        """Which decision the viewer has seen asked for: some, as a counter-offer, begin without a line."""
        self._changed = True
        self._is_barred = False
        """Whether the viewer may not look any more."""
        self._is_obeying = False
        """Whether a command of the viewer's is under way."""
        self._update_timer: asyncio.TimerHandle | None = None
        """Tells what has changed meanwhile."""
        self._phase = next(NUMBERS) * GOLDEN % 1
        """Where among all spectators this one is told of a change: any of them are spread evenly."""
        self._told_at = float("-inf")
        """When all that had changed was last told."""
        self._presence_timer: asyncio.TimerHandle | None = None
        """Tells who has come or gone meanwhile."""
        self._presence_at = float("-inf")
        """When it last did."""
        self._is_presence_due = False
        self._present: Presence | None = None
        """Who is there, as the viewer was last told."""
        extensions: dict[str, Any] = socket.scope.get("extensions") or {}
        self._line: DirectLine | None = extensions.get(DIRECT_LINE)
        self._is_writing = True
        """Whether the writer sends something, or is to send the first message."""
        self._answers: deque[Outbound] = deque()
        self._wake = asyncio.Event()
        self._sent = asyncio.Event()
        self._ending: ByeReason | None = None

    async def run(self) -> None:
        """Serve the socket from the first message to the last."""
        telling = self._table.telling(self._table.chair_of(self.author.guest))
        while not telling.catch_up(STEPS_AT_ONCE):  # nobody may have looked at a long table from this chair yet
            await asyncio.sleep(0)
        self.house.enter(self.live, self)
        self._resume(self.socket.query_params.get("resume", ""))
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read())
        try:
            await asyncio.wait((writer, reader), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.house.exit(self.live, self)
            self._forget_timers()
            for task in (writer, reader):
                task.cancel()
            for task in (writer, reader):
                with suppress(asyncio.CancelledError, WebSocketDisconnect, OSError, RuntimeError):
                    await task

    def table_changed(self) -> None:
        """Send an update if there is anything new for this viewer, who must not notice what others did in secret."""
        if self.live.table is not self._table:
            self._table, self._shown = self.live.table, None
            self.tell()
        if not self.live.table.may_look(self.author.guest):
            self._is_barred, self._changed = True, False
            self._end_if_barred()
        elif self._decision != self.live.table.decision or self._shown != self._everything():
            self._tell_soon()

    def _tell_soon(self) -> None:
        """Send what has changed: at once, but where very many look on and much happens, not each change by itself."""
        watchers, loop = len(self.live.presence.watchers), asyncio.get_running_loop()
        if watchers <= FEW_WATCHERS:
            self.tell()
        elif self._update_timer is None:
            at = max(loop.time(), self._told_at + watchers / UPDATES_PER_SECOND)
            after_others = 0 if self.chair is not None else self._phase * watchers / SPECTATORS_PER_SECOND
            self._update_timer = loop.call_at(at + after_others, self.tell)

    def _end_if_barred(self) -> None:
        """Close the socket of whoever got up at a table without spectators, once they know that it is done."""
        if self._is_barred and not self._is_obeying:
            self.end("table-no-spectators")

    def presence_changed(self) -> None:
        """Send who is connected: at once, but where many come and go, not each of them by itself."""
        if self._presence_timer is None:
            loop = asyncio.get_running_loop()
            pause = max(PRESENCE_SECONDS, len(self.live.presence.watchers) / PRESENCES_PER_SECOND)
            self._presence_timer = loop.call_at(max(loop.time(), self._presence_at + pause), self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence_timer = None
        self._presence_at = asyncio.get_running_loop().time()
        self._is_presence_due = not self._is_barred
        self._flush()

    def tell(self) -> None:
        """Tell what has changed: at once, or when the line is free."""
        self._changed = not self._is_barred
        self._flush()

    def end(self, reason: ByeReason) -> None:
        """Close the socket with a reason, after what is waiting was sent."""
        self._ending = reason
        self._wake.set()

    def _resume(self, token: str) -> None:
        """Go on from a token: a viewer who comes back to the same chair is told only what it has missed."""
        point = ResumePoint.read(token)
        if point is not None and point.chair == self.chair and point.fits(self.live.table):
            self._shown = point
        self._wake.set()

    # Out.

    async def _write(self) -> None:
        """Send what is due whenever the line is not free at once, and the first and the last message."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            self._is_writing = True
            while (message := self._next()) is not None:
                await self._send(message)
            self._is_writing = False
            if self._ending is not None:
                code, final = GOODBYES[self._ending]
                await self._send(Bye(self._ending, final))
                await self.socket.close(code=code, reason=self._ending)
                return

    def _flush(self) -> None:
        """Send what is due, at once as far as the line is free: else the writer does."""
        line = self._line
        if line is None or self._is_writing or self._ending is not None:
            self._wake.set()
            return
        try:
            while line.is_free() and (message := self._next()) is not None:
                line.write_text(encode(message))
                self._sent.set()
        except Exception:  # whoever changed the table is not at fault: the writer meets it again, and ends this socket
            self._changed = True
        if self._is_due:
            self._wake.set()

    @property
    def _is_due(self) -> bool:
        return self._changed or self._is_presence_due or bool(self._answers)

    def _next(self) -> Outbound | None:
        """The next message: first what a command has changed, then who is there, then its answer; None without any."""
        if self._changed:
            self._changed = False
            return self._difference()
        if self._is_presence_due:
            self._is_presence_due = False
            before = self._present
            if self._update_timer is None:  # else the update that is to follow has it too
                self._present = presence_in(self.house.view(self.live, None))
            if self._present is not None and self._present != before:
                return self._present
        return self._answers.popleft() if self._answers else None

    async def _send(self, message: Outbound) -> None:
        await self.socket.send_data(encode(message).decode(), mode="text")  # who does not read it is cut (`protocols`)
        self._sent.set()

    def _everything(self) -> ResumePoint:
        return ResumePoint.all_of(self.live.table, self.chair)

    def _difference(self) -> Snapshot | Update:
        table, chair = self.live.table, self.chair
        lines, telling = table.lines_for(chair), table.telling(chair)
        view = self.house.view(self.live, chair)
        shown, self._shown = self._shown, ResumePoint(chair, len(lines), telling.position)
        resume = self._shown.token
        self._decision = table.decision
        if self._update_timer is not None or self._presence_timer is not None:
            self._forget_timers()
        self._told_at = asyncio.get_running_loop().time()
        self._present, self._is_presence_due = presence_in(view), False
        # Who was here while votes lay open is told of them, however slow the line; who comes back is not.
        present, self._welcomed = self._welcomed, True
        if shown is not None and shown.chair == chair:
            return Update(resume, lines[shown.lines :], list(telling.since(shown.position, present)), view)
        facts = TableView(table.id, table.options, table.opened_at, facts_of(table.options))
        return Snapshot(facts, resume, lines[:], telling.deeds(), view)

    def _forget_timers(self) -> None:
        """Cancel what was to be told later: the view has it already, or nobody is left to be told."""
        for timer in (self._update_timer, self._presence_timer):
            if timer is not None:
                timer.cancel()
        self._update_timer = self._presence_timer = None

    def _answer(self, message: Outbound) -> None:
        self._answers.append(message)
        self._flush()

    # In.

    async def _read(self) -> None:
        strikes = 0
        while True:
            await asyncio.sleep(0)  # thousands may wait to be read, and others want their turn between them
            while len(self._answers) >= MOST_ANSWERS:  # whoever does not read the answers is not asked for more
                self._sent.clear()
                await self._sent.wait()
            frame = await self.socket.receive()
            if frame["type"] == "websocket.disconnect":
                return
            if self._ending is not None:
                continue
            data = frame.get("text") or frame.get("bytes")
            data = data if isinstance(data, str | bytes) else b""
            if not self._allowances.take_frame(self.author.guest, self.address):
                strikes += 1
                self._refuse(command_id_of(data), Refusal("frame-too-fast", ""))
                if strikes > self._allowances.limits.frames_burst:
                    self.end("noisy")
                    await asyncio.Event().wait()  # until that is said
                await asyncio.sleep(REFUSED_SECONDS)
                continue
            strikes = max(0, strikes - 1)
            await self._take(data)

    async def _take(self, frame: str | bytes) -> None:
        try:
            message = decode(frame)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            reason = str(error) if isinstance(error, msgspec.DecodeError) else "not a message"
            self._refuse(command_id_of(frame), Refusal("frame-not-understood", "", {"reason": reason[:200]}))
            return
        if isinstance(message, Ping):
            self._answer(Pong(self.house.clock.now()))
        elif isinstance(message, Why):
            try:
                self._allowances.spend_command(self.author.guest, self.address)
            except TooFast as error:
                self._refuse(message.id, error.refusal)
            else:
                self._explain(message)
        else:
            await self._obey(message)

    async def _obey(self, command: AnyCommand) -> None:
        self._is_obeying = True
        self.house.commands_under_way += 1
        try:
            await self._allowances.spend_table_command(self.house, self.live, self.author.guest, self.address, command)
            await self.house.submit(self.live, self.author, command)
        except VivatError as error:
            self._refuse(command.id, error.refusal)
        else:
            if self._update_timer is not None:
                self.tell()
            self._answer(Ack(command.id))
        finally:
            self._seen(self.author.guest)
            self.house.commands_under_way -= 1
            self._is_obeying = False
            self._end_if_barred()

    def _explain(self, question: Why) -> None:
        game = self.live.table.game
        try:
            if game is None:
                refusal: Refusal | None = Refusal("table-not-begun", "")
            else:
                table = self.live.table
                refusal = table.why_not(game.read_action(question.action), table.viewer(self.chair))
        except VivatError as error:
            refusal = error.refusal
        if refusal is None:
            self._answer(Because(question.id))
        else:
            sentence = refusal.sentence(self.language)
            self._answer(Because(question.id, refusal.key, refusal.article, sentence, dict(refusal.facts)))

    def _refuse(self, command_id: str | None, refusal: Refusal) -> None:
        self._metrics.refused.labels(refusal.key).inc()
        self._answer(refused(command_id, refusal, self.language))


def presence_in(view: View) -> Presence:
    """Who is there, as a view has it."""
    connected = [chair.connected for chair in view.chairs]
    return Presence(connected, view.watching, view.spectators, view.preparing)


class AnyId(msgspec.Struct):
    """The id of a message of which nothing else was understood."""

    id: str


def command_id_of(frame: str | bytes) -> str | None:
    """The id in a frame, so that whoever sent it knows which one was refused; None without one."""
    try:
        return msgspec.json.decode(frame, type=AnyId).id[:64]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
