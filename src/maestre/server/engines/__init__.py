"""Engines: they run tables, keep what was said, and tell each audience its part."""
