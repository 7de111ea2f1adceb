"""What is offered: legal, in words, with the figures that decide it; plans for many; what has changed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from random import Random

import pytest
from msgspec.structs import replace

from maestre.games.tercios.data import INCH, OrderKind
from maestre.games.tercios.game import game
from maestre.games.tercios.table.places import front
from maestre.games.tercios.table.state import Loss, State, UnitId
from maestre.play import Ask, Each, Message, Order, Refused, Spot, Table
from tests.games.tercios.board import inches
from tests.games.tercios.fields import field
from tests.games.tercios.lists import ENGLISH, SPANISH
from tests.games.tercios.positions import Position, act, action
from tests.games.tercios.situations import charge, chosen_target, real, shot, superheavy
from tests.yardstick import in_yardsticks

ONE, FOE = UnitId("B1-1"), UnitId("R1-1")


def words(message: Message) -> str:
    """What a message says in Spanish; in English it must say something too."""
    assert ENGLISH.say(message)
    return SPANISH.say(message)


def said(table: Position, seat: str, answer: object) -> str:
    """How an answer is described to its seat."""
    ask = table.asked(seat)
    assert ask is not None
    return words(ask.describe(game.view(table.state, seat), ask.read(answer)))


# ------------------------------------------------------------------------------------------------- all that is offered


def asked(scenario: str, seed: int, answers: int, **options: str) -> Iterator[tuple[Table[State], str, Ask]]:
    """Every question of a battle by chance, while it is open."""
    rng = Random(seed)
    table = Table.new(game, scenario, options=options, seed=rng.randbytes(32))
    for _ in range(answers):
        if not table.waiting():
            return
        seat = table.waiting()[0]
        ask = table.asked(seat)
        assert ask is not None
        yield table, seat, ask
        table.say(seat, next(table.proposals(seat, rng)))


@pytest.mark.parametrize(
    ("scenario", "seed", "options"),
    [
        ("learning", 1, {}),
        ("fields_of_glory", 2, {"preparation": "ready", "blue_army": "poland_1000", "red_army": "cossacks_1000"}),
        ("fields_of_glory", 3, {"preparation": "full", "blue_army": "muscovy_1000"}),
    ],
)
def test_all_that_is_offered_is_allowed_and_can_be_said(scenario: str, seed: int, options: dict[str, str]) -> None:
    seen: dict[str, int] = {}
    for table, seat, ask in asked(scenario, seed, 120, **options):
        seen[ask.rule] = seen.get(ask.rule, 0) + 1
        if seen[ask.rule] > 3:
            continue
        known = game.view(table.state, seat)
        for offer in ask.about.offers(known, ""):
            table.check(seat, offer.answer)
            assert words(offer.words)
        for piece in ask.about.pieces(known)[:2]:
            for offer in ask.about.offers(known, piece):
                table.check(seat, offer.answer)
        answer = next(ask.proposals(known, Random(0)))
        assert words(ask.describe(known, answer))
    assert len(seen) >= 6


# -------------------------------------------------------------------------------------------------------------- figures


def test_a_shot_is_offered_with_its_range_its_dice_and_what_it_promises() -> None:
    told = said(*shot("muskets", "large"))
    assert told == (
        "Mosquete contra Tercio R1-1 a 8″: 4 dados a 4+, resiste con 4 a 4+; "
        "36\u00a0% de desgastar, 6\u00a0% de desordenar"
    )


def test_a_charge_is_offered_with_its_length_the_dice_of_both_and_the_chance_to_win() -> None:
    table, seat, answer = chosen_target()
    told = said(table, seat, answer)
    assert told.startswith("Cargar contra Coraceros R1-2 a ")
    assert "6 dados a 4+ contra 4 a 5+" in told
    ask = table.asked(seat)
    assert ask is not None
    offers = tuple(ask.about.offers(game.view(table.state, seat), "R1-2"))
    assert [offer.answer for offer in offers] == ["R1-2"]
    assert offers[0].where == tuple(front(table.state, UnitId("R1-2")))


def test_an_activation_tells_the_card_and_the_check_that_it_takes() -> None:
    assert said(*charge()) == "Compañía de armas blancas B1-1: ¡Atacad!"
    assert said(*superheavy()).startswith("Cañón superpesado B1-1: ¡Fuego!")
    worn = charge("B1-1 30,20 0 wear=1", "R1-1 30,24 180")
    assert "dados a 5+" in said(*worn)


def test_a_card_that_nobody_knows_is_told_of_nobody() -> None:
    table, seat, answer = charge()
    table.state.cards[ONE] = replace(table.state.cards[ONE], knows=())
    assert "carta desconocida" in said(table, seat, answer)


def test_a_reaction_tells_with_which_card() -> None:
    table = real(field("B1-1 30,20 0", "R1-1 30,26 180", red="cuirassiers"))
    act(action(table, "B1-1=resistid", "R1-1=atacad", first="red"), "R1-1")
    assert said(table, "blue", "react").startswith("Compañía de picas B1-1 reacciona: ¡Resistid!")
    assert said(table, "blue", "pass") == "No hacer nada"


# ---------------------------------------------------------------------------------------------------- all cards at once


def planning(*lines: str, **sides: str) -> tuple[Position, Ask]:
    table = real(field(*lines, **sides))  # type: ignore[arg-type]
    ask = table.asked("blue")
    assert ask is not None
    assert isinstance(ask.choice, Each)
    return table, ask


@pytest.mark.rule("2.03")
def test_everybody_is_told_the_same_at_once() -> None:
    table, ask = planning("B1-1 30,20 0", "B1-2 36,20 0", "R1-1 30,50 180", blue="pike_company pike_company")
    for pieces, expected in (((), ("corred", "corred")), (("B1-2",), ("atencion", "corred"))):
        ((plan,),) = game.plan_group_order(table.state, ask, pieces, Order("plan", objects=("corred",)))
        assert isinstance(plan, dict)
        assert (plan["B1-1"], plan["B1-2"]) == expected
        table.check("blue", plan)


@pytest.mark.rule("2.03")
@pytest.mark.parametrize(
    ("lines", "blue", "card"),
    [
        (("B1-1 30,20 0", "R1-1 31,24 90"), "modern_cavalry", OrderKind.ATTACK),
        (("B1-1 30,20 0", "R1-1 30,27 180"), "shot_company", OrderKind.FIRE),
        (("B1-1 30,20 0 wear=3", "R1-1 30,24 180"), "pike_company", OrderKind.RESIST),
        (("B1-1 30,20 0", "R1-1 30,50 180"), "pike_company", OrderKind.ATTENTION),
    ],
)
def test_the_default_plan_gives_each_troop_what_suits_it(lines: tuple[str, ...], blue: str, card: OrderKind) -> None:
    table, ask = planning(*lines, blue=blue)
    ((plan,),) = game.plan_group_order(table.state, ask, (), Order("plan"))
    assert isinstance(plan, dict)
    assert plan["B1-1"] == card
    first = next(ask.about.offers(table.state, ""))
    assert (first.answer, words(first.words)) == (plan, "Plan por defecto")


@pytest.mark.parametrize("order", [Order("plan", objects=("nothing",)), Order("charge")])
def test_what_cannot_be_told_to_many_is_refused_with_what_can(order: Order) -> None:
    table, ask = planning("B1-1 30,20 0", "R1-1 30,50 180")
    with pytest.raises(Refused) as caught:
        game.plan_group_order(table.state, ask, (), order)
    assert "plan" in words(caught.value.message)


# ----------------------------------------------------------------------------------------------------- dragged or typed


def running(*lines: str, **sides: str) -> Position:
    """Blue's first Troop is about to run, and is asked where."""
    table = real(field(*lines, **sides))  # type: ignore[arg-type]
    return act(action(table, "B1-1=corred"), "B1-1")


@pytest.mark.rule("3.05")
def test_who_is_dragged_too_far_goes_to_the_end_of_its_reach() -> None:
    table = running("B1-1 30,10 0", "R1-1 60,40 180")
    snap = table.snap("blue", Spot("B1-1", *inches(30, 40)))
    assert snap.answer == Spot("B1-1", *inches(30, 18))
    assert words(snap.words) == "Compañía de picas B1-1 avanza 8″"


@pytest.mark.rule("3.03")
def test_who_is_dragged_onto_another_finds_a_place_near_it() -> None:
    table = running("B1-1 30,10 0", "B1-2 30,15 0", "R1-1 60,40 180", blue="pike_company pike_company")
    wish = Spot("B1-1", *inches(30, 15))
    with pytest.raises(Refused):
        table.check("blue", wish)
    snap = table.snap("blue", wish)
    table.check("blue", snap.answer)
    assert snap.why is not None
    assert abs(snap.answer.y - wish.y) < 4 * INCH


@pytest.mark.rule("2.31")
def test_a_move_shows_to_whom_it_gives_occasion_to_react() -> None:
    table = running("B1-1 30,20 0", "R1-1 30,30 180")
    near = table.snap("blue", Spot("B1-1", *inches(30, 28)))
    far = table.snap("blue", Spot("B1-1", *inches(30, 21)))
    assert [mark.kind for mark in near.marks] == ["way", "base", "window"]
    assert [mark.kind for mark in far.marks] == ["way", "base"]


def snap_all(table: Table[State], seat: str, spots: list[Spot]) -> None:
    for spot in spots:
        with suppress(Refused):
            table.snap(seat, spot)


def test_a_snap_is_cheap() -> None:
    spent, count = 0.0, 0
    for table, seat, ask in asked("fields_of_glory", 4, 60, preparation="ready"):
        if ask.rule == "3.05":
            rng = Random(count)
            spots = [
                Spot(ask.choice.pieces[0], rng.randrange(180000), rng.randrange(120000))  # type: ignore[union-attr]
                for _ in range(3)
            ]
            spent, count = spent + in_yardsticks(partial(snap_all, table, seat, spots), 1), count + 3
    assert count
    assert spent / count < 4000


# ---------------------------------------------------------------------------------------------------- what has changed


def changed(**fields: object) -> list[str]:
    """What is told of blue's first Troop when it has changed so."""
    before = charge()[0].state
    after = replace(before, units=dict(before.units))
    after.units[ONE] = replace(after.units[ONE], **fields)
    return [words(message) for message in game.summarize_changes(before, after)]


def test_wear_and_disorder_are_told_point_by_point_where_nobody_charged() -> None:
    assert changed() == []
    assert changed(wear=2, disordered=True) == [
        "Compañía de armas blancas B1-1 sufre 2 desgastes (lleva 2).",
        "Compañía de armas blancas B1-1 se desordena.",
    ]


def test_after_a_charge_each_is_told_by_the_worst_that_befell_it() -> None:
    before = charge()[0].state
    after = replace(before, units=dict(before.units), cards={FOE: before.cards[FOE]})
    charger, foe = before.units[ONE], before.units[FOE]
    assert charger.pose is not None
    assert foe.pose is not None
    after.units[ONE] = replace(charger, acted=OrderKind.ATTACK, wear=2, pose=replace_y(charger, 3))
    after.units[FOE] = replace(foe, wear=2, disordered=True, pose=replace_y(foe, 4))
    assert [message.key for message in game.summarize_changes(before, after)] == ["change-hurt", "change-routed"]
    after.units[FOE] = replace(foe, wear=2, pose=replace_y(foe, 4))
    assert [message.key for message in game.summarize_changes(before, after)] == ["change-hurt", "change-back"]
    after.units[FOE] = replace(foe, pose=replace_y(foe, -3))
    assert [message.key for message in game.summarize_changes(before, after)] == ["change-hurt"], (
        "who pursues is not beaten"
    )


def replace_y(unit: object, more: int) -> object:
    """A pose some inches farther north."""
    pose = unit.pose  # type: ignore[attr-defined]
    return pose._replace(y=pose.y + more * INCH)


def test_who_is_lost_is_told_with_what_that_is_worth() -> None:
    before = charge()[0].state
    after = replace(before, units={ONE: before.units[ONE]}, lost={FOE: Loss(1, "melee", 2)})
    told = [words(message) for message in game.summarize_changes(before, after)]
    assert told == ["Se pierde: Compañía de picas R1-1 (2 puntos)."]


def test_a_lost_order_and_a_tired_leader_are_told() -> None:
    table, seat, answer = superheavy()
    before = table.state
    failed = table.fork(None)
    failed.say(seat, answer)
    failed.show((1, 1, 1))
    assert [message.key for message in game.summarize_changes(before, failed.state)] == ["change-order-lost"]
    after = replace(before, leaders=dict(before.leaders))
    leader = next(iter(after.leaders))
    after.leaders[leader] = replace(after.leaders[leader], exhausted=True)
    assert [message.key for message in game.summarize_changes(before, after)] == ["change-tired"]
