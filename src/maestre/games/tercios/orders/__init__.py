"""2.05-2.38 Orders: a Troop is activated, executes its card, or reacts with it."""
