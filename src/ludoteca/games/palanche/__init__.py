"""Palanche: a game of money, land and luck in Genoa, for two to six players."""
