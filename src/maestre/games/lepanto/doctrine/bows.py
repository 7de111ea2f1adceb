"""The reorientation phase: bows to where guns will bear, flanks to whom we board, sterns to whom we avoid."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from maestre.games.lepanto.data import DIRECTIONS, Arc, ShipId
from maestre.games.lepanto.doctrine import judgement
from maestre.games.lepanto.doctrine.company import boarders
from maestre.games.lepanto.doctrine.courses import menace
from maestre.games.lepanto.doctrine.instructions import INSTRUCTIONS, Bridge
from maestre.games.lepanto.doctrine.lookout import Lookout
from maestre.games.lepanto.doctrine.reasons import percent
from maestre.games.lepanto.doctrine.tows import cast_off
from maestre.games.lepanto.fighting.gunnery import gun_chance
from maestre.games.lepanto.sailing.reorientation import (
    EndReorientation,
    Face,
    Reorientation,
    bar_facing,
    bar_reorient,
)
from maestre.games.lepanto.table.state import COMPASS, Ship, State
from maestre.opponents import Counsel, Idea, Ideas, Term, term
from maestre.space import hexes


@INSTRUCTIONS.of(Reorientation)
def reorient(bridge: Bridge, question: Reorientation) -> Counsel:
    """Give the next order of the reorientation phase."""
    sea, state = bridge
    free = cast_off(sea, state)
    if free is not None:
        return question.word(free)
    if sea.plan.temper.makes("keeps-heading"):
        return question.word(EndReorientation())
    for ship in state.ships.values():
        if ship.side is sea.side and ship.id not in state.done and bar_reorient(state, ship) is None:
            found = [one for one in _headings(sea, state, ship) if bar_facing(state, ship, one) is None]
            if found and found[0] == _headings(sea, state, ship)[0]:
                ideas = [
                    Idea(question.word(Face(ship.id, one)), tuple(_terms(sea, state, ship, one)))
                    for one in found[: judgement.OPTIONS]
                ]
                return Ideas(tuple(ideas), judgement.SLACK)
    return question.word(EndReorientation())


def _headings(sea: Lookout, state: State, ship: Ship) -> tuple[int, ...]:
    """Rank the headings within a ship's turn that are no worse than its own, which stands last of them.

    They are thought out once while the ships about it stay.
    """
    about: tuple[ShipId | None, ...] = ()
    if sea.gaps[ship.cell] == 1:
        names = map(state.at.get, sea.figures.grid.within(ship.cell, 2))
        about = tuple([name and (None if state.ships[name].repulsed else name) for name in names])
    known = sea.bows.get(ship.id)
    if known is not None and known[0] is ship and known[1] == about:
        return known[2]
    most = sea.figures.reorient[ship.kind]
    open_to = [facing for facing in DIRECTIONS if hexes.hexsides_between(facing, ship.facing) <= most]
    value = {facing: _value(sea, state, ship, facing) for facing in open_to}
    ranked = sorted(open_to, key=lambda facing: (-value[facing], facing != ship.facing))
    found = tuple(ranked[: ranked.index(ship.facing) + 1])
    sea.bows[ship.id] = (ship, about, found)
    return found


def _value(sea: Lookout, state: State, ship: Ship, facing: int) -> float:
    return sum([one.worth for one in _terms(sea, state, ship, facing)])


def _terms(sea: Lookout, state: State, ship: Ship, facing: int) -> Iterator[Term]:
    """Weigh a heading: where it leads, what the sails give there, and what it brings under fire."""
    name, towards = ship.id, COMPASS[facing]
    if sea.figures.types[ship.kind].towed:
        yield from _broadsides(sea, ship, facing)
        return
    way = _way_ahead(sea, ship, facing)
    key = "why-away" if ship.repulsed else "why-ahead"
    draw = sum([_draw(sea, ship, cell) for cell in way])
    yield term(key, draw, ship=name, facing=towards, gap=sea.gaps[way[-1]])
    if way[0] == ship.cell:
        yield term("why-barred", -judgement.BARRED, ship=name, facing=towards)
    sails = sea.sails(facing)
    if sails:
        yield term("why-wind", judgement.FAIR_WIND * sails, ship=name, facing=towards, sails=sails)
    if ship.repulsed or sea.gaps[ship.cell] > sea.offing.strike:
        return
    shot, at = sea.mark(ship.kind, ship.cell, facing)
    if shot:
        chance, target = percent(sea.hits(ship.kind, ship.cell, at)), sea.quarry[at].id
        yield term("why-bears", judgement.BEARING * shot, ship=name, target=target, chance=chance)
    reach = _bearing(sea, ship, facing)
    if reach.worth:
        yield term(
            "why-reach", judgement.BEARING * reach.worth, ship=name, facing=towards, target=reach.best, gap=reach.gap
        )
    if sea.gaps[ship.cell] == 1:
        party = boarders(sea, state, ship, ship.cell, facing, turning=True)
        if party is not None:
            yield term("why-side", judgement.FLANK * party.worth, ship=name, target=party.target, facing=towards)


def _way_ahead(sea: Lookout, ship: Ship, facing: int) -> tuple[int, int]:
    """Give the two hexes ahead, or the farthest before what bars the way."""
    entry = sea.figures.entry[ship.kind][facing]
    ahead = entry[ship.cell] if entry[ship.cell] >= 0 else ship.cell
    return ahead, entry[ahead] if entry[ahead] >= 0 else ahead


def _draw(sea: Lookout, ship: Ship, cell: int) -> float:
    gap = sea.gaps[cell]
    return judgement.PULL * (min(gap, judgement.SAFE_GAP) if ship.repulsed else -gap)


class Reach(NamedTuple):
    """All that a ship could bring under its guns, or ram, in its next turn; the likeliest target, and how far it is."""

    worth: float
    best: str
    gap: int


def _bearing(sea: Lookout, ship: Ship, facing: int) -> Reach:
    """Weigh all that a ship could bring under its guns, or ram, from this heading in its next turn."""
    at = sea.offing.slot[ship.cell]
    there = sea.charted
    rested = ship.exhausted != sea.moment.turn
    reach = menace(sea.figures, ship.kind, ship.side, facing, sea.wind, rested)
    worth, most, best = 0.0, 0.0, -1
    for shift, chance in reach:
        if at + shift in there:
            one = chance * there[at + shift]
            worth += one
            if one > most:
                most, best = one, at + shift
    if not worth:
        return Reach(0.0, "", 0)
    target = sea.quarry[sea.cells[best]]
    return Reach(worth, target.id, sea.figures.grid.distance(ship.cell, target.cell))


def _broadsides(sea: Lookout, ship: Ship, facing: int) -> Iterator[Term]:
    """Weigh the best target in each arc of a galleass; bow to the enemy, both broadsides bear as he comes."""
    best: dict[Arc, float] = {}
    for cell, value in sea.figures.guns.field(ship.kind, facing, ship.cell).items():
        if cell in sea.prey:
            worth = gun_chance(sea.figures, ship.kind, value.guns) * sea.prey[cell]
            best[value.arc] = max(best.get(value.arc, 0.0), worth)
    if best:
        yield term("why-broadsides", sum(best.values()), ship=ship.id, arcs=len(best), facing=COMPASS[facing])
    ahead = sea.figures.step[facing][ship.cell]
    gap = sea.gaps[ahead if ahead >= 0 else ship.cell]
    yield term("why-bow-on", -judgement.PULL * gap, ship=ship.id, facing=COMPASS[facing], gap=gap)
