"""A passkey made of software: what a browser and an authenticator would say."""

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

USER_PRESENT, HAS_KEY = 0x01, 0x40


class Authenticator:
    """One key for one host, with a counter."""

    def __init__(self, origin: str, host: str) -> None:
        self.origin = origin
        self.host = host
        self.count = 0
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._id = secrets.token_bytes(16)
        self._user = ""

    def create(self, options: dict[str, Any]) -> dict[str, Any]:
        """The body of a request that keeps this passkey."""
        self._user = options["user"]["id"]
        numbers = self._key.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        attested = bytes(16) + len(self._id).to_bytes(2, "big") + self._id + cbor2.dumps(key)
        said = {"fmt": "none", "attStmt": {}, "authData": self._data(HAS_KEY) + attested}
        response = {
            "clientDataJSON": bytes_to_base64url(self._client("webauthn.create", options)),
            "attestationObject": bytes_to_base64url(cbor2.dumps(said)),
        }
        return {"id": bytes_to_base64url(self._id), "response": response, "name": "a key"}

    def get(self, options: dict[str, Any]) -> dict[str, Any]:
        """The body of a request that shows this passkey."""
        self.count += 1
        client, data = self._client("webauthn.get", options), self._data(0)
        signature = self._key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        response = {
            "clientDataJSON": bytes_to_base64url(client),
            "authenticatorData": bytes_to_base64url(data),
            "signature": bytes_to_base64url(signature),
            "userHandle": self._user,
        }
        return {"id": bytes_to_base64url(self._id), "response": response, "name": "a telephone", "bearer": True}

    def _client(self, kind: str, options: dict[str, Any]) -> bytes:
        assert len(base64url_to_bytes(options["challenge"])) == 32
        return json.dumps({"type": kind, "challenge": options["challenge"], "origin": self.origin}).encode()

    def _data(self, flags: int) -> bytes:
        host = hashlib.sha256(self.host.encode()).digest()
        return host + bytes([USER_PRESENT | flags]) + self.count.to_bytes(4, "big")
