"""What we are made of may be used as we use it, is listed, and is built the same twice."""

from tools.supply import PAGE, SHIPPED, Part, build_twice, parts


def test_every_part_has_a_compatible_licence() -> None:
    wrong = [part for part in parts() if not part.is_compatible]
    assert wrong == []


def test_every_part_is_listed() -> None:
    listed = PAGE.read_text(encoding="utf-8")
    assert [part.name for part in parts() if f"| {part.name} | {part.licence} |" not in listed] == []


def test_what_is_compatible() -> None:
    assert Part("a", "MIT", SHIPPED).is_compatible
    assert Part("a", "(GPL-3.0-only OR MIT)", SHIPPED).is_compatible
    assert not Part("a", "MIT AND GPL-3.0-only", SHIPPED).is_compatible
    assert not Part("a", "GPL-3.0-only AND (MIT OR Apache-2.0)", SHIPPED).is_compatible
    assert Part("a", "ISC AND (MIT OR (GPL-3.0-only AND BSD))", SHIPPED).is_compatible
    assert not Part("a", "", SHIPPED).is_compatible


def test_a_wheel_is_the_same_wherever_it_is_built() -> None:
    one, two = build_twice()
    assert one == two
