"""The games in the shapes that others know: PettingZoo, Gymnasium, OpenSpiel."""
