"""Looks for a battle of Tercios that the end-to-end tests can play by a script: ``python tools/e2e_battle.py``.

The doctrine plays the learning battle on both sides, with dice that are known, until a battle has all that the test
wants to see: a reaction, a mala guerra and a pursuit that rides an enemy down. Its answers, as they are given in the
browser, go to ``web/e2e/battle.json``. To be run again when a change of the rules makes that battle impossible.
"""

from __future__ import annotations

import sys
from math import atan2, cos, floor, hypot, pi, sin
from pathlib import Path
from random import Random
from typing import Final

import msgspec
from scripted.sitecustomize import WORD

from maestre.games.tercios.data import INCH, Arm, OrderKind
from maestre.games.tercios.game import game
from maestre.games.tercios.opening import LEARNING
from maestre.games.tercios.state import LeaderId, State, UnitId
from maestre.games.tercios.wording import start_of
from maestre.opponents import agent
from maestre.play import Ask, Outcome, PlayError, Spot, Table, view

FILE: Final = Path(__file__).parents[1] / "web" / "e2e" / "battle.json"
TRIED: Final = 400
MOST_ANSWERS: Final = 300
TURN: Final = 36_000
RULES: Final = game
BOLD: Final = {"2.33": ("react", "evade", "flee"), "5.33": ("mala-guerra",)}
"""What is answered whenever it can be, so that it comes about at all."""


class Step(msgspec.Struct, frozen=True):
    """An answer of the script: who is asked by which rule, and what is pressed or typed."""

    seat: str
    rule: str
    answer: object
    typed: tuple[str, str] | None = None
    """Of a move: its inches, and its degrees from straight ahead."""


class Battle(msgspec.Struct, frozen=True):
    """A whole battle as a script."""

    number: int
    entropy: str
    """What the host adds to the dice; the server of the tests knows their seed by it."""
    scenario: str
    steps: list[Step]
    outcome: Outcome


def main() -> None:
    """Keep the first battle that has it all; the one that is kept already is tried first."""
    kept = [msgspec.json.decode(FILE.read_bytes(), type=Battle).number] if FILE.exists() else []
    battle = next(filter(None, map(played, (*kept, *range(TRIED)))), None)
    if battle is None:
        sys.exit(f"none of {TRIED} battles has a reaction, a mala guerra and a pursuit")
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(battle), indent=1) + b"\n")
    sys.stdout.write(f"{battle.entropy}: {len(battle.steps)} answers, {battle.outcome.points}\n")


def played(number: int) -> Battle | None:
    """Play one battle; nothing comes of one that is too long, lacks something, or has a move that cannot be typed."""
    entropy = f"{WORD}{number}"
    table = Table.new(RULES, LEARNING, entropy={"blue": entropy, "red": ""})
    chance = Random(number)
    steps: list[Step] = []
    while table.outcome is None and len(steps) < MOST_ANSWERS:
        step = _answered(table, table.waiting()[0], chance)
        if step is None:
            return None
        table.say(step.seat, step.answer)
        steps.append(step)
    if table.outcome is None or not has_all(table.state, steps):
        return None
    return Battle(number, entropy, LEARNING, steps, table.outcome)


def has_all(state: State, steps: list[Step]) -> bool:
    """Whether a reaction, a mala guerra and a pursuit are in a battle."""
    said = {(step.rule, word) for step in steps for word in BOLD.get(step.rule, ()) if step.answer == word}
    return {rule for rule, _ in said} == set(BOLD) and any(loss.how == "pursuit" for loss in state.lost.values())


def _answered(table: Table[State], seat: str, chance: Random) -> Step | None:
    seen = view(table, seat)
    assert seen.ask is not None, "whoever is waited for is asked"
    answer = agent("doctrine", RULES).choose(RULES, seen, chance)
    options = getattr(seen.ask.choice, "options", ())
    answer = next((word for word in BOLD.get(seen.ask.rule, ()) if word in options), answer)
    if isinstance(answer, dict) and table.state.turn > 1:
        answer |= {unit: OrderKind.ATTACK for unit in answer if _rides(table.state, unit)}
    if isinstance(answer, Spot):
        return _typed(table, seat, seen.ask, answer)
    return Step(seat, seen.ask.rule, answer)


def _rides(state: State, unit: str) -> bool:
    """Whether this is cavalry: it attacks whenever it can, since nobody else pursues."""
    return unit in state.units and state.units[UnitId(unit)].gear.arm is Arm.CAVALRY


def _typed(table: Table[State], seat: str, ask: Ask, wish: Spot) -> Step | None:
    """A move as it is typed: in hundredths of an inch and tenths of a degree, and where the server then puts it."""
    start = start_of(table.state, wish.piece)
    assert start is not None, "in the learning battle all is on the table"
    ahead = _facing(table.state, wish.piece)
    far = floor(hypot(wish.x - start.x, wish.y - start.y) / INCH * 100) / 100
    turn = round((atan2(wish.x - start.x, wish.y - start.y) * TURN / (2 * pi) - ahead) / 10) / 10 if far else 0.0
    angle = (ahead + turn * 100) * 2 * pi / TURN
    at = (floor(start.x + sin(angle) * far * INCH + 0.5), floor(start.y + cos(angle) * far * INCH + 0.5))
    try:
        snap = table.snap(seat, Spot(wish.piece, *at))
    except PlayError:
        return None
    return Step(seat, ask.rule, snap.answer, (f"{far:g}", f"{turn:g}"))


def _facing(state: State, piece: str) -> int:
    """What bearings are told from: where a Troop looks, or for a leader the far edge of the table."""
    if piece in state.leaders:
        return 0 if state.leaders[LeaderId(piece)].side is state.setup.south else TURN // 2
    pose = state.units[UnitId(piece)].pose
    return pose.facing if pose else 0


if __name__ == "__main__":
    main()
