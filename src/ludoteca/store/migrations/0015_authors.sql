-- In which matches a player has lines, so that an account's own lines are found without reading all journals.
CREATE TABLE authors (
    player TEXT NOT NULL,
    match TEXT NOT NULL,
    PRIMARY KEY (player, match)
);
CREATE INDEX authors_of_match ON authors (match);
INSERT INTO authors SELECT DISTINCT players.id, said.match FROM
    (SELECT match, substr(rest, 1, strpos(rest, '"') - 1) AS player FROM
        (SELECT match, substr(body, strpos(body, '"player":"') + 10) AS rest FROM lines
            WHERE strpos(body, '"player":"') > 0) AS found) AS said
    JOIN players ON players.id = said.player;

-- Matches that were imported or branched are practice: they count in no statistics.
DELETE FROM results WHERE match IN
    (SELECT id FROM matches WHERE document LIKE '%"unrated":"imported"%');
