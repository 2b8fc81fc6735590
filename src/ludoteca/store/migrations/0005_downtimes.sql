-- When no server was running: clocks did not run either.
CREATE TABLE downtimes (
    began_at BIGINT PRIMARY KEY,
    ended_at BIGINT NOT NULL
);
