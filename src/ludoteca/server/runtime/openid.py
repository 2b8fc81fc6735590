"""Signing in at a provider of OpenID Connect: the authorization code flow with PKCE.

Authlib speaks OAuth with the provider, joserfc checks its signatures; both are in the extra `openid` and are
imported when they are needed, because the browser's runtime has neither.
"""

import logging
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, NamedTuple

from ludoteca.core import Invalid
from ludoteca.server.settings import Settings
from ludoteca.store import Unusable

if TYPE_CHECKING:
    from authlib.integrations.httpx_client import AsyncOAuth2Client

log = logging.getLogger("ludoteca.openid")

SCOPE = "openid profile email"
ALGORITHMS = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"]
"""Signatures that are accepted: those with a public key only."""
SECONDS = 10
LEEWAY = 60
"""Seconds by which the provider's clock may differ from ours."""


class Question(NamedTuple):
    """What is sent to the provider, and what has to come back with its answer."""

    state: str
    nonce: str
    verifier: str


class Claims(NamedTuple):
    """What an issuer says of a person."""

    issuer: str
    subject: str
    name: str
    email: str | None = None
    """Only if the issuer has verified it."""


def open_id(settings: Settings) -> "OpenId | None":
    """The provider that the host has named; raises Unusable if something else is missing for it."""
    if not settings.openid_issuer:
        return None
    if not settings.openid_client_id or settings.base_url is None:
        raise Unusable("Signing in by OpenID Connect needs --openid-client-id and --base-url, too.")
    if any(find_spec(module) is None for module in ("authlib", "httpx", "joserfc")):
        raise Unusable("OpenID Connect needs ludoteca[openid]: pip install 'ludoteca[openid]'.")
    return OpenId(settings)


class OpenId:
    """One provider; what it says of itself is asked for when it is needed, and then kept."""

    def __init__(self, settings: Settings) -> None:
        self.name = settings.openid_name
        self._issuer = settings.openid_issuer.rstrip("/")
        self._client_id = settings.openid_client_id
        self._secret = settings.openid_client_secret or None
        self._found: dict[str, Any] | None = None

    async def address(self, question: Question, back: str) -> str:
        """Where the browser is sent; it comes back to `back`. Raises Invalid if the provider fails."""
        try:
            async with self._client(back) as client:
                found = await self._discover(client)
                url, _ = client.create_authorization_url(
                    found["authorization_endpoint"],
                    state=question.state,
                    nonce=question.nonce,
                    code_verifier=question.verifier,
                )
        except Exception as error:  # the libraries have many ways to fail
            raise self._failed(error) from error
        return str(url)

    async def claims(self, question: Question, back: str, code: str) -> Claims:
        """Exchange the code for what the provider says of the person; raises Invalid if that fails."""
        from joserfc import jwt
        from joserfc.jwk import KeySet

        try:
            async with self._client(back) as client:
                found = await self._discover(client)
                token = await client.fetch_token(
                    found["token_endpoint"], code=code, code_verifier=question.verifier
                )
                keys = KeySet.import_key_set(
                    (await client.request("GET", found["jwks_uri"], withhold_token=True)).json()
                )
                claims = dict(jwt.decode(token["id_token"], keys, algorithms=ALGORITHMS).claims)
                jwt.JWTClaimsRegistry(
                    leeway=LEEWAY,
                    iss={"essential": True, "value": found["issuer"]},
                    aud={"essential": True, "value": self._client_id},
                    sub={"essential": True},
                    exp={"essential": True},
                    nonce={"essential": True, "value": question.nonce},
                ).validate(claims)
                if "email" not in claims and "userinfo_endpoint" in found:  # some tell it only there
                    told = (await client.get(found["userinfo_endpoint"])).json()
                    if told.get("sub") == claims["sub"]:
                        claims = {**told, **claims}
        except Exception as error:
            raise self._failed(error) from error
        return Claims(
            self._issuer,
            str(claims["sub"]),
            str(claims.get("preferred_username") or claims.get("name") or claims.get("email") or ""),
            str(claims["email"]) if claims.get("email") and claims.get("email_verified") is True else None,
        )

    def _client(self, back: str) -> "AsyncOAuth2Client":
        from authlib.integrations.httpx_client import AsyncOAuth2Client

        return AsyncOAuth2Client(
            self._client_id,
            self._secret,
            token_endpoint_auth_method="client_secret_basic" if self._secret else "none",
            scope=SCOPE,
            redirect_uri=back,
            code_challenge_method="S256",
            timeout=SECONDS,
        )

    async def _discover(self, client: "AsyncOAuth2Client") -> dict[str, Any]:
        if self._found is None:
            answer = await client.request(
                "GET", f"{self._issuer}/.well-known/openid-configuration", withhold_token=True
            )
            answer.raise_for_status()
            found: dict[str, Any] = answer.json()
            if str(found["issuer"]).rstrip("/") != self._issuer:
                raise ValueError(f"the provider calls itself {found['issuer']}")
            self._found = found
        return self._found

    def _failed(self, error: Exception) -> Invalid:
        log.warning("the provider of OpenID Connect fails", extra={"error": repr(error)})
        return Invalid("openid-failed", name=self.name)
