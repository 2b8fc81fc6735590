"""The client without network, and after the server has a newer build."""

from pathlib import Path

from playwright.sync_api import Browser, Route, expect

from tests.browser.axe import violations
from tests.browser.conftest import AS_THE_DEVICE, PATIENCE_MS, PHONE, WIDE, OpenPage
from tests.browser.server import SETTLED, start_server

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
                assert page.request.get(f"{address}/{icon['src']}").headers["content-type"] == icon["type"]
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


def test_a_page_of_a_server_plays_without_it_and_brings_the_match_back(
    browser: Browser, tmp_path: Path
) -> None:
    motion = AS_THE_DEVICE or {"reduced_motion": "reduce"}
    with browser.new_context(viewport=WIDE, locale="en-GB", **motion) as context:
        context.set_default_timeout(PATIENCE_MS)
        context.add_init_script(SETTLED)
        page = context.new_page()
        with start_server(tmp_path) as address:
            page.goto(f"{address}/settings")
            page.get_by_role("button", name="Keep it in this browser").click()
            expect(page.get_by_text("this browser plays without network")).to_be_visible()
        page.goto(address)
        page.get_by_role("link", name="Play on this device").click()
        page.locator("article", has_text="Palermo").get_by_role("button", name="Play now").click()
        page.wait_for_url("**/local.html?/match/*")
        expect(page.locator(".log .seq").first).to_be_visible()
        port = address.rpartition(":")[2]
        with start_server(tmp_path, "--port", port):
            page.goto(f"{address}/matches")
            page.get_by_role("button", name="Bring it to the server").click()
            page.wait_for_url(f"{address}/match/*")
            expect(page.locator(".log .seq").first).to_be_visible()
            page.goto(f"{address}/matches")
            expect(page.locator("a[href^='/match/']")).to_have_count(1)
            expect(page.get_by_role("button", name="Bring it to the server")).to_have_count(0)
