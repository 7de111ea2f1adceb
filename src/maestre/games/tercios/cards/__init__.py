"""2.01-2.03 Planning: a hidden card for every Troop."""
