"""How bots talk: characters, memory, bargaining, and the conversation."""
