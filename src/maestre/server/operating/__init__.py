"""A server as it is set up, runs, is measured and looked after."""
