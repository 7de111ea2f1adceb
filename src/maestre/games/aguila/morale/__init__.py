"""5.05, 10 Discipline, courage, and armies that break."""
