"""The schema as it grew, one step after another, for Alembic."""

HEAD = "0006"  # the newest step; when the database says the same, Alembic is not even loaded
