"""Playing in a terminal: one person among bots."""
