"""REST, one file a noun."""
