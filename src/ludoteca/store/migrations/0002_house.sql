-- Values of the installation, by name.
CREATE TABLE house (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
