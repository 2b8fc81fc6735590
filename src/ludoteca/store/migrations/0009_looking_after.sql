-- Messages from `ludoteca admin` to the server that uses a SQLite file; PostgreSQL has NOTIFY.
CREATE TABLE news (
    number BIGINT PRIMARY KEY,
    what TEXT NOT NULL,
    match TEXT NOT NULL,
    about TEXT NOT NULL
);

ALTER TABLE players ADD COLUMN banned_at BIGINT;
ALTER TABLE hooks ADD COLUMN language TEXT NOT NULL DEFAULT 'en';
