"""Which browser it was, in words: all that is kept of what a browser says of itself, for the list of sessions."""

from __future__ import annotations

from typing import Final

_BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
"""What stands in the header, and who that is; many name others too, so the order matters."""
_SYSTEMS: Final = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
)


def browser_words(header: str) -> str:
    """Give the browser and the system that a ``User-Agent`` names, such as ``Firefox · Android``, or nothing."""
    found = (next((name for sign, name in known if sign in header), "") for known in (_BROWSERS, _SYSTEMS))
    return " · ".join(name for name in found if name)
