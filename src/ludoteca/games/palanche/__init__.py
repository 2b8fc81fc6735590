"""Palanche: money, land and luck in Genoa, for two to six."""
