"""The board and the cards of a match: files, their judge, what a table writes itself, made ready for play."""
