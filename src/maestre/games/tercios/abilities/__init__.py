"""Special rules of units: sources of values and what they do at moments, a module for each kind of Troop."""
