"""Dependencies have compatible licences and are listed; the wheel builds reproducibly."""

from tools.supply import PAGE, SHIPPED, Part, build_twice, parts


def test_every_dependency_has_a_compatible_licence() -> None:
    wrong = [part for part in parts() if not part.is_compatible]
    assert wrong == []


def test_every_dependency_is_listed() -> None:
    listed = PAGE.read_text(encoding="utf-8")
    assert [part.name for part in parts() if f"| {part.name} | {part.licence} |" not in listed] == []


def test_compatibility_of_combined_licences() -> None:
    assert Part("a", "MIT", SHIPPED).is_compatible
    assert Part("a", "(GPL-3.0-only OR MIT)", SHIPPED).is_compatible
    assert not Part("a", "MIT AND GPL-3.0-only", SHIPPED).is_compatible
    assert not Part("a", "GPL-3.0-only AND (MIT OR Apache-2.0)", SHIPPED).is_compatible
    assert Part("a", "ISC AND (MIT OR (GPL-3.0-only AND BSD))", SHIPPED).is_compatible
    assert not Part("a", "", SHIPPED).is_compatible


def test_two_builds_of_the_wheel_are_equal() -> None:
    one, two = build_twice()
    assert one == two
