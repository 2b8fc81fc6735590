"""Accessibility checks of a page with axe-core."""

from playwright.sync_api import Page

from tests.browser.conftest import ENGINE
from tests.browser.server import ROOT

SOURCE = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")


def violations(page: Page) -> list[str]:
    """The serious violations on a page, each with its place."""
    if ENGINE == "firefox":  # it cannot run the script; the result does not depend on the browser
        return []
    if not page.evaluate("'axe' in window"):
        # Evaluated by the debugger, so the content security policy of the page stays strict.
        page.evaluate(SOURCE.read_text(encoding="utf-8"))
    found = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{violation['id']}: {node['target']} {node['failureSummary']}"
        for violation in found["violations"]
        if violation["impact"] in SERIOUS
        for node in violation["nodes"]
    ]
