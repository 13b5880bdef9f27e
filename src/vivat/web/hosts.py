"""The hosts that a server is called by: a page of any other name is somebody else's, even if it leads here."""

import re
import socket as sockets
from collections.abc import Sequence
from typing import Any

from litestar.connection import ASGIConnection

LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})
"""No page of somebody else's can be called so."""


NETLOC = re.compile(r"(?:\[([0-9a-f:.]{2,45})\]|([\w.-]{1,253}))(?::([0-9]{0,5}))?", re.ASCII | re.IGNORECASE)
LAST_PORT = 65535


def name_of(netloc: str) -> str | None:
    """The name in `name:port`, as names are compared; None if it is anything else, for links are made of it."""
    found = NETLOC.fullmatch(netloc)
    if found is None or int(found[3] or 0) > LAST_PORT:
        return None
    return (found[1] or found[2]).lower().removesuffix(".")


class Hosts:
    """The names and addresses under which this server answers."""

    def __init__(self, named: Sequence[str] = (), bound: str = "127.0.0.1") -> None:
        own = {bound.lower()}
        if not named and bound not in LOOPBACK:  # friends in the same house may know the machine by its name
            machine = sockets.gethostname().lower()
            own |= {machine, f"{machine}.local"}
        self._names = LOOPBACK | (own if not named else {name_of(each) for each in named})
        self._takes_addresses = not named

    def serves(self, connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
        """Whether a request is for us: by name, or where none was given by the address that it has reached."""
        name = name_of(connection.headers.get("host", ""))
        server = connection.scope.get("server")
        reached = str(server[0]).removeprefix("::ffff:") if server else None
        return name is not None and (name in self._names or (self._takes_addresses and name == reached))
