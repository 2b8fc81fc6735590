-- A player's matches are listed by whether they are over, and by game.
ALTER TABLE sitters ADD COLUMN game TEXT NOT NULL DEFAULT '';
ALTER TABLE sitters ADD COLUMN ended_at BIGINT;
UPDATE sitters SET game = coalesce((SELECT game FROM matches WHERE id = sitters.match), ''),
    ended_at = (SELECT updated_at FROM matches WHERE id = sitters.match AND status IN ('over', 'closed'));
CREATE INDEX sitters_ended ON sitters (player, ended_at);
