"""What is generated from records (TypeScript, HTTP API description) is up to date and complete."""

import inspect
from pathlib import Path

from tools import gallery, typescript

from ludoteca.core import decode
from ludoteca.server.http.endpoints import ENDPOINTS
from ludoteca.server.http.openapi import description
from ludoteca.server.protocol.people import NewGuest


def test_the_generated_types_of_the_client_are_up_to_date() -> None:
    assert typescript.main(["--check"]) == 0, "run python -m tools.typescript"


def test_the_positions_of_the_gallery_are_up_to_date() -> None:
    assert gallery.main(["--check"]) == 0, "run python -m tools.gallery"


def test_the_page_about_http_names_every_endpoint() -> None:
    page = (Path(__file__).parents[1] / "docs" / "api" / "http.md").read_text(encoding="utf-8")
    missing = [endpoint.path for endpoint in ENDPOINTS if endpoint.path not in page]
    assert missing == []


def test_the_api_describes_every_endpoint_once() -> None:
    paths = description(ENDPOINTS)["paths"]
    operations = [operation["operationId"] for path in paths.values() for operation in path.values()]
    assert len(operations) == len(set(operations)) == len(ENDPOINTS)


def test_every_endpoint_that_opens_a_match_describes_the_key_parameter() -> None:
    opened = [each for each in ENDPOINTS if "visible_room(" in inspect.getsource(each.handle)]
    assert "/matches/{match}/export" in [each.path for each in opened]
    assert [each.path for each in opened if "key" not in each.query] == []


def test_the_api_requires_only_the_fields_that_the_server_requires() -> None:
    schemas = description(ENDPOINTS)["components"]["schemas"]
    assert schemas["NewGuest"]["required"] == ["name"]
    assert decode(b'{"name":"Ada"}', NewGuest) == NewGuest(name="Ada")
    assert "type" in schemas["WantedBot"]["required"], "it tells a bot from an empty seat"
