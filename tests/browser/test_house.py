"""The pages around the tables."""

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.axe import violations
from tests.browser.conftest import PHONE, WIDE, OpenPage


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("path", ["/", "/settings", "/rules/palermo"])
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_nobody_stumbles(open_page: OpenPage, path: str, size: ViewportSize, dark: bool) -> None:
    page = open_page(path, size=size, dark=dark)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert violations(page) == []
