"""What is offered: legal, in words with the figures that decide it; plans for many; what has changed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from maestre.games.aguila.data import Formation, Weather
from maestre.games.aguila.game import game
from maestre.games.aguila.table.state import Loss, Objective, ObjectiveId, Phase, State, UnitId
from maestre.games.aguila.turn.movement import Ordering
from maestre.miniatures.asked import each
from maestre.miniatures.sides import Side
from maestre.play import Ask, Message, Order, Refused, Table
from maestre.play.written.messages import problems
from tests.games.aguila.positions import HEADER, Position, at, cottage, placed
from tests.games.aguila.situations import FAR, SITUATIONS, reaction

ONE, FOE = UnitId("B1-1"), UnitId("R1-1")
ENGLISH, SPANISH = game.speaker("en"), game.speaker("es")
LINE, FOES = "B1-1 line_24 20,20 0", "R1-1 line_24 20,26 180"


def words(message: Message) -> str:
    """What a message says in English; in Spanish it must say something too."""
    assert SPANISH.say(message)
    return ENGLISH.say(message)


def field(*lines: str, **fields: object) -> Position:
    """A position in the whole game."""
    return Table(game, HEADER, placed(*lines, *FAR, **fields))  # type: ignore[arg-type]


def asked(table: Position, seat: str = "blue") -> Ask:
    """What a seat is asked."""
    found = table.asked(seat)
    assert found is not None, table.request
    return found


def offered(table: Position, piece: str = "", seat: str = "blue") -> dict[str, object]:
    """What is offered to a seat: words with answers, all of them allowed."""
    found = {words(one.words): one.answer for one in asked(table, seat).about.offers(table.state, piece)}
    for answer in found.values():
        table.check(seat, answer)
    return found


# ------------------------------------------------------------------------------------------------- all that is offered


def questions(scenario: str, seed: int, answers: int, **options: str) -> Iterator[tuple[Table[State], str, Ask]]:
    """Every question of a battle by chance, while it is open."""
    rng = Random(seed)
    table = Table.new(game, scenario, options=options, seed=rng.randbytes(32))
    for _ in range(answers):
        if not table.waiting():
            return
        seat = table.waiting()[0]
        ask = asked(table, seat)
        yield table, seat, ask
        table.say(seat, next(table.proposals(seat, rng)))


@pytest.mark.parametrize(
    ("scenario", "seed", "options"),
    [
        ("learning", 1, {}),
        ("pitched_battle", 2, {"preparation": "full"}),
        ("defend_farm", 3, {"preparation": "full"}),
        ("battle_for_bridge", 4, {"preparation": "full"}),
    ],
)
def test_all_that_is_offered_is_allowed_and_can_be_said(scenario: str, seed: int, options: dict[str, str]) -> None:
    seen: dict[str, int] = {}
    for table, seat, ask in questions(scenario, seed, 130, **options):
        seen[ask.rule] = seen.get(ask.rule, 0) + 1
        if seen[ask.rule] > 2:
            continue
        known = game.view(table.state, seat)
        assert tuple(ask.about.offers(known, "")), ask
        for offer in ask.about.offers(known, ""):
            table.check(seat, offer.answer)
            assert words(offer.words)
            assert offer.words.key != "answer", (ask.rule, offer.answer)
        for piece in ask.about.pieces(known)[:2]:
            for offer in ask.about.offers(known, piece):
                table.check(seat, offer.answer)
        answer = next(ask.proposals(known, Random(0)))
        told = ask.describe(known, answer)
        assert words(told)
        assert told.key != "answer", (ask.rule, answer)
    assert len(seen) >= 6, seen


def test_the_messages_of_the_game_are_the_same_in_both_languages() -> None:
    assert problems(game.folder() / "messages") == ()


# --------------------------------------------------------------------------------------------------------------- orders


@pytest.mark.rule("3.01", "5.04", "12.25")
def test_an_order_is_offered_with_how_far_it_goes_and_how_often_it_is_obeyed() -> None:
    table = field(LINE, FOES)
    found = offered(table, "B1-1")
    assert "Line infantry B1-1: Advance, up to 4″" in found
    assert "Line infantry B1-1: At the double, up to 5″" in found
    assert "Line infantry B1-1: Change formation, Square (33%)" in found
    assert found["Line infantry B1-1: Advance, up to 4″"] == Order("advance", "B1-1")
    assert not any("Enter" in one or "Limber" in one for one in found)
    alone = field(LINE, "B1 general 60,40", FOES)
    assert "Line infantry B1-1: Advance, up to 4″ (50% to obey)" in offered(alone, "B1-1")


@pytest.mark.rule("3.01", "12.17")
def test_everybody_who_may_be_told_something_is_able() -> None:
    table = field(LINE, FOES)
    about = asked(table).about
    assert isinstance(about, Ordering)
    assert asked(table).about.pieces(table.state) == about.left
    assert "No more orders: all others halt" in offered(table)
    table.say("blue", Order("done"))
    assert "No more officers move" in offered(table)


@pytest.mark.rule("4.08", "11.36", "11.38")
def test_houses_and_horses_are_offered_to_whom_they_concern() -> None:
    table = field(
        "B1-1 line_24 20,20 0", "B1-2 gun_light_horse 30,20 0", "B1 general 26,16", scenery=(cottage("H1", 20, 22),)
    )
    assert "Line infantry B1-1: Enter a building, Building" in offered(table, "B1-1")
    assert "4 pdr horse B1-2: limber, move and unlimber" in offered(table, "B1-2")


@pytest.mark.rule("3.05")
def test_a_few_ways_are_offered_with_where_they_end() -> None:
    table = field(LINE, "R1-1 line_24 20,44 180")
    table.say("blue", Order("advance", "B1-1"))
    found = offered(table, "B1-1")
    assert "Line infantry B1-1: ahead 4″ (4″ of 4″)" in found
    assert "Line infantry B1-1 stays where it is" in found
    ahead = next(one for one in asked(table).about.offers(table.state, "") if "ahead" in words(one.words))
    assert ahead.where[2] == 0
    assert ahead.where[1] > table.state.units[ONE].pose[1]  # type: ignore[index]


# ---------------------------------------------------------------------------------------------------------------- shots


@pytest.mark.rule("7.01", "7.17", "7.28")
def test_a_shot_is_offered_with_its_range_its_dice_and_what_it_promises() -> None:
    table = field(LINE, "B1-2 line_24 30,20 0", FOES, phase=Phase.SHOOTING)
    (told,) = offered(table, "B1-1")
    assert told == (
        "Line infantry B1-1, fire at Line infantry R1-1, 6″: 12 dice at 5+, wounds at 4+; "
        "2 wounds on average; 89% to hurt, 2% to stun, 0% to destroy"
    )
    assert offered(table, "B1-1")[told] == {"B1-1": "R1-1"} | {key: "hold" for key in ("B1-2",) if key in keys(table)}


def keys(table: Position) -> list[str]:
    """Who may shoot."""
    return [key for key, _ in each(asked(table))]


@pytest.mark.rule("7.01", "7.09", "7.10")
def test_all_fire_at_the_nearest_and_with_what_does_most() -> None:
    table = field(
        "B1-1 gun_medium_foot 20,20 0", "B1-2 line_24 26,20 0", FOES, "R1-2 line_24 26,25 180", phase=Phase.SHOOTING
    )
    plan = offered(table)["All fire where they do most harm"]
    assert plan == {"B1-1": "R1-1/canister", "B1-2": "R1-2"}
    ((only,),) = game.plan_group_order(table.state, asked(table), ("B1-2",), Order("fire"))
    assert only == {"B1-1": "hold", "B1-2": "R1-2"}
    ((none,),) = game.plan_group_order(table.state, asked(table), (), Order("hold"))
    assert set(none.values()) == {"hold"}  # type: ignore[union-attr]
    with pytest.raises(Refused):
        game.plan_group_order(table.state, asked(table), (), Order("charge"))


@pytest.mark.rule("5.02")
def test_all_are_drawn_up_alike_as_far_as_they_may_be() -> None:
    table = field(LINE, "B1-2 light_12 26,20 0", "B1-3 hussars_5 32,20 0", FOES)
    for name, one in table.state.units.items():
        table.state.units[name] = replace(one, formation=None)
    state = replace(table.state, phase=Phase.INITIATIVE, turn=0)
    table = Table(game, HEADER, replace(state, turn=1))
    table.show((6, 1))
    found = offered(table)
    squares = found["All of them: Square"]
    assert isinstance(squares, dict)
    assert (squares["B1-1"], squares["B1-3"]) == ("square", "line")
    ((plan,),) = game.plan_group_order(table.state, asked(table), ("B1-2",), Order("form", objects=("open",)))
    assert isinstance(plan, dict)
    assert (plan["B1-1"], plan["B1-2"]) == ("line", "open")
    with pytest.raises(Refused):
        game.plan_group_order(table.state, asked(table), (), Order("form", objects=("circle",)))
    assert set(Formation) >= {Formation(one) for one in plan.values()}


# ------------------------------------------------------------------------------------------------- charges, reactions


@pytest.mark.rule("2.10", "8.07", "8.26", "8.27")
def test_a_charge_is_offered_with_its_length_its_side_and_its_dice_alone_or_together() -> None:
    table, _, _ = SITUATIONS["two columns together"]()
    found = offered(table, "B1-1")
    assert len(found) == 2
    assert all(": charge Line infantry R1-1 at the front, " in one for one in found)
    assert sum("and another" in one for one in found) == 1
    flank, _, answer = SITUATIONS["column in the flank"]()
    told = words(asked(flank).describe(flank.state, asked(flank).read(answer)))
    assert "at the flank" in told
    assert "24 dice at 5+" in told
    assert "No more charges" in offered(flank)


@pytest.mark.rule("8.09", "8.11", "5.07")
def test_a_reaction_is_offered_with_its_test_or_its_shot() -> None:
    table, _, _ = reaction("square", "B1-1 cuirassiers_10 20,20 0", "R1-1 line_24 20,28 180")
    found = offered(table, "R1-1", "red")
    assert "Hold" in found
    assert "Form square (17%)" in found
    (fire,) = (one for one in found if "fire at Cuirassiers B1-1" in one)
    assert "12 dice at 5+" in fire
    assert asked(table, "red").about.pieces(table.state)[0] == "R1-1"


@pytest.mark.rule("12.11")
def test_an_officer_who_steadies_is_offered_with_what_he_changes() -> None:
    table, _, _ = SITUATIONS["a general steadies"]()
    assert list(offered(table)) == [
        "Division general B1 steadies it: +2 (83% instead of 50%)",
        "Nobody steadies it (50%)",
    ]


@pytest.mark.rule("12.13")
def test_a_rally_is_offered_to_its_officer() -> None:
    table, _, order = SITUATIONS["a rally"]()
    assert offered(table, "B1") == {"Division general B1 rallies Line infantry B1-1": order}


# ---------------------------------------------------------------------------------------------------- what has changed


def changed(phase: Phase = Phase.SHOOTING, **fields: object) -> list[str]:
    """What is told of blue's first unit when it has changed so."""
    before = placed(f"{LINE} damage=3", FOES, phase=phase)
    after = replace(before, units=dict(before.units))
    after.units[ONE] = replace(after.units[ONE], **fields)
    return [words(message) for message in game.summarize_changes(before, after)]


def test_damage_and_markers_are_told_point_by_point_where_nobody_charged() -> None:
    assert changed() == []
    assert changed(damage=5, stunned=3) == [
        "Line infantry B1-1 takes 2 wounds (5 in all).",
        "Line infantry B1-1 is stunned.",
    ]
    assert changed(damage=1) == ["Line infantry B1-1 sheds 2 markers of damage (1 left)."]
    assert changed(formation=Formation.SQUARE, disorganised=3) == [
        "Line infantry B1-1 is disorganised.",
        "Line infantry B1-1: Square.",
    ]


def test_after_a_charge_each_is_told_by_the_worst_that_befell_it() -> None:
    assert changed(Phase.CHARGES, damage=5, disorganised=3) == ["Line infantry B1-1 takes wounds."]
    assert changed(Phase.COMBAT, damage=5, stunned=3) == ["Line infantry B1-1 is stunned."]


def test_who_is_lost_is_told_with_its_points_and_what_it_does_to_its_army() -> None:
    before = placed(LINE, FOES)
    lost = {"R1-1": Loss(2, "routed", Side.RED, 2, 210)}
    after = replace(before, units={ONE: before.units[ONE]}, lost=lost)
    after.armies = {**before.armies, Side.RED: replace(before.armies[Side.RED], broken=2)}
    assert [words(one) for one in game.summarize_changes(before, after)] == [
        "Lost: Line infantry R1-1 (210 points).",
        "The army of Red comes to its break point.",
    ]
    fled = replace(after, ended="army-broken", winner=Side.BLUE)
    assert [words(one) for one in game.summarize_changes(before, fled)][-1] == "The army of Red flees."


def test_houses_objectives_and_weather_are_told_too() -> None:
    before = placed(LINE, FOES, scenery=(cottage("H1", 40, 40),))
    before.objectives = {ObjectiveId("O1"): Objective(ObjectiveId("O1"), "hill", at(30, 30), 3)}
    house, objective = before.scenery, before.objectives
    after = replace(before, sky=replace(before.sky, kind=Weather.RAIN))
    after.scenery = {name: replace(one, points=11) for name, one in house.items()}
    after.objectives = {name: replace(one, held=Side.BLUE) for name, one in objective.items()}
    assert [words(one) for one in game.summarize_changes(before, after)] == [
        "Building loses 4 points of structure (11 left).",
        "Blue takes an objective worth 3.",
        "The weather changes: Rain.",
    ]
    after.scenery = {}
    assert "comes down" in words(game.summarize_changes(before, after)[0])
