"""The simulated wood of Villa Paletti."""
