"""Villa Paletti: pull columns out from below, build upwards with them, and do not bring the villa down."""
