-- Accounts whom the host has named as moderators.
CREATE TABLE moderators (
    player TEXT PRIMARY KEY,
    named_at BIGINT NOT NULL
);
