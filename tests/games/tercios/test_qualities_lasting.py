"""Qualities whose effect lasts a while, each played through the table."""

import pytest
from msgspec.structs import replace

from maestre.games.tercios.data import INCH, Ability, Element, Ground, OrderKind, Quality, Value, Virtue, Weapon
from maestre.games.tercios.shooting.shots import volleys
from maestre.games.tercios.table import subjects
from maestre.games.tercios.table.marks import has, marked
from maestre.games.tercios.table.moments import REACH_ADDED, SHOT_ALLOWED
from maestre.games.tercios.table.situation import tallied
from maestre.games.tercios.table.state import Card, Scenery, UnitId
from maestre.games.tercios.table.subjects import Check, Situation, Volley
from maestre.play import Order, Pick, Refused, Spot, Throw
from tests.games.tercios.asked import blows, courage, pool
from tests.games.tercios.board import rectangle
from tests.games.tercios.fields import dice, passing
from tests.games.tercios.leading import CHIEF, do, staff, targets
from tests.games.tercios.positions import Position, act, action, officer, refused, roll, troop
from tests.matters import about

ONE, FOE = UnitId("B1-1"), UnitId("R1-1")
SHOT = "shot_company shot_company shot_company"
WOOD = rectangle("w1", Element.WOOD, 24, 17, 4, 5)


def worth(table: Position, value: Value, at: Situation) -> int:
    return tallied(table.state, value, at).whole


def done(table: Position, name: str) -> Position:
    """Activate a Troop that does nothing with its Attention."""
    act(table, name)
    table.say(troop(table, name).side, "done")
    return table


def shots(table: Position) -> int:
    """How many dice a shot is about to throw, aimed at the first that may be shot."""
    ask = table.asked("blue")
    if ask is not None:
        assert isinstance(ask.choice, Pick)
        table.say("blue", ask.choice.options[0])
    assert isinstance(table.request, Throw)
    assert isinstance(table.request.about, Volley)
    return len(table.request.reading.needs(()))


def bound(table: Position, name: str) -> None:
    """Assert that a Troop must be the next to act."""
    other = next(one for one in ("B1-1", "B1-2") if one != name)
    refused(table, "blue", Order("act", other), "7.51", "another-acts-next")


# ---------------------------------------------------------------------------------------------------------- Determined


def determined(*troops: str, blue: str = "pike_company", red: str = "pike_company") -> Position:
    """A Determined leader's unit charges the enemy ahead of it, who does not react."""
    places = ("B1-1 26,20 0", "B1-2", "B1-3", "R1-1 26,23 180", "R1-2", "R1-3", *troops)
    table = action(staff(Quality.DETERMINED, troops=places, blue=blue, red=red), "B1-1=atacad")
    do(table, Quality.DETERMINED, "B1-1")
    return passing(act(table, "B1-1"))


def fight(table: Position, winner: str, cancelled: int = 1) -> Position:
    """Let one hit with every die and the other with none; whoever is hit cancels so many hits."""
    while isinstance(table.request, Throw) and table.request.rule == "5.16":
        strikes = about(table.request, subjects.Melee).striker == winner
        blows(table, *(pool(table), min(courage(table), cancelled)) if strikes else (0,))
    return table


@pytest.mark.rule("7.75")
@pytest.mark.parametrize(
    ("line", "blue", "wear"),
    [
        ("R1-1 26,23 180", "pike_company", 3),
        ("R1-1 26,23 180 disordered", "pike_company", 4),
        ("R1-1 26,23 180", "melee_company", 4),
    ],
)
def test_a_determined_charge_costs_a_slower_or_disordered_enemy_one_more_wear(line: str, blue: str, wear: int) -> None:
    table = fight(determined(line, blue=blue, red="tercio"), "B1-1")
    assert troop(table, "R1-1").wear == wear
    assert not troop(table, "B1-1").disordered


@pytest.mark.rule("7.75")
def test_a_determined_charge_that_is_lost_leaves_its_unit_in_disorder() -> None:
    table = fight(determined(red="tercio"), "R1-1", 3)
    assert troop(table, "B1-1").disordered
    assert not troop(table, "R1-1").disordered


# ------------------------------------------------------------------------------------------------------------- Ruthless


@pytest.mark.rule("7.76")
def test_ruthless_takes_the_virtues_of_the_leader_inside_from_an_enemy_for_the_turn() -> None:
    table = staff(Quality.RUTHLESS, troops=("R1-1 30,24 180", "R1-2 40,34 180"))
    officer(table, "R1", inside=FOE, virtues=(Virtue.WILL,))
    action(table)
    resisting = Situation(unit=FOE, use="resist-combat")
    assert targets(table, Quality.RUTHLESS) == (("R1-1",),), "the others have no leader inside"
    assert worth(table, Value.COURAGE, resisting) == 4
    do(table, Quality.RUTHLESS, "R1-1")
    assert worth(table, Value.COURAGE, resisting) == 3
    done(done(table, "B1-1"), "R1-2")
    assert worth(table, Value.COURAGE, resisting) == 3, "for the rest of the turn"


@pytest.mark.rule("7.76")
def test_wear_that_zeal_alone_could_bear_is_due_when_ruthless_takes_it() -> None:
    table = staff(Quality.RUTHLESS, troops=("R1-1 30,24 180 wear=4",))
    officer(table, "R1", inside=FOE, virtues=(Virtue.ZEAL,))
    do(action(table), Quality.RUTHLESS, "R1-1")
    assert isinstance(table.request, Throw)
    assert isinstance(table.request.about, Check)
    assert table.request.about.kind == "rout"
    roll(table, 1, 1, 1)
    assert FOE not in table.state.units


# --------------------------------------------------------------------------------------------------------- Enthusiastic


@pytest.mark.rule("7.83")
@pytest.mark.parametrize(("blue", "lent"), [("tercio tercio tercio", Ability.LIGHT), (SHOT, Ability.SKIRMISHERS)])
def test_enthusiastic_makes_the_next_unit_light_or_skirmishers_for_that_activation(blue: str, lent: Ability) -> None:
    table = action(staff(Quality.ENTHUSIASTIC, blue=blue))
    assert not has(table.state, ONE, lent)
    do(table, Quality.ENTHUSIASTIC, "B1-1")
    bound(table, "B1-1")
    assert has(table.state, ONE, lent)
    done(table, "B1-1")
    assert not has(table.state, ONE, lent)


@pytest.mark.rule("7.83")
def test_a_formation_made_light_comes_out_of_a_wood_in_order() -> None:
    wood = rectangle("w1", Element.WOOD, 20, 15, 12, 9)
    for enthusiastic in (False, True):
        table = action(staff(Quality.ENTHUSIASTIC, blue="tercio", troops=("B1-2", "B1-3"), scenery=(wood,)))
        if enthusiastic:
            do(table, Quality.ENTHUSIASTIC, "B1-1")
        act(table, "B1-1")
        table.say("blue", "move")
        table.say("blue", Spot("B1-1", 26 * INCH, 21 * INCH))
        assert troop(table, "B1-1").disordered is not enthusiastic


# ------------------------------------------------------------------------------------------------ Stoic, Undaunted


@pytest.mark.rule("7.84")
def test_a_stoic_unit_resists_shots_as_in_cover_until_it_acts() -> None:
    table = action(staff(Quality.STOIC, blue="tercio", troops=("B1-2", "B1-3", "B1-1 30,26 0")), "B1-1=resistid")
    shot_at = Situation(unit=ONE, use="resist-volley")
    assert worth(table, Value.COURAGE, shot_at) == 4
    do(table, Quality.STOIC, "B1-1")
    assert worth(table, Value.COURAGE, shot_at) == 6
    assert worth(table, Value.COURAGE, replace(shot_at, grounds=(Ground.COVERED,))) == 6, "one cause"
    assert worth(table, Value.COURAGE, Situation(unit=ONE, use="resist-combat")) == 4
    act(table, "B1-1")
    assert worth(table, Value.COURAGE, shot_at) == 4


def charged(quality: Quality, faces: tuple[int, ...] = (6, 1, 1)) -> Position:
    """A tercio under the care of such a leader is about to be charged."""
    places = ("B1-1 30,22 0", "B1-2 40,15 0", "B1-3", "R1-1 30,25 180", "R1-2", "R1-3 40,44 180")
    table = staff(quality, troops=places, blue="tercio pike_company pike_company")
    officer(table, CHIEF, at=(35, 20))
    do(action(table, "R1-1=atacad", "B1-1=resistid"), quality, "B1-1", faces=faces)
    return act(done(table, "B1-2"), "R1-1")


@pytest.mark.rule("7.84", "7.93")
@pytest.mark.parametrize("quality", [Quality.STOIC, Quality.UNDAUNTED])
def test_it_lapses_when_the_unit_reacts(quality: Quality) -> None:
    table = charged(quality)
    assert marked(table.state, quality, "B1-1")
    table.say("blue", "react")
    assert not marked(table.state, quality, "B1-1")


@pytest.mark.rule("7.93")
@pytest.mark.parametrize(("faces", "resists"), [((6, 1, 1), 6), ((1, 1, 1), 4)])
def test_an_undaunted_unit_resists_a_charge_as_in_protected_ground(faces: tuple[int, ...], resists: int) -> None:
    table = passing(charged(Quality.UNDAUNTED, faces))
    assert isinstance(table.request, Throw)
    assert about(table.request, subjects.Melee).striker == "R1-1"
    assert courage(table) == resists


@pytest.mark.rule("5.35", "7.93")
def test_nobody_calls_for_mala_guerra_against_an_undaunted_unit() -> None:
    for faces, asked in (((1, 1, 1), True), ((6, 1, 1), False)):
        table = passing(charged(Quality.UNDAUNTED, faces))
        fight(table, "")
        ask = table.asked("red") or table.asked("blue")
        assert ask is not None
        assert (ask.rule == "5.33") is asked


@pytest.mark.rule("7.84")
def test_it_lapses_when_the_turn_ends() -> None:
    table = action(staff(Quality.STOIC, troops=("B1-3", "R1-1", "R1-2")))
    done(done(table, "B1-1"), "R1-3")
    do(table, Quality.STOIC, "B1-1")
    assert marked(table.state, Quality.STOIC, "B1-1"), "who has acted already may have it too"
    done(table, "B1-2")
    assert table.state.turn == 2
    assert table.state.marks == ()


# ------------------------------------------------------------------------------------------------ Engineer, Tutor


@pytest.mark.rule("7.92")
def test_an_engineer_lengthens_the_range_of_a_gun_by_three_inches_for_each_success() -> None:
    places = ("B1-1 30,15 0", "B1-2 40,15 0", "B1-3", "R1-1 30,44.5 180", "R1-2", "R1-3 40,44 180")
    table = action(staff(Quality.ENGINEER, troops=places, blue="medium_gun pike_company"), "B1-1=fuego")
    officer(table, CHIEF, at=(33, 14))
    assert targets(table, Quality.ENGINEER) == (("B1-1",),)
    assert volleys(table.state, ONE, OrderKind.FIRE, at=FOE) == ()
    do(table, Quality.ENGINEER, "B1-1", faces=(5, 6, 1))
    assert REACH_ADDED(table.state, ONE, Weapon.MEDIUM_GUN) == 6 * INCH
    assert len(volleys(table.state, ONE, OrderKind.FIRE, at=FOE)) == 1, "30 inches"
    done(done(table, "B1-2"), "R1-3")
    assert REACH_ADDED(table.state, ONE, Weapon.MEDIUM_GUN) == 6 * INCH, "until the turn ends"


@pytest.mark.rule("7.92")
@pytest.mark.parametrize("faces", [((5, 1, 1), (5, 6, 1)), ((5, 6, 1), (5, 5, 5))])
def test_of_an_engineer_who_acts_twice_the_better_success_counts(faces: tuple[tuple[int, ...], ...]) -> None:
    places = ("B1-1 30,15 0", "B1-2 40,15 0", "B1-3", "R1-1 30,44.5 180", "R1-2", "R1-3 40,44 180")
    table = action(staff(Quality.ENGINEER, troops=places, blue="medium_gun pike_company"), "B1-1=fuego")
    best = 0
    for thrown in faces:
        officer(table, CHIEF, at=(33, 14), exhausted=False)
        best = max(best, sum(face >= 5 for face in thrown))
        marks = len(table.state.marks)
        do(table, Quality.ENGINEER, "B1-1", faces=thrown)
        assert len(table.state.marks) > marks
        assert REACH_ADDED(table.state, ONE, Weapon.MEDIUM_GUN) == best * 3 * INCH
        if thrown is not faces[-1]:
            done(done(table, "B1-2"), "R1-3")


@pytest.mark.rule("7.105")
def test_a_tutor_lengthens_the_range_of_the_next_unit_by_two_inches_for_each_success() -> None:
    places = ("B1-1 26,20 0", "R1-1 26,36 180", "R1-2", "R1-3 40,44 180")
    table = action(staff(Quality.TUTOR, troops=places, blue="haiduks pike_company pike_company"), "B1-1=fuego")
    assert targets(table, Quality.TUTOR) == (("B1-1",),), "the others do not shoot"
    assert volleys(table.state, ONE, OrderKind.FIRE) == ()
    do(table, Quality.TUTOR, "B1-1", faces=(5, 6, 1))
    bound(table, "B1-1")
    act(table, "B1-1")
    roll(table, *[1] * shots(table))
    assert REACH_ADDED(table.state, ONE, Weapon.MUSKET) == 0


# ---------------------------------------------------------------------------------------------------- Notable, Terrible


@pytest.mark.rule("7.98")
def test_a_notable_leader_helps_the_check_of_the_next_unit_anywhere_in_his_sight() -> None:
    table = action(staff(Quality.NOTABLE, troops=("B1-1 10,20 0 wear=1",), blue="battalion tercio tercio"))
    assert worth(table, Value.DISCIPLINE, Situation(unit=ONE, use="order")) == 2
    do(table, Quality.NOTABLE, "B1-1")
    bound(table, "B1-1")
    act(table, "B1-1")
    assert isinstance(table.request, Throw)
    assert isinstance(table.request.about, Check)
    assert table.request.about.dice.whole == 3, "no leader takes a step, Notable gives it back"


@pytest.mark.rule("7.104")
def test_a_terrible_leader_spoils_the_reaction_to_the_troop_that_acts_next() -> None:
    places = ("B1-1 26,26 0", "B1-2 34,20 0", "R1-1 26,29 180", "R1-2", "R1-3 44,44 180")
    table = staff(Quality.TERRIBLE, troops=places, red="classic_squadron pike_company pike_company")
    officer(table, "R0", at=(26, 33))
    officer(table, CHIEF, at=(30, 26))
    do(action(table, "B1-1=atacad", "R1-1=resistid"), Quality.TERRIBLE, "R1-1")
    act(table, "B1-1")
    table.say("red", "react")
    assert isinstance(table.request, Throw)
    assert dice(table)[1] == 2
    roll(table, 1, 1)
    fight(table, "")
    for seat in ("blue", "red"):
        table.say(seat, "pass")
    assert not marked(table.state, Quality.TERRIBLE, "R1-1"), "it was for that activation"


# -------------------------------------------------------------------------------------------- Perfectionist, Trickster


def firing(quality: Quality, faces: tuple[int, ...], scenery: tuple[Scenery, ...] = ()) -> Position:
    """A battalion with a Fire card and an enemy in reach, under such a leader."""
    places = ("B1-1 26,20 0", "R1-1 26,26 180", "R1-2", "R1-3 40,44 180")
    table = staff(quality, troops=places, blue="reformed_battalion pike_company pike_company", scenery=scenery)
    return do(action(table, "B1-1=fuego"), quality, "B1-1", faces=faces)


@pytest.mark.rule("7.108")
@pytest.mark.parametrize(("faces", "count"), [((6, 1, 1), 6), ((1, 1, 1), 4)])
def test_a_perfectionist_lets_fresh_foot_shoot_better_and_next_in_any_case(faces: tuple[int, ...], count: int) -> None:
    table = firing(Quality.PERFECTIONIST, faces)
    bound(table, "B1-1")
    act(table, "B1-1")
    assert shots(table) == count


@pytest.mark.rule("7.108")
@pytest.mark.parametrize("why", ["worn", "other card", "blind card", "horse"])
def test_a_perfectionist_needs_fresh_foot_with_a_fire_card_that_he_knows(why: str) -> None:
    blue = "cuirassiers" if why == "horse" else "reformed_battalion"
    wear = "wear=1" if why == "worn" else ""
    table = staff(Quality.PERFECTIONIST, troops=(f"B1-1 26,20 0 {wear}", "B1-2", "B1-3"), blue=blue)
    action(table, "B1-1=corred" if why == "other card" else "B1-1=fuego")
    if why == "blind card":
        table.state.cards[ONE] = Card(OrderKind.FIRE, ())
    assert targets(table, Quality.PERFECTIONIST) == ()


@pytest.mark.rule("7.109")
def test_a_trickster_helps_whoever_comes_out_of_hiding_to_shoot() -> None:
    table = firing(Quality.TRICKSTER, (6, 1, 1), (WOOD,))
    table.say("blue", "fire")
    bound(table, "B1-1")
    act(table, "B1-1")
    assert shots(table) == 6


@pytest.mark.rule("7.109")
def test_a_trickster_helps_whoever_comes_out_of_hiding_to_fight() -> None:
    places = ("B1-1 26,20 0", "B1-2", "B1-3", "R1-1 26,23 180", "R1-2", "R1-3 44,44 180")
    table = action(staff(Quality.TRICKSTER, troops=places, blue="battalion", scenery=(WOOD,)), "B1-1=atacad")
    do(table, Quality.TRICKSTER, "B1-1")
    table.say("blue", "combat")
    passing(act(table, "B1-1"))
    assert dice(table)[:2] == ("5.16", 8), "two increases on Combat 4"


@pytest.mark.rule("7.109")
def test_a_trickster_needs_hidden_ground() -> None:
    assert targets(action(staff(Quality.TRICKSTER)), Quality.TRICKSTER) == ()
    assert targets(action(staff(Quality.TRICKSTER, scenery=(WOOD,))), Quality.TRICKSTER) == (("B1-1",),)


# ------------------------------------------------------------------------------------------------ Swift, Tenacious


@pytest.mark.rule("7.115")
@pytest.mark.parametrize(("faces", "count"), [((6, 1, 1), 4), ((1, 1, 1), 2)])
def test_a_swift_leader_keeps_attention_from_spoiling_a_volley(faces: tuple[int, ...], count: int) -> None:
    places = ("B1-1 26,20 0", "R1-1 26,26 180", "R1-2", "R1-3 40,44 180")
    table = staff(Quality.SWIFT, troops=places, blue="reformed_battalion pike_company pike_company")
    do(action(table), Quality.SWIFT, "B1-1", faces=faces)
    table.check("blue", Order("act", "B1-2"))
    act(table, "B1-1")
    table.say("blue", "shoot")
    assert shots(table) == count
    roll(table, *[1] * count)
    table.say("blue", "done")
    assert not marked(table.state, Quality.SWIFT, "B1-1"), "for one activation or reaction"


def tenacious(order: str, faces: tuple[int, ...] = (6, 1, 1)) -> Position:
    """Light foot in a wood under such a leader, an enemy with muskets before it; the former has acted."""
    wood = rectangle("w1", Element.WOOD, 20, 15, 12, 7)
    places = ("B1-1 26,20 0", "R1-1 26,30 180", "R1-2", "R1-3 44,44 180")
    table = staff(
        Quality.TENACIOUS,
        troops=places,
        blue="shot_company pike_company pike_company",
        red="haiduks pike_company pike_company",
        scenery=(wood,),
    )
    action(table, f"B1-1={order}", "R1-1=fuego")
    assert targets(table, Quality.TENACIOUS) == (("B1-1",),), "the others are not Light"
    do(table, Quality.TENACIOUS, "B1-1", faces=faces)
    return act(table, "B1-1")


@pytest.mark.rule("7.119")
def test_a_light_unit_that_ends_in_hiding_cannot_be_shot_at_this_turn() -> None:
    table = tenacious("atencion")
    table.say("blue", "done")
    assert volleys(table.state, FOE, OrderKind.FIRE, at=ONE) == ()
    with pytest.raises(Refused, match=r"7\.119"):
        SHOT_ALLOWED(table.state, Situation(unit=FOE, use="shoot", enemy=ONE, weapon=Weapon.MUSKET))
    table = tenacious("atencion", (1, 1, 1))
    table.say("blue", "done")
    assert len(volleys(table.state, FOE, OrderKind.FIRE, at=ONE)) == 1


@pytest.mark.rule("7.119")
def test_it_can_be_shot_at_when_it_did_something_else_or_ends_in_the_open() -> None:
    table = tenacious("resistid")
    assert len(volleys(table.state, FOE, OrderKind.FIRE, at=ONE)) == 1
    table = tenacious("atencion")
    table.say("blue", "move")
    table.say("blue", Spot("B1-1", 26 * INCH, 22 * INCH + INCH // 2))
    passing(table).say("blue", "done")
    assert len(volleys(table.state, FOE, OrderKind.FIRE, at=ONE)) == 1
