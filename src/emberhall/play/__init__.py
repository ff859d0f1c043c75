"""What any client needs to let people play, none of it drawing: sessions, seats, a store."""
