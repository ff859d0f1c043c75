"""Dragons in the Vale: where they are, what they do there, what they carry and suffer."""
