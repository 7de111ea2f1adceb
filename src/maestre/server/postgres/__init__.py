"""What is kept in PostgreSQL: games, jobs, sealed seeds, and the shape of it all."""
