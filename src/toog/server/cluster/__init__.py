"""Several nodes on one PostgreSQL: who is alive, which of them acts at a table, and limits they share."""
