-- How the names of accounts look: two of them may not look the same.
CREATE TABLE looks (
    look TEXT PRIMARY KEY,
    player TEXT NOT NULL
);
CREATE INDEX looks_of_player ON looks (player);

-- What a program may do with its token; a browser may do everything.
ALTER TABLE sessions ADD COLUMN scopes TEXT NOT NULL DEFAULT 'read play';

-- Second factors of accounts.
CREATE TABLE factors (
    id TEXT PRIMARY KEY,           -- of a passkey: the id of the credential
    player TEXT NOT NULL,
    kind TEXT NOT NULL,            -- totp, recovery, passkey
    label TEXT NOT NULL,
    secret TEXT NOT NULL,          -- totp: the shared secret; recovery: a hash; passkey: the public key
    used BIGINT NOT NULL,          -- totp: the last time step; passkey: the signature counter
    created_at BIGINT NOT NULL
);
CREATE INDEX factors_of_player ON factors (player);

-- Secrets that are used once: links to reset a password, challenges to a passkey.
CREATE TABLE secrets (
    hash TEXT PRIMARY KEY,         -- the secret itself is not kept
    kind TEXT NOT NULL,
    player TEXT NOT NULL,          -- '' if it is not known yet
    expires_at BIGINT NOT NULL
);
CREATE INDEX secrets_expire ON secrets (expires_at);
