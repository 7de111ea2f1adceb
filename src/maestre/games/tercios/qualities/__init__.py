"""7.55-7.120 The qualities of leaders, by when they act."""
