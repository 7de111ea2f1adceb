"""8.04, 9.02, 9.10 What can be played: the book's battle, our own to learn with, and a table that is ready."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from maestre.games.tercios.data.words import Element
from maestre.play.written.catalogue import Text
from maestre.play.written.datatables import Amount, DataError, Table, each, read

SCENARIOS_FILE: Final = "scenarios.toml"
Hundredths = Annotated[int, msgspec.Meta(ge=0, le=100)]


class Scenario(Table, frozen=True, kw_only=True):
    """A kind of battle; ``ours`` tells our own from the book's."""

    id: str
    title: Text
    ours: bool
    note: Text


class Laid(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An element of the ready table: kind, which of its sizes, and its place in hundredths of the table."""

    element: Element
    size: Amount
    across: Hundredths
    along: Hundredths


class Ready(Table, frozen=True, kw_only=True):
    """The table that is ready: its elements, each again on the other half unless it is in the middle."""

    id: str
    note: Text
    elements: tuple[Laid, ...]


class _ScenariosFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    scenario: dict[str, dict[str, object]]
    option: dict[str, dict[str, dict[str, object]]]


def read_scenarios(text: str) -> tuple[dict[str, Scenario], Ready]:
    """Read the scenarios and the ready table; at least one scenario must be the book's, to be drawn."""
    file = read(SCENARIOS_FILE, text, _ScenariosFile)
    scenarios = each(SCENARIOS_FILE, "scenario", file.scenario, Scenario)
    if all(scenario.ours for scenario in scenarios.values()):
        raise DataError(SCENARIOS_FILE, "scenario", "all are ours; keep one of the book's, which is drawn")
    ready = each(SCENARIOS_FILE, "option.preparation", file.option.get("preparation", {}), Ready)
    if tuple(ready) != ("ready",):
        raise DataError(SCENARIOS_FILE, "option.preparation", "it lacks its one table, ready; write it")
    return scenarios, ready["ready"]
