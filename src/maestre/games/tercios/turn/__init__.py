"""2 The turn: its sequence, and what happens at each moment of it."""
