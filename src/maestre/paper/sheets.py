"""What stands on paper, in words already: a roster, cards to cut out, and two pages to look things up on."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from maestre.play import RuleId

Kind = Literal["roster", "orders", "leaders", "reference"]
"""A sheet that may be printed."""
KINDS: tuple[Kind, ...] = get_args(Kind)
Format = Literal["a4", "a5"]
FORMATS: tuple[Format, ...] = get_args(Format)
OF_ARMIES: tuple[Kind, ...] = ("roster", "orders", "leaders")
"""The sheets that an army is needed for; the others are the game's."""


class Ticks(msgspec.Struct, frozen=True):
    """Boxes to tick with a pencil: what for, how many, and after how many of them a gap is left."""

    name: str
    count: int
    gap: int = 0


class Term(msgspec.Struct, frozen=True):
    """A name and what it means; ``rules`` are where the game's catalogue has it."""

    name: str
    text: str
    rules: tuple[str, ...] = ()


class Columns(msgspec.Struct, frozen=True):
    """Neighbouring columns of figures under one head."""

    head: str
    names: tuple[str, ...]


class Entry(msgspec.Struct, frozen=True):
    """A unit or a leader of a roster: figures, and below them what it has and what is ticked off."""

    mark: str
    name: str
    points: int
    values: tuple[str, ...] = ()
    lines: tuple[str, ...] = ()
    ticks: tuple[Ticks, ...] = ()


class Group(msgspec.Struct, frozen=True):
    """What stands together in an army: a command, a brigade."""

    title: str
    entries: tuple[Entry, ...]


class Said(msgspec.Struct, frozen=True):
    """What is to be said of a list that a player wrote: what is wrong, what to do, and by which rule."""

    what: str
    remedy: str
    rule: str
    grave: bool


class Roster(msgspec.Struct, frozen=True):
    """An army as it is laid beside the table."""

    facts: tuple[tuple[str, str], ...]
    columns: tuple[Columns, ...]
    groups: tuple[Group, ...]
    extras: tuple[tuple[str, int], ...] = ()
    """What was bought besides units and leaders, and for how much."""
    glossary: tuple[Term, ...] = ()


class Card(msgspec.Struct, frozen=True):
    """A card to cut out: a head, facts in short, terms in full, boxes to tick."""

    title: str
    mark: str = ""
    under: str = ""
    facts: tuple[tuple[str, str], ...] = ()
    terms: tuple[Term, ...] = ()
    ticks: tuple[Ticks, ...] = ()


class Army(msgspec.Struct, frozen=True):
    """All that a game puts on paper of one army; each order card is needed once for every entry with figures."""

    roster: Roster
    orders: tuple[Card, ...] = ()
    copies: int = 0
    leaders: tuple[Card, ...] = ()


class Chart(msgspec.Struct, frozen=True):
    """A block of a quick reference: steps one after another, or a table, and notes below."""

    title: str
    rules: tuple[RuleId, ...] = ()
    steps: tuple[str, ...] = ()
    head: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    notes: tuple[str, ...] = ()


class Reference(msgspec.Struct, frozen=True):
    """Two pages to look things up on while one plays."""

    first: tuple[Chart, ...]
    second: tuple[Chart, ...]


class Words(msgspec.Struct, frozen=True):
    """The words that stand on every sheet."""

    points: str
    judged: str
    roster: str
    glossary: str
    page: str
    of: str
    rule: str
    cut: str
    reference: str


class Document(msgspec.Struct, frozen=True):
    """Everything of one document; what is None, or empty, is not printed."""

    title: str
    game: str
    language: str
    format: Format
    words: Words
    total: str = ""
    flaws: tuple[Said, ...] = ()
    roster: Roster | None = None
    orders: tuple[Card, ...] = ()
    leaders: tuple[Card, ...] = ()
    reference: Reference | None = None
