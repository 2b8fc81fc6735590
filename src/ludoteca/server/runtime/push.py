"""Web Push: a closed browser shows that it is the player's turn (RFC 8030, 8291, 8292)."""

from base64 import urlsafe_b64encode
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from py_vapid import Vapid02
from pywebpush import WebPusher

from ludoteca.store import PushRow, Store

from .outgoing_http import post

KEY = "vapid-key"
LIFETIME = 86_400
"""Seconds that the push service keeps what it cannot deliver."""
GONE = (404, 410)


class Pusher:
    """Pushes to browsers, signed with the key that the server made at its first start."""

    def __init__(self, key: Vapid02, contact: str, timeout: float) -> None:
        self._key = key
        self._contact = contact
        self._timeout = timeout

    @classmethod
    async def open(cls, store: Store, contact: str, timeout: float) -> "Pusher":
        """With the key that is kept in the store; the first process makes it."""
        kept = await store.server.get(KEY)
        if kept is None:
            made = Vapid02()
            made.generate_keys()
            pem = made.private_key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
            kept = await store.server.set_once(KEY, pem.decode())
        return cls(Vapid02.from_pem(kept.encode()), contact, timeout)

    @property
    def public_key(self) -> str:
        """What a browser needs to subscribe."""
        point = self._key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return urlsafe_b64encode(point).rstrip(b"=").decode()

    async def push(self, row: PushRow, message: bytes, public_only: bool) -> bool:
        """Push once; whether the browser still wants it. Raises as `post` does."""
        keys = {"p256dh": row.p256dh, "auth": row.auth}
        body = WebPusher({"endpoint": row.endpoint, "keys": keys}).encode(message)["body"]
        where = urlsplit(row.endpoint)
        signed = self._key.sign({"aud": f"{where.scheme}://{where.netloc}", "sub": self._contact})
        headers = {**signed, "Content-Encoding": "aes128gcm", "TTL": str(LIFETIME), "Urgency": "normal"}
        status = await post(row.endpoint, body, headers, public_only=public_only, timeout=self._timeout)
        if status in GONE:
            return False
        if status >= 400:
            raise OSError(f"the push service answered {status}")
        return True
