-- Email addresses, push subscriptions, and the notices that are to be sent.

CREATE TABLE addresses (
    player TEXT PRIMARY KEY,
    email TEXT NOT NULL,
    language TEXT NOT NULL,
    secret TEXT NOT NULL UNIQUE,   -- in links of emails, to confirm and unsubscribe
    confirmed_at BIGINT            -- until then only the confirmation email is sent
);

CREATE TABLE pushes (
    id TEXT PRIMARY KEY,
    player TEXT NOT NULL,
    language TEXT NOT NULL,
    endpoint TEXT NOT NULL UNIQUE,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL
);
CREATE INDEX pushes_of_player ON pushes (player);

CREATE TABLE notices (
    player TEXT NOT NULL,
    match TEXT NOT NULL,
    kind TEXT NOT NULL,            -- turn, reminder, over
    seq BIGINT NOT NULL,           -- the newest entry when it was written
    due_at BIGINT NOT NULL,
    attempts INTEGER NOT NULL,
    PRIMARY KEY (player, match, kind)
);
CREATE INDEX notices_due ON notices (due_at);

CREATE TABLE told (
    player TEXT NOT NULL,
    match TEXT NOT NULL,
    seq BIGINT NOT NULL,           -- the player was notified up to this entry
    PRIMARY KEY (player, match)
);
