"""What `--json` gives: one object on a line, with the version of its form; the schemas stand in docs/schema."""

from __future__ import annotations

import sys
from typing import Any, Final

import msgspec

VERSION: Final = 1
"""The form of all these outputs: a field may be added within a version, and none is taken away or changes its sense."""


def put_out(found: msgspec.Struct) -> None:
    """Write an output to stdout."""
    fields = {name: getattr(found, name) for name in found.__struct_fields__}
    sys.stdout.buffer.write(msgspec.json.encode({"version": VERSION, **fields}) + b"\n")


def outputs() -> dict[str, type[msgspec.Struct]]:
    """Give the struct behind every output, by the name of its schema."""
    from maestre.cli.armies import Judged
    from maestre.cli.carry import Carrying
    from maestre.cli.doctor import Checkup
    from maestre.cli.figures import Checked
    from maestre.cli.games import Games
    from maestre.cli.laboratory.trying import Trial
    from maestre.cli.lessons import Lessons
    from maestre.cli.odds import Situation
    from maestre.cli.records import Verdict
    from maestre.cli.rules import Rules
    from maestre.cli.stewards import reports
    from maestre.cli.stewards.deeds import Swept
    from maestre.cli.tables import JudgedTable
    from maestre.lab import League, Study
    from maestre.lab.bench import Figures
    from maestre.lab.rates import Rates
    from maestre.lab.studies import Summary
    from maestre.play.written.catalogue import Coverage
    from maestre.server.bench import Figures as ServerFigures

    return {
        "admin-game": reports.OneGame,
        "admin-games": reports.AllGames,
        "admin-jobs": reports.AllJobs,
        "admin-log": reports.Log,
        "admin-people": reports.People,
        "admin-person": reports.OnePerson,
        "admin-report": reports.OneReport,
        "admin-reports": reports.AllReports,
        "admin-room": reports.OneRoom,
        "admin-rooms": reports.AllRooms,
        "admin-sweep": Swept,
        "army": Judged,
        "bench-kernel": Figures,
        "bench-lab": Rates,
        "bench-server": ServerFigures,
        "carry": Carrying,
        "coverage": Coverage,
        "data-check": Checked,
        "doctor": Checkup,
        "games": Games,
        "lab": Summary,
        "lab-try": Trial,
        "league": League,
        "lessons": Lessons,
        "odds": Situation,
        "rules": Rules,
        "simulate": Study,
        "table": JudgedTable,
        "verify": Verdict,
    }


COMMANDS: Final[dict[str, str]] = {
    "admin-game": "maestre admin game --json",
    "admin-games": "maestre admin games --json",
    "admin-jobs": "maestre admin jobs --json",
    "admin-log": "maestre admin log --json",
    "admin-people": "maestre admin people --json",
    "admin-person": "maestre admin person --json",
    "admin-report": "maestre admin report --json",
    "admin-reports": "maestre admin reports --json",
    "admin-room": "maestre admin room --json",
    "admin-rooms": "maestre admin rooms --json",
    "admin-sweep": "maestre admin sweep --json",
    "army": "maestre army --json",
    "bench-kernel": "maestre bench kernel --json",
    "bench-lab": "maestre bench lab --json",
    "bench-server": "maestre bench server --json",
    "carry": "maestre carry --json",
    "coverage": "maestre rules --coverage --json",
    "data-check": "maestre data check --json",
    "doctor": "maestre doctor --json",
    "games": "maestre games --json",
    "lab": "maestre lab run --json",
    "lab-try": "maestre lab try --json",
    "league": "maestre league --json",
    "lessons": "maestre lessons --json",
    "odds": "maestre odds --json",
    "rules": "maestre rules --json",
    "simulate": "maestre simulate --json",
    "table": "maestre table --json",
    "verify": "maestre verify --json",
}
"""What is typed for each output."""


def schema(name: str, described: Any = None) -> dict[str, Any]:  # noqa: ANN401
    """Give the JSON Schema of an output; ``described`` puts fields into words, by their struct and name."""
    written = msgspec.json.schema(outputs()[name])
    defs = written.pop("$defs")
    top = written.pop("$ref").rpartition("/")[2]
    shape = defs.pop(top)
    for word in [name for name, one in defs.items() if "enum" in one]:
        _spell_out(word, defs.pop(word)["enum"], [shape, defs])
    shape["properties"] = {"version": {"const": VERSION}, **shape["properties"]}
    for struct, one in {name: shape, **defs}.items():
        one["required"] = list(one.get("properties", {}))
        one.pop("description", None)
        for field, about in one.get("properties", {}).items():
            about.pop("default", None)
            if described:
                about["description"] = described("any" if field == "version" else struct.lower(), field)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        **shape,
        "title": COMMANDS[name],
        **({"$defs": defs} if defs else {}),
    }


def _spell_out(word: str, values: list[str], inside: object) -> None:
    """Put the values of a word where it is referred to: what has no fields needs no page of its own."""
    if isinstance(inside, dict):
        if str(inside.get("$ref", "")).rpartition("/")[2] == word:
            del inside["$ref"]
            inside["enum"] = values
        inside = list(inside.values())
    for part in inside if isinstance(inside, list) else ():
        _spell_out(word, values, part)
