-- A snapshot says of which log it is, and is a cache: what was kept without that is not kept.
DROP TABLE snapshots;
CREATE TABLE snapshots (
    match TEXT PRIMARY KEY,
    seq BIGINT NOT NULL,
    fingerprint TEXT NOT NULL,     -- of the position and of the entry that led to it
    position TEXT NOT NULL
);
