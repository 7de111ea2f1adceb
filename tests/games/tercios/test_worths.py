"""What the doctrine weighs: all 62 qualities, many sound plans of a turn, and the signs of a position."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from maestre.games.tercios.data import Quality
from maestre.games.tercios.doctrine import DOCTRINE
from maestre.games.tercios.doctrine.powers import (
    ALONE,
    AROUND,
    BEFORE,
    FOES,
    FRIENDS,
    HOSTS,
    LEADERS,
    PAIRS,
    around,
    hosted,
)
from maestre.games.tercios.doctrine.setting import host
from maestre.games.tercios.doctrine.signs import signs
from maestre.games.tercios.doctrine.uses import use
from maestre.games.tercios.doctrine.weighing.field import Field
from maestre.games.tercios.doctrine.weighing.plans import draw
from maestre.games.tercios.doctrine.weighing.stakes import prized
from maestre.games.tercios.game import game
from maestre.games.tercios.setup.opening import LEARNING
from maestre.games.tercios.table.state import LeaderId, State, UnitId
from maestre.miniatures.sides import Side
from maestre.opponents import SOUND, agent, answered
from maestre.play import Table, View, view
from maestre.space.tabletop import HALF_TURN, Point, Pose
from tests.games.tercios.board import inches
from tests.games.tercios.fields import field
from tests.games.tercios.positions import Position, action

ONE, TWO, FOE = UnitId("B1-1"), UnitId("B1-2"), UnitId("R1-1")
LED, THEIRS = LeaderId("B1"), LeaderId("R1")
MANY = 12


def led(table: Position, quality: Quality, leader: LeaderId = LED) -> State:
    """Give a leader a quality, a high level, and a place behind his Troops."""
    who = table.state.leaders[leader]
    table.state.leaders[leader] = replace(who, qualities=(quality,), level=4, at=inches(33, 16), exhausted=False)
    return table.state


def near(blue: str = "pike_company shot_company", wear: str = " wear=3 disordered") -> Position:
    """Two Troops before an enemy, with all cards laid."""
    table = field(f"B1-1 30,20 0{wear}", "B1-2 36,20 0", "R1-1 30,25 180", blue=blue, red="cuirassiers")
    return action(table, "B1-1=fuego", "B1-2=fuego", "R1-1=atacad")


# ------------------------------------------------------------------------------------------------- the 62 qualities


def test_each_quality_is_weighed_somewhere() -> None:
    tables = (FRIENDS, FOES, PAIRS, LEADERS, ALONE, HOSTS, AROUND, BEFORE)
    places = [quality for quality in Quality if sum(quality in table for table in tables) != 1]
    assert not places
    assert len(Quality) == sum(len(table) for table in tables) == 62


@pytest.mark.parametrize("quality", list(Quality))
@pytest.mark.parametrize("leader", [LED, THEIRS])
def test_each_makes_its_leader_worth_more_to_lose_on_either_side(quality: Quality, leader: LeaderId) -> None:
    table = field("B1-1 30,20 0", "R1-1 30,40 180")
    before = prized(table.state, leader)
    assert prized(led(table, quality, leader), leader) > before


@pytest.mark.parametrize("quality", HOSTS)
def test_some_make_him_worth_more_inside_a_troop(quality: Quality) -> None:
    state = near("cuirassiers shot_company").state
    before = hosted(Field(state, Side.BLUE), LED, ONE)
    assert hosted(Field(led(near("cuirassiers shot_company"), quality), Side.BLUE), LED, ONE) > before


@pytest.mark.parametrize("quality", AROUND)
def test_some_make_him_worth_more_to_those_around(quality: Quality) -> None:
    blue = {Quality.WEALTHY: "shot_company+mercenaries", Quality.WILLING: "shot_company"}.get(quality, "pike_company")
    state = led(near(f"{blue} shot_company", " wear=1"), quality)
    assert around(Field(state, Side.BLUE), LED, ONE) > 1


HELPED = (
    Quality.AUTHORITARIAN,
    Quality.COORDINATOR,
    Quality.DILIGENT,
    Quality.HONOURABLE,
    Quality.NOTABLE,
    Quality.OFFICIOUS,
    Quality.PERFECTIONIST,
    Quality.PROTECTOR,
    Quality.TRICKSTER,
    Quality.UNDAUNTED,
    Quality.COMRADE,
    Quality.ACCOMPLICE,
)


@pytest.mark.parametrize("quality", HELPED)
def test_some_are_worth_an_action(quality: Quality) -> None:
    state = led(near("shot_company shot_company"), quality)
    if quality is not Quality.COORDINATOR and quality is not Quality.PERFECTIONIST:
        del state.cards[TWO]
    one = Field(state, Side.BLUE)
    on = {
        Quality.COORDINATOR: (ONE, TWO),
        Quality.OFFICIOUS: (ONE, TWO),
        Quality.COMRADE: ("B0",),
        Quality.ACCOMPLICE: ("B0",),
        Quality.PERFECTIONIST: (TWO,),
    }
    state.leaders[LeaderId("B0")] = replace(state.leaders[LeaderId("B0")], qualities=(Quality.BOLD,))
    assert use(one, LED, quality, on.get(quality, (ONE,))).worth > 0


@pytest.mark.parametrize(
    "quality", [Quality.CONSPIRATOR, Quality.ERUDITE, Quality.THREATENING, Quality.INTELLIGENT, Quality.INTRIGUER]
)
def test_some_are_worth_an_action_on_an_enemy(quality: Quality) -> None:
    table = near("shot_company shot_company")
    table.state.leaders[THEIRS] = replace(table.state.leaders[THEIRS], qualities=(Quality.HERO,))
    one = Field(led(table, quality), Side.BLUE)
    assert use(one, LED, quality, (THEIRS if quality in LEADERS else FOE,)).worth > 0


# ------------------------------------------------------------------------------------------------------------- plans


def begun(seed: int) -> View[State]:
    """A battle about to lay the cards of its third turn."""
    table: Table[State] = Table.new(game, LEARNING, seed=bytes([seed] * 32))
    general, chance = agent("doctrine", game), Random(seed)
    while table.state.turn < 3:
        table.say(seat := table.waiting()[0], answered(general, view(table, seat), chance))
    return view(table, "blue")


def test_several_draws_are_several_sound_plans() -> None:
    seen = begun(2)
    plans = [draw(seen, SOUND, Random(number)) for number in range(MANY)]
    laid = [DOCTRINE.answer(seen, plan, Random(0)) for plan in plans]
    assert len({str(one) for one in laid}) > 1
    for one in laid:
        assert seen.ask is not None
        seen.ask.choice.check(seen.ask.rule, one)  # type: ignore[arg-type]  # it is an answer to this very question
        seen.ask.check(seen.now, one)


def test_the_same_chance_draws_the_same_plan() -> None:
    seen = begun(2)
    assert draw(seen, SOUND, Random(5)) == draw(seen, SOUND, Random(5))


# ------------------------------------------------------------------------------------------------------------- signs


def turned(state: State) -> State:
    """The same position with the sides changed, turned round about the middle of the table."""
    width, depth = state.figures.scales[state.scale].table

    def other(name: str) -> str:
        return {"B": "R", "R": "B"}[name[0]] + name[1:]

    def there(pose: Pose | None) -> Pose | None:
        return (
            None if pose is None else Pose(width - pose.x, depth - pose.y, (pose.facing + HALF_TURN) % (2 * HALF_TURN))
        )

    units = {
        UnitId(other(name)): replace(
            one, id=UnitId(other(name)), side=one.side.enemy, command=other(one.command), pose=there(one.pose)
        )
        for name, one in state.units.items()
    }
    leaders = {
        LeaderId(other(name)): replace(
            who,
            id=LeaderId(other(name)),
            side=who.side.enemy,
            command=other(who.command),
            at=None if who.at is None else Point(width - who.at.x, depth - who.at.y),
            inside=None if who.inside is None else UnitId(other(who.inside)),
        )
        for name, who in state.leaders.items()
    }
    cards = {UnitId(other(name)): card for name, card in state.cards.items()}
    lost = {other(name): loss for name, loss in state.lost.items()}
    pools = {
        UnitId(other(name)): replace(pool, members=tuple(UnitId(other(one)) for one in pool.members))
        for name, pool in state.pools.items()
    }
    return replace(state, units=units, leaders=leaders, cards=cards, lost=lost, pools=pools, marks=(), scenery={})


@pytest.mark.parametrize("seed", [3, 4])
def test_signs_favour_either_side_alike(seed: int) -> None:
    table: Table[State] = Table.new(game, LEARNING, seed=bytes([seed] * 32))
    general, chance = agent("doctrine", game), Random(seed)
    for number in range(150):
        if not table.waiting():
            break
        table.say(seat := table.waiting()[0], answered(general, view(table, seat), chance))
        if number % 25 == 0:
            state = replace(table.state, marks=(), scenery={})
            ours, theirs = signs(state), signs(turned(state))
            assert ours.keys() == theirs.keys()
            for name, worth in ours.items():
                assert worth == pytest.approx(-theirs[name], abs=0.11), name


def test_signs_say_who_is_ahead() -> None:
    better = field("B1-1 30,20 0", "R1-1 30,30 180 wear=3 disordered", blue="pike_company", red="pike_company").state
    found = signs(better)
    assert found["strength"] > 0
    assert found["spent"] > 0
    assert found["order"] > 0


def test_an_army_is_counted_by_what_it_can_do() -> None:
    state = field("B1-1 30,20 0", "R1-1 30,30 180", blue="cuirassiers", red="shot_company").state
    assert host(state, Side.BLUE).horse == 1
    assert host(state, Side.RED).shooters == 1
