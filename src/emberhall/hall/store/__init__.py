"""Where the hall keeps things: SQL, and no game."""
