-- Requests of clients that changed something, so that a retry gets the same answer from every process.
-- Those that became an entry of a log are in `entries`: `request` is the key, `content` the hash.
CREATE TABLE requests (
    match TEXT NOT NULL,           -- '' for a request about no match
    key TEXT NOT NULL,             -- a hash of the sender and of the id that the sender chose
    content TEXT NOT NULL,         -- a hash of everything else in the request
    revision BIGINT NOT NULL,      -- of the table after it; 0 for requests that changed no table
    answer TEXT,                   -- of an HTTP request; NULL until it is answered
    at BIGINT NOT NULL,
    PRIMARY KEY (match, key)
);
CREATE INDEX requests_at ON requests (at);
ALTER TABLE entries ADD COLUMN content TEXT;
