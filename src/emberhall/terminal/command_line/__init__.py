"""The commands of `emberhall`, by subject, and what they share."""
