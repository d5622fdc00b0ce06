"""The same games in both builds, compared byte for byte."""
