"""Bots as they were before they were replaced, unchanged, to measure the new ones against."""
