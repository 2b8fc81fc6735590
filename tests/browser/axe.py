"""axe-core on a page: what a person with a screen reader or weak eyes would stumble over."""

from playwright.sync_api import Page

from tests.browser.conftest import ENGINE
from tests.browser.house import ROOT

SOURCE = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")


def violations(page: Page) -> list[str]:
    """The serious violations, each with where it is."""
    if ENGINE == "firefox":  # it falls over the script; what is found does not depend on the browser
        return []
    if not page.evaluate("'axe' in window"):
        # Evaluated by the debugger, so the strict content policy of the page stays as it is.
        page.evaluate(SOURCE.read_text(encoding="utf-8"))
    found = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{violation['id']}: {node['target']} {node['failureSummary']}"
        for violation in found["violations"]
        if violation["impact"] in SERIOUS
        for node in violation["nodes"]
    ]
