"""Where tables are kept: one database, an append-only log for every table, and one writer."""
