"""Typed words, read into answers: orders with their ways, formations, shots, places, and whatever the menu offers."""

from __future__ import annotations

from collections.abc import Callable
from itertools import dropwhile
from typing import Final

from maestre.games.aguila.array import arrayed
from maestre.games.aguila.checks import check
from maestre.games.aguila.data import Arm
from maestre.games.aguila.deployment import LIMBERED, UNLIMBERED
from maestre.games.aguila.matters import Deploying, Forming, Ordering, Shooting
from maestre.games.aguila.offers import FIRE, FORM, muster
from maestre.games.aguila.officers import in_command
from maestre.games.aguila.shooting import HOLD
from maestre.games.aguila.state import OfficerId, Side, State, UnitId
from maestre.games.aguila.text.legs import asked_way, read_journey, starts_a_journey
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
from maestre.games.aguila.ways import way_of
from maestre.miniatures.text.menu import by_number, of_each, some
from maestre.miniatures.text.words import ALL_WORDS, REST_WORDS, folded, telling
from maestre.play import Ask, Each, Order, Place, Route, Some, Spot, Tries, Unreadable

__all__ = ["order_said", "parse"]

_AT_ONCE: Final = ("advance", "double", "facing", "back", "aside", "unlimber")
"""Orders whose way may be told in the same line: what bars it is known before the order is given."""
_NUMBER: Final = 4
"""No number of a menu is longer."""


def parse(state: State, ask: Ask, words: tuple[str, ...]) -> tuple[Tries, ...]:
    """Read an answer: a number of the menu, or words; of an order with its way both answers that it takes."""
    if len(words) == 1 and len(words[0]) <= _NUMBER and words[0].lstrip("+-").isdigit():
        answer = by_number(menu(state, ask), words)
        if answer is not None:
            return ((answer,),)
    if isinstance(ask.choice, Each):
        return ((_each(state, ask, ask.choice, words),),)
    if isinstance(ask.choice, Some):
        return ((some(ask.choice, words),),)
    if isinstance(ask.choice, Route):
        return ((read_journey(state, ask, words),),)
    if isinstance(ask.choice, Place):
        return _put(state, ask, words)
    special = _BY_RULE.get(ask.rule)
    return special(state, ask, words) if special else ((meant(state, ask, words),),)


# --------------------------------------------------------------------------------------------------------------- orders


def _order(state: State, ask: Ask, words: tuple[str, ...]) -> tuple[Tries, ...]:
    """Read an order, and its way if that is said and nothing can come between the two.

    A unit out of command has a test first, and is asked for its way after it.
    """
    piece, verb, rest = order_said(state, ask, words)
    if verb not in _AT_ONCE or not rest or piece not in state.units:
        return ((meant(state, ask, words),),)
    order, unit = Order(verb, piece), UnitId(piece)
    check(state, ask, order)
    question = asked_way(state, ask.seat, way_of(state, unit, verb))
    journey = read_journey(state, question, rest)
    if not in_command(state, unit):
        return ((order,),)
    check(state, question, journey)
    return ((order,), (journey,))


def order_said(state: State, ask: Ask, words: tuple[str, ...]) -> tuple[str, str, tuple[str, ...]]:
    """The piece that is told something, the order, and what else is said; a way without an order is an advance."""
    assert isinstance(ask.about, Ordering)
    own = (word for word in words if piece_named(state, word) in ask.about.pieces)
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
    if verb is not None and verb in _AT_ONCE:
        return piece, verb, tuple(dropwhile(lambda word: folded(word) in VERBS[verb], rest))
    if rest and starts_a_journey(rest):
        return piece, "advance", rest
    return piece, verb or "", rest[1:]


def _charge(state: State, ask: Ask, words: tuple[str, ...]) -> tuple[Tries, ...]:
    """Read a charge: one's own units and the enemy whom they charge, in any order."""
    named = [piece for word in words if (piece := piece_named(state, word)) is not None]
    own = [one for one in named if _side(state, one) == ask.seat]
    enemies = [one for one in named if _side(state, one) != ask.seat]
    if own and len(enemies) == 1:
        return ((Order("charge", own[0], (enemies[0], *own[1:])),),)
    return ((meant(state, ask, words),),)


def _side(state: State, piece: str) -> Side:
    unit = state.units.get(UnitId(piece))
    return unit.side if unit is not None else state.officers[OfficerId(piece)].side


# ------------------------------------------------------------------------------------------------- one for each of many


def _each(state: State, ask: Ask, choice: Each, words: tuple[str, ...]) -> dict[str, str]:
    return (
        _formations(state, ask, choice, words) if isinstance(ask.about, Forming) else _shots(state, ask, choice, words)
    )


def _formations(state: State, ask: Ask, choice: Each, words: tuple[str, ...]) -> dict[str, str]:
    """Read a formation for each unit: units or officers with theirs, then how they are drawn up; `rest` for all others.

    Whoever is not named is in line, or in the first formation that it may take.
    """
    plan, waiting, said = dict.fromkeys((key for key, _ in choice.options), ""), list[str](), list[str]()
    for word in (*telling(" ".join(words).replace("=", " ").split()), ""):
        found = _drawn_up(state, choice, plan, waiting, word)
        if said and (found or not word):
            plan |= _formed(state, ask, choice, waiting, said)
            waiting, said = [], []
            found = _drawn_up(state, choice, plan, waiting, word)
        waiting += [unit for unit in found if unit not in waiting]
        said += [word] if word and not found else []
    if waiting:
        raise Unreadable(ask.rule, "text-which-formation", units=", ".join(waiting))
    (usual,) = muster(state, ask, (), Order(FORM, "", (_usual(choice),)))[0]
    assert isinstance(usual, dict)
    return usual | {unit: formation for unit, formation in plan.items() if formation}


def _usual(choice: Each) -> str:
    return next((one for _, options in choice.options for one in options if one == "line"), choice.options[0][1][0])


def _drawn_up(state: State, choice: Each, plan: dict[str, str], waiting: list[str], word: str) -> list[str]:
    """The units that a word names: one, those of an officer, or all that have no formation yet."""
    if word in (*ALL_WORDS, *REST_WORDS):
        return [unit for unit, _ in choice.options if not plan[unit] and unit not in waiting]
    keys = [unit for unit, _ in choice.options]
    found = [unit for unit in keys if unit == word.upper()]
    return found or [unit for unit in keys if state.units[UnitId(unit)].officer == word.upper()]


def _formed(state: State, ask: Ask, choice: Each, units: list[str], said: list[str]) -> dict[str, str]:
    """The formation that words mean, for each of some units."""
    found: dict[str, str] = {}
    for unit in units or [unit for unit, _ in choice.options]:
        options = next(options for key, options in choice.options if key == unit)
        named = chosen(state, options, said)
        if len(named) > 1:
            raise Unreadable(ask.rule, "text-several", words=" ".join(said), numbers=", ".join(map(str, named)))
        if not named:
            raise Unreadable(ask.rule, "text-no-formation", unit=unit, words=" ".join(said))
        found[unit] = str(named[0])
    return found


def _shots(state: State, ask: Ask, choice: Each, words: tuple[str, ...]) -> dict[str, str]:
    """Read a target for each shooter: its name and whom it shoots at; `rest` lets the others fire at what is nearest.

    Whoever is not named holds fire. A unit that shoots from several sides uses the one that sees the target.
    """
    assert isinstance(ask.about, Shooting)
    said = telling(words)
    others = any(word in (*ALL_WORDS, *REST_WORDS) for word in said)
    if said and not others and said[0] in HOLD_WORDS:
        return {key: HOLD for key, _ in choice.options}
    plain = [word for word in said if word not in (*ALL_WORDS, *REST_WORDS)]
    plain = plain[1:] if plain and plain[0] in SHOOT_WORDS else plain
    shooters = dict.fromkeys(key.partition("/")[0] for key, _ in choice.options)
    keys = (*shooters, *(key for key, _ in choice.options if "/" in key))
    unsaid = Unreadable(ask.rule, "text-who-shoots", units=", ".join(shooters))
    told = {key: target for key, target in of_each(keys, plain, unsaid).items() if target}
    silent = {key: HOLD for key, _ in choice.options}
    shots = {**silent}
    if others:
        (nearest,) = muster(state, ask, (), Order(FIRE))[0]
        assert isinstance(nearest, dict)
        shots = nearest | {key: HOLD for key in nearest if key.partition("/")[0] in told}
    for key, target in told.items():
        shots |= _aimed(state, ask, choice, key, target)
    return shots


def _aimed(state: State, ask: Ask, choice: Each, key: str, target: list[str]) -> dict[str, str]:
    """The shot of a unit, or of one of its sides, at what is named: by the plainest way if there are several."""
    for own, options in choice.options:
        if key not in {own, own.partition("/")[0]}:
            continue
        found = sorted(map(str, chosen(state, options, target)), key=len)
        if found:
            return {own: found[0]}
    raise Unreadable(ask.rule, "text-no-such-shot", unit=key, words=" ".join(target))


# --------------------------------------------------------------------------------------------------------------- places


def _put(state: State, ask: Ask, words: tuple[str, ...]) -> tuple[Tries, ...]:
    """Read where a piece goes; of units that are being deployed also `rest`: all others by themselves."""
    if ask.rule == "16.05" and any(word in REST_WORDS for word in telling(words)):
        assert isinstance(ask.about, Deploying)
        side = Side(ask.seat)
        done = arrayed(state, side) or arrayed(state, side, commanded=False)
        assert done is not None, "no place is accepted that leaves no room"
        return tuple(tries for piece in ask.about.units for tries in _arrayed(done, piece))
    return (read_spots(state, ask, words),)


def _arrayed(done: State, piece: str) -> tuple[Tries, ...]:
    """Where a piece stands in the usual array, and whether a gun is limbered there."""
    if not on_table(done, piece):
        return ()
    spot = Spot(piece, *where(done, piece))
    unit = done.units.get(UnitId(piece))
    if unit is None or unit.arm is not Arm.ARTILLERY:
        return ((spot,),)
    return ((spot,), (LIMBERED if unit.limbered else UNLIMBERED,))


_BY_RULE: Final[dict[str, Callable[[State, Ask, tuple[str, ...]], tuple[Tries, ...]]]] = {
    "3.01": _order,
    "2.10": _charge,
}
"""Who reads an answer to a question that takes more than a word of the menu."""
