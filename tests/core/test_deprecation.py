"""Old names of the public interface."""

import importlib
import sys
import warnings
from types import ModuleType

import pytest

from ludoteca.core.deprecation import old_names


@pytest.fixture
def library(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A module in which `play_game` was renamed to `play_match`."""
    module = ModuleType("library")
    monkeypatch.setitem(sys.modules, "library", module)
    module.play_match = lambda: "played"  # type: ignore[attr-defined]
    module.__getattr__ = old_names("library", {"play_game": "play_match"})  # type: ignore[method-assign]
    return module


def test_an_old_name_works_and_warns_where_it_is_used(library: ModuleType) -> None:
    with pytest.warns(DeprecationWarning, match=r"library\.play_game is now library\.play_match") as told:
        assert library.play_game() == "played"
    assert told[0].filename == __file__


def test_other_names_are_unknown_as_usual(library: ModuleType) -> None:
    with pytest.raises(AttributeError, match="module 'library' has no attribute 'sing'"):
        _ = library.sing


@pytest.mark.parametrize("name", ["ludoteca", "ludoteca.core"])
def test_every_old_name_of_the_public_modules_leads_to_a_new_one(name: str) -> None:
    module = importlib.import_module(name)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        for old in module.OLD_NAMES:
            assert getattr(module, old) is getattr(module, module.OLD_NAMES[old])
    with pytest.raises(AttributeError):
        _ = module.no_such_name
