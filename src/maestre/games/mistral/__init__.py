"""Mistral: fleets hidden on the western Mediterranean, 1740-1748, under orders, winds and gales."""
