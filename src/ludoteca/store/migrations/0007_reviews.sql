-- Reviews, one a match; progress is saved, so that another process can continue.

CREATE TABLE reviews (
    match TEXT PRIMARY KEY,
    player TEXT NOT NULL,          -- the player who requested it
    asked_at BIGINT NOT NULL,
    made_until BIGINT NOT NULL,    -- until when a process works on it
    is_done INTEGER NOT NULL,
    document TEXT                  -- the draft so far, or the review
);
CREATE INDEX reviews_wanted ON reviews (is_done, asked_at);
