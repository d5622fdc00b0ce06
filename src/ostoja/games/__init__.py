"""The games, one folder each. They know the engine and the kit, never one another."""
