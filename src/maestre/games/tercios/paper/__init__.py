"""Tercios on paper: the roster, the order cards, the leaders' cards and two pages to look things up on."""

from typing import Final

from maestre.games.tercios.paper.reference import reference
from maestre.games.tercios.paper.roster import entries, on_paper
from maestre.paper import KINDS, Printer

__all__ = ["PRINTER"]

PRINTER: Final = Printer(KINDS, reference, on_paper, entries)
