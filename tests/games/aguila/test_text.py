"""Águila in words: whatever is asked can be said in both languages, and whatever is offered can be typed."""

from __future__ import annotations

import re
from importlib.resources import files
from random import Random
from typing import Final

import pytest

from maestre.games.aguila import text
from maestre.games.aguila.country.laying import PieceLaid
from maestre.games.aguila.drill.formations import Forming, open_formations
from maestre.games.aguila.game import game
from maestre.games.aguila.setup.deployment import Deploying
from maestre.games.aguila.table.state import OfficerId, Phase, State, UnitId
from maestre.games.aguila.text.menu import menu
from maestre.miniatures.sides import Side
from maestre.play import Ask, Journey, Leg, Order, Refused, Speaker, Spot, Table, Unreadable
from tests.games.aguila.positions import at, cottage, field
from tests.matters import about

MESSAGES: Final = files("maestre.games.aguila") / "messages"
SPANISH, ENGLISH = Speaker("es", MESSAGES), Speaker("en", MESSAGES)
SPEAKERS: Final = (SPANISH, ENGLISH)


def asked(table: Table[State], seat: str) -> Ask:
    ask = table.asked(seat)
    assert ask is not None
    return ask


def read(table: Table[State], seat: str, words: str) -> list[object]:
    """What typed words come to: of each answer what is tried first."""
    return [tries[0] for tries in text.parse(table.state, asked(table, seat), tuple(words.split()))]


def told(table: Table[State], seat: str, words: str, speaker: Speaker = ENGLISH) -> str:
    """What a report says."""
    found = text.report(table.state, asked(table, seat), tuple(words.split()), speaker)
    assert found is not None
    return "\n".join(found)


# ------------------------------------------------------------------------------------------------------ whole games


@pytest.mark.parametrize(
    ("scenario", "seed", "options", "kinds"),
    [
        ("learning", 1, {}, 5),
        ("pitched_battle", 2, {"preparation": "full"}, 7),
        ("assault_position", 3, {"preparation": "full"}, 7),
        ("battle_for_bridge", 4, {"preparation": "full"}, 7),
        ("control_region", 5, {"preparation": "ready", "weather": "rolled"}, 4),
    ],
)
def test_every_question_can_be_said_and_every_offer_typed(
    scenario: str, seed: int, options: dict[str, str], kinds: int
) -> None:
    rng = Random(seed)
    table = Table.new(game, scenario, options=options, seed=rng.randbytes(32))
    seen: dict[str, int] = {}
    for _ in range(120):
        if not table.waiting():
            break
        seat = table.waiting()[0]
        ask = asked(table, seat)
        seen[ask.rule] = seen.get(ask.rule, 0) + 1
        if seen[ask.rule] <= 2:
            known = game.view(table.state, seat)
            for speaker in SPEAKERS:
                assert text.question(ask, known, speaker)
                assert text.explain(ask, known, speaker)
                assert text.prompt(known, ask, speaker)
                assert text.board(known, speaker, width=100)
                assert text.board(known, speaker, plain=True)
            for entry in menu(known, ask)[-3:]:
                assert text.parse(known, ask, (entry.label,)) == ((entry.answer,),)
        table.say(seat, next(table.proposals(seat, rng)))
    assert len(seen) >= kinds


# ----------------------------------------------------------------------------------------------------- orders and ways


def marching() -> Table[State]:
    """Blue gives orders: a line of foot, hussars and a gun; red is far away."""
    return field(
        "B1-1 line_24 20,10 0",
        "B1-2 hussars_10 30,10 0",
        "B1-3 gun_medium_foot 40,10 0",
        "B1 general 29,2",
        "R1-1 line_24 20,40 180",
    )


BENT: Final = (Leg("ahead", 2540), Leg("wheel", -2000), Leg("ahead", 1270))


@pytest.mark.parametrize(
    ("words", "verb", "legs"),
    [
        ("B1-1 advance 3", "advance", (Leg("ahead", 7620),)),
        ("avanza B1-1 3", "advance", (Leg("ahead", 7620),)),
        ("b1-1 advance 1, wheel left 20, forward 0.5", "advance", BENT),
        ("B1-1 avanza 1 pivota izquierda 20 adelante 0,5", "advance", BENT),
        ("B1-1 turn right 45", "facing", (Leg("turn", 4500),)),
        ("B1-1 encara derecha", "facing", (Leg("turn", 9000),)),
        ("B1-1 gira media vuelta", "facing", (Leg("turn", 18000),)),
        ("B1-1 face about", "facing", (Leg("turn", 18000),)),
        ("B1-1 back 1.5", "back", (Leg("back", 3810),)),
        ("B1-1 aside left 2", "aside", (Leg("aside", -5080),)),
        ("B1-1 lado derecha 2", "aside", (Leg("aside", 5080),)),
        ("B1-1 paso ligero 5", "double", (Leg("ahead", 12700),)),
        ("B1-1 at the double 5", "double", (Leg("ahead", 12700),)),
        ("B1-1 wheel right 10", "advance", (Leg("wheel", 1000),)),
        ("B1-1 toward R1-1 2", "advance", (Leg("ahead", 5080),)),
        ("B1-2 north 4", "advance", (Leg("ahead", 10160),)),
        ("B1-2 east 4", "advance", (Leg("turn", 9000), Leg("ahead", 10160))),
        ("B1-2 este 4", "advance", (Leg("turn", 9000), Leg("ahead", 10160))),
    ],
)
def test_an_order_and_its_way_take_one_line(words: str, verb: str, legs: tuple[Leg, ...]) -> None:
    found = read(marching(), "blue", words)
    piece = "B1-2" if "B1-2" in words else "B1-1"
    assert found == [Order(verb, piece), Journey(piece, legs)]


@pytest.mark.parametrize(
    ("words", "order"),
    [
        ("B1-1 square", Order("formation", "B1-1", ("square",))),
        ("forma cuadro B1-1", Order("formation", "B1-1", ("square",))),
        ("B1-1 columna de ataque", Order("formation", "B1-1", ("attack_column",))),
        ("B1-1 march column", Order("formation", "B1-1", ("march_column",))),
        ("B1-3 limber", Order("limber", "B1-3")),
        ("B1-1 advance", Order("advance", "B1-1")),
        ("done", Order("done")),
        ("fin", Order("done")),
    ],
)
def test_an_order_goes_by_its_words_in_both_languages(words: str, order: Order) -> None:
    assert read(marching(), "blue", words) == [order]


def test_a_leg_without_a_length_goes_as_far_as_it_can() -> None:
    table = marching()
    table.say("blue", Order("advance", "B1-1"))
    assert read(table, "blue", "forward") == [Journey("B1-1", (Leg("ahead", 10160),))]
    assert read(table, "blue", "adelante 2") == [Journey("B1-1", (Leg("ahead", 5080),))]
    assert read(table, "blue", "quieta") == read(table, "blue", "stay") == [Journey("B1-1", ())]
    (there,) = read(table, "blue", "to 20 12")
    assert isinstance(there, Journey)
    table.say("blue", there)
    assert table.state.units[UnitId("B1-1")].deeds.walked == 5080


def test_a_gun_goes_toward_somebody_as_it_stands() -> None:
    table = marching()
    table.say("blue", Order("limber", "B1-3"))
    ((journey,),) = text.parse(table.state, asked(table, "blue"), ("toward", "B1-2"))
    assert isinstance(journey, Journey)
    assert [leg.how for leg in journey.legs] == ["aside"]


def test_who_is_out_of_command_is_asked_for_his_way_after_the_test() -> None:
    table = field("B1-1 line_24 20,10 0", "B1 comandante 60,10", "R1-1 line_24 20,40 180")
    assert read(table, "blue", "B1-1 advance 3") == [Order("advance", "B1-1")]


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ("B1-1 advance x", "text-no-way"),
        ("B1-1 wheel 30", "text-which-hand"),
        ("B1-1 aside 2", "text-which-hand"),
        ("B1-1 to 30", "text-no-point"),
        ("B1-1 to x 3", "text-no-length"),
        ("advance B9-9 3", "text-no-piece"),
        ("dance", "text-not-offered"),
        ("B1-1 column", "text-several"),
        ("B1-1 toward R9-1", "text-no-piece"),
    ],
)
def test_what_cannot_be_read_says_what_can(words: str, key: str) -> None:
    with pytest.raises(Unreadable, match=key):
        read(marching(), "blue", words)


def test_a_way_that_is_too_long_is_refused_before_the_order_is_given() -> None:
    with pytest.raises(Refused, match="way-too-long"):
        read(marching(), "blue", "B1-1 advance 9")


# ------------------------------------------------------------------------------------------------- one for each of many


def test_formations_are_told_in_one_line() -> None:
    table = field("B1-1 line_24 20,10 0", "B1-2 hussars_10 30,10 0", "B1-3 light_12 40,10 0", "R1-1 line_24 20,40 180")
    units = tuple(unit for unit, one in table.state.units.items() if one.side is Side.BLUE)
    question = Forming(Side.BLUE, units, tuple((unit, open_formations(table.state, unit)) for unit in units))
    ask = Ask.of("blue", question)

    def said(words: str) -> list[str]:
        ((answer,),) = text.parse(table.state, ask, tuple(words.split()))
        assert isinstance(answer, dict)
        return list(answer.values())

    assert said("all line") == said("todas línea") == ["line"] * 3
    assert said("B1-1 square rest line") == said("B1-1=cuadro") == ["square", "line", "line"]
    assert said("B1-1 B1-3 attack column B1-2 columna movimiento") == ["attack_column", "march_column", "attack_column"]
    assert said("B1 línea B1-3 abierta") == ["line", "line", "open"]
    for words, key in (
        ("B1-1", "text-which-formation"),
        ("B1-2 square", "text-no-formation"),
        ("B1-1 column", "text-several"),
    ):
        with pytest.raises(Unreadable, match=key):
            said(words)


def shooting() -> Table[State]:
    return field(
        "B1-1 line_24 20,10 0",
        "B1-2 line_24 30,10 0",
        "R1-1 line_24 20,20 180",
        "R1-2 line_24 30,20 180",
        phase=Phase.SHOOTING,
    )


@pytest.mark.parametrize(
    ("words", "shots"),
    [
        ("hold", {"B1-1": "hold", "B1-2": "hold"}),
        ("alto", {"B1-1": "hold", "B1-2": "hold"}),
        ("rest", {"B1-1": "R1-1", "B1-2": "R1-2"}),
        ("todas fuego", {"B1-1": "R1-1", "B1-2": "R1-2"}),
        ("B1-1 R1-1", {"B1-1": "R1-1", "B1-2": "hold"}),
        ("dispara B1-2 R1-2 B1-1 R1-1", {"B1-1": "R1-1", "B1-2": "R1-2"}),
        ("B1-1 hold rest", {"B1-1": "hold", "B1-2": "R1-2"}),
    ],
)
def test_targets_are_told_in_one_line(words: str, shots: dict[str, str]) -> None:
    assert read(shooting(), "blue", words) == [shots]


@pytest.mark.parametrize(("words", "key"), [("R1-1", "text-who-shoots"), ("B1-1 B1-2 x", "text-no-such-shot")])
def test_a_shot_that_there_is_not_says_how_to_see_those_that_there_are(words: str, key: str) -> None:
    with pytest.raises(Unreadable, match=key):
        read(shooting(), "blue", words)


# --------------------------------------------------------------------------------------------------- charges, reactions


def test_a_charge_names_its_units_and_its_target_and_a_reaction_is_a_word() -> None:
    table = field(
        "B1-1 cuirassiers_10 20,10 0", "R1-1 line_24 20,18 180", "R1-2 line_24 40,18 180", phase=Phase.CHARGES
    )
    order = Order("charge", "B1-1", ("R1-1",))
    assert read(table, "blue", "charge B1-1 R1-1") == read(table, "blue", "carga B1-1 R1-1") == [order]
    assert read(table, "blue", "R1-1 B1-1") == read(table, "blue", "1") == [order]
    assert read(table, "blue", "no") == read(table, "blue", "done") == [Order("done")]
    table.say("blue", order)
    ask = asked(table, "red")
    assert ask.rule == "8.09"
    assert read(table, "red", "hold") == read(table, "red", "aguanta") == ["hold"]
    assert read(table, "red", "square") == read(table, "red", "cuadro") == ["square"]
    assert read(table, "red", "fire") == read(table, "red", "fuego B1-1") == ["fire/B1-1"]
    assert "R1-1 recibe una carga de frente" in text.question(ask, table.state, SPANISH)


# --------------------------------------------------------------------------------------------------------------- places


def test_an_officer_goes_by_a_heading_to_a_point_or_into_a_unit() -> None:
    table = marching()
    table.say("blue", Order("done"))
    table.say("blue", Order("ride", "B1"))
    here = table.state.officers[OfficerId("B1")].pose
    assert here is not None
    assert read(table, "blue", "west 3") == [Spot("B1", here.x - 7620, here.y)]
    assert read(table, "blue", "oeste 3") == read(table, "blue", "west 3")
    assert read(table, "blue", "to 25 5") == [Spot("B1", *at(25, 5))]
    unit = table.state.units[UnitId("B1-1")].pose
    assert unit is not None
    (joined,) = read(table, "blue", "une B1-1")
    assert isinstance(joined, Spot)
    assert (joined.x, joined.y) == (unit.x, unit.y)


def test_a_garrison_is_told_to_leave_and_where_it_is() -> None:
    house = cottage("H1", 20, 20, garrison="B1-1")
    table = field("B1-1 line_24 in=H1", "B1 general 26,14", "R1-1 line_24 20,40 180", scenery=(house,))
    assert "inside Building H1" in told(table, "blue", "units")
    assert re.search(r"B1-1o", text.board(table.state, ENGLISH, width=100))
    assert read(table, "blue", "B1-1 sale") == read(table, "blue", "leave B1-1") == [Order("leave", "B1-1")]
    table.say("blue", Order("leave", "B1-1"))
    assert read(table, "blue", "front attack column") == read(table, "blue", "frente ataque") == ["front/attack_column"]
    assert read(table, "blue", "atrás línea ligero") == ["rear/line/double"]


def test_a_group_is_put_down_by_hand_and_the_rest_by_itself() -> None:
    table = Table.new(game, "pitched_battle", options={"preparation": "full"}, seed=Random(7).randbytes(32))
    rng = Random(7)
    while (ask := asked(table, table.waiting()[0])).rule != "16.04":
        table.say(ask.seat, next(table.proposals(ask.seat, rng)))
    seat = ask.seat
    assert read(table, seat, "oficio") == read(table, seat, "array") == ["array"]
    table.say(seat, *read(table, seat, "mano"))
    pieces = about(asked(table, seat), Deploying).units
    for tries in text.parse(table.state, asked(table, seat), ("rest",)):
        table.say(seat, tries[0])
    assert all(one in table.state.units or one in table.state.officers for one in pieces)
    assert all(unit.pose is not None for unit in table.state.units.values() if unit.id in pieces)


def test_a_work_goes_by_its_name_and_a_form_of_terrain_by_its_number_or_its_words() -> None:
    table = Table.new(game, "assault_position", options={"preparation": "full"}, seed=Random(3).randbytes(32))
    seat = table.waiting()[0]
    assert asked(table, seat).rule == "16.15"
    assert read(table, seat, "compra ligera") == read(table, seat, "buy light") == [Order("buy", "light_position")]
    forms = ("wood:6x6", "wood:9x7", "wood:12x9")
    question = PieceLaid(Side.BLUE, forms[0], (), forms)
    ask = Ask.of("blue", question)
    for words, form in (("to 30 20", 0), ("2 to 30 20", 1), ("wood 12x9 to 30 20", 2), ("bosque a 30 20", 0)):
        ((spot,),) = text.parse(table.state, ask, tuple(words.split()))
        assert spot == Spot(forms[form], *at(30, 20))
    ((turned,),) = text.parse(table.state, ask, ("to", "30", "20", "right", "45"))
    assert turned == Spot(forms[0], *at(30, 20), 4500)


# -------------------------------------------------------------------------------------------------------------- reports


def test_the_map_has_every_piece_once_and_the_list_its_state() -> None:
    table = marching()
    drawn = text.board(table.state, ENGLISH, width=100)
    chart, roster = drawn.partition("North is up")[0], text.board(table.state, ENGLISH, "list", width=100)
    assert sorted(re.findall(r"[BR]\d-\d[↑↓]", chart)) == ["B1-1↑", "B1-2↑", "B1-3↑", "R1-1↓"]
    assert sorted(re.findall(r"[BR]\d\*", chart)) == ["B1*", "R1*"]
    assert re.search(r"B1-1 +Line infantry +20 10 ↑ +Line +0/24 +R1-1 30", roster)
    near = text.board(table.state, ENGLISH, "B1-1", width=100)
    assert "B1-1↑" in near
    assert "R1-1" not in near
    assert not re.search(r"[─-╿←-↙\x1b]", text.board(table.state, SPANISH, plain=True))


def test_reports_tell_distances_values_options_and_trials() -> None:
    table = marching()
    assert "30″ to the north: Line infantry R1-1." in told(table, "blue", "near B1-1")
    assert "Shooting" in told(table, "blue", "sheet B1-1")
    assert "Musket" in told(table, "blue", "sheet B1-1")
    assert "Melee -" in told(table, "blue", "sheet B1-3")
    assert "commands" in told(table, "blue", "sheet B1")
    assert "R1-1" in told(table, "blue", "units red")
    assert "B1-1" not in told(table, "blue", "units red").replace("enemy B1-1", "")
    own = told(table, "blue", "B1-1")
    assert own == told(table, "blue", "options B1-1")
    assert "B1-2" not in own
    assert "hasta 20″ 14″: es lo más cerca que puede." in told(table, "blue", "prueba B1-1 avanza 9", SPANISH)
    assert "to 20″ 12″." in told(table, "blue", "try B1-1 advance 2")
    assert table.state.units[UnitId("B1-1")].deeds.order is None


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ("near", "text-near-what"),
        ("near X", "text-no-piece"),
        ("sheet", "text-sheet-whose"),
        ("try", "text-try-what"),
        ("units X", "text-no-piece"),
    ],
)
def test_a_report_that_cannot_be_made_says_what_to_type(words: str, key: str) -> None:
    with pytest.raises(Unreadable, match=key):
        told(marching(), "blue", words)
