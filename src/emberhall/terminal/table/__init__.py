"""At the table: the loop of a game, what shows it, and what is said there."""
