"""What a post is worth: what can be attacked from there, how near the enemy is, his reply, and what friends add."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from maestre.games.lepanto.data import DIRECTIONS
from maestre.games.lepanto.doctrine import judgement
from maestre.games.lepanto.doctrine.company import Aim, Party, boarders, wasted
from maestre.games.lepanto.doctrine.council import Stance
from maestre.games.lepanto.doctrine.courses import Course, courses
from maestre.games.lepanto.doctrine.lookout import Lookout, Post, Prospect
from maestre.games.lepanto.doctrine.reasons import percent, target_term
from maestre.games.lepanto.fighting.ramming import ram_chance
from maestre.games.lepanto.sailing.movement import bar_mover
from maestre.games.lepanto.table.state import Ship, State
from maestre.opponents import Term, term
from maestre.space.hexes import OFF


class Candidate(NamedTuple):
    """A post that nobody bars, with what friends and the line make of it."""

    gain: float
    post: Post
    ahead: float
    party: Party | None
    aim: Aim | None


def thought_out(sea: Lookout, state: State, ship: Ship, *, towing: bool) -> Prospect:
    """Weigh every post in reach as if there were no friends, and keep those that friends could make worth taking."""
    if bar_mover(state, ship) is not None or (ship.repulsed and sea.plan.temper.makes("stands-repulsed")):
        return Prospect(ship, towing, 0.0, ())
    weigh = _hawser if towing else _promise
    stay = weigh(sea, ship, ship.cell, ship.facing) - danger(sea, ship, ship.cell)
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
        if cell == OFF or (rams and not _may_ram(sea, ship, course)):
            continue
        gain = (
            _ram(sea, ship, cell, len(course.way))
            if rams
            else weigh(sea, ship, cell, course.facing) - danger(sea, ship, cell)
        )
        gain -= toil(sea) * course.exhausts
        at_best = gain + judgement.COMPANY if sea.gaps[cell] == 1 else gain
        if at_best > stay:
            posts.append(Post(at_best, gain, cell, course, rams))
    posts.sort(key=lambda post: (-post.at_best, len(post.course.way), post.course.oars))
    return Prospect(ship, towing, stay, tuple(posts))


def candidate(sea: Lookout, state: State, ship: Ship, post: Post, line: float) -> Candidate:
    """Add what friends and the line make of a post."""
    ahead = max(0.0, line - sea.gaps[post.cell])
    gain = post.gain - judgement.OUT_OF_LINE * ahead
    if post.rams or ship.repulsed or sea.gaps[post.cell] >= contact(sea):
        return Candidate(gain, post, ahead, None, None)
    facing = post.course.facing
    party = boarders(sea, state, ship, post.cell, facing) if sea.gaps[post.cell] == 1 else None
    aim = wasted(sea, state, ship, post.cell, facing)
    return Candidate(gain + (party.worth if party else 0.0) - (aim.worth if aim else 0.0), post, ahead, party, aim)


def friends(sea: Lookout, state: State, ship: Ship, cell: int, facing: int) -> float:
    """Weigh what friends change about a post in contact."""
    gap = sea.gaps[cell]
    if gap >= contact(sea) or ship.repulsed:
        return 0.0
    party = boarders(sea, state, ship, cell, facing) if gap == 1 else None
    aim = wasted(sea, state, ship, cell, facing)
    return (party.worth if party else 0.0) - (aim.worth if aim else 0.0)


def contact(sea: Lookout) -> int:
    """Give the gap from which on small arms no longer reach."""
    return sea.figures.small_arms.range + 1


def danger(sea: Lookout, ship: Ship, cell: int) -> float:
    """Weigh what the enemy may do to a ship there in his next turn."""
    return sea.stakes.worth(ship) * sea.risk(cell, ship.squadron)


def toil(sea: Lookout) -> float:
    """Weigh a turn without oars."""
    cost = judgement.EXHAUSTION * sea.plan.toil
    return -cost if sea.plan.temper.makes("rows-hard") else cost


def _may_ram(sea: Lookout, ship: Ship, course: Course) -> bool:
    """Say whether a ship may end a course in an enemy's hex, where no turn is left to make."""
    return ship.side is sea.figures.ram_side and not ship.repulsed and course.facing == course.way[-1]


def _stuck(sea: Lookout, ship: Ship) -> float:
    """Weigh what is lost when a ram fails; a ship that is stuck scores nothing, and keeps a part of its guns."""
    stakes = sea.stakes
    return stakes.worth(ship) - judgement.STUCK * stakes.teeth[ship.kind]


def _forgone(sea: Lookout) -> bool:
    """Say whether nobody rams any more: late, and ahead."""
    return sea.stakes.left < judgement.LATE and sea.stakes.lead >= 0


def _ram(sea: Lookout, ship: Ship, cell: int, hexes: int) -> float:
    """Weigh a ram: the faster the better."""
    stuck = _stuck(sea, ship)
    if _forgone(sea):
        return -stuck
    chance = ram_chance(sea.figures, hexes)
    return chance * (sea.prey[cell] - danger(sea, ship, cell)) - sea.stakes.dread * (1 - chance) * stuck


def _promise(sea: Lookout, ship: Ship, cell: int, facing: int) -> float:
    """Weigh what a post offers: nearness to the enemy or distance from him, and something to fire at."""
    if ship.repulsed:
        return _draws_off(sea, cell) + _refuge(sea, cell)
    known = sea.promises[ship.kind]
    promise = known.get((cell, facing))
    if promise is None:
        promise = 0.0
        if sea.gaps[cell] < contact(sea):
            promise = sea.mark(ship.kind, cell, facing)[0] + judgement.ARMS * _volley(sea, ship, cell)[0]
        known[cell, facing] = promise
    return promise + sea.lure(ship.squadron, cell)


def _hawser(sea: Lookout, ship: Ship, cell: int, facing: int) -> float:
    """Weigh a post for a ship with a galleass in tow: ahead of the line, until the galleass can be let go."""
    return -judgement.PULL * max(sea.gaps[cell], judgement.TOW_GAP)


def _draws_off(sea: Lookout, cell: int) -> float:
    """Weigh how far off the enemy a repulsed ship is there."""
    return judgement.PULL * min(sea.gaps[cell], judgement.SAFE_GAP)


def _refuge(sea: Lookout, cell: int) -> float:
    """Weigh whether a repulsed ship is out of the enemy's range there, and so rallies."""
    return judgement.WITHDRAW * (cell not in sea.covered)


def _volley(sea: Lookout, ship: Ship, cell: int) -> tuple[float, int]:
    """Weigh the best target for small arms next to a post, and say in which hex it lies."""
    pays = sea.stakes.volleys[ship.kind]
    step = sea.figures.step
    best, there = 0.0, -1
    for direction in DIRECTIONS:
        near = step[direction][cell]
        if near in sea.quarry and pays[sea.quarry[near].kind] > best:
            best, there = pays[sea.quarry[near].kind], near
    return best, there


# ---------------------------------------------------------------- the same in terms


def terms(sea: Lookout, ship: Ship, found: Candidate, *, towing: bool) -> Iterator[Term]:
    """Say what speaks for a post and against it."""
    post, name, hex = found.post, ship.id, sea.figures.sea.hex_names[found.post.cell]
    if post.rams:
        yield from _ram_terms(sea, ship, post)
    elif towing:
        worth = _hawser(sea, ship, post.cell, post.course.facing)
        yield term("why-tow", worth, ship=name, hex=hex, gap=sea.gaps[post.cell])
    elif ship.repulsed:
        yield term("why-withdraw", _draws_off(sea, post.cell), ship=name, hex=hex, gap=sea.gaps[post.cell])
        yield term("why-refuge", _refuge(sea, post.cell), ship=name, hex=hex)
    else:
        yield from _strikes(sea, ship, post)
        yield _lure_term(sea, ship, post)
    if not post.rams and (danger_here := danger(sea, ship, post.cell)):
        yield term("why-threat", -danger_here, ship=name, hex=hex, enemies=sea.threatening(post.cell))
    if post.course.exhausts:
        yield term("why-exhausts", -toil(sea), ship=name, turn=sea.moment.turn + 1)
    if found.ahead:
        worth, gap = -judgement.OUT_OF_LINE * found.ahead, sea.gaps[post.cell]
        line = round(found.ahead + gap + sea.plan.dress)
        yield term("why-line", worth, ship=name, hex=hex, gap=gap, line=line)
    if found.party and found.party.friends:
        party = found.party
        chance = percent(party.kill)
        yield term("why-alongside", party.worth, ship=name, target=party.target, friends=party.friends, chance=chance)
    elif found.party:
        party = found.party
        yield term("why-flank", party.worth, ship=name, target=party.target, chance=percent(party.kill))
    if found.aim and found.aim.worth:
        aim = found.aim
        yield term("why-aimed", -aim.worth, target=aim.target, friends=aim.friends, chance=percent(aim.sunk))


def _ram_terms(sea: Lookout, ship: Ship, post: Post) -> Iterator[Term]:
    target, hexes = sea.quarry[post.cell], len(post.course.way)
    chance = 0.0 if _forgone(sea) else ram_chance(sea.figures, hexes)
    prize = chance * (sea.prey[post.cell] - danger(sea, ship, post.cell))
    fails = _stuck(sea, ship) if _forgone(sea) else sea.stakes.dread * (1 - chance) * _stuck(sea, ship)
    real = ram_chance(sea.figures, hexes)
    yield term("why-ram", prize, ship=ship.id, target=target.id, hexes=hexes, chance=percent(real))
    yield term("why-stuck", -fails, ship=ship.id, target=target.id, chance=percent(1 - real))


def _strikes(sea: Lookout, ship: Ship, post: Post) -> Iterator[Term]:
    """Tell of what a ship can attack from a post."""
    if sea.gaps[post.cell] >= contact(sea):
        return
    shot, there = sea.mark(ship.kind, post.cell, post.course.facing)
    if shot:
        target = sea.quarry[there]
        plain = shot * sea.stakes.worth(target) / sea.prey[there]
        chance = percent(sea.hits(ship.kind, post.cell, there))
        key = "why-point-blank" if sea.figures.grid.distance(post.cell, there) == 1 else "why-shot"
        yield term(key, plain, ship=ship.id, target=target.id, chance=chance)
        if plain != shot:
            yield target_term(sea, shot - plain, target)
    volley, near = _volley(sea, ship, post.cell)
    if volley:
        kill = sea.stakes.arms(ship.kind, sea.quarry[near].kind).kill
        yield term("why-arms", judgement.ARMS * volley, ship=ship.id, target=sea.quarry[near].id, chance=percent(kill))


def _lure_term(sea: Lookout, ship: Ship, post: Post) -> Term:
    stance = sea.plan.stance(ship.squadron)
    worth, hex = sea.lure(ship.squadron, post.cell), sea.figures.sea.hex_names[post.cell]
    gap = (sea.target_gaps if stance is Stance.SUPPORT else sea.gaps)[post.cell]
    if stance is Stance.HOLD:
        return term("why-hold", worth, ship=ship.id, hex=hex, gap=gap, berth=sea.berth)
    return term(f"why-{stance.value}", worth, ship=ship.id, hex=hex, gap=gap)
