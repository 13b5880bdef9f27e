"""A client for programs: join a table over the network and play from one seat's view.

    async with Client("http://127.0.0.1:8000", "Ada") as client:
        table_id = await client.create("kingup", [["me"], ["steward"], ["steward"]])
        async with client.table(table_id) as table:
            await table.do("start")
            async for view in table.views():
                if view["legal"] and not view["ballot"]:
                    await table.play(view["legal"][0]["text"])

A cut connection is opened again, and a command that was not answered is sent again with the same id: it has one
effect. A command that is refused raises `CommandRefused`, with the server's reason.
"""

import asyncio
import json
import secrets
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from http.client import HTTPException
from typing import Any, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

__all__ = ["Client", "CommandRefused", "TableClient"]

MOST_BYTES = 16 * 1024 * 1024
WAITS = (0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
LATER = ("frame-too-fast", "guest-too-fast", "address-too-fast", "table-busy", "store-away")
"""Refusals that mean: send it again, a little later."""
LATER_SECONDS = 0.5
GATEWAY = (502, 503, 504)
"""What a proxy answers whose server does not."""


class CommandRefused(Exception):
    """What was asked for cannot be done; `key`, `article` and `facts` say why, and the text says it in words."""

    def __init__(self, problem: dict[str, Any]) -> None:
        super().__init__(problem.get("sentence", problem.get("key", "")))
        self.key: str = problem.get("key", "")
        self.article: str = problem.get("article", "")
        self.facts: dict[str, Any] = problem.get("facts", {})


def failure_of(error: urllib.error.HTTPError) -> Exception:
    """What the server has refused, or what a proxy before it says with a page of its own."""
    problem = None
    with suppress(ValueError, HTTPException):
        problem = json.loads(error.read())
    if isinstance(problem, dict):
        return CommandRefused(problem)
    said = f"{error.code} {error.reason}"
    if error.code in GATEWAY:
        return ConnectionError(f"the server does not answer its proxy ({said}); try again")
    return CommandRefused({"key": f"http-{error.code}", "sentence": f"Refused before the server was reached: {said}."})


class Client:
    """One guest of a server: makes tables, sits down, and connects to them."""

    def __init__(self, server: str, name: str, token: str | None = None) -> None:
        if not server.startswith(("http://", "https://")):
            raise ValueError(f"{server!r} is not the address of a server: it begins with http:// or https://")
        self.server = server.rstrip("/")
        self.name = name
        self.token = token
        self.guest = ""

    async def __aenter__(self) -> Self:
        if self.token is None:
            welcome = await self.request("POST", "/api/guests", {"name": self.name, "bearer": True})
            self.token = welcome["token"]
        self.guest = (await self.request("GET", "/api/me"))["id"]
        return self

    async def __aexit__(self, *_: object) -> None:
        """Leave nothing open; a guest stays known by the token."""

    async def request(self, method: str, path: str, body: object = None) -> Any:
        """Any route of the server (its `/api/openapi.json` lists them)."""
        return await asyncio.to_thread(self._request, method, path, body)

    def _request(self, method: str, path: str, body: object) -> Any:
        headers = {"Content-Type": "application/json"}
        if self.token is not None:
            headers["Authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.server}{path}", data, headers, method=method)  # noqa: S310
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310
                content = answer.read()
                is_json = answer.headers.get_content_type() == "application/json"
        except urllib.error.HTTPError as error:
            raise failure_of(error) from None
        except urllib.error.URLError as error:
            raise ConnectionError(f"no server answers at {self.server}: {error.reason}") from None
        except HTTPException as error:
            raise ConnectionResetError("the server was gone before it had answered") from error
        return json.loads(content) if is_json else content.decode()

    async def create(self, game: str, seats: Sequence[Sequence[str]], **options: object) -> str:
        """A new table of which we are the host; returns its id."""
        made = await self.request("POST", "/api/tables", {"game": game, "seats": seats, **options})
        return str(made["id"])

    async def join(self, table_id: str, chair: int | None = None) -> None:
        """Sit down at a table."""
        await self.request("POST", f"/api/tables/{table_id}/join", {"type": "sit", "id": new_id(), "chair": chair})

    @asynccontextmanager
    async def table(self, table_id: str) -> AsyncIterator["TableClient"]:
        """A connection to a table, kept up until the end of the block."""
        table = TableClient(self, table_id)
        keeper = asyncio.create_task(table._keep())
        keeper.add_done_callback(table._lost)
        try:
            await table._first(keeper)
            yield table
        finally:
            keeper.cancel()
            with suppress(asyncio.CancelledError, CommandRefused):
                await keeper


class TableClient:
    """A table as our seat, or a spectator, sees it."""

    def __init__(self, client: Client, table_id: str) -> None:
        self.client = client
        self.id = table_id
        self.options: dict[str, Any] = {}
        self.view: dict[str, Any] = {}
        self.lines: list[dict[str, Any]] = []
        """All we were told of the table, in order."""
        self.deeds: list[dict[str, Any]] = []
        """All we were told of its games, in order: what is in the list is replaced when it changes."""
        self._resume = ""
        self._socket: ClientConnection | None = None
        self._waiting: dict[str, tuple[str, asyncio.Future[None]]] = {}
        """Commands that are not answered yet, by id, with their text."""
        self._changed = asyncio.Event()
        self._version = 0
        self._failure: BaseException | None = None
        self._dismissed = False
        """Whether the server has said that it is of no use to come back."""

    async def do(self, kind: str, **fields: object) -> str:
        """Send a command and wait until it has had its effect; CommandRefused if it has none. Returns its id."""
        command_id = new_id()
        text = json.dumps({"type": kind, "id": command_id, **fields})
        while True:
            try:
                await self._ask(command_id, text)
                return command_id
            except CommandRefused as refused:
                if refused.key not in LATER:
                    raise
            await asyncio.sleep(LATER_SECONDS)

    async def _ask(self, command_id: str, text: str) -> None:
        if self._failure is not None:
            raise self._failure
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[command_id] = text, future
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(text)
        try:
            await future
        finally:
            self._waiting.pop(command_id, None)

    async def play(self, action: str, sure: bool = True, decision: int | None = None) -> str:
        """Answer the request for a decision that `view` shows, or an earlier one that took long to think about."""
        asked = self.view["decision"] if decision is None else decision
        return await self.do("play", decision=asked, action=action, sure=sure)

    @property
    def is_over(self) -> bool:
        """Whether the last game is over; a session has another until somebody has the points."""
        goes_on = self.view["session"] is not None and not self.view["session_winners"]
        return self.view["status"] == "finished" and not goes_on

    async def views(self) -> AsyncIterator[dict[str, Any]]:
        """The table now, and each time it changes, until its last game is over."""
        seen = -1
        while True:
            if self._version == seen and self._failure is None:
                self._changed.clear()
                await self._changed.wait()
            if self._failure is not None:
                raise self._failure
            seen, over = self._version, self.is_over
            yield self.view
            if over:
                return

    async def _first(self, keeper: "asyncio.Task[None]") -> None:
        waiter = asyncio.create_task(self._changed.wait())
        await asyncio.wait((waiter, keeper), return_when=asyncio.FIRST_COMPLETED)
        waiter.cancel()
        if keeper.done():
            keeper.result()

    async def _keep(self) -> None:
        """Keep the socket connected, and open it again when it was cut."""
        failures = 0
        while True:
            self._dismissed = False
            address = f"{self.client.server.replace('http', 'ws', 1)}/api/tables/{self.id}/socket?resume={self._resume}"
            headers = {"Authorization": f"Bearer {self.client.token}"}
            with suppress(OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                async with connect(
                    address, additional_headers=headers, max_size=MOST_BYTES, compression=None
                ) as socket:
                    failures = 0
                    await self._listen(socket)
            self._socket = None
            await asyncio.sleep(WAITS[min(failures, len(WAITS) - 1)])
            failures += 1
            if failures >= len(WAITS) or self._dismissed:
                await self._check_admitted()

    async def _check_admitted(self) -> None:
        """Raise if we have no business there; a server or a database that is away may come back."""
        try:
            await self.client.request("GET", f"/api/tables/{self.id}")
        except OSError:
            pass
        except CommandRefused as refused:
            if refused.key not in LATER:
                raise

    def _lost(self, keeper: "asyncio.Task[None]") -> None:
        """Nobody waits for a table that we are not admitted to any more."""
        failure = None if keeper.cancelled() else keeper.exception()
        if failure is not None:
            self._failure = failure
            self._changed.set()
            for _, future in self._waiting.values():
                if not future.done():
                    future.set_exception(failure)

    async def _listen(self, socket: ClientConnection) -> None:
        sent: set[str] = set()
        while left := [(key, text) for key, (text, _) in self._waiting.items() if key not in sent]:
            for key, text in left:
                await socket.send(text)
                sent.add(key)
        self._socket = socket  # only now, so that no new command overtakes those that wait
        async for frame in socket:
            self._hear(json.loads(frame))

    def _hear(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind in ("snapshot", "update"):
            if kind == "snapshot":
                self.options = message["table"]["options"]
                self.lines.clear()
                self.deeds.clear()
            self.lines += message["lines"]
            for deed in message["deeds"]:
                self.deeds[deed["number"] : deed["number"] + 1] = [deed]
            self.view = message["view"]
            self._resume = message["resume"]
            self._version += 1
            self._changed.set()
        elif kind == "presence":
            pairs = zip(self.view["chairs"], message["connected"], strict=True)
            present = {name: message[name] for name in ("watching", "spectators", "preparing")}
            self.view = {
                **self.view,
                **present,
                "chairs": [{**chair, "connected": connected} for chair, connected in pairs],
            }
            self._version += 1
            self._changed.set()
        elif kind in ("ack", "refused") and message["id"] in self._waiting:
            _, future = self._waiting.pop(message["id"])
            if not future.done():
                future.set_result(None) if kind == "ack" else future.set_exception(CommandRefused(message))
        elif kind == "bye":
            self._dismissed = message["final"]


def new_id() -> str:
    """An id for a command, used once."""
    return secrets.token_urlsafe(9)
