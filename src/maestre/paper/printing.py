"""Which games have sheets, and a list or a game's charts as a document."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Final, Generic, NamedTuple, TypeVar

from maestre.paper.pen import FOLDER, Pen
from maestre.paper.press import printed
from maestre.paper.sheets import OF_ARMIES, Army, Document, Format, Kind, Reference, Said, Words
from maestre.play import Game, Message, OwnList, Refused, State, Unknown

MOST_ENTRIES: Final = 80
"""More units and leaders of one army are not printed: the largest legal one has fewer."""


F = TypeVar("F")


class Printer(NamedTuple, Generic[F]):
    """What a game says of its sheets, in the module ``paper`` of its package.

    Which it has; its charts; if it has lists, an army as it is kept put on paper, and how many entries that will be.
    """

    kinds: tuple[Kind, ...]
    reference: Callable[[F, Pen], Reference]
    army: Callable[[F, str, Pen], Army] | None = None
    entries: Callable[[F, str], int] | None = None


def printer_of(game: Game[State]) -> Printer[object] | None:
    """Give what a game says of its sheets, if it has any."""
    return _printer(game.package)


@cache
def _printer(package: str) -> Printer[object] | None:
    if find_spec(f"{package}.{FOLDER}") is None:
        return None
    found: Printer[object] = import_module(f"{package}.{FOLDER}").PRINTER
    return found


def sheets_of(game: Game[State]) -> tuple[Kind, ...]:
    """Name the sheets that a game has."""
    printer = printer_of(game)
    return () if printer is None else printer.kinds


def print_sheets(
    game: Game[State], found: OwnList | None, kinds: Iterable[Kind], paper: Format, language: str
) -> bytes:
    """Print sheets of a list, as the game has judged it, or what needs none; give the PDF."""
    return printed(document(game, found, kinds, paper, language))


def document(game: Game[State], found: OwnList | None, kinds: Iterable[Kind], paper: Format, language: str) -> Document:
    """Put into words what is to be printed."""
    printer, wanted = printer_of(game), tuple(kinds)
    if printer is None or not set(wanted) <= set(printer.kinds):
        raise Unknown("", "no-sheets", game=game.key)
    if found is None and set(wanted) & set(OF_ARMIES):
        raise Unknown("", "no-list-to-print", game=game.key)
    pen = Pen(game, language)
    army = _army(game, printer, found, pen) if found and set(wanted) & set(OF_ARMIES) else None
    title = pen.speaker.say(Message("title"))
    return Document(
        found.name if found and army else title,
        title,
        language,
        paper,
        _words(pen, game, found),
        pen.say("total", points=found.points, limit=found.limit) if found else "",
        _said(found, pen) if "roster" in wanted else (),
        army.roster if army and "roster" in wanted else None,
        tuple(card for card in army.orders for _ in range(army.copies)) if army and "orders" in wanted else (),
        army.leaders if army and "leaders" in wanted else (),
        printer.reference(game.figures, pen) if "reference" in wanted else None,
    )


def _army(game: Game[State], printer: Printer[object], found: OwnList, pen: Pen) -> Army:
    """Write an army down, unless it is larger than any that can be played."""
    assert printer.army is not None, "a game with sheets of armies says how they are written"
    assert printer.entries is not None, "and how large they are"
    entries = printer.entries(game.figures, found.kept)
    if entries > MOST_ENTRIES:
        raise Refused("", "list-too-large-to-print", count=entries, most=MOST_ENTRIES)
    return printer.army(game.figures, found.kept, pen)


def _words(pen: Pen, game: Game[State], found: OwnList | None) -> Words:
    flaws = len(found.grave) if found else 0
    return Words(
        pen.say("points"),
        pen.say("judged", count=flaws, rules=game.rules),
        pen.say("roster"),
        pen.say("glossary"),
        pen.say("page"),
        pen.say("of"),
        pen.say("rule"),
        pen.say("cut"),
        pen.say("reference"),
    )


def _said(found: OwnList | None, pen: Pen) -> tuple[Said, ...]:
    say = pen.speaker.say
    flaws = found.flaws if found else ()
    return tuple(Said(say(flaw.message), say(flaw.remedy), flaw.rule, flaw.grave) for flaw in flaws)
