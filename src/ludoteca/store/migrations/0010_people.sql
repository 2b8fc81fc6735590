-- Vacations: clocks in days do not run for the player.
CREATE TABLE vacations (
    player TEXT NOT NULL,
    began_at BIGINT NOT NULL,
    ends_at BIGINT NOT NULL,
    PRIMARY KEY (player, began_at)
);

-- Blocks of one player by another.
CREATE TABLE blocks (
    player TEXT NOT NULL,
    blocked TEXT NOT NULL,
    blocked_at BIGINT NOT NULL,
    PRIMARY KEY (player, blocked)
);
CREATE INDEX blocks_of ON blocks (blocked);

-- Reports of chat lines to the host.
CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    match TEXT NOT NULL,
    number BIGINT NOT NULL,
    reporter TEXT NOT NULL,
    reported TEXT NOT NULL,
    name TEXT NOT NULL,            -- of the author, at that time
    line TEXT NOT NULL,            -- the text, at that time
    reported_at BIGINT NOT NULL,
    settled_at BIGINT,
    UNIQUE (match, number, reporter)
);
CREATE INDEX reports_open ON reports (settled_at, reported_at);
CREATE INDEX reports_of_reporter ON reports (reporter, reported_at);
