"""The client without network, and after the server has a newer build."""

from pathlib import Path

from playwright.sync_api import Browser, Route, expect

from tests.browser.axe import violations
from tests.browser.conftest import AS_THE_DEVICE, PATIENCE_MS, PHONE, OpenPage
from tests.browser.server import start_server

KEPT = "() => navigator.serviceWorker.ready.then(({ active }) => active.state)"


def test_the_start_page_and_the_rules_open_without_the_server(browser: Browser, tmp_path: Path) -> None:
    with browser.new_context(viewport=PHONE, locale="it-IT", **AS_THE_DEVICE) as context:
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        with start_server(tmp_path) as address:
            page.goto(address)
            manifest = page.request.get(f"{address}/manifest.webmanifest")
            assert manifest.headers["content-type"] == "application/manifest+json"
            for icon in manifest.json()["icons"]:
                assert page.request.get(f"{address}{icon['src']}").headers["content-type"] == icon["type"]
            assert page.evaluate(KEPT) in ("activating", "activated")
        page.goto(f"{address}/")
        expect(page.get_by_role("heading", level=1)).to_have_text("Prendi un gioco dallo scaffale")
        expect(page.get_by_text("per giocare serve il server")).to_be_visible()
        expect(page.get_by_role("button", name="Gioca subito").first).to_be_disabled()
        assert violations(page) == []
        page.get_by_role("link", name="Regole").nth(1).click()
        expect(page.locator("#GEN-X1")).to_be_visible()
        page.goto(f"{address}/rules/palermo")
        expect(page.locator("#PAL-M4")).to_be_visible()
        expect(page.get_by_text("per giocare serve il server")).to_be_visible()


def test_a_page_of_an_older_build_is_reloaded(open_page: OpenPage) -> None:
    page = open_page()
    gone: list[str] = []

    def refuse_once(route: Route) -> None:
        if gone:
            return route.continue_()
        gone.append(route.request.url)
        return route.abort("blockedbyclient")

    page.route("**/assets/Rules-*.js", refuse_once)
    page.get_by_role("link", name="Rules").first.click()
    expect(page.locator("#PAL-M4")).to_be_visible()
    assert len(gone) == 1
