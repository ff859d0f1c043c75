"""A crowd at many tables: the load of `scripts/bench hall`, in a process of its own."""
