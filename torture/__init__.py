"""Fault injection: servers killed and flooded, unusual matches, rules checked by independent oracles."""
