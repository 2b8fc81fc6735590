"""Every component is in the gallery or has a reason not to be."""

from pathlib import Path

CLIENT = Path(__file__).parents[2] / "client"
SOURCE = CLIENT / "src"
BY_FOLDER = {
    "pages/": "a whole page: the browser tests of pages visit it",
    "games/palermo/": "drawn from a match: its browser tests play one",
    "games/palanche/": "drawn from a match: its browser tests play one",
    "games/villa_paletti/": "drawn from a match: its browser tests play one",
    "general/": "drawn from a match of a guest game",
    "shell/": "around every page, with the session and the socket of the page",
    "frame/review/": "drawn from a review by the server",
    "frame/curves/": "drawn from a story or review by the server",
}
FOLLOWS_A_MATCH = {
    *("Chat", "ClosedNote", "Consider", "EndQuestion", "InviteFriends", "Log", "NextMatch", "Notices"),
    *("OutcomeNote", "PlayOn", "PlayedMatch", "Rematch", "SeatList", "Sentence", "TableFrame", "Tools"),
    *("TurnLine", "HouseRules", "OptionForm", "OnlyHere"),
}
"""Parts of the frame that need a followed match, its game's table or the schema of its options."""
COVERS_THE_PAGE = {
    *("BotDialog", "Dialog", "KeysDialog", "LeaveDialog", "LineDialog", "NameQuestion", "ShareDialog"),
    "SoundQuestion",
}
"""Modal dialogs: one alone can be open on a page."""


def test_every_component_is_in_the_gallery_or_has_a_reason() -> None:
    shown = (CLIENT / "gallery" / "specimens.ts").read_text(encoding="utf-8")
    names = {path.relative_to(SOURCE).as_posix() for path in SOURCE.rglob("*.svelte")} - {"App.svelte"}
    excused = {f"frame/{name}.svelte" for name in FOLLOWS_A_MATCH | COVERS_THE_PAGE}
    excused |= {name for name in names if name.startswith(tuple(BY_FOLDER))}
    missing = {name for name in names - excused if f"'{name}': show(" not in shown}
    assert missing == set()
    assert {name for name in excused if name not in names or f"'{name}': show(" in shown} == set()
