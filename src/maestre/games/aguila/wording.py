"""Answers in words, with the figures that decide them: lengths, dice, numbers and chances.

All is worked out from a view: what a seat may not know is in none of it.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import isqrt
from typing import Final

from maestre.games.aguila.chances import passed
from maestre.games.aguila.data import Formation, Landscape, Structure
from maestre.games.aguila.discipline import test_of
from maestre.games.aguila.figures import (
    chance_of,
    charge_words,
    inches,
    obeys,
    reaction_words,
    shot_words,
    steady_words,
    weighed,
)
from maestre.games.aguila.matters import (
    Commanding,
    Fortifying,
    Laying,
    Reacting,
    Regrouping,
    Riding,
    Shooting,
    Way,
    Weighing,
)
from maestre.games.aguila.movement import DONE, OFFICERS, VERBS
from maestre.games.aguila.names import named
from maestre.games.aguila.places import battery_of, front, outline, present
from maestre.games.aguila.reactions import DECLINE, USE
from maestre.games.aguila.scenarios.assault import WORKS
from maestre.games.aguila.shooting import HOLD, word
from maestre.games.aguila.state import OfficerId, Side, State, UnitId
from maestre.games.aguila.ways import check_way, way_of
from maestre.miniatures.forms import BENDS
from maestre.miniatures.words import percent
from maestre.play import Ask, Journey, Leg, Message, Order, Spot
from maestre.play.offers import described as plainly
from maestre.space import tabletop
from maestre.space.tabletop import Point

__all__ = ["described", "start_of", "thing_named", "way_words"]

_FULL: Final = 100
_DEGREE: Final = 100


def described(state: State, ask: Ask, answer: object) -> Message:
    """Put an answer that the rules allow into words."""
    if isinstance(answer, Order):
        return _ordered(state, ask, answer)
    if isinstance(answer, Journey):
        assert isinstance(ask.about, Way)
        return way_words(state, ask.about, answer)
    if isinstance(answer, Spot):
        return _placed(state, ask, answer)
    if isinstance(answer, dict):
        return _each(state, ask, answer)
    if isinstance(answer, tuple):
        return _listed([named(state, one) for one in answer]) or Message("offer-nobody")
    return _picked(state, ask, answer) if isinstance(answer, str) else plainly(answer)


def start_of(state: State, piece: str) -> Point | None:
    """From where a piece moves: its front centre, or the middle of an officer's base; None if it is not there."""
    if piece in state.units and UnitId(piece) in present(state):
        return front(state, piece)
    officer = state.officers.get(OfficerId(piece))
    if officer is None or officer.pose is None:
        return None
    return Point(officer.pose.x, officer.pose.y)


def _listed(names: list[Message | str]) -> Message | None:
    """Some names in a sentence."""
    if not names:
        return None
    found = Message.of("offer-piece", what=names[0])
    for one in names[1:]:
        found = Message.of("and-more", some=found, more=one)
    return found


# --------------------------------------------------------------------------------------------------------------- orders


def _ordered(state: State, ask: Ask, order: Order) -> Message:
    if order.verb == DONE:
        late = state.go is not None and state.go.step == OFFICERS and ask.rule == "3.01"
        return Message(f"offer-done-{_DONE.get(ask.rule, 'plain')}{'-officers' if late else ''}")
    if ask.rule == "2.10":
        return charge_words(state, (UnitId(order.piece), *map(UnitId, order.objects[1:])), order.objects[0])
    if ask.rule == "12.13":
        return Message.of("offer-rally", officer=named(state, order.piece), unit=named(state, order.objects[0]))
    if ask.rule == "3.01" and order.verb in VERBS:
        return _told(state, order)
    what = (_priced(state, ask, one) for one in (order.piece, *order.objects) if one)
    return Message.of("offer-do", verb=order.verb, what=_listed(list(what)) or "")


def _priced(state: State, ask: Ask, piece: str) -> Message | str:
    """What an order is about; a work that is bought with its price."""
    name = thing_named(state, piece)
    prices = dict(ask.about.prices) if isinstance(ask.about, Fortifying) else {}
    return Message.of("offer-work", work=name, price=prices[piece]) if piece in prices else name


_DONE: Final = {"2.10": "charges", "3.01": "orders", "12.13": "rallies"}


def _told(state: State, order: Order) -> Message:
    """An order of the movement phase: how far it goes, and the chance that it is obeyed."""
    verb, unit = Message(f"verb-{order.verb}"), UnitId(order.piece)
    if order.piece in state.officers:
        return Message.of("offer-order", order=verb, unit=named(state, order.piece), chance=_FULL)
    common = {"order": verb, "unit": named(state, unit)}
    if order.verb == "formation":
        formation = Message(f"formation-{order.objects[0]}")
        chance = chance_of(state, unit, "formation")
        return Message.of("offer-order-formation", **common, formation=formation, chance=chance)
    chance = obeys(state, unit) if VERBS[order.verb].tested else _FULL
    if order.objects:
        key = "offer-order-unlimber" if order.verb == "limber" else "offer-order-at"
        return Message.of(key, **common, what=named(state, order.objects[0]), chance=chance)
    if order.verb in _GOING and state.units[unit].pose is not None:
        far = inches(way_of(state, unit, order.verb).allowance.whole)
        return Message.of("offer-order-far", **common, far=far, chance=chance)
    return Message.of("offer-order", **common, chance=chance)


_GOING: Final = ("advance", "back", "aside", "double", "unlimber", "detach")


# ----------------------------------------------------------------------------------------------------------------- ways


def way_words(state: State, about: Way, journey: Journey) -> Message:
    """A way leg by leg, what it costs of how much there is, and the chance that friends on it let the unit pass."""
    unit = named(state, about.unit)
    if not any(leg.amount for leg in journey.legs) and not any(leg.at for leg in journey.legs):
        return Message.of("offer-stay", what=unit)
    walk = check_way(state, about, journey)
    cost = -(-walk.cost.numerator // walk.cost.denominator)
    friends = dict.fromkeys(
        battery_of(state, UnitId(one))[0] for one in walk.passed if one in state.units and one not in about.let
    )
    chance = Fraction(1)
    for friend in friends:
        chance *= passed(test_of(state, friend, "crossed"))
    return Message.of(
        "offer-way",
        unit=unit,
        legs=_legs(journey.legs),
        cost=inches(cost),
        most=inches(max(about.allowance.whole, cost)),
        friends=len(friends),
        chance=percent(chance),
    )


def _legs(legs: tuple[Leg, ...]) -> Message:
    found = [_leg(leg) for leg in legs if leg.amount or leg.at]
    said = found[0]
    for one in found[1:]:
        said = Message.of("and-then", some=said, more=one)
    return said


def _leg(leg: Leg) -> Message:
    if leg.how == "to":
        return Message("leg-to")
    hand = "left" if leg.amount < 0 else "right"
    if leg.how in {"turn", "wheel"}:
        return Message.of(f"leg-said-{leg.how}", hand=hand, degrees=round(abs(leg.amount) / _DEGREE))
    far = inches(abs(leg.amount))
    if leg.at:
        return Message.of("leg-said-along", far=far, degrees=round(leg.at[0] % tabletop.TURN / _DEGREE))
    return Message.of(f"leg-said-{leg.how}", far=far, **({"hand": hand} if leg.how == "aside" else {}))


# --------------------------------------------------------------------------------------------------------------- places


def _placed(state: State, ask: Ask, spot: Spot) -> Message:
    """How far a piece goes, whom an officer joins, where a unit faces; a piece from outside the table is put down."""
    who, to = thing_named(state, spot.piece), Point(spot.x, spot.y)
    if isinstance(ask.about, Regrouping):
        return Message.of("offer-faces", unit=who, degrees=round(spot.facing / _DEGREE))
    if isinstance(ask.about, Riding):
        return _ridden(state, ask.about, to)
    return Message.of("offer-put", what=who)


def _ridden(state: State, about: Riding, to: Point) -> Message:
    who = named(state, about.officer)
    if about.host is not None:
        return Message.of("offer-leaves", officer=who, unit=named(state, about.host))
    side, start = state.officers[about.officer].side, start_of(state, about.officer)
    friends = (unit for unit in present(state) if state.units[unit].side is side)
    host = next((unit for unit in friends if tabletop.holds(outline(state, unit), to)), None)
    if host is not None:
        return Message.of("offer-join", officer=who, unit=named(state, host))
    if start is None or start == to:
        return Message.of("offer-stay", what=who)
    far = isqrt((start.x - to.x) ** 2 + (start.y - to.y) ** 2)
    return Message.of("offer-rides", officer=who, far=inches(far), fast="yes" if far > about.pace else "no")


def thing_named(state: State, piece: str) -> Message | str:
    """What is put down or bought: a unit or officer, a crossing, a work, or a piece of terrain with its form."""
    found = named(state, piece)
    if found != piece:
        return found
    if piece in tuple(WORKS):
        return Message(f"work-{piece}")
    if piece in _PICKS:
        return Message(f"offer-pick-{piece}")
    return _form(piece) if ":" in piece else piece


def _form(piece: str) -> Message:
    """A piece of terrain: its size, its width and bend, or of how many houses and of what it is."""
    first, _, second = piece.partition("+")
    if second:
        return Message.of("and-more", some=_form(first), more=_form(second))
    element, _, form = piece.partition(":")
    name = Message("offer-pick-farm") if element == "farm" else Message(f"terrain-{element}")
    first, sign, rest = form.partition("x")
    if sign and first.isdigit() and rest.isdigit():
        return Message.of("offer-terrain-size", element=name, length=int(first), width=int(rest))
    first, _, rest = form.partition("-")
    if first.isdigit() and rest in BENDS:
        return Message.of("offer-terrain-river", element=name, width=int(first), bend=rest)
    if first.isdigit() and rest in tuple(Structure):
        return Message.of("offer-terrain-houses", element=name, count=int(first), built=rest)
    built, _, wall = rest.partition("-")
    if first.isdigit() and wall in tuple(Structure):
        return Message.of("offer-terrain-farm", element=name, count=int(first), built=built, wall=wall)
    return Message.of("offer-terrain", element=name, form=form)


# ------------------------------------------------------------------------------------------------- one for each of many


def _each(state: State, ask: Ask, answer: dict[str, str]) -> Message:
    """How units are drawn up, or who shoots: one shot with all its figures, of several how many there are."""
    if isinstance(ask.about, Shooting):
        shots = [(key, said) for key, said in answer.items() if said != HOLD]
        if len(shots) != 1:
            return Message.of("offer-shots", count=len(shots), silent=len(answer) - len(shots))
        return _shot(state, ask.about, *shots[0])
    counts = {one.value: list(answer.values()).count(one.value) for one in Formation}
    found: list[Message | str] = [
        Message.of("offer-drawn-up", count=count, formation=Message(f"formation-{formation}"))
        for formation, count in counts.items()
        if count
    ]
    return _listed(found) or Message("offer-nobody")


def _shot(state: State, about: Shooting, key: str, said: str) -> Message:
    unit, _, side = key.partition("/")
    aim = next(
        aim for aim in about.aims if aim.shooter == unit and word(aim) == said and side in {"", aim.side.name.lower()}
    )
    return shot_words(state, aim)


# -------------------------------------------------------------------------------------------------------------- options


def _picked(state: State, ask: Ask, said: str) -> Message:
    """An option of a list: a reaction, an officer, a piece, something to use, or a plain word."""
    if isinstance(ask.about, Reacting):
        return reaction_words(state, ask.about, said)
    if isinstance(ask.about, Commanding):
        return steady_words(state, ask.about, said)
    if isinstance(ask.about, Weighing) and said in {USE, DECLINE}:
        return weighed(state, ask.about, said)
    if ask.rule in _BY_RULE:
        return _BY_RULE[ask.rule](state, said)
    found = named(state, said)
    return Message.of("offer-piece", what=found) if found != said else _word(ask, said)


def _word(ask: Ask, said: str) -> Message:
    """A plain word of the rules: a formation, a side, a piece of terrain, or what an option says."""
    prefix = next((prefix for prefix, known in _WORDS.items() if said in known), "")
    if prefix:
        return Message(f"{prefix}-{said}")
    if isinstance(ask.about, Laying) and ":" in said:
        return _form(said)
    return Message(f"offer-pick-{said}") if said in _PICKS else plainly(said)


def _way_out(_state: State, said: str) -> Message:
    """By which side a garrison leaves, drawn up how, and whether at the double."""
    side, formation, *quick = said.split("/")
    shown = Message(f"formation-{formation}")
    return Message.of("offer-way-out", side=side, formation=shown, quick="yes" if quick else "no")


def _arriving(_state: State, said: str) -> Message:
    """How a unit comes onto the table: drawn up how, and how fast."""
    formation, _, pace = said.partition("/")
    known = formation in tuple(Formation)
    shown = Message(f"formation-{formation}" if known else f"offer-pick-{formation}")
    return Message.of("offer-arrives", formation=shown, pace=pace or "none")


def _moment(_state: State, said: str) -> Message:
    return Message.of("offer-weather-dice", more=int(said))


_BY_RULE: Final[dict[str, Callable[[State, str], Message]]] = {
    "4.13": _way_out,
    "12.40": _moment,
    "16.07": _arriving,
}
"""What an option means, by the rule that asks for it."""

_WORDS: Final[dict[str, tuple[str, ...]]] = {
    "formation": tuple(Formation),
    "seat": tuple(Side),
    "landscape": tuple(Landscape),
}
"""Words that have names elsewhere."""

_PICKS: Final = (
    *("stand", "advance", "withdraw", "charge", "hold", "use", "pass", "none", "done", "place", "stop"),
    *("marker", "objective", "quarter", "south-west", "south-east", "north-west", "north-east"),
    *("farm", "mill", "edge", "order", "hand", "array", "limbered", "unlimbered", "bridge", "ford"),
    *("north", "south", "east", "west", "front", "rear", "left", "right"),
)
"""Words that have a message of their own here."""
