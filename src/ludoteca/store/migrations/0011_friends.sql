-- Friends and requests; one row for each pair, the smaller id first.
CREATE TABLE friends (
    one TEXT NOT NULL,
    other TEXT NOT NULL,
    asked_by TEXT NOT NULL,
    asked_at BIGINT NOT NULL,
    accepted_at BIGINT,
    PRIMARY KEY (one, other)
);
CREATE INDEX friends_of ON friends (other);
