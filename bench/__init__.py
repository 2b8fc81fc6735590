"""Benchmarks: ratios against named peers in the same run, never timed unit tests."""
