"""A small game, to test everything that is not a game."""
