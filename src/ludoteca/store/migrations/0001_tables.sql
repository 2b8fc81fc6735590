-- Times are milliseconds since 1970. The statements are the same for SQLite and PostgreSQL.

CREATE TABLE players (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    name_key TEXT UNIQUE,          -- accounts only: the normalized name
    password TEXT,                 -- accounts only: argon2id
    created_at BIGINT NOT NULL
);

CREATE TABLE sessions (
    token TEXT PRIMARY KEY,        -- a hash; the token itself is not kept
    id TEXT NOT NULL UNIQUE,
    player TEXT NOT NULL,
    kind TEXT NOT NULL,            -- browser, program
    label TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL
);
CREATE INDEX sessions_of_player ON sessions (player);

CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    status TEXT NOT NULL,          -- lobby, playing, over, closed
    is_open INTEGER NOT NULL,
    host TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL,
    revision BIGINT NOT NULL,      -- of the document: compared and set by writers
    document TEXT NOT NULL,
    driver TEXT,                   -- the process that moves bots and clocks
    driven_until BIGINT,           -- when its lease ends
    due_at BIGINT                  -- when a process has to take the lease
);
CREATE INDEX matches_in_lobby ON matches (status, is_open, created_at);
CREATE INDEX matches_driven ON matches (driven_until);
CREATE INDEX matches_due ON matches (due_at);

CREATE TABLE sitters (
    player TEXT NOT NULL,
    match TEXT NOT NULL,
    PRIMARY KEY (player, match)
);
CREATE INDEX sitters_of_match ON sitters (match);

CREATE TABLE entries (
    match TEXT NOT NULL,
    seq BIGINT NOT NULL,
    request TEXT,                  -- the client's id of the move, so that a retry is recognized
    body TEXT NOT NULL,
    clocks TEXT,                   -- what the clocks showed after it
    PRIMARY KEY (match, seq)
);

CREATE TABLE snapshots (
    match TEXT PRIMARY KEY,        -- a cache: may be deleted
    seq BIGINT NOT NULL,
    position TEXT NOT NULL
);

CREATE TABLE lines (
    match TEXT NOT NULL,
    number BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (match, number)
);

CREATE TABLE seen (
    player TEXT NOT NULL,
    match TEXT NOT NULL,
    seq BIGINT NOT NULL,
    PRIMARY KEY (player, match)
);

CREATE TABLE hooks (
    id TEXT PRIMARY KEY,
    player TEXT NOT NULL,
    url TEXT NOT NULL,
    kind TEXT NOT NULL
);
CREATE INDEX hooks_of_player ON hooks (player);

CREATE TABLE results (
    match TEXT NOT NULL,
    seat INTEGER NOT NULL,
    game TEXT NOT NULL,
    player TEXT NOT NULL,
    place INTEGER NOT NULL,
    score BIGINT NOT NULL,
    ended_at BIGINT NOT NULL,
    PRIMARY KEY (match, seat)
);
CREATE INDEX results_of_player ON results (player, game);

CREATE TABLE ratings (
    player TEXT NOT NULL,
    game TEXT NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    matches BIGINT NOT NULL,
    PRIMARY KEY (player, game)
);
CREATE INDEX ratings_of_game ON ratings (game, mu);
