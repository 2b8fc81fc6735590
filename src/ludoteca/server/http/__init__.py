"""The HTTP API: people, the shelf of games, tables and matches."""
