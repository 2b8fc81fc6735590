"""A passkey in software: what a browser and its authenticator answer, for tests without a browser."""

import hashlib
import json
import struct
from base64 import urlsafe_b64encode
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT_VERIFIED, WITH_CREDENTIAL = 0x05, 0x40


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


class SoftPasskey:
    """One credential of one person at one site."""

    def __init__(self, origin: str, identity: bytes = b"a soft passkey 1") -> None:
        self.origin = origin
        self.id = text(identity)
        self._identity = identity
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._uses = 0

    def _client_data(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _authenticator_data(self, site: str, flags: int) -> bytes:
        self._uses += 1
        return hashlib.sha256(site.encode()).digest() + struct.pack(">BI", flags, self._uses)

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """What `navigator.credentials.create` gives."""
        numbers = self._key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        data = self._authenticator_data(options["rp"]["id"], PRESENT_VERIFIED | WITH_CREDENTIAL)
        data += bytes(16) + struct.pack(">H", len(self._identity)) + self._identity + cbor2.dumps(public)
        said = self._client_data("webauthn.create", options["challenge"])
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._credential(clientDataJSON=text(said), attestationObject=text(attested))

    def answer(self, options: dict[str, Any]) -> dict[str, Any]:
        """What `navigator.credentials.get` gives."""
        said = self._client_data("webauthn.get", options["challenge"])
        data = self._authenticator_data(options["rpId"], PRESENT_VERIFIED)
        signature = self._key.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(SHA256()))
        return self._credential(
            clientDataJSON=text(said), authenticatorData=text(data), signature=text(signature)
        )

    def _credential(self, **response: str) -> dict[str, Any]:
        return {"id": self.id, "rawId": self.id, "type": "public-key", "response": response}
