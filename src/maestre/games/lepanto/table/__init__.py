"""What the chapters stand on: the position, the phases of a player turn, the wind (3.0, 4.0, 5.0)."""
