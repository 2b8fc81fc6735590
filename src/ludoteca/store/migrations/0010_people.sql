-- When people do not want to play: clocks in days do not run for them.
CREATE TABLE vacations (
    player TEXT NOT NULL,
    began_at BIGINT NOT NULL,
    ends_at BIGINT NOT NULL,
    PRIMARY KEY (player, began_at)
);

-- With whom somebody wants nothing to do.
CREATE TABLE blocks (
    player TEXT NOT NULL,
    blocked TEXT NOT NULL,
    blocked_at BIGINT NOT NULL,
    PRIMARY KEY (player, blocked)
);
CREATE INDEX blocks_of ON blocks (blocked);

-- Lines of chat that somebody showed to whoever looks after the house.
CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    match TEXT NOT NULL,
    number BIGINT NOT NULL,
    reporter TEXT NOT NULL,
    reported TEXT NOT NULL,
    name TEXT NOT NULL,            -- of who said it, as it was
    line TEXT NOT NULL,            -- what was said, as it was
    reported_at BIGINT NOT NULL,
    settled_at BIGINT,
    UNIQUE (match, number, reporter)
);
CREATE INDEX reports_open ON reports (settled_at, reported_at);
CREATE INDEX reports_of_reporter ON reports (reporter, reported_at);
