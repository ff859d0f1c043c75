"""Cards in decks and hands: drawing them, what effects do with them, and growth."""
