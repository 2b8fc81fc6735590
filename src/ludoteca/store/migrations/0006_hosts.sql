-- How many tables somebody keeps is asked whenever they want another.
CREATE INDEX matches_of_host ON matches (host, status);
