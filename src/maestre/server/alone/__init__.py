"""A server in one process at home: people in memory, games in files."""
