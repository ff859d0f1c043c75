"""The book: its pages and goals, the end of a chapter and what it unlocks."""
