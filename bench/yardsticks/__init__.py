"""Opponents of former days: what the levels of now are measured against, not played at tables."""
