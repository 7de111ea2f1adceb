"""What may be ordered now, each in words with its figures, and one plan for many Troops at once."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import islice
from random import Random
from typing import Final

from maestre.games.tercios.chances import fought, strikes
from maestre.games.tercios.charge import contact, reachable
from maestre.games.tercios.checks import check
from maestre.games.tercios.counter import posed
from maestre.games.tercios.data import OrderKind
from maestre.games.tercios.deployment import ARRAY, DEPLOY
from maestre.games.tercios.matters import Acting, Buying, Charge, Deploying, Ride, Trigger
from maestre.games.tercios.melee import pools
from maestre.games.tercios.planning import GROUP, STAY
from maestre.games.tercios.proposals import propose
from maestre.games.tercios.rout import endurance
from maestre.games.tercios.scenery import PLACE, STOP
from maestre.games.tercios.shooting import volleys
from maestre.games.tercios.snaps import snapped
from maestre.games.tercios.state import State, UnitId
from maestre.games.tercios.troops import acting
from maestre.games.tercios.wording import described, start_of
from maestre.miniatures.words import about, offered, pointed
from maestre.play import Answer, Ask, Each, Message, Offer, Order, Orders, Pick, Place, Refused, Spot, Tries
from maestre.space import tabletop

__all__ = ["PLAN", "able", "muster", "offers"]

PLAN: Final = "plan"
"""The order to many: all cards at once, with one order for those named or what suits each."""
_MOST: Final = 200
_FAR: Final = 10_000_000
"""Farther than any table."""


def able(state: State, ask: Ask) -> tuple[str, ...]:
    """List the pieces that an answer may be about, each once."""
    if isinstance(ask.choice, Orders):
        named = [order.piece for order in _orders(state, ask)]
    elif isinstance(ask.choice, Place):
        named = list(ask.choice.pieces)
    elif isinstance(ask.choice, Each):
        named = [key for key, _ in ask.choice.options]
    else:
        named = [ask.about.unit] if isinstance(ask.about, Trigger | Acting) else []
        named += [pointed(option) for option in ask.choice.options] if isinstance(ask.choice, Pick) else []
    return tuple(dict.fromkeys(one for one in named if one in state.units or one in state.leaders))


def offers(state: State, ask: Ask, piece: str) -> tuple[Offer, ...]:
    """List what may be answered, or what of it concerns one piece, in words and with the place to touch."""
    return tuple(offer for offer, about in _offered(state, ask) if piece == "" or piece in about)


def _offered(state: State, ask: Ask) -> Iterator[tuple[Offer, tuple[str, ...]]]:
    """What is offered, and the pieces that each offer is about."""
    if isinstance(ask.choice, Each):
        plans = _plans(state, ask.choice) if ask.rule == "2.03" else ()
        yield from ((Offer(plan, words), tuple(plan)) for words, plan in plans)
        return
    whose = (ask.about.unit,) if isinstance(ask.choice, Pick) and isinstance(ask.about, Trigger | Acting) else ()
    for answer in _answers(state, ask):
        offer = offered(answer, described(state, ask, answer), lambda piece: start_of(state, piece))
        yield offer, (*about(answer), *whose)


def _answers(state: State, ask: Ask) -> Iterator[Answer]:
    if isinstance(ask.choice, Orders):
        yield from _orders(state, ask)
    elif isinstance(ask.choice, Pick):
        yield from ask.choice.options
    elif isinstance(ask.choice, Place):
        for piece in ask.choice.pieces:
            yield from _spots(state, ask, piece)


# --------------------------------------------------------------------------------------------------- orders and places


def _orders(state: State, ask: Ask) -> list[Order]:
    """The orders that the rules allow: all that is for sale or to be deployed, else what chance would choose from."""
    if isinstance(ask.about, Buying | Deploying):
        return [order for order in _listed(ask.about) if check.allow(state, ask, order)]
    found = dict.fromkeys(islice(propose(state, ask, Random(0)), _MOST))
    return sorted((order for order in found if isinstance(order, Order)), key=_place)


def _listed(about: Buying | Deploying) -> Iterator[Order]:
    if isinstance(about, Buying):
        yield from (Order(PLACE, piece) for piece in about.pieces)
        yield Order(STOP)
    else:
        yield from (Order(verb, command) for command in about.commands for verb in (DEPLOY, ARRAY))


def _place(order: Order) -> tuple[str, str, tuple[str, ...]]:
    return order.verb, order.piece, order.objects


def _spots(state: State, ask: Ask, piece: str) -> Iterator[Spot]:
    """A few places worth a touch: straight ahead as far as it goes, Troops that a leader can join, and staying."""
    start = start_of(state, piece)
    if isinstance(ask.about, Acting) and start is not None:
        pose = state.units[UnitId(piece)].pose
        assert pose is not None
        by = tabletop.step(pose.facing, _FAR)
        try:
            ahead = snapped(state, ask, Spot(piece, start.x + by.x, start.y + by.y)).answer
        except Refused:
            ahead = None
        yield from () if ahead is None else (ahead,)
    if isinstance(ask.about, Ride) and ask.about.joins:
        hosts = (state.units[unit].pose for unit in acting(state, state.leaders[ask.about.leader].side))
        joins = (Spot(piece, pose.x, pose.y) for pose in hosts if pose is not None)
        yield from (spot for spot in joins if check.allow(state, ask, spot))
    if start is not None and check.allow(state, ask, Spot(piece, start.x, start.y)):
        yield Spot(piece, start.x, start.y)


# ---------------------------------------------------------------------------------------------------- all cards at once


def muster(state: State, ask: Ask, pieces: tuple[str, ...], order: Order) -> tuple[Tries, ...]:
    """Turn one plan for many into all cards: the order named for the pieces, or for all; the rest as suits each."""
    choice = ask.choice
    kinds = tuple(OrderKind)
    if (
        order.verb != PLAN
        or ask.rule != "2.03"
        or not isinstance(choice, Each)
        or order.objects[:1] not in _asked(kinds)
    ):
        raise Refused(ask.rule, "no-such-plan")
    wanted = OrderKind(order.objects[0]) if order.objects else None
    return ((_planned(state, choice, wanted, pieces),),)


def _asked(kinds: tuple[OrderKind, ...]) -> tuple[tuple[str, ...], ...]:
    return ((), *((kind.value,) for kind in kinds))


def _plans(state: State, choice: Each) -> Iterator[tuple[Message, dict[str, str]]]:
    yield Message("offer-default"), _planned(state, choice, None, ())
    for kind in OrderKind:
        yield Message.of("offer-all", order=Message(f"order-{kind}")), _planned(state, choice, kind, ())


def _planned(state: State, choice: Each, wanted: OrderKind | None, pieces: tuple[str, ...]) -> dict[str, str]:
    """A plan in which nobody shares a card or leaves a column."""
    plan: dict[str, str] = {}
    for key, options in choice.options:
        if key.startswith(GROUP):
            plan[key] = key.removeprefix(GROUP)
        elif STAY in options:
            plan[key] = STAY
        else:
            told = wanted if not pieces or key in pieces else None
            plan[key] = (told or _suited(state, UnitId(key))).value
    return plan


def _suited(state: State, unit: UnitId) -> OrderKind:
    """The card that suits a Troop: rest at the limit, charge at good odds, shoot if there is a shot, else Attention."""
    one = state.units[unit]
    if one.pose is None:
        return OrderKind.ATTENTION
    if one.wear >= endurance(state, unit):
        return OrderKind.RESIST
    if any(_promising(state, charge) for charge in reachable(state, unit)):
        return OrderKind.ATTACK
    return OrderKind.FIRE if volleys(state, unit, OrderKind.FIRE) else OrderKind.ATTENTION


def _promising(state: State, charge: Charge) -> bool:
    """Whether a charge is more often won than not."""
    melee = pools(posed(state, charge.charger, contact(state, charge)), charge, 1)
    chances = fought(*strikes(melee)).items()
    return sum((chance for done, chance in chances if done.lead > 0), Fraction(0)) > Fraction(1, 2)
