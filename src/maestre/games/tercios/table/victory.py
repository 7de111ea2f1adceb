"""9.03-9.08, 9.52-9.55 How long the battle lasts, what losses are worth, and who has won."""

from __future__ import annotations

from typing import ClassVar, Final

from maestre.games.tercios.data import Spell
from maestre.games.tercios.table.asking import Whether
from maestre.games.tercios.table.state import LeaderId, Phase, State, UnitId
from maestre.miniatures.sides import Side
from maestre.play import Outcome, Procedure, ask, rule, tell

DURATION: Final = "ending-duration"
LIMIT: Final = "ending-limit"
TIME: Final = "ending-time"
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
    """Say the score at the end of a turn, and end the battle if the lead is enough for that turn.

    If a limit of turns or of time has been agreed on, that alone ends it.
    """
    blue, red = score(state, Side.BLUE), score(state, Side.RED)
    tell(state, "score", "9.52", blue=blue, red=red)
    spell = _spell(state)
    if state.agreed.turn_limit:
        if state.turn >= state.agreed.turn_limit:
            _end(state, LIMIT)
    elif state.agreed.time_limit:
        yield from _on_time(state)
    elif spell is not None and abs(blue - red) >= spell.lead:
        _end(state, DURATION)


class TimeUp(Whether, frozen=True, tag="time-up"):
    """A turn has ended, and a limit of time has been agreed on: whether it is reached."""

    rule: ClassVar = "9.03"
    no: ClassVar = "play-on"
    yes: ClassVar = "time-up"
    turn: int


@rule("9.03")
def _on_time(state: State) -> Procedure[None]:
    """Ask both whether the time is up: it is if both say so (ruling 9.03)."""
    for side in Side:
        if not (yield from ask(side, TimeUp(state.turn))):
            return
    _end(state, TIME)


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
def _as_after(state: State, lead: int) -> int:
    """The first turn of the table that ends with such a lead."""
    return next(spell.turn for spell in state.figures.battle.duration if spell.lead <= lead)


@rule("9.08")
def result(state: State) -> Outcome:
    """Who has won, by how much, and how such a victory is called; a tie after the last turn is a draw.

    Who alone has Troops left wins as after the first turn of the table, whatever the score. A victory within a limit is
    called as that of the first turn of the table for which its lead is enough.
    """
    points = tuple((side.value, score(state, side)) for side in Side)
    ahead = lead(state)
    winner = Side.BLUE if ahead > 0 else Side.RED if ahead < 0 else None
    turn = state.turn
    if state.ended in {LIMIT, TIME}:
        turn = _as_after(state, abs(ahead))
    elif state.ended == SWEPT:
        winner = next(one.side for one in state.units.values())
        turn = state.figures.battle.duration[0].turn
    args: tuple[tuple[str, str | int], ...] = (
        ("winner", winner.value if winner else "nobody"),
        ("lead", abs(ahead)),
        ("turn", turn),
    )
    return Outcome(winner.value if winner else None, state.ended, points, args)
