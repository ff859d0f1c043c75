"""What the hall's pages cost in a browser."""
