"""Skirmishers who are broken up to reinforce others (10.26): in a list, in the army that is raised, at the table."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from maestre.games.aguila.armies.army import army_points, weight
from maestre.games.aguila.armies.army_text import from_text, to_text
from maestre.games.aguila.data import ArmyList, Scenario
from maestre.games.aguila.game import game
from maestre.games.aguila.table.state import Phase, UnitId
from maestre.games.aguila.table.worth import army_cost
from maestre.miniatures.lists import to_json
from maestre.miniatures.sides import Side
from maestre.play import Table
from tests.games.aguila.figures import FIGURES
from tests.games.aguila.positions import placed
from tests.games.aguila.situations import FAR
from tests.games.aguila.tables import fall, opened, shots, upto
from tests.games.aguila.test_muster import ENGLISH, SPANISH, army, flaws

BASIC = ("basic german_24", "basic hungarian_24", "basic german_36", "basic hungarian_36")
PARCELLED = "austria_skirmishers_1500"


def jagers(reinforced: int, *, dissolved: bool = True, which: str = "support jagers_12") -> ArmyList:
    """An Austrian brigade whose jägers are dissolved, some of whose first units have skirmishers."""
    one = army(*BASIC, which, nation="austria")
    (main,) = one.brigades
    units = [
        replace(unit, dissolved=dissolved and place == len(BASIC), skirmishers=place < reinforced)
        for place, unit in enumerate(main.units)
    ]
    return replace(one, brigades=(replace(main, units=tuple(units)),))


@pytest.mark.rule("10.26")
def test_a_dissolved_unit_is_paid_for_and_weighs_nothing() -> None:
    whole, parcelled = jagers(0, dissolved=False), jagers(3)
    assert army_points(FIGURES, parcelled) == army_points(FIGURES, whole)
    assert weight(FIGURES, parcelled) == weight(FIGURES, whole) - 1


@pytest.mark.rule("10.26")
@pytest.mark.parametrize(
    ("reinforced", "key"), [(0, "no-skirmishers"), (1, ""), (3, ""), (4, "many-skirmishers")], ids=str
)
def test_three_companies_reinforce_from_one_to_three_battalions(reinforced: int, key: str) -> None:
    assert flaws(jagers(reinforced)) == ([("10.26", key)] if key else [])


@pytest.mark.rule("10.26")
def test_only_skirmishers_on_foot_are_dissolved() -> None:
    assert ("10.26", "not-dissolved") in flaws(jagers(1, which="support landwehr_24"))
    assert ("10.26", "not-dissolved") in flaws(jagers(1, which="support hussars_5"))
    assert flaws(jagers(0, dissolved=False)) == []
    assert ("10.26", "many-skirmishers") in flaws(jagers(1, dissolved=False))


@pytest.mark.rule("10.26")
@pytest.mark.parametrize(
    ("units", "which", "fits"),
    [
        (("basic line_12", "basic novice_12"), 0, True),
        (("basic line_24", "basic novice_12"), 0, False),
        (("basic line_12", "basic novice_12"), 2, False),
        (("basic line_12", "basic gun_light_foot", "basic novice_12"), 1, False),
    ],
)
def test_only_foot_in_close_order_without_light_companies_is_reinforced(
    units: tuple[str, ...], which: int, fits: bool
) -> None:
    one = army(*units, "support light_12", nation="france")
    (main,) = one.brigades
    changed = [
        replace(unit, dissolved=place == len(units), skirmishers=place == which)
        for place, unit in enumerate(main.units)
    ]
    found = flaws(replace(one, brigades=(replace(main, units=tuple(changed)),)))
    assert (("10.26", "not-reinforced") in found) is not fits


@pytest.mark.rule("10.26", "12.22")
def test_an_officer_whose_only_unit_is_dissolved_has_none() -> None:
    one = jagers(2)
    (main,) = one.brigades
    units = [replace(unit, officer="c" if unit.dissolved else "g") for unit in main.units]
    assert flaws(replace(one, brigades=(replace(main, units=tuple(units)),))) == [("12.22", "officer-without-unit")]


@pytest.mark.rule("10.26")
def test_a_list_says_who_is_dissolved_and_who_is_reinforced() -> None:
    one = jagers(2)
    for speaker, words in ((ENGLISH, ("Dissolved", "With skirmishers")), (SPANISH, ("Disuelta", "Con tiradores"))):
        text = to_text(FIGURES, one, speaker)
        assert [text.count(word) for word in words] == [1, 2]
        read = from_text(FIGURES, text)
        assert read.problems == ()
        assert to_text(FIGURES, read.army, speaker) == text
    assert not game.own_list(to_json(one)).grave


@pytest.mark.rule("10.26")
def test_the_army_is_raised_without_them_and_its_break_point_is_lower() -> None:
    options = {"red_army": PARCELLED, "blue_army": "austria_1500"}
    state = Table.new(game, "pitched_battle", options=options, seed=bytes(32)).state
    kinds = {side: [one.entry.unit for one in state.units.values() if one.side is side] for side in Side}
    assert kinds[Side.BLUE].count("austria_jagers_12") == 1
    assert kinds[Side.RED].count("austria_jagers_12") == 0
    assert [state.armies[side].weight for side in Side] == [13, 12]


@pytest.mark.rule("10.26", "16.15")
def test_what_was_dissolved_is_spent_where_works_are_bought() -> None:
    options = {"red_army": PARCELLED, "blue_army": "austria_1500"}
    state = game.setup(Scenario.ASSAULT_POSITION.value, game.resolve_options(options))
    assert [army_cost(state, side) for side in Side] == [1500, 1500]


@pytest.mark.rule("5.63", "10.26")
@pytest.mark.parametrize(("reinforced", "wounds"), [(False, 6), (True, 0)])
def test_who_was_given_skirmishers_is_shot_at_through_a_screen(reinforced: bool, wounds: int) -> None:
    state = placed("B1-1 line_12 20,20 0", "R1-1 line_12 20,25 180", *FAR, phase=Phase.SHOOTING)
    unit = UnitId("R1-1")
    entry = replace(state.units[unit].entry, skirmishers=reinforced)
    state.units[unit] = replace(state.units[unit], entry=entry)
    table = opened(state)
    table.say("blue", {key: "R1-1" if key == "B1-1" else "hold" for key in shots(table)})
    fall(upto(table, "7.17"), 4, 6)
    assert table.state.units[unit].damage == wounds
