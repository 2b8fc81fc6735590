-- Looks back at matches: one a match, kept while it grows, so that whoever goes on with it loses little.

CREATE TABLE reviews (
    match TEXT PRIMARY KEY,
    player TEXT NOT NULL,          -- who asked for it first
    asked_at BIGINT NOT NULL,
    made_until BIGINT NOT NULL,    -- a process is at it until then, or says so again
    is_done INTEGER NOT NULL,
    document TEXT                  -- the draft so far, or the review
);
CREATE INDEX reviews_wanted ON reviews (is_done, asked_at);
