"""Hard times: matches nobody would play, oracles that are not ours, a server killed, starved and flooded."""
