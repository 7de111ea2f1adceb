"""1.08-1.26 What a value comes to: net steps from distinct causes, then flat bonuses, each with its rule."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

import msgspec

from maestre.games.tercios.data import Figures, Value
from maestre.play import RuleId, Tally, rule
from maestre.play.tally import Change


class Step(msgspec.Struct, frozen=True, gc=False):
    """Increases (or, below 0, reductions) of a value by one cause.

    ``cause`` names why: the same cause counts once, however often it is met (1.18). ``rule`` is what the ledger shows.
    """

    cause: str
    steps: int
    rule: str


class Bonus(msgspec.Struct, frozen=True, gc=False):
    """A flat addition after all steps, such as a virtue's; the same virtue of two leaders counts once (1.19)."""

    cause: str
    amount: int
    rule: str


C = TypeVar("C", Step, Bonus)


@rule("1.10", "1.11", "1.18", "1.19")
def valued(
    figures: Figures, original: int, of: RuleId, steps: Iterable[Step] = (), bonuses: Iterable[Bonus] = ()
) -> Tally:
    """Give a value with all that changes it; ``of`` is the rule that its original figure belongs to.

    Only the net of all steps counts. The ledger still shows each cause by what it makes of the value so far, also when
    that is nothing (a third increase, or any step on an original 0). No bonus makes something of an original 0: who
    cannot shoot or move is not taught to (ruling 7.41).
    """
    tally, net = Tally.of(original, of), 0
    for step in _once(steps):
        net += step.steps
        tally = _to(tally, figures.steps.applied(original, net), step.rule)
    for bonus in _once(bonuses):
        tally = _to(tally, tally.whole + bonus.amount if original else 0, bonus.rule)
    return tally


def _once(causes: Iterable[C]) -> Iterable[C]:
    """Keep the first of each cause; two of one cause must say the same."""
    kept: dict[str, C] = {}
    for one in causes:
        assert kept.setdefault(one.cause, one) == one, f"cause {one.cause!r} says two things"
    return kept.values()


def _to(tally: Tally, value: int, because: str) -> Tally:
    """Bring a tally to a value and keep the line in its ledger even when nothing changes."""
    return Tally(value, 1, (*tally.changes, Change("plus", value - tally.whole, because)))


@rule("1.24")
def fresh(wear: int) -> bool:
    """Whether a unit is Fresh: no wear, disordered or not."""
    return wear == 0


@rule("1.25")
def at_limit(wear: int, endurance: int) -> bool:
    """Whether a unit is At the Limit; ``endurance`` has the bonus of Zeal while it lasts."""
    return wear >= endurance


@rule("1.09", "4.19")
def kept_wear(wear: int, endurance: int) -> int:
    """The markers that stay on a unit."""
    return min(wear, endurance)


@rule("1.09", "4.21")
def excess(wear: int, endurance: int) -> int:
    """The wear beyond Endurance, for which a rout check is due; 0 when none is."""
    return max(0, wear - endurance)


@rule("1.25", "1.26")
def marker_steps(figures: Figures, value: Value, *, limit: bool, disordered: bool) -> tuple[Step, ...]:
    """The steps that a unit's own markers give to one of its values.

    Whoever ignores them (Phlegmatic, bardiches, Open Order against shooting) passes ``limit`` or ``disordered`` False.
    """
    steps: list[Step] = []
    if limit and value in figures.markers.at_limit:
        steps.append(Step("at-limit", figures.markers.at_limit[value], "1.25"))
    if disordered and value in figures.markers.disordered:
        steps.append(Step("disordered", figures.markers.disordered[value], "1.26"))
    return tuple(steps)
