"""What is wrong with a line that is to stand by itself, as a screen reader says it."""

from __future__ import annotations

import re
from typing import Final

_DRAWN: Final = re.compile("[\u2190-\u21ff\u2500-\u25ff]|##|~~|\\^\\^|%%|==")
_DATUM: Final = re.compile(r"\S.*: \S")
_END: Final = re.compile(r"[.!?…)\]»”]$")
_LATER: Final = re.compile(r"[a-zà-ÿ]+ [a-zà-ÿ]")
_UNFINISHED: Final = re.compile(r"[-—,;:/(\[«“]$|\b(and|or|the|of|to|y|o|de|la|el|los|las)$")


def fault(line: str) -> str:
    """Say what keeps a line from being a sentence or a datum that stands by itself; nothing if nothing does."""
    found = ""
    if not line:
        found = "nothing is said"
    elif line != line.strip():
        found = "it is set in"
    elif "  " in line:
        found = "it has columns"
    elif _DRAWN.search(line):
        found = "it is drawn"
    elif _UNFINISHED.search(line):
        found = "it goes on below"
    elif not (_END.search(line) or _DATUM.match(line)):
        found = "it is neither a sentence nor a datum"
    elif _LATER.match(line) and not _DATUM.match(line):
        found = "it goes on from above"
    return found


def faults(lines: list[str]) -> list[str]:
    """The lines that do not stand by themselves, each with what is wrong with it."""
    return [f"{wrong}: {line!r}" for line in lines if (wrong := fault(line))]
