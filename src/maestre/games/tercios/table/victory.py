"""9.03-9.08, 9.52-9.55 How long the battle lasts, what losses are worth, and who has won."""

from __future__ import annotations

from typing import Final

from maestre.games.tercios.data import Spell
from maestre.games.tercios.table.state import LeaderId, Phase, State, UnitId
from maestre.miniatures.sides import Side
from maestre.play import Outcome, Procedure, rule, tell

DURATION: Final = "ending-duration"
SWEPT: Final = "ending-swept"
NONE_LEFT: Final = "ending-none-left"


@rule("6.39", "6.99", "9.52", "9.53", "9.55")
def worth(state: State, piece: str) -> int:
    """What the enemy scores for a Troop or leader in play when it is lost, whatever the cause.

    The members of a fort, and a gun that is part of a Formation, count one by one.
    """
    if piece in state.units:
        return state.figures.battle.victory.of(state.gear(UnitId(piece)).body)
    return (
        state.figures.battle.victory.commander
        if state.leaders[LeaderId(piece)].commander
        else state.figures.battle.victory.subordinate
    )


def whose(piece: str) -> Side:
    """The side of a Troop or leader, in play or lost: ids begin with its letter (`state.raised`)."""
    return next(side for side in Side if piece.startswith(side.value[0].upper()))


@rule("9.52", "9.55")
def score(state: State, side: Side) -> int:
    """The points of a side so far: what the enemy has lost."""
    return sum(loss.worth for piece, loss in state.lost.items() if whose(piece) is side.enemy)


def lead(state: State) -> int:
    """By how many points blue is ahead; negative if red is."""
    return score(state, Side.BLUE) - score(state, Side.RED)


# ------------------------------------------------------------------------------------------------------------- the end


@rule("9.03", "9.04", "9.05", "9.06", "9.07")
def duration(state: State) -> Procedure[None]:
    """Say the score at the end of a turn, and end the battle if the lead is enough for that turn."""
    blue, red = score(state, Side.BLUE), score(state, Side.RED)
    tell(state, "score", "9.52", blue=blue, red=red)
    spell = _spell(state)
    if spell is not None and abs(blue - red) >= spell.lead:
        _end(state, DURATION)
    yield from ()


def _spell(state: State) -> Spell | None:
    """The row of the duration table for this turn; the last one serves for any later turn."""
    return next((spell for spell in reversed(state.figures.battle.duration) if spell.turn <= state.turn), None)


@rule("9.08")
def swept(state: State) -> None:
    """End the battle at once when a side has no Troops left (ruling 9.08)."""
    left = {side: any(one.side is side for one in state.units.values()) for side in Side}
    if not state.ended and not all(left.values()):
        _end(state, SWEPT if any(left.values()) else NONE_LEFT)


def _end(state: State, why: str) -> None:
    state.ended = why
    state.go = None
    state.phase = Phase.OVER


@rule("9.08")
def result(state: State) -> Outcome:
    """Who has won, by how much, and how such a victory is called; a tie after the last turn is a draw.

    Who alone has Troops left wins as after the first turn of the table, whatever the score.
    """
    points = tuple((side.value, score(state, side)) for side in Side)
    ahead = lead(state)
    winner = Side.BLUE if ahead > 0 else Side.RED if ahead < 0 else None
    turn = state.turn
    if state.ended == SWEPT:
        winner = next(one.side for one in state.units.values())
        turn = state.figures.battle.duration[0].turn
    args: tuple[tuple[str, str | int], ...] = (
        ("winner", winner.value if winner else "nobody"),
        ("lead", abs(ahead)),
        ("turn", turn),
    )
    return Outcome(winner.value if winner else None, state.ended, points, args)
