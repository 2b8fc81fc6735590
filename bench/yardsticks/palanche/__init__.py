"""A sensible player of Palanche: buys, bids to a value, invests, deals for whole colours, keeps a reserve."""
