"""6.0 Movement: oars, sail, tow, drift, and turning where one lies."""
