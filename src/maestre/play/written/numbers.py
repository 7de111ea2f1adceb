"""How numbers are written for people, in the terminal as in the browser (``web/src/words/numbers.ts``).

English has a point and commas: 1,234.5. Spanish has a comma and, from five digits on, spaces that no line is broken at:
1234,5 and 12 345.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

_POINT: Final = {"es": ",", "en": "."}
_GROUP: Final = {"es": "\N{NO-BREAK SPACE}", "en": ","}
_GROUPED_FROM: Final = {"es": 10_000, "en": 1000}


def written(value: float | Fraction, language: str, places: int = 0) -> str:
    """Write a number with so many decimals at most; noughts at its end are left out."""
    whole, _, rest = f"{abs(float(value)):.{places}f}".partition(".")
    if int(whole) >= _GROUPED_FROM[language]:
        whole = f"{int(whole):,}".replace(",", _GROUP[language])
    rest = rest.rstrip("0")
    sign = "-" if value < 0 and (rest or whole != "0") else ""
    return f"{sign}{whole}{_POINT[language]}{rest}" if rest else f"{sign}{whole}"
