"""The movement phase: who sails next and which post he takes."""

from __future__ import annotations

from maestre.games.lepanto.doctrine import judgement
from maestre.games.lepanto.doctrine.instructions import INSTRUCTIONS, Bridge
from maestre.games.lepanto.doctrine.lookout import Lookout, Post, Prospect
from maestre.games.lepanto.doctrine.posts import Candidate, candidate, friends, terms, thought_out
from maestre.games.lepanto.doctrine.tows import cast_off
from maestre.games.lepanto.sailing.movement import Move, bar_mover, walk
from maestre.games.lepanto.sailing.movement_phase import EndMovement, Movement
from maestre.games.lepanto.table.state import Ship, State, towed_by
from maestre.opponents import Counsel, Idea, Ideas
from maestre.play import Refused


@INSTRUCTIONS.of(Movement)
def sail(bridge: Bridge, question: Movement) -> Counsel:
    """Give the next order of the movement phase: cast off; then the foremost sail first, so that nobody blocks."""
    sea, state = bridge
    free = cast_off(sea, state)
    if free is not None:
        return question.word(free)
    for ship, line in _waiting(sea, state):
        found = _posts(sea, state, ship, line)
        if found:
            towing = _prospect(sea, state, ship).towing
            ideas = [
                Idea(question.word(Move(ship.id, one.post.course.steps)), tuple(terms(sea, ship, one, towing=towing)))
                for one in found
            ]
            return Ideas(tuple(ideas), judgement.SLACK)
    return question.word(EndMovement())


def _waiting(sea: Lookout, state: State) -> list[tuple[Ship, float]]:
    """List who has not sailed yet, the foremost first, each with how near to the enemy its line lets it go."""
    gaps = sea.gaps
    waiting = [
        (gaps[ship.cell], ship.id)
        for ship in state.ships.values()
        if ship.side is sea.side and ship.id not in state.done
    ]
    waiting.sort()
    lines = _lines(sea, state) if waiting and waiting[0][0] > sea.offing.strike else {}
    return [(state.ships[name], lines.get(state.ships[name].squadron, 0.0)) for _, name in waiting]


def _lines(sea: Lookout, state: State) -> dict[str, float]:
    """Say how near to the enemy a ship of each squadron may go without leaving its line behind.

    Whoever has not sailed yet is taken to be about to: the line is where the squadron will be, not where it was.
    """
    sums: dict[str, tuple[int, int]] = {}
    for ship in state.ships.values():
        if ship.side is sea.side and not sea.figures.types[ship.kind].towed:
            gap, count = sums.get(ship.squadron, (0, 0))
            sums[ship.squadron] = (gap + sea.gaps[ship.cell] - _stride(sea, state, ship), count + 1)
    return {squadron: gap / count - sea.plan.dress for squadron, (gap, count) in sums.items()}


def _stride(sea: Lookout, state: State, ship: Ship) -> int:
    """Reckon how many hexes a ship makes that may still sail, and whose crew is not to be spent."""
    if bar_mover(state, ship) is not None:
        return 0
    oars = 0 if ship.exhausted else sea.figures.movement.row_exhausts_at - 1
    return oars + sea.sails(ship.facing)


def _posts(sea: Lookout, state: State, ship: Ship, line: float) -> list[Candidate]:
    """Give the best posts that nobody bars, in line and with friends in mind, if any is better than staying."""
    prospect = _prospect(sea, state, ship)
    if not prospect.posts:
        return []
    stay = prospect.stay + friends(sea, state, ship, ship.cell, ship.facing)
    best: list[Candidate] = []
    least = stay
    for post in prospect.posts:
        if post.at_best <= least:
            break
        if post.at_best - judgement.OUT_OF_LINE * max(0.0, line - sea.gaps[post.cell]) <= least:
            continue
        if not _barred(state, ship, post, towing=prospect.towing):
            found = candidate(sea, state, ship, post, line)
            if found.gain > least:
                best.append(found)
                best.sort(key=lambda one: -one.gain)
                del best[judgement.OPTIONS :]
                if len(best) == judgement.OPTIONS:
                    least = best[-1].gain
    return best


def _barred(state: State, ship: Ship, post: Post, *, towing: bool) -> bool:
    """Say whether ships in the way, or a galleass in tow, keep a ship from a post."""
    at = state.at
    cell = ship.cell
    way = post.course.way
    if not way:
        return cell in state.rams
    entry = state.figures.entry[ship.kind]
    for direction in way[:-1]:
        cell = entry[direction][cell]
        if cell in at:
            return True
    if post.cell in (state.rams if post.rams else at):
        return True
    if not towing:
        return False
    try:
        walk(state, ship, post.course.steps)
    except Refused:
        return True
    return False


def _prospect(sea: Lookout, state: State, ship: Ship) -> Prospect:
    """Give what a ship can do; it is thought out once, and again if the ship takes or leaves a tow."""
    towing = bool(state.tows) and towed_by(state, ship.id) is not None
    known = sea.prospects.get(ship.id)
    if known is None or known.ship is not ship or known.towing is not towing:
        known = sea.prospects[ship.id] = thought_out(sea, state, ship, towing=towing)
    return known
