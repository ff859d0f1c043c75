"""What cards, pages and enemies do: the language it is written in, and its steps."""
