"""The board and the cards of a match: files, checks, cards written by players, prepared settings."""
