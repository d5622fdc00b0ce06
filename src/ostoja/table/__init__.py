"""What surrounds a game: the people at the table and what they keep from one evening to the next."""
