"""2 The turn: its phases, what is ordered in them, and what happens at each moment."""
