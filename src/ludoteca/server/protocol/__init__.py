"""What crosses the network: records without behaviour."""
