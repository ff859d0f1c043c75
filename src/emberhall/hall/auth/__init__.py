"""Who may do what: secrets, guards and limits."""
