"""Signing in elsewhere: at a provider of OpenID Connect, or at the host's own proxy."""

import hmac
from http.cookies import CookieError, SimpleCookie

from ludoteca.core import Invalid
from ludoteca.server.people.accounts import Identity
from ludoteca.server.people.identities import Identities
from ludoteca.server.protocol.people import SignInWays
from ludoteca.server.runtime.openid import Claims, OpenId, Question

from .endpoint import PREFIX, Call, Endpoint, Redirect
from .sign_in_log import note

BACK = f"{PREFIX}/session/openid/back"
COOKIE = "ludoteca-openid"
"""Keeps the question while the browser is at the provider, so that only this browser can answer it."""
SECONDS = 600
PROXY = "proxy"
"""The issuer of people whom the host's proxy has signed in."""


def identities(call: Call) -> Identities:
    """Links between accounts and who people are elsewhere."""
    return Identities(call.store, call.api.accounts, call.now)


async def signed_in_by_proxy(call: Call) -> Identity | None:
    """Sign in the person whom a trusted proxy names in a header; None if it names none.

    The header arrives from trusted proxies only: `runtime/http_protocol` drops it from all others.
    """
    settings, headers = call.api.settings, call.request.headers
    subject = headers.get(settings.sign_in_header.lower(), "") if settings.sign_in_header else ""
    if not subject:
        return None
    if call.known is not None and await call.store.identities.player_of(PROXY, subject) == call.known.player:
        return call.known
    email = headers.get(settings.sign_in_email_header.lower()) if settings.sign_in_email_header else None
    person = Claims(PROXY, subject, subject, email or None)
    known, call.cookie = await identities(call).sign_in(person, call.known, call.browser)
    note(call, "signed in by the proxy", known.player)
    return known


async def ways(call: Call) -> SignInWays:
    openid = call.api.openid
    return SignInWays(openid=openid.name if openid is not None else None)


def require_openid(call: Call) -> OpenId:
    """The provider; raises Invalid if there is none."""
    if call.api.openid is None:
        raise Invalid("openid-is-off")
    return call.api.openid


async def go_to_provider(call: Call) -> Redirect:
    call.use("sign-ins")
    openid = require_openid(call)
    question = Question(call.ids.token(), call.ids.token(), call.ids.token())
    try:
        to = await openid.address(question, f"{call.base_url}{BACK}")
    except Invalid as refusal:
        return _refused(call, refusal)
    return Redirect(to, _cookie(call, ".".join(question), SECONDS))


async def come_back(call: Call) -> Redirect:
    """Sign in whom the provider has identified; the browser gets a page in any case."""
    call.use("sign-ins")
    openid = require_openid(call)
    try:
        question, code = _asked(call), call.query("code")
        if question is None or code is None:  # not asked by this browser, too late, or refused there
            raise Invalid("openid-failed", name=openid.name)
        claims = await openid.claims(question, f"{call.base_url}{BACK}", code)
        known, call.cookie = await identities(call).sign_in(claims, call.known, call.browser)
    except Invalid as refusal:
        note(call, f"sign-in refused: {refusal.reason}")
        return _refused(call, refusal)
    note(call, "signed in by OpenID Connect", known.player)
    return Redirect(f"{call.base_url}/profile", _cookie(call, "", 0))


def _asked(call: Call) -> Question | None:
    """The question that this browser was sent away with, if the answer is to that one."""
    try:
        kept = SimpleCookie(call.request.headers.get("cookie", "")).get(COOKIE)
    except CookieError:
        return None
    parts = kept.value.split(".") if kept is not None else []
    if len(parts) != len(Question._fields) or not hmac.compare_digest(parts[0], call.query("state") or ""):
        return None
    return Question(*parts)


def _refused(call: Call, refusal: Invalid) -> Redirect:
    """Back to the page for signing in, which says why."""
    return Redirect(f"{call.base_url}/login?refused={refusal.reason}", _cookie(call, "", 0))


def _cookie(call: Call, value: str, seconds: int) -> str:
    secure = "; Secure" if call.base_url.startswith("https:") else ""
    where = f"Path={PREFIX}/session/openid; HttpOnly; SameSite=Lax{secure}"
    return f"{COOKIE}={value}; Max-Age={seconds}; {where}"


ELSEWHERE = (
    Endpoint("GET", "/session/ways", "How one can sign in here, beside name and password.", ways, SignInWays),
    Endpoint(
        "GET",
        "/session/openid",
        "Go to the provider of OpenID Connect to sign in there. For browsers: answers with a redirect.",
        go_to_provider,
    ),
    Endpoint(
        "GET",
        "/session/openid/back",
        "Where the provider sends the browser back to. Answers with a redirect to a page.",
        come_back,
        query=("code", "state"),
    ),
)
