"""The games, one folder a title."""
