-- What was written for each address and person, so that the limit of a day survives a restart.
CREATE TABLE usage (
    kind TEXT NOT NULL,
    who TEXT NOT NULL,             -- an address, a network or a player
    hour BIGINT NOT NULL,          -- since 1970
    amount BIGINT NOT NULL,        -- bytes
    PRIMARY KEY (kind, who, hour)
);
CREATE INDEX usage_of_hour ON usage (hour);

-- What a host's matches take on disk is added up before another one is made.
ALTER TABLE matches ADD COLUMN size BIGINT NOT NULL DEFAULT 0;
UPDATE matches SET size = length(document)
    + (SELECT coalesce(sum(length(body)), 0) FROM entries WHERE match = matches.id);
CREATE INDEX matches_kept ON matches (host, size);
