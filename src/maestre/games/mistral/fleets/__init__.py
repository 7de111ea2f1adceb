"""IC.3 Fleets: Formations, Squadrons, Leaders, and how they are put together anew."""
