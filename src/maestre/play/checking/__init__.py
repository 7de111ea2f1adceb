"""What every game must pass, and what it is tried with."""
