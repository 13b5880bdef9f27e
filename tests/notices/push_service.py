"""A push service on loopback, and a browser that has subscribed there: it decrypts, and checks signatures."""

import base64
import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from secrets import token_bytes
from threading import Event, Thread
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from tests.patience import PATIENCE


def encoded(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).decode().rstrip("=")


@dataclass
class Received:
    """Something that came, as it came."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class PushService:
    """A push service, and the keys of one browser."""

    address: str
    came: "Queue[Received]" = field(default_factory=Queue)
    answers: list[int] = field(default_factory=list)
    """What it says to those who come next; then 201."""
    held: Event = field(default_factory=Event)
    """Until then nobody is answered."""
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    auth: bytes = field(default_factory=lambda: token_bytes(16))

    def subscription(self, name: str = "browser") -> dict[str, str]:
        """What a browser tells the page when it has subscribed."""
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {
            "type": "push",
            "endpoint": f"{self.address}/{name}",
            "p256dh": encoded(point),
            "auth": encoded(self.auth),
        }

    def take(self) -> Received:
        """The next that comes."""
        return self.came.get(timeout=PATIENCE)

    def read(self, received: Received) -> dict[str, Any]:
        """What the browser is told; signed by a server that may send to this service."""
        assert Vapid02.verify(received.headers["authorization"])
        token = received.headers["authorization"].split("t=")[1].split(",")[0]
        claims = json.loads(base64.urlsafe_b64decode(token.split(".")[1] + "=="))
        assert claims["aud"] == self.address
        content = http_ece.decrypt(received.body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        found: dict[str, Any] = json.loads(content)
        return found


@contextmanager
def push_service() -> Iterator[PushService]:
    """A push service for the time of a block."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            service.came.put(Received(self.path, headers, body))
            service.held.wait(PATIENCE)
            self.send_response(service.answers.pop(0) if service.answers else 201)
            self.send_header("location", "http://127.0.0.1:9/elsewhere")
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        server.daemon_threads = True
        service = PushService(f"http://127.0.0.1:{server.server_address[1]}")
        service.held.set()
        Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield service
        finally:
            service.held.set()
            server.shutdown()
