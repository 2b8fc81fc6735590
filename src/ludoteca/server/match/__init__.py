"""A live match: one room, who follows it, who moves it."""
