"""Tables over the network: people, bots and spectators around one match."""
