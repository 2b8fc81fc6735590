"""Palermo: build a town together, then walk it door by door and collect. Read `rules.py` first."""
