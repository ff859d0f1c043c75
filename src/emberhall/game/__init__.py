"""The front door: the only way from people, bots and programs to a game."""
