-- Snapshots, a cache, get a fingerprint of their log; older ones are dropped.
DROP TABLE snapshots;
CREATE TABLE snapshots (
    match TEXT PRIMARY KEY,
    seq BIGINT NOT NULL,
    fingerprint TEXT NOT NULL,     -- of the position and of the entry that led to it
    position TEXT NOT NULL
);
