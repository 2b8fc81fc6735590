"""A small game, for tests of everything that is not about one of the real games."""
