"""Three real board games, played exactly by their rulebooks."""
