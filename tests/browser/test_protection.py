"""Two-step sign-in in the browser: an authenticator app, a passkey, a forgotten password."""

import os
import time
from pathlib import Path

import pyotp
import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import ENGINE, PHONE, OpenPage

PASSWORD = "correct horse"


def picture(page: Page, name: str) -> None:
    """Take a picture, if a person wants to look at the page."""
    if folder := os.environ.get("PICTURES"):
        page.screenshot(path=Path(folder) / f"{name}.png", full_page=True)


def sign_in(page: Page, name: str) -> None:
    page.goto("/login")
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Log in", exact=True).click()


def log_out(page: Page) -> None:
    page.get_by_role("button", name="Log out").click()
    expect(page.get_by_role("status").filter(has_text="See you soon.")).to_be_visible()


@pytest.mark.skipif(ENGINE == "firefox", reason="the virtual authenticator is Chromium's")
def test_an_account_is_protected_by_an_app_and_a_passkey(open_page: OpenPage, address: str) -> None:
    here = address.replace("127.0.0.1", "localhost")  # passkeys belong to a name
    page = open_page(f"{here}/login/new", base_url=here, refused="401")
    page.get_by_label("Name").fill("Prudence")
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Make an account").click()
    part = page.get_by_role("region", name="Two-step sign-in")
    secret_field = part.get_by_label("Your password, to change anything here")
    expect(part.get_by_role("button", name="Set up").first).to_be_disabled()
    secret_field.fill(PASSWORD)
    picture(page, "protection-off")
    part.get_by_role("button", name="Set up").first.click()
    totp = pyotp.TOTP(part.locator(".secret").inner_text().strip())
    picture(page, "protection-app")
    used = int(time.time())
    part.get_by_label("Code that the app shows").fill(totp.at(used))
    part.get_by_role("button", name="Ask for codes from now on").click()
    expect(part.locator(".codes li")).to_have_count(10)
    recovery = part.locator(".codes li").first.inner_text()
    picture(page, "protection-codes")

    log_out(page)
    sign_in(page, "Prudence")
    expect(page.get_by_role("alert")).to_contain_text("Enter the code of your authenticator app")
    picture(page, "login-code")
    page.get_by_label("Code of your app").fill(recovery)
    page.get_by_role("button", name="Log in", exact=True).click()
    expect(part.get_by_text("9 left")).to_be_visible()

    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    secret_field.fill(PASSWORD)
    part.get_by_role("button", name="Set up").click()
    expect(part.get_by_text("Passkey: ")).to_be_visible()
    picture(page, "protection-on")
    log_out(page)
    page.goto("/login")
    page.get_by_role("button", name="Log in with a passkey").click()
    expect(page.get_by_role("heading", name="You", exact=True)).to_be_visible()
    expect(part.get_by_text("Passkey: ")).to_be_visible()

    page.set_viewport_size(PHONE)
    page.emulate_media(color_scheme="dark")
    picture(page, "protection-phone-dark")


def test_a_forgotten_password_can_be_asked_for(open_page: OpenPage) -> None:
    page = open_page("/login", refused="400")
    picture(page, "login")
    page.get_by_role("link", name="Forgotten your password?").click()
    page.get_by_label("Name").fill("Prudence")
    page.get_by_role("button", name="Send me a link").click()
    expect(page.get_by_role("alert")).to_contain_text("letters", ignore_case=True)
    picture(page, "reset")
