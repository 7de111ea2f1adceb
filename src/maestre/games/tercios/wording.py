"""Answers in words, with the figures that decide them: distances, dice, numbers and chances.

All is worked out from a view: a card whose face the seat does not know promises nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import isqrt
from typing import Final

from maestre.games.tercios.activation import DONE
from maestre.games.tercios.chances import fought, shot, strikes
from maestre.games.tercios.charge import aimed, contact, length
from maestre.games.tercios.counter import posed
from maestre.games.tercios.data import INCH, TARGETS, OrderKind, Quality, Value, Virtue
from maestre.games.tercios.leaders import action_number, called
from maestre.games.tercios.matters import Acting, Leading, Situation, Trigger, Volley
from maestre.games.tercios.melee import pools
from maestre.games.tercios.moments import CHECK_WAIVED
from maestre.games.tercios.places import front
from maestre.games.tercios.reactions import REACT
from maestre.games.tercios.rides import enters_at
from maestre.games.tercios.sequence import ACT, HAND_OVER, LEAD
from maestre.games.tercios.shooting import HOLD, aim, volleys
from maestre.games.tercios.situation import tallied
from maestre.games.tercios.state import LeaderId, Side, State, UnitId
from maestre.games.tercios.troops import named, piece_named
from maestre.games.tercios.ways import long
from maestre.miniatures import words
from maestre.miniatures.words import percent
from maestre.play import Ask, Message, Order, Spot
from maestre.play.offers import described as plainly
from maestre.play.readings import passes
from maestre.space.tabletop import Point

__all__ = ["described", "inches", "piece_named", "shots_asked", "start_of"]


def described(state: State, ask: Ask, answer: object) -> Message:
    """Put an answer that the rules allow into words."""
    if isinstance(answer, Order):
        return _ordered(state, ask, answer)
    if isinstance(answer, Spot):
        return _placed(state, answer)
    if isinstance(answer, dict):
        return _laid(answer) if ask.rule == "2.03" else _several(state, ask, answer)
    return _picked(state, ask, answer) if isinstance(answer, str) else plainly(answer)


def inches(units: int) -> Message:
    """A length, in inches and tenths, rounded up."""
    return words.inches(units, INCH)


def start_of(state: State, piece: str) -> Point | None:
    """From where a piece moves: its front centre, or the middle of a leader's disc; None if it is not on the table."""
    if piece in state.units:
        return None if state.units[UnitId(piece)].pose is None else front(state, UnitId(piece))
    return state.leaders[LeaderId(piece)].at if piece in state.leaders else None


# --------------------------------------------------------------------------------------------------------------- orders


def _ordered(state: State, ask: Ask, order: Order) -> Message:
    if order.verb == ACT and order.piece in state.units:
        return _activated(state, UnitId(order.piece), len(order.objects))
    if order.verb == LEAD and order.piece in state.leaders:
        who = state.leaders[LeaderId(order.piece)]
        return Message.of("offer-lead", leader=who.name, level=who.level)
    if isinstance(ask.about, Leading) and order.verb != DONE:
        return _deed(state, ask.about.leader, order)
    if order.verb in (HAND_OVER, DONE):
        return Message(f"offer-{order.verb}")
    verb = Message(f"offer-verb-{order.verb}")
    return Message.of("offer-verb", verb=verb, what=_element(state, order.piece)) if order.piece else verb


def _element(state: State, piece: str) -> Message | str:
    """What an order of the preparation is about: a command, or a piece of scenery and its form."""
    element, _, form = piece.partition(":")
    return Message(f"element-{element}") if form else piece_named(state, piece)


def _activated(state: State, unit: UnitId, others: int) -> Message:
    """Which card is turned up, how many share it, and the check that it takes."""
    card = state.cards.get(unit)
    order = card.order if card else None
    dice = 0
    if not CHECK_WAIVED(state, unit):
        dice = tallied(state, Value.DISCIPLINE, Situation(unit=unit, use="order")).whole
    return Message.of(
        "offer-act",
        unit=named(state, unit),
        order=Message(f"order-{order}") if order else Message("order-unknown"),
        others=others,
        dice=dice,
        number=TARGETS.order_check,
        chance=percent(passes(dice, TARGETS.order_check)),
    )


def _deed(state: State, leader: LeaderId, order: Order) -> Message:
    """A command action with its targets, its dice and the chance of any success."""
    dice, number = state.leaders[leader].level, action_number(order.verb)
    return Message.of(
        "offer-deed",
        what=called(order.verb),
        targets=len(order.objects),
        first=_target(state, order.objects, 0),
        second=_target(state, order.objects, 1),
        dice=dice,
        number=number,
        chance=percent(passes(dice, number)),
    )


def _target(state: State, objects: tuple[str, ...], place: int) -> Message | str:
    if place >= len(objects):
        return ""
    found = piece_named(state, objects[place])
    return found if found != objects[place] else _word(objects[place])


# --------------------------------------------------------------------------------------------------------------- places


def _placed(state: State, spot: Spot) -> Message:
    """How far a piece goes, and whom a leader joins; a piece from outside the table is put down."""
    start, to = start_of(state, spot.piece), Point(spot.x, spot.y)
    who = piece_named(state, spot.piece)
    if spot.piece in state.leaders and (host := enters_at(state, LeaderId(spot.piece), to)) is not None:
        return Message.of("offer-join", leader=who, unit=named(state, host))
    if start is None:
        return Message.of("offer-put", what=who)
    if start == to:
        return Message.of("offer-stay", what=who)
    return Message.of("offer-move", what=who, far=inches(isqrt(long(start, to))))


# -------------------------------------------------------------------------------------------------------- cards, forts


def _laid(plan: dict[str, str]) -> Message:
    """How many Troops get which card."""
    cards = list(plan.values())
    counts = {order.name.lower(): cards.count(order.value) for order in OrderKind}
    return Message.of("offer-plan", **counts)


def _several(state: State, ask: Ask, answer: dict[str, str]) -> Message:
    """How many of several shoot."""
    return Message.of("offer-several", count=sum(word != HOLD for word in answer.values()))


# -------------------------------------------------------------------------------------------------------------- options


def _picked(state: State, ask: Ask, word: str) -> Message:
    """An option of a list: a shot, a charge, a reaction, another piece, or a plain word."""
    if "/" in word:
        return _shot(state, ask, word)
    if ask.rule in _BY_RULE and word in state.units:
        return _BY_RULE[ask.rule](state, ask, UnitId(word))
    if isinstance(ask.about, Trigger) and word == REACT:
        return _reaction(state, ask.about)
    if ask.rule == "3.12" and word.isdigit():
        return Message.of("offer-aside", degrees=int(word) // 100)
    found = piece_named(state, word)
    return Message.of("offer-piece", what=found) if found != word else _word(word)


def _word(word: str) -> Message:
    """A plain word of the rules: an order, a virtue, a side, a number of inches, or what an option says."""
    if word.isdigit():
        return inches(int(word) * INCH)
    prefix = next((prefix for prefix, known in _WORDS.items() if word in known), "offer-pick")
    return Message(f"{prefix}-{word}")


def _reaction(state: State, trigger: Trigger) -> Message:
    """To react: with which card, if its owner knows it, and the chance of the check."""
    card = state.cards.get(trigger.unit)
    order = card.order if card else None
    at = Situation(
        unit=trigger.unit,
        use="reaction",
        enemy=trigger.mover,
        flank=trigger.flank,
        cause=trigger.cause,
        order=order,
    )
    dice = tallied(state, Value.DISCIPLINE, at).whole
    return Message.of(
        "offer-react",
        unit=named(state, trigger.unit),
        order=Message(f"order-{order}") if order else Message("order-unknown"),
        dice=dice,
        number=TARGETS.order_check,
        chance=percent(passes(dice, TARGETS.order_check)),
    )


def shots_asked(state: State, ask: Ask) -> dict[str, Volley]:
    """The shots that the question of an acting Troop is about, by their words."""
    if not isinstance(ask.about, Acting):
        return {}
    return {aim(volley)[1]: volley for volley in volleys(state, ask.about.unit, ask.about.order)}


def _shot(state: State, ask: Ask, word: str) -> Message:
    """With what at whom; of an acting Troop also how far, with which dice, and the chances to wear and to disorder.

    A reaction may come anywhere on the way of the enemy: its figures are not known before.
    """
    target, weapon, _ = word.split("/")
    what, whom = Message(f"weapon-{weapon}"), piece_named(state, target)
    volley = shots_asked(state, ask).get(word)
    if volley is None:
        return Message.of("offer-answer-shot", weapon=what, target=whom)
    chances = shot(volley).items()
    return Message.of(
        "offer-shot",
        weapon=what,
        target=whom,
        far=inches(volley.distance),
        dice=volley.dice.whole,
        number=volley.number,
        courage=volley.courage.whole,
        resist=volley.resist,
        wears=percent(sum((chance for done, chance in chances if done.wear), Fraction(0))),
        disorders=percent(sum((chance for done, chance in chances if done.helpless), Fraction(0))),
    )


def _charged(state: State, ask: Ask, target: UnitId) -> Message:
    """How far, whether from the flank, with which dice on both sides, and the chances to win and to lose the round."""
    assert isinstance(ask.about, Acting)
    charge = aimed(state, ask.about.unit, target)
    if charge is None:
        return Message.of("offer-piece", what=named(state, target))
    melee = pools(posed(state, charge.charger, contact(state, charge)), charge, 1)
    chances = fought(*strikes(melee)).items()
    return Message.of(
        "offer-charge",
        target=named(state, target),
        far=inches(length(charge.line)),
        flank="yes" if charge.flank else "no",
        dice=melee.dice[0].whole,
        number=melee.numbers[0],
        theirs=melee.dice[1].whole,
        against=melee.numbers[1],
        wins=percent(sum((chance for done, chance in chances if done.lead > 0), Fraction(0))),
        loses=percent(sum((chance for done, chance in chances if done.lead < 0), Fraction(0))),
    )


def _approached(state: State, ask: Ask, target: UnitId) -> Message:
    """Toward whom, and how far away that is."""
    assert isinstance(ask.about, Acting)
    far = isqrt(long(front(state, ask.about.unit), front(state, target)))
    return Message.of("offer-approach", target=named(state, target), far=inches(far))


_BY_RULE: Final[dict[str, Callable[[State, Ask, UnitId], Message]]] = {"2.18": _approached, "5.04": _charged}
"""What it means to name a Troop, by the rule that asks for one."""

_WORDS: Final[dict[str, tuple[str, ...]]] = {
    "order": tuple(OrderKind),
    "virtue": tuple(Virtue),
    "quality": tuple(Quality),
    "value": tuple(Value),
    "seat": tuple(Side),
}
"""Words that have names elsewhere."""
