"""Reports, offers and names that others rely on: what is told, in which words, and under which rule."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from maestre.games.aguila.armies.army import army_points
from maestre.games.aguila.country.weather import weather_lasts
from maestre.games.aguila.data import INCH, Scenario, Structure, Terrain, Weather
from maestre.games.aguila.drill.formations import check_formation
from maestre.games.aguila.fighting.blow_values import position
from maestre.games.aguila.game import game
from maestre.games.aguila.scenarios.borodino import assault_party
from maestre.games.aguila.scenarios.oblique import AimLaid
from maestre.games.aguila.showing.board_data import board_data
from maestre.games.aguila.table.places import outline
from maestre.games.aguila.table.rolls import Higher
from maestre.games.aguila.table.state import Phase, UnitId, raised
from maestre.games.aguila.table.subjects import Situation
from maestre.games.aguila.table.terrain_shapes import work
from maestre.miniatures.sides import Side
from maestre.play import Message, Refused, Spot, Table
from tests.games.aguila.charging import declare
from tests.games.aguila.clashes import charge
from tests.games.aguila.figures import FIGURES, FORCES
from tests.games.aguila.marching import journey, moving
from tests.games.aguila.positions import GAME, HEADER, area, cottage, happens, keys, placed, roll
from tests.games.aguila.scenes import BLUE, battle, refusal
from tests.games.aguila.shots import targets
from tests.games.aguila.tables import about, charged, laid, upto
from tests.games.aguila.test_muster import BRIGADIER, COMANDANTE, DIVISION, army, two
from tests.games.aguila.test_told import flaw, said

ONE = UnitId("B1-1")


# --------------------------------------------------------------------------------------------------------- preparation


@pytest.mark.rule("11.41", "12.16", "14.01")
def test_aides_and_sappers_add_to_the_points_of_units_and_officers() -> None:
    one = army("basic line_12", "basic novice_12")
    assert army_points(FIGURES, one) == 120 + 95 + 80 + 50
    assert army_points(FIGURES, replace(one, aides=2, sappers=1)) == 120 + 95 + 80 + 50 + 2 * 30 + 40


@pytest.mark.rule("12.20", "12.22")
def test_an_army_is_raised_with_its_guns_behind_their_horses_and_units_numbered_after_their_officer() -> None:
    units, officers = raised(FIGURES, FORCES["france_1500"].army("en"), Side.BLUE)
    assert [name for name, one in units.items() if one.limbered] == ["B1-2"]
    assert list(units) == ["B1-1", "B2-1", "B2-2", "B1-2", "B3-1", "B3-2", "B1-3"]
    assert [(name, one.chief, one.aides) for name, one in officers.items()] == [
        ("B1", True, 1),
        ("B2", False, 0),
        ("B3", False, 0),
    ]


@pytest.mark.rule("16.57")
@pytest.mark.parametrize(
    ("kind", "free"),
    [("line_24", True), ("novice_12", True), ("light_24", False), ("dragoons_10", False), ("gun_medium_foot", False)],
)
def test_free_sappers_go_with_infantry_of_the_line_and_with_no_horse(kind: str, free: bool) -> None:
    state = placed(f"B1-1 {kind} 20,20 0")
    assert assault_party(state, state.units[ONE]) is free


@pytest.mark.rule("16.47")
@pytest.mark.parametrize(("x", "key"), [(12, "aim-near-edge"), (12.002, "")])
def test_an_objective_of_the_diagonal_lies_more_than_eight_inches_from_the_edge(x: float, key: str) -> None:
    state = battle(Scenario.OBLIQUE_LINE, attacker=None)
    question = AimLaid(BLUE, "objective", (), ("wood:6x6",))
    assert refusal(state, question, Spot("wood:6x6", round(x * INCH), 0)) == key


@pytest.mark.rule("11.42", "16.15")
@pytest.mark.parametrize(("facing", "ahead"), [(0, (0, 1)), (90, (1, 0)), (180, (0, -1)), (270, (-1, 0))])
def test_a_work_stands_before_the_front_of_its_unit(facing: int, ahead: tuple[int, int]) -> None:
    state = placed(f"B1-1 line_24 30,20 {facing}")
    ring = work(FIGURES, outline(state, ONE), facing * 100)
    xs, ys = [x for x, _ in ring], [y for _, y in ring]
    middle = ((min(xs) + max(xs)) / 2 - 30 * INCH, (min(ys) + max(ys)) / 2 - 20 * INCH)
    assert middle == pytest.approx((ahead[0] * 503, ahead[1] * 503), abs=3)


@pytest.mark.rule("9.25", "16.04", "16.52")
@pytest.mark.parametrize("agreed", [False, True])
def test_what_players_agree_on_is_what_they_chose(agreed: bool) -> None:
    chosen = {"charger_tests": "each", "deployment": "units", "steadying": "all", "quarter_objective": "point"}
    options = game.resolve_options(dict(chosen) if agreed else {})
    held = game.setup("pitched_battle", options).agreed
    assert (held.tests_each, held.by_units, held.steadies_all, held.point_covered) == (agreed,) * 4


# ------------------------------------------------------------------------------------------------------------ in battle


@pytest.mark.rule("15.02", "15.13")
@pytest.mark.parametrize(("face", "key"), [(3, "weather-stays"), (4, "weather-ends")])
def test_it_is_told_whether_the_weather_ends(face: int, key: str) -> None:
    table = happens(placed("B1-1 line_24 20,20 0", weather=Weather.RAIN, turn=2), weather_lasts)
    assert [one for one in keys(roll(table, face)) if one.startswith("weather-")] == [key]


@pytest.mark.rule("4.11", "5.01", "5.04")
@pytest.mark.parametrize(
    ("line", "wanted", "rule", "word"),
    [
        ("B1-1 line_24 in=H1", "line", "4.11", None),
        ("B1-1 gun_medium_foot 20,20 0", "line", "5.01", None),
        ("B1-1 line_24 20,20 0", "line", "5.04", Message("formation-line")),
        ("B1-1 line_24 20,20 0", "open", "5.01", Message("formation-open")),
        ("B1-1 line_24 20,20 0", "circle", "5.01", "circle"),
    ],
)
def test_a_formation_that_cannot_be_taken_is_named(line: str, wanted: str, rule: str, word: object) -> None:
    state = placed(line, scenery=(cottage("H1", 30, 30),))
    with pytest.raises(Refused) as caught:
        check_formation(state, ONE, wanted)
    assert caught.value.rule == rule
    assert dict(caught.value.message.args).get("asked") == word


@pytest.mark.rule("3.05", "4.05")
def test_a_way_that_is_too_long_is_told_with_what_it_costs() -> None:
    wood = area("S1", Terrain.WOOD, 10, 20.5, 20, 9)
    table = moving("advance", "B1-1 line_24 20,20 0", "R1-1 line_24 60,40 180", scenery=(wood,))
    told = said(table, "blue", journey("ahead 3"))
    assert (told["asked"], told["allowed"]) == tuple(
        Message.of("inches", whole=whole, tenths=tenths) for whole, tenths in ((5, 5), (4, 0))
    )


@pytest.mark.rule("7.11", "11.16")
def test_a_howitzer_fires_over_a_nearer_enemy_and_a_cannon_does_not() -> None:
    lines = ("R1-1 line_24 20,24 180", "R1-2 line_12 22.5,32 180")
    assert targets(placed("B1-1 gun_medium_foot 20,10 0", *lines)) == ["R1-1"]
    assert targets(placed("B1-1 britain_howitzer_foot 20,10 0", *lines)) == ["R1-1", "R1-2"]


@pytest.mark.rule("9.11", "9.12")
def test_of_two_works_the_better_one_shields() -> None:
    works = {"W1": Structure.LIGHT_POSITION, "W2": Structure.FORTIFIED_POSITION}
    for names in (("W1", "W2"), ("W2", "W1")):
        scenery = tuple(area(name, Terrain.STONE_WALL, 27, 20.1, 6, 0.4, built=works[name]) for name in names)
        state = placed("B1-1 line_24 30,20 0", "R1-1 line_24 30,20.6 180", scenery=scenery)
        at = Situation(unit=ONE, use="fight", enemy="R1-1", charge=charge())
        assert position(state, at) is Structure.FORTIFIED_POSITION


# ------------------------------------------------------------------------------------------------------------ the sheet


@pytest.mark.rule("1.19", "15.01")
def test_the_sheet_of_a_table_has_lengths_in_units_of_the_table() -> None:
    sheet = board_data(FIGURES)
    assert (sheet["inch"], sheet["table"], sheet["officer_base"]) == (2540, [180_000, 120_000], [4000, 4000])
    assert (sheet["aide_command"], sheet["horseman"]) == (3 * 2540, 2)
    assert sheet["dismounted"] == {
        "front": 12_000,
        "company_depth": 4000,
        "speed": 4,
        "shoot": 5,
        "weapon": "carbine",
    }


# ---------------------------------------------------------------------------------------------------- who is asked what


@pytest.mark.rule("2.05", "5.02")
@pytest.mark.parametrize(("turn", "rule"), [(1, "5.02"), (2, "2.06")])
def test_formations_are_shown_in_the_first_turn_alone(turn: int, rule: str) -> None:
    lines = ("B1-1 line_24 20,10", "R1-1 line_24 20,38 180")
    state = placed(*lines, phase=Phase.INITIATIVE, turn=turn)
    for name, one in state.units.items():
        state.units[name] = replace(one, formation=None)
    table = roll(Table(GAME, HEADER, state), 6, 1)
    assert table.request is not None
    assert table.request.rule == rule


@pytest.mark.rule("5.54", "6.13", "6.14")
@pytest.mark.parametrize(
    ("charger", "runner", "rule"),
    [
        ("dragoons_10 30,20 0", "hussars_10 30,29 180 open", "6.14"),
        ("light_24 30,20 0 open", "hussars_10 30,27 180 open", "5.54"),
        ("dragoons_10 30,20 0", "light_24 30,29 180 open", "5.54"),
        ("line_24 30,20 0 column", "light_24 30,25 180 open", "5.54"),
    ],
)
def test_only_horse_from_horse_tests_to_evade_as_any_test_is_taken(charger: str, runner: str, rule: str) -> None:
    table = charged(f"B1-1 {charger}", f"R1-1 {runner}", reaction="evade")
    test = about(upto(table, "5.54", "6.14", "5.67", "5.68"))
    assert (test.use == "evade-horse") is (rule == "6.14")


@pytest.mark.rule("8.09", "8.31")
@pytest.mark.parametrize(("markers", "answer"), [("", "fire/B1-1"), ("fired", "hold")])
def test_odds_take_it_that_who_is_charged_fires_or_holds(markers: str, answer: str) -> None:
    table = laid("B1-1 dragoons_10 20,20 0", f"R1-1 line_24 20,28 180 {markers}", phase=Phase.CHARGES)
    declare(table, "B1-1", "R1-1")
    ask = upto(table, "8.09").asked("red")
    assert ask is not None
    taken = ask.about.assume(table.state)
    assert taken is not None
    word = Message(f"reaction-{answer.partition('/')[0]}")
    assert (taken.answer, dict(taken.words.args)["reaction"]) == (answer, word)


@pytest.mark.rule("14.12", "14.13")
def test_a_barred_ally_is_told_with_the_allies_of_the_list() -> None:
    barred = flaw(two(DIVISION, COMANDANTE, BRIGADIER, nation="britain", main="france"), "ally-barred")
    assert "poland" in str(dict(barred.message.args)["known"])


@pytest.mark.rule("15.33", "16.03")
def test_of_two_dice_with_nothing_added_the_higher_wins_and_a_tie_is_thrown_again() -> None:
    assert Higher().read((4, 3)) is Side.BLUE
    assert Higher().read((3, 4)) is Side.RED
    assert Higher().needs((4, 4)) == (6, 6)
    assert Higher().needs((5, 4)) == ()
    assert Higher().needs((4, 5)) == ()
