-- What the house itself remembers, by name.
CREATE TABLE house (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
