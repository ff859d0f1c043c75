"""What cards, pages and enemies do: the small language it is written in, and what all steps of it share."""
