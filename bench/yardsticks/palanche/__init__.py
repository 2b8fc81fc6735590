"""The sensible bot for Palanche, a yardstick for its levels."""
