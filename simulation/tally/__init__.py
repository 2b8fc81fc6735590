"""A game for the simulator: every move has a word of its own, so that it can be found in every history."""
