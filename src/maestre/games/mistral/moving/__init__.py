"""IC.4-IC.5 Movement: courses, stacks that sail, the edges of the map, and what Gales do to them."""
