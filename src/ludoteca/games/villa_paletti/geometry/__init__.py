"""The geometry of the villa: poses, contacts, balance, and legal places."""
