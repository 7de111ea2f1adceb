"""Maestre plays historical wargames exactly as their rulebooks say."""

__all__ = ["__version__"]

__version__ = "0.1.0"
