"""The movement phase: who sails next, and where to."""

from __future__ import annotations

from typing import Final, NamedTuple

from maestre.games.lepanto.data import BOARDING_SIDES, ENTRY, GRID, RAM_SIDE, STEP, TYPES, Kind, Side
from maestre.games.lepanto.doctrine import judgement
from maestre.games.lepanto.doctrine.chances import BOW, boarding_chances, ram_chance
from maestre.games.lepanto.doctrine.courses import Course, courses
from maestre.games.lepanto.doctrine.lookout import Lookout
from maestre.games.lepanto.doctrine.tows import cast_off
from maestre.games.lepanto.movement import bar_mover, walk
from maestre.games.lepanto.sequence import CUT, END, MOVE
from maestre.games.lepanto.state import Ship, ShipId, State, towed_by
from maestre.play import Order, Refused


class Plan(list):
    strikes = False


class Post(NamedTuple):
    """A place that a ship can take up: what it promises and what it exposes the ship to, before friends are looked at."""

    promise: float
    peril: float
    cell: int
    course: Course
    ram: bool


def sail(sea: Lookout, state: State) -> Order:
    """Give the next order of the movement phase: the foremost ships first, so that nobody blocks those behind."""
    cut = cast_off(sea, state)
    if cut is not None:
        return cut
    gaps = sea.gaps
    waiting = [
        (gaps[ship.cell], ship.id, ship)
        for ship in state.ships.values()
        if ship.side is sea.side and ship.id not in state.done
    ]
    waiting.sort()
    for _, _, ship in waiting:
        course = _course(sea, state, ship)
        if course is not None:
            return Order(MOVE, ship.id, course.steps)
    return Order(END)


def _course(sea: Lookout, state: State, ship: Ship) -> Course | None:
    posts = sea.plans.get(ship.id)
    if posts is None or posts[0] is not ship:
        posts = sea.plans[ship.id] = (ship, _posts(sea, state, ship))
    if not posts[1]:
        return None
    towing = towed_by(state, ship.id) if state.tows else None
    share = _share(sea, state, ship)
    here = posts[1][0]
    best, most = None, here.promise - here.peril * share + _with_friends(sea, state, ship, ship.cell, ship.facing)
    for post in posts[1][1:]:
        gain = post.promise - post.peril * share
        if gain <= most or _blocked(state, ship, post):
            continue
        if not post.ram:
            gain += _with_friends(sea, state, ship, post.cell, post.course.facing)
        if gain > most and (towing is None or _allowed(state, ship, post.course)):
            best, most = post.course, gain
    return best


def _share(sea: Lookout, state: State, ship: Ship) -> float:
    """The part of the enemy's fire that falls to one of the friends about."""
    if sea.gaps[ship.cell] > 8:
        return 1.0
    at = state.at
    ships = state.ships
    gaps = sea.gaps
    side = sea.side
    done = state.done
    plans = sea.plans
    strikers = 0
    for cell in GRID.within(ship.cell, judgement.SHARE_RADIUS):
        if cell not in at:
            continue
        friend = ships[at[cell]]
        if friend.side is not side:
            continue
        if friend.id in done:
            strikers += gaps[cell] <= 2
        else:
            plan = plans.get(friend.id)
            if plan is None or plan[0] is not friend:
                plan = plans[friend.id] = (friend, _posts(sea, state, friend))
            strikers += plan[1] is not None and plan[1].strikes
    return judgement.SHARE / (judgement.SHARE + strikers)


def _allowed(state: State, ship: Ship, course: Course) -> bool:
    try:
        walk(state, ship, course.steps)
    except Refused:
        return False
    return True


def _blocked(state: State, ship: Ship, post: Post) -> bool:
    at = state.at
    cell = ship.cell
    entry = ENTRY[ship.kind]
    way = post.course.way
    if not way:
        return cell in state.rams
    for direction in way[:-1]:
        cell = entry[direction][cell]
        if cell in at:
            return True
    if post.ram:
        return post.cell in state.rams
    return post.cell in at


_STAY = Course((), (), 0, 0, False)


def _posts(sea: Lookout, state: State, ship: Ship) -> list[Post]:
    """List the posts in reach, the present one first."""
    if bar_mover(state, ship) is not None:
        return Plan()
    rested = not ship.exhausted or ship.exhausted == state.turn
    entry = ENTRY[ship.kind]
    prey = sea.prey
    own = sea.worth(ship)
    rams = ship.side is RAM_SIDE and not ship.repulsed
    here = Post(_promise(sea, ship, ship.cell, ship.facing), own * sea.risk(ship.cell), ship.cell, _STAY, False)
    found = []
    for course in courses(ship.side, ship.facing, sea.wind, rested):
        cell = ship.cell
        ram = False
        for direction in course.way:
            if ram:
                break
            cell = entry[direction][cell]
            if cell < 0:
                break
            ram = cell in prey
        else:
            if ram:
                if not rams:
                    continue
                promise, peril = _ram_promise(sea, ship, own, cell, len(course.way))
            else:
                promise, peril = _promise(sea, ship, cell, course.facing), own * sea.risk(cell)
            if course.exhausts:
                promise -= judgement.EXHAUSTION
            if promise > here.promise or peril < here.peril:
                found.append(Post(promise, peril, cell, course, ram))
    found.sort(key=lambda post: (post.peril - post.promise, len(post.course.way), post.course.oars))
    plan = Plan([here, *found] if found else [])
    plan.strikes = any(sea.gaps[post.cell] <= 2 and post.promise > -0.3 for post in plan)
    return plan


def _promise(sea: Lookout, ship: Ship, cell: int, facing: int) -> float:
    gap = sea.gaps[cell]
    if ship.repulsed:
        return judgement.PULL * min(gap, 8) + (0 if cell in sea.covered else judgement.WITHDRAW)
    value = _appeal(sea, ship, gap)
    if gap <= 2:
        value += sea.shot(ship.kind, cell, facing)
    return value


def _appeal(sea: Lookout, ship: Ship, gap: int) -> float:
    if sea.side is Side.CHRISTIAN and sea.lead >= 0:
        gap = max(gap, judgement.AWAIT_GAP)
    return -judgement.PULL * gap


def _ram_promise(sea: Lookout, ship: Ship, own: float, cell: int, hexes: int) -> tuple[float, float]:
    chance = ram_chance(hexes)
    if sea.left < judgement.LATE and sea.lead >= 0:
        return -own, own
    points = TYPES[ship.kind].points
    promise = chance * sea.prey[cell] - (1 - chance) * (points + (own - points) * judgement.STUCK)
    return promise, chance * own * sea.risk(cell)


def _with_friends(sea: Lookout, state: State, ship: Ship, cell: int, facing: int) -> float:
    """Weigh what friends add to a post, or take from it."""
    gap = sea.gaps[cell]
    if gap > 2 or ship.repulsed:
        return 0.0
    return -judgement.OVERKILL * _wasted(sea, state, ship, cell, facing) + (
        judgement.BOARDING * _boarding(sea, state, ship, cell, facing) if gap == 1 else 0.0
    )


def _wasted(sea, state, ship, cell, facing):
    """The part of a shot that would fall on a target others sink first."""
    shot, target = 0.0, -1
    prey = sea.prey
    ahead = cell
    for chance in BOW[ship.kind]:
        ahead = STEP[facing][ahead]
        if ahead in prey and chance * prey[ahead] > shot:
            shot, target = chance * prey[ahead], ahead
    if target < 0:
        return 0.0
    afloat = 1.0
    at, ships = state.at, state.ships
    for direction in range(1, 7):
        near = STEP[direction][target]
        for distance in (0, 1):
            name = at.get(near)
            if name is not None and name != ship.id:
                friend = ships[name]
                if (
                    friend.side is sea.side
                    and friend.facing == (direction + 2) % 6 + 1
                    and distance < len(BOW[friend.kind])
                    and not friend.repulsed
                ):
                    afloat *= 1 - BOW[friend.kind][distance]
            near = STEP[direction][near]
    return shot * (1 - afloat)


def _boarding(sea, state, ship, cell, facing):
    """What a ship adds to a boarding from this post."""
    best = 0.0
    own = TYPES[ship.kind].boarding
    at, ships = state.at, state.ships
    for direction in range(1, 7):
        to = STEP[direction][cell]
        if to not in sea.prey or (direction - facing) % 6 not in BOARDING_SIDES:
            continue
        defence = TYPES[sea.quarry[to].kind].boarding
        if not defence:
            continue
        strength = own
        count = 1
        for side in range(1, 7):
            name = at.get(STEP[side][to])
            if name is not None and name != ship.id:
                friend = ships[name]
                if (
                    friend.side is sea.side
                    and not friend.repulsed
                    and (side + 3 - friend.facing) % 6 in BOARDING_SIDES
                    and TYPES[friend.kind].boarding
                ):
                    strength += TYPES[friend.kind].boarding
                    count += 1
        chances = boarding_chances(strength, defence)
        value = chances.kill * sea.prey[to] - (chances.loss * 2.5 + chances.repulse * judgement.RALLY) * count
        if value / count > best:
            best = value / count
    return best
