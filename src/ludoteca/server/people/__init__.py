"""Who is who: accounts, sessions, limits, hooks and ratings."""
