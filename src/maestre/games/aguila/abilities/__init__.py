"""Abilities of units and officers, by the chapter that they touch; `wiring` puts them in their moments."""
