"""Pages outside matches: accessibility, size, languages, navigation, lost connections."""

import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, Route, ViewportSize, expect

from ludoteca.games import OUR_KEYS
from ludoteca.texts import WHOLE_LANGUAGES
from tests.browser.axe import violations
from tests.browser.conftest import ENGINE, PHONE, WIDE, OpenPage
from tests.browser.palermo import sit_down
from tests.browser.server import ROOT, sign_in, start_server

STATIC = ROOT / "src" / "ludoteca" / "server" / "static"
PAGES = [
    "/",
    "/new/palermo",
    "/lobby",
    "/matches",
    "/profile",
    "/login",
    "/login/new",
    "/leaders/palanche",
    "/settings",
    "/rules/palermo#PAL-M4",
    "/card/palanche",
    "/rules/palanche#GEN-X1",
    "/learn/palanche/8",
    "/learn/palermo/7",
    "/workshop/palermo",
    "/nowhere",
]
FIRST_PAGE_KB = 60
"""Compressed kilobytes of the scripts of the first page."""
FIRST_PAGE_WHOLE = 133_000
"""Compressed bytes of the first page with its pictures and fonts."""
TABLES = {"Palermo": 193_800, "Palanche": 233_100, "Villa Paletti": 371_900}
"""Compressed bytes of all that is fetched from opening the site until the first move of a match."""


@pytest.mark.parametrize(("size", "dark"), [(WIDE, False), (PHONE, True)], ids=["wide-light", "phone-dark"])
def test_every_page_is_accessible(open_page: OpenPage, size: ViewportSize, dark: bool) -> None:
    page, found = open_page(size=size, dark=dark), {}
    for path in PAGES:
        page.goto(path)
        expect(page.get_by_role("heading").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        found[path] = violations(page)
    assert {path: wrong for path, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize(("size", "dark"), [(PHONE, False), (WIDE, True)], ids=["phone-light", "wide-dark"])
def test_the_page_of_a_match_is_accessible(open_page: OpenPage, size: ViewportSize, dark: bool) -> None:
    page = open_page(size=size, dark=dark, reduced_motion="reduce")
    table = sit_down(page)
    assert not table.is_over()
    assert violations(page) == []
    page.get_by_role("tab", name="Moves").click()
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert violations(page) == []


def fetched_files(page: Page) -> tuple[Page, set[Path]]:
    """A new page in the same browser context, and the set of files that it requests."""
    files: set[Path] = set()
    fresh = page.context.new_page()
    fresh.set_default_timeout(60_000)

    def note(url: str) -> None:
        path = urlsplit(url).path
        is_for_the_tab = path.startswith("/icon")  # only some browsers report it
        if path == "/" or ((STATIC / path[1:]).is_file() and not is_for_the_tab):
            files.add(STATIC / (path[1:] or "index.html"))

    fresh.on("request", lambda request: note(request.url))
    fresh.goto("/")
    expect(fresh.get_by_role("button", name="Play now").first).to_be_enabled()
    return fresh, files


def weight(files: Iterable[Path]) -> int:
    """The number of compressed bytes of these files."""
    twins = [(file.with_name(f"{file.name}.gz"), file) for file in files]
    return sum((twin if twin.exists() else file).stat().st_size for twin, file in twins)


def test_the_first_page_is_small(open_page: OpenPage) -> None:
    # Another page first, so that requests of the new page are seen from the beginning.
    _, files = fetched_files(open_page("/settings"))
    scripts = [file for file in files if file.suffix == ".js"]
    assert scripts
    assert weight(scripts) < FIRST_PAGE_KB * 1024, f"{weight(scripts) / 1024:.1f} KB"
    assert not any("three" in script.read_text(encoding="utf-8")[:200] for script in scripts)
    assert weight(files) < FIRST_PAGE_WHOLE


def test_the_fonts_of_the_first_page_are_preloaded(open_page: OpenPage) -> None:
    """Fonts that load after the text move everything below it."""
    page, files = fetched_files(open_page("/settings"))
    page.evaluate("document.fonts.ready.then(() => 0)")
    early = page.locator("link[rel=preload][as=font]").evaluate_all(
        "(links) => links.map(({ href }) => href.split('/').at(-1))"
    )
    assert sorted(early) == sorted(file.name for file in files if file.suffix == ".woff2")


@pytest.mark.parametrize("game", TABLES)
def test_the_page_of_a_match_is_small(open_page: OpenPage, game: str) -> None:
    page, files = fetched_files(open_page("/settings"))
    shelf = page.get_by_role("article").filter(has=page.get_by_role("heading", name=game))
    shelf.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert weight(files) < TABLES[game]


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("it-IT", "Prendi un gioco dallo scaffale"),
        ("fr-FR", "Prenez un jeu sur l’étagère"),
        ("de-AT", "Nimm ein Spiel aus dem Regal"),
        ("nl-NL", "Pak een spel uit de kast"),
        ("pt-PT", "Take a game off the shelf"),
    ],
)
def test_the_language_follows_the_browser(open_page: OpenPage, locale: str, words: str) -> None:
    page = open_page(locale=locale)
    expect(page.get_by_role("heading", level=1)).to_have_text(words)
    no_key_shows(page)


def test_the_language_changes_at_once(open_page: OpenPage) -> None:
    page = open_page("/settings")
    page.get_by_label("Language").first.select_option("it")
    expect(page.get_by_role("heading", level=1)).to_have_text("Impostazioni")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Impostazioni")


def no_key_shows(page: Page) -> None:
    """A sentence that is missing would be shown as its key in angle quotes."""
    expect(page.locator("body")).not_to_contain_text(re.compile("‹[a-z]"))


def test_back_and_forward(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("link", name="Rules").first.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("The rules of")
    page.get_by_role("link", name="PAL-M4").first.click()
    expect(page.locator("h3.here")).to_contain_text("PAL-M4")
    page.go_back()
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_have_text("Take a game off the shelf")
    page.go_forward()
    expect(page.get_by_role("heading", level=1)).to_contain_text("The rules of")
    # The scroll position on a long page is restored.
    expect(page.locator("h2, h3").first).not_to_be_in_viewport()


@pytest.mark.skipif(ENGINE != "chromium", reason="only Chromium prints to PDF")
@pytest.mark.parametrize("language", WHOLE_LANGUAGES)
def test_the_reference_card_of_each_game_fills_one_sheet(open_page: OpenPage, language: str) -> None:
    page = open_page("/settings", locale=language)
    for game in OUR_KEYS:
        page.goto(f"/card/{game}")
        expect(page.locator("article h2").first).to_be_visible()
        printed = page.pdf(prefer_css_page_size=True)
        assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1, game


def test_the_content_security_policy_is_strict(open_page: OpenPage, address: str) -> None:
    page = open_page()
    policy = page.request.get(address).headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", "")


def test_a_typed_name_stays_while_texts_load(open_page: OpenPage) -> None:
    ada = open_page("/new/palanche")
    ada.get_by_label("Player 2").select_option("empty")
    ada.get_by_text("Change the rules").click()
    ada.get_by_label("How long").select_option(label="10 rounds")
    ada.get_by_role("button", name="Open the table and invite").click()
    invitation = ada.get_by_label("Link to sit down").input_value()

    ben = open_page()
    held_back: list[Route] = []

    def hold_back(route: Route) -> None:
        held_back.append(route)

    ben.route("**/assets/palanche.en-*", hold_back)
    with ben.expect_request("**/assets/palanche.en-*"):
        ben.goto(invitation)
    ben.get_by_label("Your name").fill("Ben")
    for words in held_back:
        words.continue_()
    expect(ben.get_by_text("How long: 10 rounds")).to_be_visible()
    expect(ben.get_by_label("Your name")).to_have_value("Ben")
    ben.get_by_role("button", name="Sit here").click()
    expect(ada.get_by_text("Ben")).to_be_visible()


@pytest.mark.parametrize(
    ("path", "words"),
    [  # whether a table waits depends on the tests before this one
        ("/lobby", re.compile("Nobody is waiting|Waiting")),  # players' text
        ("/match/nowhere", re.compile("You cannot see this table")),
    ],
    ids=["lobby", "match"],
)
def test_the_page_reconnects_when_the_server_was_unreachable(
    open_page: OpenPage, path: str, words: re.Pattern[str]
) -> None:
    page = open_page()
    session = "**/api/v1/session"
    page.route(session, lambda route: route.abort("blockedbyclient"))
    page.goto(path)
    note = page.get_by_role("status").filter(has_text="The connection is lost")
    expect(note).to_be_visible()
    expect(page.locator("body")).not_to_contain_text(words)
    page.unroute(session)
    expect(page.locator("body")).to_contain_text(words)
    expect(note).to_be_hidden()


def test_announcements_of_the_host_are_shown_in_five_languages(browser: Browser, tmp_path: Path) -> None:
    words = {
        "en-GB": "The server will be restarted at",
        "it-IT": "Il server verrà riavviato",
        "fr-FR": "Le serveur redémarrera",
        "nl-NL": "De server wordt om",
        "de-DE": "Der Server startet",
    }

    def admin(*words: str) -> None:
        where = ("--db", str(tmp_path / "ludoteca.db"))
        subprocess.run([sys.executable, "-m", "ludoteca", "admin", *words, *where], check=True)

    with start_server(tmp_path) as address:
        pages = {}
        for locale in words:
            context = browser.new_context(base_url=address, locale=locale, viewport=PHONE)
            page = pages[locale] = context.new_page()
            sign_in(page, locale)
            page.goto("/lobby")
            expect(page.get_by_role("heading", level=1)).to_be_visible()
        admin("announce", "+30m")
        for locale, restart in words.items():
            banner = pages[locale].get_by_role("status").filter(has_text=restart)
            expect(banner).to_contain_text(re.compile(r"\d\d[:.]\d\d"))
        admin("announce", "never")
        for locale, restart in words.items():
            expect(pages[locale].get_by_role("status").filter(has_text=restart)).to_have_count(0)
        admin("people", "ban", "de-DE")
        out = pages["de-DE"].get_by_role("status").filter(has_text="Du bist hier abgemeldet.")
        out.get_by_role("button").click()  # a guest may sign in again
        expect(out).to_have_count(0)
        for page in pages.values():
            page.context.close()
