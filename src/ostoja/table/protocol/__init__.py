"""What goes over the wire: every message between the table and a client, as typed structs.

The client's types are generated from this package. Nothing here carries a sentence: questions, options and events are
keys and numbers that the client says in its own language, so that a table speaks every language at once.
"""
