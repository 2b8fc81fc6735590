"""Tests that every game must pass, for us and for authors of other games."""
