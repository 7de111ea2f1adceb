"""What is printed on the board and the counters, as plain values, for whoever draws them; and what of it is rebuilt."""

from __future__ import annotations

import msgspec

from maestre.games.lepanto.data import (
    BLOCKED,
    BOARDING_SIDES,
    DIRECTION_NAMES,
    GRID,
    GUN_CHART,
    GUN_PROFILE,
    GUN_TARGETS,
    HIDDEN,
    LAND,
    ODDS_CHART,
    PROVENANCE,
    RAM_TABLE,
    REORIENT,
    RESERVE,
    SAIL,
    SCENARIOS,
    SHORE,
    SMALL_ARMS,
    SQUADRONS,
    TYPES,
    Kind,
    Side,
)
from maestre.play import rule
from maestre.play.written.datatables import REBUILT
from maestre.space import hexes

Plain = dict[str, object]


@rule("3.1.a", "3.3.a", "3.3.b", "3.3.c", "3.5.a")
def board_data() -> Plain:
    """Give the whole sheet.

    A cell is ``row * cols + col``; odd rows are shifted half a hex east. Words for people are either in both languages
    or keys of messages: ``rebuilt-<name>`` for each of ``rebuilt``, ``origin-<name>`` for each origin.
    """
    return {
        "grid": {"cols": GRID.cols, "rows": GRID.rows, "orientation": "pointy-top", "offset": "odd-r"},
        "directions": {
            str(number): {"dq": step.q, "dr": step.r, "name": _both(DIRECTION_NAMES[number])}
            for number, step in enumerate(hexes.DIRECTIONS, start=1)
        },
        "land": sorted(LAND),
        "shore": sorted(SHORE),
        "turn_track": sorted(HIDDEN),
        "blocked": sorted([one, other] for one, other in BLOCKED if one < other),
        "kinds": {kind.value: _counter(kind) for kind in Kind},
        "squadrons": {name: _squadron(name) for name in SQUADRONS},
        "scenarios": {key: _scenario(key) for key in SCENARIOS},
        "charts": {
            "guns": {str(factor): sorted(faces) for factor, faces in GUN_CHART.items()},
            "odds": dict(ODDS_CHART),
            "rams": {str(speed): row for speed, row in RAM_TABLE.items()},
            "sail": {side.value: list(SAIL[side]) for side in Side},
        },
        "small_arms": {"range": SMALL_ARMS.range, "halved_at_range": SMALL_ARMS.halved_at_range},
        "boarding_sides": list(BOARDING_SIDES),
        "reserve": {"squadrons": list(RESERVE.squadrons), "release_turn": RESERVE.release_turn},
        "origins": {name: source.origin for name, source in PROVENANCE.items()},
        "rebuilt": rebuilt(),
    }


def rebuilt() -> list[str]:
    """Name the parts of the game of which something is rebuilt, since the rules as we have them do not show it."""
    return list(dict.fromkeys(name.split(".")[0] for name, source in PROVENANCE.items() if source.origin == REBUILT))


def _counter(kind: Kind) -> Plain:
    """Give what a counter prints; gun hexes are [q, r, arc, value] about a ship that faces east."""
    printed = TYPES[kind]
    return {
        "letter": printed.letter,
        "name": _both(printed.name),
        "sides": [side.value for side in printed.sides],
        "guns": printed.guns,
        "gun_targets": GUN_TARGETS[kind],
        "gun_hexes": [[hex.q, hex.r, hex.arc.value, hex.guns] for hex in GUN_PROFILE[kind]],
        "arms": printed.arms,
        "boarding": printed.boarding,
        "points": printed.points,
        "rams": [side.value for side in printed.rams],
        "shore": printed.shore,
        "towed": printed.towed,
        "tows": printed.tows,
        "reorients": REORIENT[kind],
        "ships_per_counter": printed.ships_per_counter,
        "origin": PROVENANCE[f"ships.ship_type.{kind}"].origin,
    }


def _squadron(name: str) -> Plain:
    squadron = SQUADRONS[name]
    return {
        "code": squadron.code,
        "side": squadron.side.value,
        "wing": squadron.wing,
        "commander": squadron.commander,
        "colour": _both(squadron.colour),
    }


def _scenario(key: str) -> Plain:
    scenario = SCENARIOS[key]
    return {
        "title": _both(scenario.title),
        "note": _both(scenario.note),
        "ours": scenario.ours,
        "first_turn": scenario.first_turn,
        "last_turn": scenario.last_turn,
        "ships": len(scenario.ships),
        "origin": PROVENANCE[f"scenarios.scenario.{key}"].origin,
    }


def _both(text: msgspec.Struct) -> Plain:
    """Give a text in both languages."""
    return {language: getattr(text, language) for language in text.__struct_fields__}
