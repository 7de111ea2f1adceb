"""What is printed on the board and the counters, as plain values, for whoever draws them; and what of it is rebuilt."""

from __future__ import annotations

from typing import Final

import msgspec

from maestre.games.lepanto.data import Figures, Kind, Side
from maestre.play import RuleId, rule
from maestre.play.written.datatables import REBUILT
from maestre.space import hexes

Plain = dict[str, object]


_GLOSSARY: Final[dict[str, list[RuleId]]] = {
    "mark-exhausted": ["6.7.a", "6.7.b", "6.7.c", "6.7.d", "6.7.e"],
    "mark-repulsed": ["7.2.q", "7.2.r", "7.2.s"],
    "mark-immobilised": ["7.5.i", "7.5.j", "7.5.k", "6.4.a"],
    "mark-reserve": ["8.0.a", "8.0.b"],
    "mark-towed": ["6.1.a", "6.1.c", "6.1.d", "6.1.m", "6.1.o"],
    "mark-tows": ["6.1.b", "6.1.c", "6.1.g", "6.1.h", "6.1.n"],
    "mark-rams": ["7.5.b", "7.5.f", "7.5.g", "7.5.h", "7.5.i"],
    "mark-rammed": ["7.5.b", "7.5.l", "7.5.n", "7.5.p"],
    "guns": ["7.1.a", "7.1.b", "7.1.g"],
    "arms": ["7.2.a", "7.2.b", "7.2.e"],
    "boarding": ["7.4.a", "7.4.c", "7.4.f"],
    "points": ["10.0.b"],
}
"""Which rules tell what a mark on a ship or a figure of its counter means."""


@rule("3.1.a", "3.3.a", "3.3.b", "3.3.c", "3.5.a")
def board_data(figures: Figures) -> Plain:
    """Give the whole sheet.

    A cell is ``row * cols + col``; odd rows are shifted half a hex east. Words for people are either in both languages
    or keys of messages: ``rebuilt-<name>`` for each of ``rebuilt``, ``origin-<name>`` for each origin.
    """
    sea, grid = figures.sea, figures.grid
    return {
        "grid": {"cols": grid.cols, "rows": grid.rows, "orientation": "pointy-top", "offset": "odd-r"},
        "directions": {
            str(number): {"dq": step.q, "dr": step.r, "name": _both(sea.direction_names[number])}
            for number, step in enumerate(hexes.DIRECTIONS, start=1)
        },
        "land": sorted(sea.land),
        "shore": sorted(sea.shore),
        "turn_track": sorted(sea.hidden),
        "blocked": sorted([one, other] for one, other in sea.blocked if one < other),
        "glossary": _GLOSSARY,
        "kinds": {kind.value: _counter(figures, kind) for kind in Kind},
        "squadrons": {name: _squadron(figures, name) for name in figures.squadrons},
        "scenarios": {key: _scenario(figures, key) for key in figures.scenarios},
        "charts": {
            "guns": {str(factor): sorted(faces) for factor, faces in figures.guns.chart.items()},
            "odds": dict(figures.odds_chart),
            "rams": {str(speed): row for speed, row in figures.ram_table.items()},
            "sail": {side.value: list(figures.sail[side]) for side in Side},
        },
        "small_arms": {
            "range": figures.small_arms.range,
            "halved_at_range": figures.small_arms.halved_at_range,
        },
        "boarding_sides": list(figures.boarding_sides),
        "reserve": {
            "squadrons": list(figures.reserve.squadrons),
            "release_turn": figures.reserve.release_turn,
        },
        "origins": {name: source.origin for name, source in figures.provenance.items()},
        "rebuilt": rebuilt(figures),
    }


def rebuilt(figures: Figures) -> list[str]:
    """Name the parts of the game of which something is rebuilt, since the rules as we have them do not show it."""
    found = (name for name, source in figures.provenance.items() if source.origin == REBUILT)
    return list(dict.fromkeys(name.split(".")[0] for name in found))


def _counter(figures: Figures, kind: Kind) -> Plain:
    """Give what a counter prints; gun hexes are [q, r, arc, value] about a ship that faces east."""
    printed = figures.types[kind]
    return {
        "letter": printed.letter,
        "name": _both(printed.name),
        "sides": [side.value for side in printed.sides],
        "guns": printed.guns,
        "gun_targets": figures.guns.targets[kind],
        "gun_hexes": [[hex.q, hex.r, hex.arc.value, hex.guns] for hex in figures.guns.profile[kind]],
        "arms": printed.arms,
        "boarding": printed.boarding,
        "points": printed.points,
        "rams": [side.value for side in printed.rams],
        "shore": printed.shore,
        "towed": printed.towed,
        "tows": printed.tows,
        "reorients": figures.reorient[kind],
        "ships_per_counter": printed.ships_per_counter,
        "origin": figures.provenance[f"ships.ship_type.{kind}"].origin,
    }


def _squadron(figures: Figures, name: str) -> Plain:
    squadron = figures.squadrons[name]
    return {
        "code": squadron.code,
        "side": squadron.side.value,
        "wing": squadron.wing,
        "commander": squadron.commander,
        "colour": _both(squadron.colour),
    }


def _scenario(figures: Figures, key: str) -> Plain:
    scenario = figures.scenarios[key]
    return {
        "title": _both(scenario.title),
        "note": _both(scenario.note),
        "ours": scenario.ours,
        "first_turn": scenario.first_turn,
        "last_turn": scenario.last_turn,
        "ships": len(scenario.ships),
        "origin": figures.provenance[f"scenarios.scenario.{key}"].origin,
    }


def _both(text: msgspec.Struct) -> Plain:
    """Give a text in both languages."""
    return {language: getattr(text, language) for language in text.__struct_fields__}
