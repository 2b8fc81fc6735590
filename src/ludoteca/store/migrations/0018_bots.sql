-- Bot accounts: players that are programs, and the people who made them.
CREATE TABLE bots (
    player TEXT PRIMARY KEY,
    owner TEXT NOT NULL,
    created_at BIGINT NOT NULL
);
CREATE INDEX bots_of_owner ON bots (owner);
