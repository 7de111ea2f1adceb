"""The movement phase: who sails next and which post he takes."""

from __future__ import annotations

from maestre.games.lepanto.data import DIRECTIONS
from maestre.games.lepanto.doctrine import judgement
from maestre.games.lepanto.doctrine.company import boarders, wasted
from maestre.games.lepanto.doctrine.courses import Course, courses
from maestre.games.lepanto.doctrine.instructions import INSTRUCTIONS, Bridge
from maestre.games.lepanto.doctrine.lookout import Lookout, Post, Prospect
from maestre.games.lepanto.doctrine.tows import cast_off
from maestre.games.lepanto.fighting.ramming import ram_chance
from maestre.games.lepanto.sailing.movement import Move, bar_mover, walk
from maestre.games.lepanto.sailing.movement_phase import EndMovement, Movement
from maestre.games.lepanto.sailing.towing import Cut
from maestre.games.lepanto.table.state import Ship, State, towed_by
from maestre.play import Answer, Refused
from maestre.space.hexes import OFF


@INSTRUCTIONS.of(Movement)
def sail(bridge: Bridge, question: Movement) -> Answer:
    """Give the next order of the movement phase: cast off; then the foremost sail first, so that nobody blocks."""
    return question.word(_next(*bridge))


def _next(sea: Lookout, state: State) -> Move | Cut | EndMovement:
    free = cast_off(sea, state)
    if free is not None:
        return free
    gaps = sea.gaps
    waiting = [
        (gaps[ship.cell], ship.id)
        for ship in state.ships.values()
        if ship.side is sea.side and ship.id not in state.done
    ]
    waiting.sort()
    lines = _lines(sea, state) if waiting and waiting[0][0] > sea.offing.strike else {}
    for _, name in waiting:
        ship = state.ships[name]
        course = _course(sea, state, ship, lines.get(ship.squadron, 0.0))
        if course is not None:
            return Move(name, course.steps)
    return EndMovement()


def _lines(sea: Lookout, state: State) -> dict[str, float]:
    """Say how near to the enemy a ship of each squadron may go without leaving its line behind."""
    sums: dict[str, tuple[int, int]] = {}
    for ship in state.ships.values():
        if ship.side is sea.side and not sea.figures.types[ship.kind].towed:
            gap, count = sums.get(ship.squadron, (0, 0))
            sums[ship.squadron] = (gap + sea.gaps[ship.cell], count + 1)
    return {squadron: gap / count - judgement.DRESS for squadron, (gap, count) in sums.items()}


def _course(sea: Lookout, state: State, ship: Ship, line: float) -> Course | None:
    """Choose the best post that nobody bars, in line and with friends in mind, if it is better than staying."""
    plan = _plan(sea, state, ship)
    if not plan.posts:
        return None
    best, most = None, plan.stay + _friends(sea, state, ship, ship.cell, ship.facing)
    for post in plan.posts:
        if post.at_best <= most:
            break
        if not _barred(state, ship, post, towing=plan.towing):
            gain = post.gain - judgement.OUT_OF_LINE * max(0.0, line - sea.gaps[post.cell])
            if not post.rams:
                gain += _friends(sea, state, ship, post.cell, post.course.facing)
            if gain > most:
                best, most = post.course, gain
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


def _plan(sea: Lookout, state: State, ship: Ship) -> Prospect:
    """Give a ship's plan; it is thought out once, and again if the ship takes or leaves a tow."""
    towing = bool(state.tows) and towed_by(state, ship.id) is not None
    plan = sea.prospects.get(ship.id)
    if plan is None or plan.ship is not ship or plan.towing is not towing:
        plan = sea.prospects[ship.id] = _thought_out(sea, state, ship, towing=towing)
    return plan


def _thought_out(sea: Lookout, state: State, ship: Ship, *, towing: bool) -> Prospect:
    """Weigh every post in reach as if there were no friends, and keep those that friends could make worth taking."""
    if bar_mover(state, ship) is not None:
        return Prospect(ship, towing, 0.0, ())
    weigh = _hawser if towing else _promise
    worth = sea.stakes.worth(ship)
    stay = weigh(sea, ship, ship.cell, ship.facing) - worth * sea.risk(ship.cell, ship.squadron)
    posts = []
    entry = sea.figures.entry[ship.kind]
    rested = not ship.exhausted or ship.exhausted == state.turn
    for course in courses(sea.figures, ship.side, ship.facing, sea.wind, rested):
        cell = ship.cell
        rams = False
        for direction in course.way:
            cell = OFF if rams else entry[direction][cell]
            if cell == OFF:
                break
            rams = cell in sea.quarry
        if cell == OFF or (rams and (ship.side is not sea.figures.ram_side or ship.repulsed)):
            continue
        if rams:
            gain = _ram(sea, ship, cell, len(course.way))
        else:
            gain = weigh(sea, ship, cell, course.facing) - worth * sea.risk(cell, ship.squadron)
        gain -= judgement.EXHAUSTION * course.exhausts
        at_best = gain + judgement.COMPANY if sea.gaps[cell] == 1 else gain
        if at_best > stay:
            posts.append(Post(at_best, gain, cell, course, rams))
    posts.sort(key=lambda post: (-post.at_best, len(post.course.way), post.course.oars))
    return Prospect(ship, towing, stay, tuple(posts))


def _contact(sea: Lookout) -> int:
    """Give the gap from which on small arms no longer reach."""
    return sea.figures.small_arms.range + 1


def _ram(sea: Lookout, ship: Ship, cell: int, hexes: int) -> float:
    """Weigh a ram: the faster the better; a ship that is stuck scores nothing, so late and ahead nobody rams."""
    stakes = sea.stakes
    worth = stakes.worth(ship)
    stuck = worth - judgement.STUCK * stakes.teeth[ship.kind]
    if stakes.left < judgement.LATE and stakes.lead >= 0:
        return -stuck
    chance = ram_chance(sea.figures, hexes)
    return chance * (sea.prey[cell] - worth * sea.risk(cell, ship.squadron)) - (1 - chance) * stuck


def _promise(sea: Lookout, ship: Ship, cell: int, facing: int) -> float:
    """Weigh what a post offers: nearness to the enemy or distance from him, and something to fire at."""
    if ship.repulsed:
        return _refuge(sea, cell)
    known = sea.promises[ship.kind]
    promise = known.get((cell, facing))
    if promise is None:
        promise = 0.0
        if sea.gaps[cell] < _contact(sea):
            promise = sea.mark(ship.kind, cell, facing)[0] + judgement.ARMS * _volley(sea, ship, cell)
        known[cell, facing] = promise
    return promise + sea.lure(ship.squadron, cell)


def _hawser(sea: Lookout, ship: Ship, cell: int, facing: int) -> float:
    """Weigh a post for a ship with a galleass in tow: ahead of the line, until the galleass can be let go."""
    return -judgement.PULL * max(sea.gaps[cell], judgement.TOW_GAP)


def _refuge(sea: Lookout, cell: int) -> float:
    """Weigh a post for a repulsed ship: out of the enemy's range it rallies, and farther off is better."""
    return judgement.PULL * min(sea.gaps[cell], judgement.SAFE_GAP) + judgement.WITHDRAW * (cell not in sea.covered)


def _volley(sea: Lookout, ship: Ship, cell: int) -> float:
    """Weigh the best target for small arms next to a post."""
    pays = sea.stakes.volleys[ship.kind]
    quarry = sea.quarry
    step = sea.figures.step
    near = (step[direction][cell] for direction in DIRECTIONS)
    return max((pays[quarry[there].kind] for there in near if there in quarry), default=0.0)


def _friends(sea: Lookout, state: State, ship: Ship, cell: int, facing: int) -> float:
    """Weigh what friends change about a post in contact."""
    gap = sea.gaps[cell]
    if gap >= _contact(sea) or ship.repulsed:
        return 0.0
    joined = boarders(sea, state, ship, cell, facing) if gap == 1 else 0.0
    return joined - wasted(sea, state, ship, cell, facing)
