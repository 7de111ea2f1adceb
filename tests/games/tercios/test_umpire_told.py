"""What is told of a real table comes to what the same position comes to where Maestre knows all places."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from maestre.games.tercios.abilities.combat import Meeting, Sheltering
from maestre.games.tercios.data import Ability, Quality
from maestre.games.tercios.fighting.charge import WhomToCharge
from maestre.games.tercios.game import game
from maestre.games.tercios.moving.movement import Walk
from maestre.games.tercios.orders.activation import NextAction
from maestre.games.tercios.orders.reactions import ReactFromAmbush, ReactToApproach, ReactToCharge
from maestre.games.tercios.table.state import LeaderId, Phase, UnitId
from maestre.games.tercios.umpire.told import (
    DeepGround,
    HowFar,
    HowFarAlong,
    WhoIsNear,
    WhoLeads,
    WhoMeetsIt,
    WhomItCharges,
    WhomItCouldCharge,
    WhomItShootsAt,
    WhoReacts,
    WhoShelters,
    WhoStoodBy,
)
from maestre.miniatures.told import NOBODY
from maestre.play import Ask, Table, Throw
from tests.games.tercios.fields import field
from tests.games.tercios.positions import Position, act, action, officer
from tests.games.tercios.umpired import Said, digital, drive, fates, keys, real, to, told

REACTS: Said = {ReactToApproach: "react"}
SEEDS = range(5)


def both(table: Position, *cards: str, unit: str = "B1-1") -> tuple[Position, Position]:
    """The position where all places are known and on a real table, a Troop having been activated in both."""
    known, umpired = digital(table), real(table)
    for one in (known, umpired):
        act(action(one, *cards), unit)
    return known, umpired


def alike(known: Position, umpired: Position) -> None:
    """Whether both have come to the same, and told the same."""
    assert fates(umpired) == fates(known)
    assert keys(umpired) == keys(known)


# ------------------------------------------------------------------------------------------------------ on its way


@pytest.mark.rule("2.31", "2.43", "2.44")
@pytest.mark.parametrize("card", ["atacad", "resistid", "corred"])
@pytest.mark.parametrize("seed", SEEDS)
def test_who_stands_beside_the_way_of_a_charge_reacts_as_where_all_places_are_known(card: str, seed: int) -> None:
    lines = ("B1-1 30,10 0", "R1-1 30,16 180", "R1-2 32.5,13 270")
    known, umpired = both(
        field(*lines, blue="cuirassiers", red="pike_company cuirassiers"), "B1-1=atacad", f"R1-2={card}"
    )
    drive(known, {WhomToCharge: "R1-1", ReactToCharge: "pass", **REACTS}, seed)
    said = told(6) | {WhomItCharges: "R1-1", WhoMeetsIt: ["R1-2"], HowFarAlong: "3", HowFar: ["6", "3"]}
    asked = drive(umpired, said | {ReactToCharge: "pass", **REACTS}, seed)
    assert ReactToApproach in asked
    alike(known, umpired)


@pytest.mark.rule("2.31")
@pytest.mark.parametrize(("off", "reacts"), [(3, True), (2, True), (None, False)])
def test_only_who_is_told_to_be_near_its_way_reacts_to_a_charge(off: int | None, *, reacts: bool) -> None:
    table = real(
        field("B1-1 30,10 0", "R1-1 30,16 180", "R1-2 34,13 270", blue="cuirassiers", red="pike_company tercio")
    )
    act(action(table, "B1-1=atacad", "R1-2=resistid"), "B1-1")
    meets = [NOBODY] if off is None else ["R1-2"]
    said = told(6) | {WhomItCharges: "R1-1", WhoMeetsIt: meets, HowFarAlong: "3", HowFar: ["6", str(off)]}
    assert (ReactToApproach in drive(table, said | {ReactToCharge: "pass"})) is reacts


@pytest.mark.rule("2.38", "2.44")
@pytest.mark.parametrize("seed", SEEDS)
def test_two_react_to_one_charge_in_the_order_in_which_it_comes_to_them(seed: int) -> None:
    lines = ("B1-1 30,10 0", "R1-1 30,17 180", "R1-2 32.5,12 270", "R1-3 27.5,15 90")
    table = field(*lines, blue="cuirassiers", red="pike_company tercio tercio")
    known, umpired = both(table, "B1-1=atacad", "R1-2=resistid", "R1-3=resistid")
    drive(known, {WhomToCharge: "R1-1", ReactToCharge: "pass", **REACTS}, seed)
    said = told(7) | {WhomItCharges: "R1-1", WhoMeetsIt: ["R1-3", "R1-2"], HowFarAlong: ["5", "2"]}
    asked = drive(umpired, said | {HowFar: ["7", "3", "3"], ReactToCharge: "pass", **REACTS}, seed)
    assert asked.count(ReactToApproach) == 2
    alike(known, umpired)


@pytest.mark.rule("6.45", "6.46", "6.48")
@pytest.mark.parametrize("seed", SEEDS)
def test_cavalry_shelters_whom_a_charger_wants_as_where_all_places_are_known(seed: int) -> None:
    lines = ("B1-1 30,10 0", "R1-1 30,17 180", "R1-2 31.5,14 270")
    table = field(*lines, blue="cuirassiers", red="shot_company+sheltered cuirassiers")
    assert Ability.SHELTER in table.state.gear(UnitId("R1-1")).abilities
    known, umpired = both(table, "B1-1=atacad", "R1-2=atacad")
    charge: Said = {WhomToCharge: "R1-1", Sheltering: "R1-2", ReactToCharge: "pass"}
    drive(known, charge | {Meeting: to("R1-2", 30, 14)}, seed)
    asked = drive(umpired, told(7) | charge | {WhomItCharges: "R1-1", WhoShelters: "R1-2", HowFarAlong: "4"}, seed)
    assert Sheltering in asked
    assert Meeting not in asked, "nobody can point at a place"
    assert fates(umpired) == fates(known)


# --------------------------------------------------------------------------------------------------- after a move


def moved(table: Position, *reacts: str, offs: tuple[int, ...], seed: int = 0) -> list[type]:
    """Let B1-1 move on a real table, and these react to it, so far off."""
    said = told(0) | {NextAction: ["move", "done"], WhoReacts: [*reacts, NOBODY], HowFar: [*map(str, offs)]}
    return drive(table, said | REACTS, seed)


@pytest.mark.rule("2.30", "2.33", "2.35", "4.28")
@pytest.mark.parametrize("card", ["atacad", "fuego", "resistid", "corred", "atencion"])
@pytest.mark.parametrize("seed", SEEDS)
def test_who_reacts_to_a_move_does_so_as_where_all_places_are_known(card: str, seed: int) -> None:
    table = field("B1-1 30,10 0", "R1-1 30,13 180 wear=1", blue="tercio", red="shot_company")
    known, umpired = both(table, "B1-1=atencion", f"R1-1={card}")
    drive(known, {NextAction: ["move", "done"], Walk: to("B1-1", 30, 11), **REACTS}, seed)
    asked = moved(umpired, "R1-1", offs=(2,), seed=seed)
    assert ReactToApproach in asked
    assert fates(umpired) == fates(known)


@pytest.mark.rule("2.33", "2.38")
def test_several_react_to_one_move_each_once_and_none_who_is_not_named() -> None:
    lines = ("B1-1 30,10 0", "R1-1 30,14 180", "R1-2 33,14 180", "R1-3 27,14 180")
    table = real(field(*lines, blue="tercio", red="tercio tercio tercio"))
    act(action(table, "B1-1=atencion", "R1-1=resistid", "R1-2=resistid", "R1-3=resistid"), "B1-1")
    asked = moved(table, "R1-1", "R1-2", offs=(3, 2))
    assert asked.count(ReactToApproach) == 2
    assert asked.count(WhoReacts) == 3, "the third is asked about, and nobody names him"
    assert [table.state.units[UnitId(name)].reacted for name in ("R1-1", "R1-2", "R1-3")] == [True, True, False]
    assert asked.count(NextAction) == 2, "nobody has stopped it, and it may act once more"


@pytest.mark.rule("2.43", "2.44")
def test_a_mover_that_is_thrown_back_by_who_meets_it_does_nothing_more() -> None:
    ended = set()
    for seed in range(12):
        table = real(field("B1-1 30,10 0", "R1-1 30,14 180", blue="pike_company", red="cuirassiers"))
        act(action(table, "B1-1=atencion", "R1-1=atacad"), "B1-1")
        asked = moved(table, "R1-1", offs=(3,), seed=seed)
        ended.add((asked.count(NextAction), "intercepts" in keys(table)))
    assert (1, True) in ended, "it was met and beaten: no second action"
    assert (2, False) in ended, "who failed the check has not stopped it"


@pytest.mark.rule("3.19")
@pytest.mark.parametrize(("ground", "disordered"), [("deep", True), ("firm", False)])
def test_very_difficult_ground_disorders_who_is_told_to_have_come_into_it(ground: str, *, disordered: bool) -> None:
    table = real(field("B1-1 30,10 0", "R1-1 30,40 180", blue="tercio", red="tercio"))
    act(action(table, "B1-1=atencion"), "B1-1")
    drive(table, told(0) | {NextAction: ["move", "done"], DeepGround: ground})
    assert table.state.units[UnitId("B1-1")].disordered is disordered


@pytest.mark.rule("7.24", "7.25")
def test_a_leader_who_was_ridden_over_throws_for_his_life() -> None:
    for level, fates_ in ((0, {False}), (3, {False, True})):
        lives = set()
        for seed in range(8):
            table = field("B1-1 30,10 0", "R1-1 30,40 180", blue="tercio", red="tercio")
            umpired = real(officer(table, "R1", level=level))
            act(action(umpired, "B1-1=atencion", "R1-1=resistid"), "B1-1")
            moved(umpired, "R1", offs=(), seed=seed)
            lives.add(LeaderId("R1") in umpired.state.leaders)
        assert lives == fates_, "without dice he has no success"


@pytest.mark.rule("7.27")
@pytest.mark.parametrize(("stood", "level", "flees"), [("R1", 0, True), ("R1", 9, False), (NOBODY, 0, False)])
def test_a_leader_who_is_told_to_have_stood_by_a_lost_troop_may_flee(stood: str, level: int, *, flees: bool) -> None:
    table = field("B1-1 30,10 0", "R1-1 30,14 180", "R1-2 40,40 180", blue="tercio", red="light_gun tercio")
    umpired = real(officer(table, "R1", level=level))
    act(action(umpired, "B1-1=atacad", "R1-1=resistid", "R1-2=resistid"), "B1-1")
    asked = drive(umpired, told(4) | {WhomItCharges: "R1-1", WhoStoodBy: [stood, NOBODY], ReactToCharge: "pass"}, 3)
    assert UnitId("R1-1") not in umpired.state.units
    assert WhoStoodBy in asked
    assert (LeaderId("R1") not in umpired.state.leaders) is flees


# ------------------------------------------------------------------------------------------------------- who is near


def led_from_inside(quality: Quality) -> Position:
    """A charge at a Troop of red's near which a leader of that quality is inside another Troop, on a real table."""
    lines = ("B1-1 30,10 0", "R1-1 30,14 180", "R1-2 34,16 180", "R1 in R1-2")
    table = field(*lines, blue="tercio", red="shot_company tercio")
    officer(table, LeaderId("R1"), qualities=(quality,))
    return table


def checked(table: Position, near: str | None) -> int:
    """With how many dice a Troop checks its reaction to a charge, a leader being told near or not."""
    umpired = real(table)
    act(action(umpired, "B1-1=atacad", "R1-1=resistid"), "B1-1")
    said: Said = told(4) | {WhomItCharges: "R1-1", WhoLeads: near or NOBODY}
    while isinstance(umpired.request, Ask):
        about: Any = umpired.request.about
        if isinstance(about, ReactToCharge):
            umpired.say("red", "react")
            break
        word = said.get(type(about), None)
        if isinstance(about, WhoLeads) and about.unit == "B1-1":
            word = NOBODY
        umpired.say(umpired.request.seat, about.word(about.options()[0]) if word is None else word)
    assert isinstance(umpired.request, Throw)
    return len(umpired.request.reading.needs(()))


@pytest.mark.rule("2.28", "7.94")
def test_a_leader_inside_a_troop_gives_those_near_him_what_he_gives_where_all_places_are_known() -> None:
    without, plain = checked(led_from_inside(Quality.CALM), None), checked(led_from_inside(Quality.CALM), "R1")
    imperturbable = checked(led_from_inside(Quality.IMPERTURBABLE), "R1")
    assert plain == without + 1, "who is led has no reduction"
    assert imperturbable == plain + 1, "and near an Imperturbable leader one more"
    assert checked(led_from_inside(Quality.IMPERTURBABLE), None) == without, "nobody said that he is near"


@pytest.mark.rule("7.94")
def test_who_helps_near_a_troop_is_asked_beside_who_leads_it_and_only_of_those_whose_quality_helps() -> None:
    for quality, asked in ((Quality.IMPERTURBABLE, True), (Quality.WEALTHY, True), (Quality.CALM, False)):
        table = led_from_inside(quality)
        officer(table, LeaderId("R0"), qualities=(quality,), at=(2, 2))
        umpired = real(table)
        act(action(umpired, "B1-1=atacad", "R1-1=resistid"), "B1-1")
        said = told(4) | {WhomItCharges: "R1-1", WhoLeads: [NOBODY, "R1"], ReactToCharge: "pass"}
        assert (WhoIsNear in drive(umpired, said)) is (asked and LeaderId("R0") in umpired.state.leaders)


# ------------------------------------------------------------------------------------------- what else is not a place


def whole(blue: str, red: str, **options: object) -> Table[Any]:
    """A battle of two ready armies on a real table."""
    told_ = {"blue_army": blue, "red_army": red, "positions": "table", **options}
    return Table.new(game, "fields_of_glory", options=told_, seed=bytes(32))


@pytest.mark.rule("6.80")
@pytest.mark.parametrize(("blue", "moved_"), [("poland_1000", True), ("spain_1000", False)])
def test_before_the_first_turn_who_has_vanguard_moves_and_nobody_else_is_asked(blue: str, *, moved_: bool) -> None:
    table = whole(blue, "sweden_1000", preparation="ready")
    assert (table.state.phase is Phase.VANGUARD) is moved_
    if moved_:
        while table.state.phase is Phase.VANGUARD:
            (seat,) = table.waiting()
            table.say(seat, next(table.proposals(seat, Random(1))))
        assert [UnitId(name) for name in table.state.setup.moved] == [
            unit for unit, one in table.state.units.items() if Ability.VANGUARD in table.state.gear(unit).abilities
        ]
    assert table.state.turn == 1


@pytest.mark.rule("6.21", "6.55", "6.93")
def test_who_begins_as_one_is_asked_or_decided_by_itself() -> None:
    ready = whole("poland_1000", "sweden_1000", preparation="ready").state
    assert {pool.kind.value for pool in ready.pools.values()} == {"column", "integrated"}
    asked = whole("cossacks_1000", "poland_1000")
    kinds = set()
    while asked.state.phase is Phase.DEPLOYMENT:
        (seat,) = asked.waiting()
        ask = asked.asked(seat)
        assert ask is not None
        kinds.add(type(ask.about).__struct_config__.tag)
        asked.say(seat, next(asked.proposals(seat, Random(1))))
    assert kinds >= {"emplace", "form-column", "table-hides", "limbered"}


def hidden(card: str) -> Position:
    """Red's haiduks lie hidden on a real table, and blue's tercio is activated with Attention."""
    table = real(field("B1-1 30,10 0", "R1-1 30,30 180", "R1-2 40,30 180", blue="tercio", red="haiduks tercio"))
    table.state.units[UnitId("R1-1")] = replace(table.state.units[UnitId("R1-1")], lurks="?")
    return act(action(table, "B1-1=atencion", f"R1-1={card}"), "B1-1")


@pytest.mark.rule("6.12")
def test_who_lies_hidden_is_nobodys_target_and_comes_out_when_somebody_comes_near() -> None:
    table = hidden("fuego")
    asked = moved(table, "R1-1", offs=(6,))
    assert ReactFromAmbush in asked
    assert table.state.units[UnitId("R1-1")].lurks is None
    table = hidden("resistid")
    said = told(0) | {NextAction: ["shoot", "done"]}
    while isinstance(table.request, Ask) and not isinstance(table.request.about, WhomItShootsAt):
        about: Any = table.request.about
        word = said.get(type(about))
        word = word.pop(0) if isinstance(word, list) else word
        table.say(table.request.seat, about.word(about.options()[0]) if word is None else word)
    assert isinstance(table.request, Ask)
    assert isinstance(table.request.about, WhomItShootsAt)
    assert table.request.about.words == ("R1-2", NOBODY)


@pytest.mark.rule("6.69")
@pytest.mark.parametrize(("prey", "checks"), [("R1-1", True), (NOBODY, False)])
def test_an_impetuous_troop_that_could_charge_obeys_another_order_after_a_check_only(
    prey: str, *, checks: bool
) -> None:
    table = real(field("B1-1 30,10 0", "R1-1 30,14 180", blue="cuirassiers+fearless", red="tercio"))
    assert Ability.IMPETUOUS in table.state.gear(UnitId("B1-1")).abilities
    act(action(table, "B1-1=corred"), "B1-1")
    while isinstance(table.request, Ask) and isinstance(table.request.about, WhoLeads | WhomItCouldCharge):
        table.say(table.request.seat, prey if isinstance(table.request.about, WhomItCouldCharge) else NOBODY)
    assert isinstance(table.request, Throw) is checks
