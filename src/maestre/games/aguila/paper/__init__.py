"""Águila on paper: the roster, the officers' cards and two pages to look things up on."""

from typing import Final

from maestre.games.aguila.paper.reference import reference
from maestre.games.aguila.paper.roster import entries, on_paper
from maestre.paper import Printer

__all__ = ["PRINTER"]

PRINTER: Final = Printer(("roster", "leaders", "reference"), reference, on_paper, entries)
