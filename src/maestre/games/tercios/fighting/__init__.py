"""5 Hand-to-hand combat: charges, melee, and what follows it."""
