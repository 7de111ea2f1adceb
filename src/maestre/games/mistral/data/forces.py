"""SC.years Forces that are told by what they change in others: a Year by its difference from the year of Toulon."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from maestre.play.written.catalogue import rule
from maestre.play.written.datatables import DataError

_KINDS: Final = ("squadron", "auxiliary", "leader", "pool")
_BASED: Final = ("based_on", "without", "changed")


@rule("SC.years")
def changed_forces(file: str, forces: Mapping[str, dict[str, object]]) -> dict[str, dict[str, object]]:
    """Write out all forces: those ``based_on`` others have theirs, ``without`` some, some ``changed``, and more.

    ``changed`` gives by id the fields that differ. What they are based on is written out itself.
    """
    return {name: _written_out(file, f"forces.{name}", one, forces) for name, one in forces.items()}


def _written_out(
    file: str, where: str, one: dict[str, object], forces: Mapping[str, dict[str, object]]
) -> dict[str, object]:
    if "based_on" not in one:
        return one
    base = forces.get(str(one["based_on"]))
    if base is None or "based_on" in base:
        raise DataError(file, where, f"no forces {one['based_on']!r} are written out; base it on some that are")
    without, changed = one.get("without", []), one.get("changed", {})
    if not isinstance(without, list) or not isinstance(changed, dict):
        raise DataError(file, where, "`without` is a list of ids, `changed` a table of them; mend it")
    known = {entry["id"] for kind in _KINDS[:-1] for entry in _entries(base, kind)}
    for name in (*without, *changed):
        if name not in known:
            raise DataError(file, where, f"there is no {name} in forces {one['based_on']}; mend `without` or `changed`")
    found = {name: value for name, value in one.items() if name not in _BASED}
    for kind in _KINDS:
        kept = [
            entry | changed.get(entry.get("id"), {}) for entry in _entries(base, kind) if entry.get("id") not in without
        ]
        found[kind] = [*kept, *_entries(one, kind)]
    return found


def _entries(forces: Mapping[str, object], kind: str) -> list[dict[str, object]]:
    entries = forces.get(kind, [])
    assert isinstance(entries, list), (kind, entries)
    return entries
