-- The quota of tables is counted by host.
CREATE INDEX matches_of_host ON matches (host, status);
