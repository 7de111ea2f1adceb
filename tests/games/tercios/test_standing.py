"""Standing orders: a slow game goes on without whoever left them, and nothing of a hidden card shows by them."""

from random import Random
from typing import Any

import pytest

from maestre.games.tercios.abilities.cavalry import FleeFromCharge
from maestre.games.tercios.abilities.combat import Sheltering
from maestre.games.tercios.data import OrderKind
from maestre.games.tercios.game import game
from maestre.games.tercios.orders.reactions import ReactToCharge, Window
from maestre.games.tercios.qualities.around import UseCold, UseElegant
from maestre.games.tercios.table.state import LeaderId, State, UnitId
from maestre.games.tercios.table.subjects import Cause, Trigger
from maestre.play import Ask, Question, Refused, Table, log, view
from maestre.space.tabletop import Point
from tests.games.tercios.fields import field
from tests.games.tercios.positions import Position, act, action
from tests.games.tercios.situations import real

FACES = tuple(order.value for order in OrderKind)


def charged(card: str, *orders: str) -> Position:
    """Red has just declared a charge at blue's only Troop, which has this card and these standing orders."""
    table = real(field("B1-1 30,20 0", "R1-1 30,26 180", blue="light_horse", red="cuirassiers"))
    action(table, f"B1-1={card}", "R1-1=atacad", first="red")
    if orders:
        table.stand("blue", orders)
    return act(table, "R1-1")


def test_a_slow_game_never_stops_at_a_window_when_orders_exist() -> None:
    rng = Random(5)
    table = Table.new(game, "learning", seed=bytes(32))
    for seat in game.seats:
        table.stand(seat, ("pass",))
    for _ in range(400):
        if not table.waiting():
            break
        seat = table.waiting()[0]
        ask = table.asked(seat)
        assert ask is not None
        assert not ask.window
        table.say(seat, next(table.proposals(seat, rng)))
    assert any(getattr(entry, "standing", False) is True for entry in table.entries), "somebody came near an enemy"


@pytest.mark.rule("2.30", "2.33")
def test_whatever_the_card_the_same_window_opens() -> None:
    first, *others = (charged(card) for card in FACES)
    assert isinstance(first.request, Ask)
    assert first.request.window == "charge"
    assert all(other.request == first.request for other in others)
    assert all(view(other, "red") == view(first, "red") for other in others)


@pytest.mark.rule("2.33")
@pytest.mark.parametrize("orders", [("pass",), ("evade:always",), ("pass-until:charge",), ("evade:horse", "pass")])
def test_whatever_the_card_standing_orders_answer_alike(orders: tuple[str, ...]) -> None:
    said = [(table.entries, table.request) for table in (charged(card, *orders) for card in FACES)]
    answers = [[entry for entry in entries if getattr(entry, "standing", False) is True] for entries, _ in said]
    assert all(answer == answers[0] for answer in answers)
    assert all(type(request) is type(said[0][1]) for _, request in said)


@pytest.mark.rule("2.33")
def test_who_has_passed_by_a_standing_order_shows_nothing_to_the_enemy() -> None:
    tables = [charged(card, "pass") for card in FACES]
    seen = [(view(table, "red"), log(table, "red")) for table in tables]
    assert all(one == seen[0] for one in seen)
    spoken = charged(FACES[0])
    spoken.say("blue", "pass")
    assert view(spoken, "red") == seen[0][0], "nor whether somebody was there to pass"


def window(cause: Cause, *options: str) -> Window[Any]:
    """A window of a Troop."""
    trigger = Trigger(UnitId("B1-1"), UnitId("R1-1"), cause, Point(0, 0))
    if cause == "shelter":
        return Sheltering(trigger, tuple(map(UnitId, options[1:])))
    return FleeFromCharge(trigger) if "flee" in options else ReactToCharge(trigger, options)


def said(state: State, question: Question[State, Any], orders: tuple[str, ...]) -> object:
    """What standing orders say to a question."""
    return Ask.of("blue", question).standing(state, orders)


@pytest.mark.rule("6.45", "6.67", "6.75")
@pytest.mark.parametrize(
    ("orders", "cause", "options", "word"),
    [
        (("pass", "pass:B1-1"), "charge", ("pass", "react"), "pass"),
        (("evade:always", "pass:B1-1"), "charge", ("pass", "react", "evade"), "pass"),
        (("pass", "evade:always:B1-1"), "charge", ("pass", "react", "evade"), "evade"),
        (("pass", "evade:always:B1-2"), "charge", ("pass", "react", "evade"), "pass"),
        (("evade:horse",), "charge", ("stand", "flee"), "flee"),
        (("pass",), "charge", ("stand", "flee"), "stand"),
        (("pass",), "shelter", ("pass", "B1-3"), "pass"),
        (("pass-until:charge",), "shelter", ("pass", "B1-3"), None),
        (("react:B1-1", "pass"), "charge", ("pass", "evade"), "pass"),
    ],
)
def test_what_is_said_of_a_troop_comes_before_what_is_said_of_all(
    orders: tuple[str, ...], cause: Cause, options: tuple[str, ...], word: str | None
) -> None:
    state = charged("atencion").state
    assert said(state, window(cause, *options), orders) == word


def test_to_pass_is_to_pass_every_window() -> None:
    state = charged("atencion").state
    for question in (UseCold(LeaderId("B1"), LeaderId("R1")), UseElegant(LeaderId("B1"), UnitId("B1-1"))):
        assert said(state, question, ("pass",)) == "pass"
        assert said(state, question, ("pass-until:charge",)) is None


@pytest.mark.parametrize("order", ["pass:R1-1", "react", "react:R1-1", "Banana", "evade", "pass:", "evade:horse:B1"])
def test_orders_that_make_no_sense_are_refused(order: str) -> None:
    game.check_orders("blue", ("pass:B1-1", "react:B10-2", "evade:horse:B1-1", "pass-until:charge"))
    with pytest.raises(Refused) as caught:
        game.check_orders("blue", (order,))
    assert caught.value.message.key == "standing-unknown"
