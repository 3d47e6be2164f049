"""What is kept: SQLite or PostgreSQL, one writer for all tables, staging, locks, migrations."""
