"""The rules engine: it knows no game, no clock, no files but data, and no chance of its own."""
