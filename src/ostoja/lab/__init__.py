"""The laboratory: many games at once, what came of them, how fast they ran, and which tests prove which rule."""
