"""Whom a command action may name: of three Troops about a Commander, and of three enemies whom he sees, only some."""

import pytest

from maestre.games.tercios.data import Element, Quality
from maestre.games.tercios.table.state import Scenery, UnitId
from tests.games.tercios.board import rectangle
from tests.games.tercios.leading import THREE, staff, targets
from tests.games.tercios.positions import Position, action, officer

NEAR = ("R1-1 26,24 180", "R1-2 30,24 180", "R1-3 34,24 180")
WOOD = rectangle("wood", Element.WOOD, 25, 19, 2, 1.2)


def named(
    quality: Quality,
    *changes: str,
    blue: str = THREE,
    red: str = THREE,
    cards: tuple[str, ...] = (),
    spent: tuple[str, ...] = (),
    scenery: tuple[Scenery, ...] = (),
) -> list[str]:
    """Whom the Commander may name: a name, or both of a pair; ``spent`` are those who have no card any more."""
    table = action(staff(quality, troops=changes, blue=blue, red=red, scenery=scenery), *cards)
    for name in spent:
        del table.state.cards[UnitId(name)]
    return told(table, quality)


def told(table: Position, quality: Quality) -> list[str]:
    return [" ".join(one) for one in targets(table, quality)]


@pytest.mark.rule("7.62")
def test_alert_turns_nobody_whose_wagons_do_not_turn() -> None:
    assert named(Quality.ALERT, blue="plastuns+tabor pike_company pike_company") == ["B1-2", "B1-3"]
    assert named(Quality.ALERT, spent=("B1-1",)) == ["B1-1", "B1-2", "B1-3"], "who has acted turns too"


@pytest.mark.rule("7.99", "6.17")
@pytest.mark.parametrize(("kind", "found"), [("plastuns", ["B1-1"]), ("plastuns+tabor", [])])
def test_fearless_attacks_with_the_troop_that_he_is_in_if_it_can_attack(kind: str, found: list[str]) -> None:
    table = action(staff(Quality.FEARLESS, blue=f"{kind} pike_company pike_company"))
    assert told(table, Quality.FEARLESS) == []
    assert told(officer(table, "B0", inside="B1-1"), Quality.FEARLESS) == found


@pytest.mark.rule("7.80", "7.111")
def test_guns_are_turned_before_they_act_and_limbered_afterwards() -> None:
    guns = "light_gun+horses light_gun pike_company"
    assert named(Quality.SKILLED, blue=guns) == ["B1-1", "B1-2"]
    assert named(Quality.SKILLED, blue=guns, spent=("B1-1",)) == ["B1-2"]
    assert named(Quality.PREPARED, blue=guns) == []
    assert named(Quality.PREPARED, blue=guns, spent=("B1-1", "B1-2", "B1-3")) == ["B1-1"]
    assert named(Quality.PREPARED, "B1-1 26,20 0 limbered", blue=guns, spent=("B1-1",)) == []


@pytest.mark.rule("7.95", "7.112")
def test_relentless_and_protector_are_for_those_who_can_move() -> None:
    assert named(Quality.RELENTLESS, spent=("B1-2",)) == ["B1-1", "B1-3"]
    assert named(Quality.PROTECTOR, spent=("B1-2",)) == ["B1-1", "B1-2", "B1-3"]


@pytest.mark.rule("7.63", "7.110", "7.97")
def test_bold_is_for_those_with_a_card_prudent_for_those_without_and_innovator_for_all() -> None:
    assert named(Quality.BOLD, spent=("B1-2",)) == ["B1-1", "B1-3"]
    assert named(Quality.PRUDENT, spent=("B1-2",)) == ["B1-2"]
    assert named(Quality.INNOVATOR, spent=("B1-2",)) == ["B1-1", "B1-2", "B1-3"]


@pytest.mark.rule("7.75", "7.83", "7.98", "7.116")
@pytest.mark.parametrize("quality", [Quality.DETERMINED, Quality.ENTHUSIASTIC, Quality.NOTABLE, Quality.RELIGIOUS])
def test_who_is_to_act_next_has_a_card(quality: Quality) -> None:
    assert named(quality, spent=("B1-2",)) == ["B1-1", "B1-3"]


@pytest.mark.rule("7.105", "7.115")
@pytest.mark.parametrize("quality", [Quality.TUTOR, Quality.SWIFT])
def test_who_shoots_is_taught_and_hurried(quality: Quality) -> None:
    assert named(quality, blue="shot_company pike_company shot_company") == ["B1-1", "B1-3"]


@pytest.mark.rule("7.105", "7.115")
def test_the_tutor_is_for_those_who_may_act_next_and_the_swift_for_all_who_shoot() -> None:
    shot = "shot_company pike_company shot_company"
    assert named(Quality.TUTOR, blue=shot, spent=("B1-1",)) == ["B1-3"]
    assert named(Quality.SWIFT, blue=shot, spent=("B1-1",)) == ["B1-1", "B1-3"]


@pytest.mark.rule("7.108")
def test_the_perfectionist_is_for_fresh_foot_with_a_fire_card_that_its_owner_knows() -> None:
    shot, fire = "shot_company shot_company shot_company", ("B1-1=fuego", "B1-2=fuego", "B1-3=fuego")
    assert named(Quality.PERFECTIONIST, blue=shot, cards=fire) == ["B1-1", "B1-2", "B1-3"]
    assert named(Quality.PERFECTIONIST, blue=shot, cards=fire[:2]) == ["B1-1", "B1-2"]
    assert named(Quality.PERFECTIONIST, "B1-1 26,20 0 wear=1", blue=shot, cards=fire) == ["B1-2", "B1-3"]
    horse = "mounted_arquebusiers shot_company shot_company"
    assert named(Quality.PERFECTIONIST, blue=horse, cards=fire) == ["B1-2", "B1-3"]


@pytest.mark.rule("7.109", "7.119")
def test_the_trickster_is_for_those_in_hiding_and_the_tenacious_for_light_troops() -> None:
    assert named(Quality.TRICKSTER, scenery=(WOOD,)) == ["B1-1"]
    assert named(Quality.TRICKSTER, scenery=(WOOD,), spent=("B1-1",)) == []
    light = "shot_company shot_company+large pike_company"
    assert named(Quality.TENACIOUS, blue=light) == ["B1-1"]
    assert named(Quality.TENACIOUS, blue=light, spent=("B1-1",)) == []


@pytest.mark.rule("7.77", "7.91")
def test_disorder_and_wear_are_taken_off_those_who_have_any_to_spare() -> None:
    assert named(Quality.DILIGENT, "B1-2 34,20 0 disordered") == ["B1-2"]
    assert named(Quality.HONOURABLE, "B1-1 26,20 0 wear=2", "B1-2 34,20 0 wear=1") == ["B1-1"]


@pytest.mark.rule("7.85")
def test_a_company_of_shot_or_pikes_is_dismantled_for_a_worn_formation_near_it() -> None:
    kinds, close = "tercio shot_company melee_company", ("B1-1 26,20 0 wear=1", "B1-2 31,20 0")
    assert named(Quality.EXPERIENCED, *close, blue=kinds) == ["B1-2 B1-1"]
    assert named(Quality.EXPERIENCED, "B1-1 26,20 0", close[1], blue=kinds) == []
    assert named(Quality.EXPERIENCED, close[0], "B1-2 31,20 0 wear=2", blue=kinds) == [], "At the Limit"
    assert named(Quality.EXPERIENCED, *close, blue="tercio pike_company melee_company") == ["B1-2 B1-1"]
    assert named(Quality.EXPERIENCED, *close, blue="pike_company shot_company melee_company") == []


@pytest.mark.rule("7.85")
@pytest.mark.parametrize(("x", "near"), [(35.9, True), (36, False)])
def test_a_company_that_is_dismantled_is_less_than_six_inches_from_the_formation(x: float, near: bool) -> None:
    """Half a tercio is 2.4 inches wide, half a company 1.6."""
    found = named(
        Quality.EXPERIENCED, "B1-1 26,20 0 wear=1", f"B1-2 {x},20 0", blue="tercio shot_company melee_company"
    )
    assert found == (["B1-2 B1-1"] if near else [])


@pytest.mark.rule("7.106")
def test_a_marker_goes_from_one_to_another_of_its_kind_that_has_room_for_it() -> None:
    worn = ("B1-1 26,20 0 wear=1", "B1-2 31,20 0", "B1-3 28,16 0")
    assert named(Quality.OFFICIOUS, *worn) == ["B1-1 B1-2", "B1-1 B1-3"]
    assert named(Quality.OFFICIOUS, worn[0], "B1-2 31,20 0 wear=3", worn[2]) == [
        "B1-1 B1-3",
        "B1-2 B1-1",
        "B1-2 B1-3",
    ]
    assert named(Quality.OFFICIOUS, *worn, blue="pike_company light_horse pike_company") == ["B1-1 B1-3"]


@pytest.mark.rule("7.106")
@pytest.mark.parametrize(("x", "near"), [(35.2, True), (35.3, False)])
def test_a_marker_goes_no_farther_than_six_inches(x: float, near: bool) -> None:
    found = named(Quality.OFFICIOUS, "B1-1 26,20 0 wear=1", f"B1-2 {x},20 0", "B1-3 60,10 0")
    assert found == (["B1-1 B1-2"] if near else [])


@pytest.mark.rule("7.58")
def test_the_nimble_rides_from_his_troop_to_another_that_he_reaches() -> None:
    table = action(staff(Quality.NIMBLE, troops=("B1-3 50,15.5 0",)))
    assert told(officer(table, "B0", inside="B1-1"), Quality.NIMBLE) == ["B1-2"]


@pytest.mark.rule("7.60", "7.65", "7.71", "7.102", "6.102")
@pytest.mark.parametrize(
    "quality", [Quality.THREATENING, Quality.EAGLE_EYED, Quality.CONSPIRATOR, Quality.ERUDITE, Quality.INTELLIGENT]
)
def test_an_enemy_is_named_who_has_a_card_and_is_no_gun(quality: Quality) -> None:
    assert named(quality, *NEAR, red="pike_company light_gun pike_company") == ["R1-1", "R1-3"]
    assert named(quality, *NEAR, spent=("R1-1",)) == ["R1-2", "R1-3"]


@pytest.mark.rule("7.104", "7.76")
def test_the_terrible_frightens_any_enemy_and_the_ruthless_one_with_a_leader_inside() -> None:
    assert named(Quality.TERRIBLE, *NEAR, spent=("R1-1",)) == ["R1-1", "R1-2", "R1-3"]
    assert named(Quality.RUTHLESS, *NEAR) == []
    table = action(staff(Quality.RUTHLESS, troops=NEAR))
    assert told(officer(table, "R1", inside="R1-2"), Quality.RUTHLESS) == ["R1-2"]


@pytest.mark.rule("7.82")
@pytest.mark.parametrize(("x", "near"), [(35.1, True), (35.2, False)])
def test_cards_are_swapped_of_two_enemies_less_than_six_inches_apart(x: float, near: bool) -> None:
    changes = ("R1-1 26,34 180", f"R1-2 {x},34 180", "R1-3 60,34 180")
    assert named(Quality.ENIGMATIC, *changes) == (["R1-1 R1-2"] if near else [])
    assert named(Quality.ENIGMATIC, *changes, spent=("R1-1",)) == []
