"""Typed words, read into answers: orders with their ways, formations, shots, places, and whatever the menu offers."""

from __future__ import annotations

from itertools import dropwhile
from typing import Final, NamedTuple

from maestre.games.aguila.charging.charge import Charging, Declared
from maestre.games.aguila.data import Arm, Formation
from maestre.games.aguila.drill.formations import Forming
from maestre.games.aguila.moving.move_legality import way_of
from maestre.games.aguila.moving.moves import AnotherWay, Marching
from maestre.games.aguila.setup.array import arrayed
from maestre.games.aguila.setup.deployment import LIMBERED, UNLIMBERED, Deploying
from maestre.games.aguila.table.officers import in_command
from maestre.games.aguila.table.state import OfficerId, State, UnitId
from maestre.games.aguila.text.legs import read_journey, starts_a_journey
from maestre.games.aguila.text.menu import chosen, meant, menu
from maestre.games.aguila.text.spots import on_table, read_spots, where
from maestre.games.aguila.text.words import (
    DOUBLE_WORDS,
    HOLD_WORDS,
    SHOOT_WORDS,
    VERBS,
    piece_meant,
    piece_named,
    verb_named,
)
from maestre.games.aguila.turn.movement import Ordering
from maestre.games.aguila.turn.orders import VERBS as TOLD
from maestre.games.aguila.turn.targets import HOLD, Shooting
from maestre.miniatures.sides import Side
from maestre.miniatures.text.menu import by_number, of_each, some
from maestre.miniatures.text.words import ALL_WORDS, REST_WORDS, folded, telling
from maestre.play import Ask, ByQuestion, Place, Some, Spot, Tries, Unreadable

AT_ONCE: Final = ("advance", "double", "facing", "back", "aside", "unlimber")
"""Orders whose way may be told in the same line: what bars it is known before the order is given."""
_NUMBER: Final = 4
"""No number of a menu is longer."""


def parse(state: State, ask: Ask, words: tuple[str, ...]) -> tuple[Tries, ...]:
    """Read an answer: a number of the menu, or words; of an order with its way both answers that it takes."""
    if len(words) == 1 and len(words[0]) <= _NUMBER and words[0].lstrip("+-").isdigit():
        answer = by_number(menu(state, ask), words)
        if answer is not None:
            return ((answer,),)
    if ask.about in READERS:
        return READERS(Typed(state, ask, words), ask.about)
    if isinstance(ask.choice, Some):
        return ((some(ask.choice, words),),)
    if isinstance(ask.choice, Place):
        return (read_spots(state, ask, words),)
    return ((meant(state, ask, words),),)


class Typed(NamedTuple):
    """What was typed, when, and to answer what."""

    state: State
    ask: Ask
    words: tuple[str, ...]


READERS: Final[ByQuestion[Typed, tuple[Tries, ...]]] = ByQuestion()
"""Who reads an answer to a question that takes more than names, a place or a word of the menu."""


# --------------------------------------------------------------------------------------------------------------- orders


@READERS.of(Ordering)
def _order(typed: Typed, question: Ordering) -> tuple[Tries, ...]:
    """Read an order, and its way if that is said and nothing can come between the two.

    A unit out of command has a test first, and is asked for its way after it.
    """
    state, ask, words = typed
    piece, verb, rest = order_said(state, question, words)
    if verb not in AT_ONCE or not rest or piece not in state.units:
        return ((meant(state, ask, words),),)
    told = TOLD[verb](piece)
    question.check(state, told)
    way = Marching.of(state, way_of(state, told.unit, verb))
    journey = read_journey(state, way, rest)
    if not in_command(state, told.unit):
        return ((told.order(),),)
    way.check(state, journey)
    return ((told.order(),), (journey,))


def order_said(state: State, question: Ordering, words: tuple[str, ...]) -> tuple[str, str, tuple[str, ...]]:
    """The piece that is told something, the order, and what else is said; a way without an order is an advance."""
    own = (word for word in words if piece_named(state, word) in question.left)
    named = next(own, None) or next((word for word in words[:2] if piece_named(state, word) is not None), None)
    if named is None:
        if verb_named(words[0]) is not None and len(words) > 1 and folded(words[0]) not in VERBS["done"]:
            piece_meant(state, words[1])
        return "", "", ()
    said = list(words)
    said.remove(named)
    piece, rest = piece_meant(state, named), tuple(said)
    if any(folded(word) in DOUBLE_WORDS for word in rest[:3]):
        rest = tuple(dropwhile(lambda word: folded(word) not in DOUBLE_WORDS, rest))
    verb = verb_named(rest[0]) if rest else None
    if verb is not None and verb in AT_ONCE:
        return piece, verb, tuple(dropwhile(lambda word: folded(word) in VERBS[verb], rest))
    if rest and starts_a_journey(rest):
        return piece, "advance", rest
    return piece, verb or "", rest[1:]


@READERS.of(Marching, AnotherWay)
def _way(typed: Typed, question: Marching) -> tuple[Tries, ...]:
    """Read a way."""
    return ((read_journey(typed.state, question, typed.words),),)


@READERS.of(Charging)
def _charge(typed: Typed, question: Charging) -> tuple[Tries, ...]:
    """Read a charge: one's own units and the enemy whom they charge, in any order."""
    state, ask, words = typed
    named = [piece for word in words if (piece := piece_named(state, word)) is not None]
    own = [one for one in named if _side(state, one) == ask.seat]
    enemies = [one for one in named if _side(state, one) != ask.seat]
    if own and len(enemies) == 1:
        return ((Declared(own[0], enemies[0], tuple(own[1:])).order(),),)
    return ((meant(state, ask, words),),)


def _side(state: State, piece: str) -> Side:
    unit = state.units.get(UnitId(piece))
    return unit.side if unit is not None else state.officers[OfficerId(piece)].side


# ------------------------------------------------------------------------------------------------- one for each of many


@READERS.of(Forming)
def _formations(typed: Typed, question: Forming) -> tuple[Tries, ...]:
    """Read a formation for each unit: units or officers with theirs, then how they are drawn up; `rest` for all others.

    Whoever is not named is in line, or in the first formation that it may take.
    """
    state, ask, words = typed
    plan, waiting, said = dict.fromkeys(map(str, question.units), ""), list[str](), list[str]()
    for word in (*telling(" ".join(words).replace("=", " ").split()), ""):
        found = _drawn_up(state, plan, waiting, word)
        if said and (found or not word):
            plan |= _formed(state, question, waiting, said)
            waiting, said = [], []
            found = _drawn_up(state, plan, waiting, word)
        waiting += [unit for unit in found if unit not in waiting]
        said += [word] if word and not found else []
    if waiting:
        raise Unreadable(ask.rule, "text-which-formation", units=", ".join(waiting))
    line = any(Formation.LINE in may for _, may in question.may)
    usual = question.plan(Formation.LINE if line else question.may[0][1][0], ())
    assert usual is not None, "somebody may be drawn up so"
    return ((usual | {unit: formation for unit, formation in plan.items() if formation},),)


def _drawn_up(state: State, plan: dict[str, str], waiting: list[str], word: str) -> list[str]:
    """The units that a word names: one, those of an officer, or all that have no formation yet."""
    if word in (*ALL_WORDS, *REST_WORDS):
        return [unit for unit, told in plan.items() if not told and unit not in waiting]
    found = [unit for unit in plan if unit == word.upper()]
    return found or [unit for unit in plan if state.units[UnitId(unit)].officer == word.upper()]


def _formed(state: State, question: Forming, units: list[str], said: list[str]) -> dict[str, str]:
    """The formation that words mean, for each of some units."""
    found: dict[str, str] = {}
    for unit in units or question.units:
        may = next(may for key, may in question.may if key == unit)
        named = chosen(state, may, said)
        if len(named) > 1:
            raise Unreadable(question.rule, "text-several", words=" ".join(said), numbers=", ".join(map(str, named)))
        if not named:
            raise Unreadable(question.rule, "text-no-formation", unit=unit, words=" ".join(said))
        found[unit] = str(named[0])
    return found


@READERS.of(Shooting)
def _shots(typed: Typed, question: Shooting) -> tuple[Tries, ...]:
    """Read a target for each shooter: its name and whom it shoots at; `rest` lets the others fire at what is nearest.

    Whoever is not named holds fire. A unit that shoots from several sides uses the one that sees the target.
    """
    state, _, words = typed
    said, silent = telling(words), question.silence()
    others = any(word in (*ALL_WORDS, *REST_WORDS) for word in said)
    if said and not others and said[0] in HOLD_WORDS:
        return ((silent,),)
    plain = [word for word in said if word not in (*ALL_WORDS, *REST_WORDS)]
    plain = plain[1:] if plain and plain[0] in SHOOT_WORDS else plain
    shooters = dict.fromkeys(key.partition("/")[0] for key in silent)
    keys = (*shooters, *(key for key in silent if "/" in key))
    unsaid = Unreadable(question.rule, "text-who-shoots", units=", ".join(shooters))
    told = {key: target for key, target in of_each(keys, plain, unsaid).items() if target}
    shots = {**silent}
    if others:
        nearest = question.plan(state, ())
        shots = nearest | {key: HOLD for key in nearest if key.partition("/")[0] in told}
    for key, target in told.items():
        shots |= _aimed(state, question, key, target)
    return ((shots,),)


def _aimed(state: State, question: Shooting, key: str, target: list[str]) -> dict[str, str]:
    """The shot of a unit, or of one of its sides, at what is named: by the plainest way if there are several."""
    for own, options in question.choice().options:
        if key not in {own, own.partition("/")[0]}:
            continue
        found = sorted(map(str, chosen(state, options, target)), key=len)
        if found:
            return {own: found[0]}
    raise Unreadable(question.rule, "text-no-such-shot", unit=key, words=" ".join(target))


# --------------------------------------------------------------------------------------------------------------- places


@READERS.of(Deploying)
def _put(typed: Typed, question: Deploying) -> tuple[Tries, ...]:
    """Read where a piece goes that is being deployed; with `rest`, all others by themselves."""
    state, ask, words = typed
    if any(word in REST_WORDS for word in telling(words)):
        done = arrayed(state, question.side) or arrayed(state, question.side, commanded=False)
        assert done is not None, "no place is accepted that leaves no room"
        return tuple(tries for piece in question.units for tries in _arrayed(done, piece))
    return (read_spots(state, ask, words),)


def _arrayed(done: State, piece: str) -> tuple[Tries, ...]:
    """Where a piece stands in the usual array, and whether a gun is limbered there."""
    if not on_table(done, piece):
        return ()
    spot = Spot(piece, *where(done, piece))
    unit = done.units.get(UnitId(piece))
    if unit is None or done.arm_of(unit) is not Arm.ARTILLERY:
        return ((spot,),)
    return ((spot,), (LIMBERED if unit.limbered else UNLIMBERED,))
