"""The terminal table: people play here with rich drawings, or with plain lines through a pipe."""
