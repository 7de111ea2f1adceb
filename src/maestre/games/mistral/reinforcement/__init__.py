"""IC.11.1 Reinforcement: what is asked for, what it takes, and how it comes in."""
