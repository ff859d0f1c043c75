"""All prose of Flame & Fang, made from steps, picks, events, ids and content."""
