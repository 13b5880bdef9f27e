"""The rate of requests and handshakes by address, counted before anything else is done for them."""

import asyncio
from typing import Any

from litestar import WebSocket
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.status_codes import HTTP_429_TOO_MANY_REQUESTS
from litestar.types import ASGIApp, Receive, Scope, Send

from vivat.web.access import address_in
from vivat.web.allowances import Allowances
from vivat.web.problems import refusing
from vivat.web.socket import turn_away

FILES = ("/client/", "/words/")
"""What a page is made of: there are dozens of them, and twenty friends behind one address may come in one minute."""

REFUSED_SECONDS = 0.1
"""So long a request that is one too many waits for its answer: to be refused costs its sender something too."""


class RequestLimits:
    """Refuses the requests and sockets of an address that asks for too many, also those that no route would take."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Count a request or a handshake, and go on or refuse it."""
        state: State = scope["litestar_app"].state
        allowances: Allowances = state.allowances
        address = address_in(scope)
        if scope["type"] == ScopeType.WEBSOCKET:
            if not allowances.handshakes_by_address.take(address):
                state.metrics.handshakes_refused.labels("socket-too-often").inc()
                socket: WebSocket[Any, Any, State] = WebSocket(scope, receive, send)
                await turn_away(socket, "socket-too-often")
                return
        else:
            rate = allowances.files if scope["path"].startswith(FILES) else allowances.requests
            if not rate.take(address):
                state.metrics.refused.labels(f"http-{HTTP_429_TOO_MANY_REQUESTS}").inc()
                await asyncio.sleep(REFUSED_SECONDS)
                for message in refusing(HTTP_429_TOO_MANY_REQUESTS):
                    await send(message)
                return
        await self.app(scope, receive, send)
