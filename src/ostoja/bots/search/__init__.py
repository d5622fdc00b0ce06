"""Search: options are tried in sampled worlds, played on by the game's judgement, and valued where the round ends."""
