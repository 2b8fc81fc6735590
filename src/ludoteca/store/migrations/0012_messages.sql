-- Messages from `ludoteca admin` to the server that uses a SQLite file; PostgreSQL has NOTIFY.
DROP TABLE news;
CREATE TABLE messages (
    number BIGINT PRIMARY KEY,
    message TEXT NOT NULL
);
