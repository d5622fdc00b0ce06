"""Mechanics that several games share."""
