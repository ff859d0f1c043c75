"""What a player does in a turn: a card, an alternate action, or the pass."""
