"""An organiser's evening: who has entered with which list, who meets whom in each round, and what came of it."""
