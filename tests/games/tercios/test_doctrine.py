"""The doctrine: a general's instructions, tried on positions and in whole battles."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from maestre.games.tercios.data import INCH, OrderKind, Quality
from maestre.games.tercios.doctrine import INSTRUCTIONS
from maestre.games.tercios.doctrine.deeds import awaited, deed
from maestre.games.tercios.doctrine.posts import best_post
from maestre.games.tercios.doctrine.weighing import duels
from maestre.games.tercios.doctrine.weighing.field import Field, ahead, gap, near
from maestre.games.tercios.game import game
from maestre.games.tercios.orders.reactions import ReactToCharge
from maestre.games.tercios.setup.opening import LEARNING
from maestre.games.tercios.table.places import front
from maestre.games.tercios.table.state import LeaderId, Phase, State, UnitId
from maestre.games.tercios.table.troops import acting
from maestre.miniatures.sides import Side
from maestre.opponents import agent, answered
from maestre.play import Answer, Ask, Order, Spot, Table, fingerprint, view
from maestre.play.pure import forget
from maestre.space.tabletop import TURN, Base, Point, Pose, stand
from tests.games.tercios.board import inches
from tests.games.tercios.fields import charge, field, fought
from tests.games.tercios.positions import Position, act, action

ONE, FOE = UnitId("B1-1"), UnitId("R1-1")
TERCIO = "tercio+viejo+squares"


def answer(table: Table[State], seat: str = "") -> Answer:
    """Ask the general who is asked, or the one of a seat."""
    return answered(agent("veteran", game), view(table, seat or table.waiting()[0]), Random(0))


def card(table: Position, unit: str = "B1-1") -> str:
    """The card that a general lays beside a Troop."""
    laid = answer(table, "blue")
    assert isinstance(laid, dict)
    return laid[unit]


def eyes(table: Position, side: Side = Side.BLUE) -> Field:
    """The field as a side sees it."""
    return Field(table.state, side)


# ---------------------------------------------------------------------------------------------------- whole battles


def battle(seed: int) -> Table[State]:
    """Open a battle between two armies that the seed draws, from its preparation on."""
    rng = Random(seed)
    armies = {name: rng.choice(game.options[name]) for name in ("blue_army", "red_army")}
    return Table.new(game, game.scenarios[0], options=armies, seed=bytes([seed] * 32))


def skirmish(seed: int) -> Table[State]:
    """Open the learning battle, which is ready to be fought."""
    return Table.new(game, LEARNING, seed=bytes([seed] * 32))


def fought_out(table: Table[State], *generals: str) -> Iterator[Table[State]]:
    """Play a battle, seats that no general has by chance, and show the table before each answer and at the end."""
    rng = Random(1)
    while table.waiting():
        yield table
        seat = table.waiting()[0]
        ask = table.asked(seat)
        assert ask is not None
        by_chance = next(table.proposals(seat, rng))
        table.say(seat, answer(table) if seat in generals else by_chance)
    yield table


@pytest.mark.parametrize(("seed", "general"), [(1, "blue"), (2, "red")])
def test_it_beats_chance(seed: int, general: str) -> None:
    for table in fought_out(skirmish(seed), general):
        if not table.waiting():
            break
        game.invariants(table.state)
    assert table.outcome is not None
    assert table.outcome.winner == general


def test_it_prepares_the_table_and_deploys() -> None:
    for table in fought_out(battle(3), "blue", "red"):
        if table.state.phase is Phase.PLANNING:
            break
    state = table.state
    waiting = [unit for side in Side for unit in acting(state, side) if state.units[unit].pose is None]
    assert all(state.units[unit].lurks is not None for unit in waiting)


@pytest.mark.parametrize("seed", [4, 5])
def test_whatever_chance_leads_to_its_answer_is_allowed(seed: int) -> None:
    kinds: dict[str, int] = {}
    for table in fought_out(battle(seed)):
        for seat in table.waiting()[:1]:
            ask = table.asked(seat)
            assert ask is not None
            kinds[ask.rule] = kinds.get(ask.rule, 0) + 1
            if kinds[ask.rule] <= 3:
                told: Any = answer(table, seat)
                ask.choice.check(ask.rule, told)
                ask.check(table.state, told)
    assert {"2.03", "2.07", "2.15", "3.05", "7.09", "7.28", "9.48", "9.49"} <= kinds.keys()


def test_the_same_view_gives_the_same_answer_and_is_left_as_it_was() -> None:
    for number, table in enumerate(fought_out(skirmish(6), "blue")):
        if number > 120 or not table.waiting():
            break
        if number % 10 == 0:
            seen = view(table, table.waiting()[0])
            before = fingerprint(seen.now)
            first, again = (
                answered(agent("veteran", game), seen, Random(1)),
                answered(agent("veteran", game), seen, Random(1)),
            )
            seen.now.figures.kept.clear()
            for kept in (duels.struck, duels.bargained):
                kept.cache_clear()
            forget()
            assert first == again == answered(agent("veteran", game), seen, Random(1))
            assert fingerprint(seen.now) == before


def test_what_it_does_not_know_does_not_change_its_answer() -> None:
    for number, table in enumerate(fought_out(skirmish(7), "blue", "red")):
        if number > 60 or not table.waiting():
            break
        if table.state.cards:
            seat = table.waiting()[0]
            seen = view(table, seat)
            for unit, one in list(table.state.cards.items()):
                if seat not in one.knows:
                    assert seen.now.cards[unit].order is None
            other = replace(seen, now=game.view(game.imagine(seen.now, seat, Random(number)), seat))
            assert answered(agent("veteran", game), other, Random(0)) == answered(
                agent("veteran", game), seen, Random(0)
            )


def test_there_is_an_instruction_for_every_question() -> None:
    assert INSTRUCTIONS.missing("maestre.games.tercios") == ()


# ------------------------------------------------------------------------------------------------------------- cards


@pytest.mark.parametrize(("wear", "away", "rests"), [(3, 40, True), (1, 40, False), (2, 4, False)])
def test_the_worn_rest_where_there_is_nothing_better_to_do(wear: int, away: int, rests: bool) -> None:
    table = field(f"B1-1 30,2 0 wear={wear}", f"R1-1 30,{2 + away} 180", blue="cuirassiers", red="medium_gun")
    assert (card(table) == OrderKind.RESIST.value) is rests


def test_who_has_a_good_charge_attacks() -> None:
    table = field("B1-1 30,20 0", "R1-1 30,25 180 wear=1", blue="cuirassiers", red="shot_company")
    assert card(table) == OrderKind.ATTACK.value


def test_nobody_lays_attack_where_it_would_have_to_charge_at_hopeless_odds() -> None:
    table = field("B1-1 30,20 0", "R1-1 30,24 180", blue="shot_company", red=TERCIO)
    assert deed(eyes(table), ONE, OrderKind.ATTACK) < 0
    assert card(table) != OrderKind.ATTACK.value


@pytest.mark.parametrize(("foe", "attacks"), [("pike_company", True), (TERCIO, False), ("medium_gun", False)])
def test_horse_waits_with_an_attack_for_whom_it_beats_and_who_may_come_within_reach(foe: str, attacks: bool) -> None:
    table = field("B1-1 30,20 0", "R1-1 30,31.5 180", blue="cuirassiers", red=foe)
    terms = awaited(eyes(table), ONE)
    assert [one.why for one in terms] == ["why-pulls"] * attacks
    assert all(one.worth > 0 for one in terms)


def test_nobody_waits_with_an_attack_for_who_is_too_far_off_to_come() -> None:
    table = field("B1-1 30,5 0", "R1-1 30,44 180", blue="cuirassiers", red="pike_company")
    assert awaited(eyes(table), ONE) == ()


def test_shooters_in_range_fire_and_those_out_of_it_come_nearer() -> None:
    assert card(field("B1-1 30,10 0", "R1-1 30,20 180", blue="shot_company+muskets", red="shot_company")) == "fuego"
    far = field("B1-1 30,10 0", "R1-1 30,40 180", blue="shot_company+muskets", red="shot_company")
    assert card(far) in {"corred", "atencion"}


def test_a_brigade_with_one_mind_keeps_a_go_for_each_of_its_troops() -> None:
    table = field("B1-1 20,5 0", "B1-2 30,5 0", "R1-1 25,46 180", blue="reformed_battalion reformed_battalion")
    laid = answer(table, "blue")
    assert isinstance(laid, dict)
    assert laid["B1-1"] == laid["B1-2"]
    assert laid["group:B1-2"] == "B1-2"


# ------------------------------------------------------------------------------------------------------ acting


def tired(table: Position, *but: str) -> Position:
    """Exhaust all leaders, but for some."""
    for leader, who in table.state.leaders.items():
        table.state.leaders[leader] = replace(who, exhausted=leader not in but)
    return table


def test_the_most_is_made_of_a_go_and_shots_come_before_the_charge_they_prepare() -> None:
    table = field(
        "B1-1 30,20 0",
        "B1-2 36,20 0",
        "R1-1 31,25 180",
        blue="cuirassiers shot_company+muskets",
        red="pike_company",
    )
    told = answer(tired(action(table, "B1-1=atacad", "B1-2=fuego")))
    assert isinstance(told, Order)
    assert (told.verb, told.piece) == ("act", "B1-2")


def test_the_best_target_is_shot_at() -> None:
    foes = ("R1-1 28,26 180", "R1-2 34,26 180 wear=2")
    table = field("B1-1 31,20 0", *foes, blue="shot_company", red="shot_company shot_company")
    act(action(table, "B1-1=fuego"), "B1-1")
    assert answer(table) == "R1-2/arcabuz/front"


def test_the_best_target_is_charged() -> None:
    foes = ("R1-1 26,24 180", "R1-2 34,24 180")
    table = charge(field("B1-1 30,20 0", *foes, blue="cuirassiers", red=f"{TERCIO} shot_company"))
    assert answer(table) == "R1-2"


def test_a_runner_comes_nearer_to_whom_it_can_hurt_and_keeps_away_from_whom_it_cannot() -> None:
    hunt = field("B1-1 30,5 0", "R1-1 30,40 180", blue="cuirassiers", red="shot_company")
    post = best_post(eyes(hunt), ONE, OrderKind.RUN)
    assert post.to.y > front(hunt.state, ONE).y + 5 * INCH
    shy = field("B1-1 30,5 0", "R1-1 30,12.5 180", blue="medium_gun", red="cuirassiers")
    assert best_post(eyes(shy), ONE, OrderKind.RUN).to == front(shy.state, ONE), "a gun goes nowhere"


def test_the_disordered_reorganise() -> None:
    table = field("B1-1 30,5 0 disordered", "R1-1 30,40 180")
    act(action(table, "B1-1=atencion"), "B1-1")
    assert answer(table) == "reorganise"


# ------------------------------------------------------------------------------------------------------ windows


def charged(table: Position, *cards: str) -> Position:
    """Let red charge blue, to the window of the target."""
    charge(table, *cards, unit="R1-1", first="red")
    assert isinstance(table.request, Ask)
    assert isinstance(table.request.about, ReactToCharge)
    return table


def test_shooters_fire_at_who_charges_them() -> None:
    table = field("B1-1 30,20 0", "R1-1 30,26 180", blue="shot_company+muskets", red="cuirassiers")
    assert answer(charged(table, "B1-1=fuego")) == "react"


def test_pikes_brace_against_a_charge_if_they_have_nothing_better_to_do() -> None:
    table = field("B1-1 30,20 0", "R1-1 30,26 180", blue="pike_company", red="cuirassiers")
    assert answer(charged(table, "B1-1=resistid")) == "react"


def test_light_horse_evades_heavy_horse() -> None:
    table = field("B1-1 30,20 0", "R1-1 30,26 180", blue="light_horse", red="modern_cavalry")
    assert answer(charged(table, "B1-1=atencion")) == "evade"


def test_mala_guerra_is_called_by_who_gains_by_it() -> None:
    strong, weak = "tercio+viejo+swordsmen", "pike_company"
    for blue, red, word in ((strong, weak, "mala-guerra"), (weak, strong, "pass")):
        table = charge(field("B1-1 30,20 0", "R1-1 30,24 180", blue=blue, red=red))
        while isinstance(table.request, Ask) and table.request.window:
            table.say(table.request.seat, "pass")
        while not isinstance(table.request, Ask):
            fought(table, (1,) * table.request.reading.count)  # type: ignore[union-attr]
        assert table.request.rule == "5.33"
        assert answer(table) == word


# ------------------------------------------------------------------------------------------------------ leaders


def officered(table: Position, where: Point, **fields: Any) -> Position:
    """Put blue's subordinate somewhere."""
    table.state.leaders[LeaderId("B1")] = replace(table.state.leaders[LeaderId("B1")], at=where, **fields)
    return table


def led(table: Position) -> Position:
    """Activate blue's subordinate, who is asked where he rides."""
    tired(action(table), "B1").say("blue", Order("lead", "B1"))
    return table


def test_a_leader_rides_after_his_troops() -> None:
    table = led(officered(field("B1-1 30,20 0 wear=2", "R1-1 30,46 180"), inches(30, 4)))
    told, troop = answer(table), eyes(table).outline(ONE)
    assert isinstance(told, Spot)
    assert gap(Point(told.x, told.y), troop) < gap(inches(30, 4), troop)


def test_a_leader_leaves_the_way_of_an_enemy() -> None:
    table = led(officered(field("B1-1 20,20 0", "R1-1 30,30 180", red="cuirassiers"), inches(30, 25)))
    told, enemy = answer(table), eyes(table)
    assert isinstance(told, Spot)
    looks, (x, y) = enemy.looks(FOE), enemy.front(FOE)
    far = (told.x - x) ** 2 + (told.y - y) ** 2
    assert far > enemy.charge_reach(FOE) ** 2 or not ahead(looks, Point(told.x, told.y))


def test_whoever_is_not_near_is_farther_away() -> None:
    rng = Random(0)
    found = []
    for _ in range(2_000):
        edge = stand(Pose(0, 0, rng.randrange(TURN)), Base(rng.randrange(1_000, 15_000), rng.randrange(1_000, 15_000)))
        at, length = Point(rng.randrange(60_000), rng.randrange(60_000)), rng.randrange(50_000)
        found.append(near(at, edge, length))
        assert found[-1] or gap(at, edge) > length
    assert {True, False} == {*found}


def test_a_leader_uses_the_action_that_matters() -> None:
    table = officered(
        field("B1-1 30,20 0 wear=3", "B1-2 36,20 0", "R1-1 30,46 180", blue="pike_company pike_company"),
        inches(33, 15),
        qualities=(Quality.HONOURABLE,),
        level=3,
    )
    led(table)
    table.say("blue", answer(table))
    assert answer(table) == Order("honorable", "B1", ("B1-1",))


def test_a_leader_is_activated_only_where_he_has_something_to_do() -> None:
    line = ("B1-1 30,20 0", "B1-2 36,20 0", "B1-3 42,20 0")
    for wear, verb in (("", "act"), (" wear=3", "lead")):
        table = field(*line[:2], line[2] + wear, "R1-1 30,46 180", blue="pike_company pike_company pike_company")
        table = officered(table, inches(36, 15), qualities=(Quality.HONOURABLE,), level=3)
        told = answer(tired(action(table), "B1"))
        assert isinstance(told, Order)
        assert told.verb == verb
