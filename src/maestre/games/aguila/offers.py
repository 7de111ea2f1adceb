"""What may be ordered now, each in words with its figures, and one plan for many units at once."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import islice
from random import Random
from typing import Final

from maestre.games.aguila.aiming import forced
from maestre.games.aguila.buildings import enterable
from maestre.games.aguila.chances import expected
from maestre.games.aguila.charge import CHARGE
from maestre.games.aguila.checks import check
from maestre.games.aguila.data import Formation
from maestre.games.aguila.formations import open_formations
from maestre.games.aguila.matters import (
    Aim,
    Charging,
    Forming,
    Ordering,
    Rallying,
    Reacting,
    Regrouping,
    Riding,
    Shooting,
    Way,
)
from maestre.games.aguila.movement import DONE, VERBS
from maestre.games.aguila.places import pose, present
from maestre.games.aguila.proposals import propose
from maestre.games.aguila.rally import RALLY
from maestre.games.aguila.shooting import HOLD, reading_of, volley, word
from maestre.games.aguila.snaps import snapped
from maestre.games.aguila.state import State, UnitId
from maestre.games.aguila.ways import check_way
from maestre.games.aguila.wording import described, start_of
from maestre.miniatures.words import about, offered, pointed
from maestre.play import (
    Answer,
    Ask,
    Each,
    Journey,
    Leg,
    Message,
    Offer,
    Order,
    Orders,
    Pick,
    Place,
    Refused,
    Route,
    Some,
    Spot,
    Tries,
)
from maestre.space import tabletop

__all__ = ["FIRE", "FORM", "able", "muster", "offers"]

FORM: Final = "form"
"""The plan in which many units are drawn up alike."""
FIRE: Final = "fire"
"""The plan in which units fire where it does most."""
_MOST: Final = 200
_FEW: Final = 3
_FAR: Final = 10_000_000
"""Farther than any table."""


def able(state: State, ask: Ask) -> tuple[str, ...]:
    """List the pieces that an answer may be about, each once."""
    choice, matter = ask.choice, ask.about
    named: list[str] = []
    if isinstance(matter, Ordering):
        named = list(matter.pieces)
    elif isinstance(matter, Charging):
        named = [onset.charger for onset in matter.onsets]
    elif isinstance(matter, Rallying):
        named = [officer for officer, _ in matter.pairs]
    elif isinstance(choice, Place | Route):
        named = list(choice.pieces)
    elif isinstance(choice, Each):
        named = [pointed(key) for key, _ in choice.options]
    elif isinstance(choice, Orders):
        named = [order.piece for order in _orders(state, ask)]
    else:
        named = [*_whose(ask), *(pointed(option) for option in choice.options)]
    return tuple(dict.fromkeys(one for one in named if one in state.units or one in state.officers))


def _whose(ask: Ask) -> tuple[str, ...]:
    """The unit that a question concerns, where its answers do not name it."""
    if isinstance(ask.about, Reacting):
        return (ask.about.charge.target,)
    return (ask.about.unit,) if isinstance(ask.about, Regrouping) else ()


def offers(state: State, ask: Ask, piece: str) -> tuple[Offer, ...]:
    """List what may be answered, or what of it concerns one piece, in words and with the place to touch.

    A shot is offered to its shooter as an answer in which nobody else fires.
    """
    if isinstance(ask.choice, Each):
        return tuple(_of_each(state, ask, ask.choice, piece))
    whose = _whose(ask)
    found = ((_offered(state, ask, answer), (*about(answer), *whose)) for answer in _answers(state, ask, piece))
    return tuple(offer for offer, pieces in found if piece == "" or piece in pieces)


def _offered(state: State, ask: Ask, answer: Answer) -> Offer:
    words = described(state, ask, answer)
    if isinstance(answer, Journey) and isinstance(ask.about, Way):
        end = check_way(state, ask.about, answer).pose
        return Offer(answer, words, tuple(end))
    return offered(answer, words, lambda piece: start_of(state, piece))


def _answers(state: State, ask: Ask, piece: str) -> Iterator[Answer]:
    if isinstance(ask.choice, Orders):
        yield from _orders(state, ask, piece)
    elif isinstance(ask.choice, Pick):
        yield from ask.choice.options
    elif isinstance(ask.choice, Some):
        yield from _parties(state, ask, ask.choice)
    elif isinstance(ask.choice, Route):
        yield from _ways(state, ask)
    elif isinstance(ask.choice, Place):
        yield from _spots(state, ask, piece)


def _parties(state: State, ask: Ask, choice: Some) -> Iterator[tuple[str, ...]]:
    """Nobody, each alone, all of them, or else what chance would choose."""
    few = ((), *((one,) for one in choice.options), choice.options)
    fit = [some for some in dict.fromkeys(few) if choice.least <= len(some) <= choice.most]
    allowed = [some for some in fit if check.allow(state, ask, some)]
    proposed = (some for some in islice(propose(state, ask, Random(0)), _FEW) if isinstance(some, tuple))
    yield from allowed or dict.fromkeys(proposed)


# --------------------------------------------------------------------------------------------------------------- orders


def _orders(state: State, ask: Ask, piece: str = "") -> Iterator[Order]:
    """The orders that the rules allow, of one piece or of all."""
    if isinstance(ask.about, Ordering):
        for one in ask.about.pieces:
            if piece in {"", one}:
                yield from (order for order in _thought_of(state, one) if check.allow(state, ask, order))
        yield Order(DONE)
    elif isinstance(ask.about, Charging):
        yield from _charges(state, ask, ask.about, piece)
        yield Order(DONE)
    elif isinstance(ask.about, Rallying):
        yield from (Order(RALLY, officer, (unit,)) for officer, unit in ask.about.pairs)
        yield Order(DONE)
    else:
        found = dict.fromkeys(islice(propose(state, ask, Random(0)), _MOST))
        yield from sorted((order for order in found if isinstance(order, Order)), key=_place)


def _place(order: Order) -> tuple[str, str, tuple[str, ...]]:
    return order.verb, order.piece, order.objects


def _thought_of(state: State, piece: str) -> Iterator[Order]:
    """All that a piece might be told; some of it may not be allowed."""
    if piece in state.officers:
        yield Order("ride", piece)
        return
    unit = UnitId(piece)
    for verb in VERBS:
        if verb == "formation":
            yield from (Order(verb, piece, (one.value,)) for one in open_formations(state, unit))
        elif verb == "enter":
            yield from (Order(verb, piece, (house,)) for house in enterable(state, unit))
        elif verb == "limber":
            yield from (Order(verb, piece), Order(verb, piece, ("unlimber",)))
        else:
            yield Order(verb, piece)


def _charges(state: State, ask: Ask, about: Charging, piece: str) -> Iterator[Order]:
    """Each charge of a unit alone, and those of all who reach the same target together, if they find room."""
    for onset in about.onsets:
        if piece not in {"", onset.charger, onset.target}:
            continue
        orders = [Order(CHARGE, onset.charger, (onset.target,))]
        fellows = [one.charger for one in about.onsets if one.target == onset.target and one.charger != onset.charger]
        if fellows:
            orders.append(Order(CHARGE, onset.charger, (onset.target, *fellows)))
        yield from (order for order in orders if check.allow(state, ask, order))


# ------------------------------------------------------------------------------------------------------ ways and places


def _ways(state: State, ask: Ask) -> Iterator[Journey]:
    """A few ways worth a touch: as far as each kind of leg goes, quarter turns, and staying."""
    assert isinstance(ask.choice, Route)
    assert isinstance(ask.about, Way)
    unit, found = ask.about.unit, []
    if ask.about.turns:
        quarter, half = tabletop.QUARTER_TURN, tabletop.HALF_TURN
        found += [Leg("turn", turn) for turn in (-quarter, quarter, half)] if "turn" in ask.choice.legs else []
    found += [Leg(how, _FAR) for how in ("ahead", "back", "aside") if how in ask.choice.legs]
    found += [Leg("aside", -_FAR)] if "aside" in ask.choice.legs else []
    for leg in found:
        try:
            snap = snapped(state, ask, Journey(unit, (leg,)))
        except Refused:
            continue
        if leg.how != "turn" or snap.answer.legs == (leg,):
            yield snap.answer
    yield Journey(unit, ())


def _spots(state: State, ask: Ask, piece: str) -> Iterator[Spot]:
    """A few places worth a touch: units that an officer can join, where a piece stands, or what chance would try."""
    if isinstance(ask.about, Riding) and ask.about.host is None:
        officer = ask.about.officer
        side = state.officers[officer].side
        hosts = (state.units[unit] for unit in present(state) if state.units[unit].side is side)
        joins = (Spot(officer, one.pose.x, one.pose.y) for one in hosts if one.pose is not None)
        yield from (spot for spot in joins if check.allow(state, ask, spot))
        yield Spot(officer, *pose(state, officer))
    elif isinstance(ask.about, Regrouping):
        yield Spot(ask.about.unit, *pose(state, ask.about.unit))
    else:
        proposed = dict.fromkeys(islice(propose(state, ask, Random(0)), _FEW))
        yield from (spot for spot in proposed if isinstance(spot, Spot) and piece in {"", spot.piece})


# ------------------------------------------------------------------------------------------------- one for each of many


def _of_each(state: State, ask: Ask, choice: Each, piece: str) -> Iterator[Offer]:
    """Plans for all; for one piece its own options, the others as they would be otherwise."""
    if isinstance(ask.about, Shooting):
        silent = {key: HOLD for key, _ in choice.options}
        if not piece:
            yield Offer(_fired(state, ask.about, choice, ()), Message("offer-all-nearest"))
            yield Offer(silent, Message("offer-all-hold"))
            return
        for key, options in choice.options:
            for said in options:
                if said != HOLD and piece in {pointed(key), pointed(said)}:
                    answer = {**silent, key: said}
                    where = start_of(state, pointed(said)) or ()
                    yield Offer(answer, described(state, ask, answer), tuple(where), (key, said))
    elif isinstance(ask.about, Forming):
        for formation in Formation:
            plan = _formed(choice, formation, (piece,) if piece else ())
            if plan is not None:
                name = Message(f"formation-{formation}")
                yield Offer(plan, name if piece else Message.of("offer-all-formation", formation=name))


def muster(state: State, ask: Ask, pieces: tuple[str, ...], order: Order) -> tuple[Tries, ...]:
    """Turn one plan for many into an answer for all: those named, or everybody, drawn up alike, firing, or silent."""
    choice = ask.choice
    if isinstance(choice, Each) and isinstance(ask.about, Forming) and order.verb == FORM and len(order.objects) == 1:
        known = order.objects[0] in tuple(Formation)
        plan = _formed(choice, Formation(order.objects[0]), pieces) if known else None
        if plan is not None:
            return ((plan,),)
    if isinstance(choice, Each) and isinstance(ask.about, Shooting) and order.verb in {FIRE, HOLD}:
        if order.verb == FIRE:
            return ((_fired(state, ask.about, choice, pieces),),)
        return (({key: HOLD for key, _ in choice.options},),)
    raise Refused(ask.rule, "no-such-plan")


def _formed(choice: Each, wanted: Formation, pieces: tuple[str, ...]) -> dict[str, str] | None:
    """A plan in which those named, or all, are in a formation if they may be, and the others in line; None if none."""
    plan = {}
    for key, options in choice.options:
        told = wanted if (not pieces or key in pieces) and wanted in options else Formation.LINE
        plan[key] = told.value if told in options else options[0]
    return plan if wanted.value in plan.values() else None


def _fired(state: State, about: Shooting, choice: Each, pieces: tuple[str, ...]) -> dict[str, str]:
    """Each of those named, or everybody, fires where it does most without having to test; the others hold."""
    plan: dict[str, str] = {}
    for key, options in choice.options:
        unit, _, side = key.partition("/")
        taken = [pointed(said) for other, said in plan.items() if pointed(other) == unit]
        own = [aim for aim in about.aims if aim.shooter == unit and side in {"", aim.side.name.lower()}]
        free = [aim for aim in own if word(aim) in options and pointed(word(aim)) not in taken]
        plan[key] = HOLD if pieces and unit not in pieces else _best(state, UnitId(unit), free)
    return plan


def _best(state: State, unit: UnitId, aims: list[Aim]) -> str:
    near = {aim.side: forced(state, unit, aim.side) for aim in aims}
    able = [aim for aim in aims if not near[aim.side] or aim.target in near[aim.side]]
    best = max(able, key=lambda aim: _promise(state, aim), default=None)
    return HOLD if best is None else word(best)


def _promise(state: State, aim: Aim) -> Fraction:
    return expected(reading_of(volley(state, aim)))
