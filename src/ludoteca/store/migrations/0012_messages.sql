-- Messages are bytes to the store: one column in place of three.
DROP TABLE news;
CREATE TABLE messages (
    number BIGINT PRIMARY KEY,
    message TEXT NOT NULL
);
