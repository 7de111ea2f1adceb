"""A battle on a real table: every shot, charge, test and rally of it comes to what the small table of its odds says."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import msgspec
import pytest
from msgspec import UNSET
from msgspec.structs import replace

from maestre.games.aguila.armies.lists import ARMY_LISTS
from maestre.games.aguila.data import OrderKind, Terrain
from maestre.games.aguila.fighting.aftermath import Facing
from maestre.games.aguila.game import game
from maestre.games.aguila.moving.moves import Marching
from maestre.games.aguila.situations.field import ENEMY, MINE
from maestre.games.aguila.table.asking import Using
from maestre.games.aguila.table.moments import COMMANDS
from maestre.games.aguila.table.state import OfficerId, Phase, State, Unit, UnitId
from maestre.games.aguila.table.subjects import Nerve
from maestre.games.aguila.table.subjects import Test as DisciplineTest
from maestre.games.aguila.text import question
from maestre.games.aguila.umpire.told import (
    DONE,
    NO,
    GroundHeld,
    HowFar,
    HowNear,
    NearerPassed,
    OfTable,
    SideMet,
    WhatItIsTold,
    WhereHeRides,
    WhoActs,
    WhoCommands,
    WhomItCharges,
    WhomItShootsAt,
    WhoRallies,
    WhoRides,
    WhoSaw,
    formation_of,
)
from maestre.miniatures.told import NOBODY
from maestre.play import Ask, Journey, Record, Refused, Table, Throw, verified
from maestre.play.record import Rolled
from maestre.play.state import copied
from maestre.situations import Form, kind_of, small
from tests.games.umpired import fits, renamed, thrown

OFTEN: Final = 0.6
"""How often ground is open, a front is met, and no nearer enemy is passed over."""
POINTS: Final = 1000


def list_of(force: str) -> str:
    """Give a legal list of 1,000 points: a ready force of a few more without one of its units."""
    army = msgspec.to_builtins(ARMY_LISTS.army_of(game.figures, force)) | {"limit": POINTS}
    spots = [(place, number) for place, one in enumerate(army["brigades"]) for number in range(len(one["units"]))]
    found = []
    for place, number in spots:
        less = msgspec.json.decode(msgspec.json.encode(army))
        less["brigades"][place]["units"].pop(number)
        read = game.own_list(msgspec.json.encode(less).decode())
        if not read.grave:
            found.append(read)
    return max(found, key=lambda one: one.points).kept


def begun(seed: int = 1, **options: object) -> Table[State]:
    """A battle of 1,000 points on a real table, whose dice people throw."""
    armies = {"blue_army": list_of("france_1125"), "red_army": list_of("austria_1125")}
    told = {**armies, "positions": "table", **options}
    return Table.new(game, "pitched_battle", options=told, seed=bytes([seed]) * 32, typed_dice=True)


class Given(msgspec.Struct):
    """Something said or thrown: by whom, what was asked or thrown for, what was answered, and in whose combat."""

    seat: str
    about: object
    what: Any
    combat: UnitId = UnitId("")


class Step(msgspec.Struct):
    """All that was given from one quiet point to the next, with the position at both."""

    before: State
    given: list[Given] = []
    after: State | None = None


def played(table: Table[State], rng: Random) -> list[Step]:
    """Play a battle by chance, no officer near anybody, and give its steps."""
    steps: list[Step] = []
    while table.waiting():
        game.invariants(table.state)
        if table.between_steps:
            game.at_rest(table.quiet)
            if steps:
                steps[-1].after = copied(table.quiet)
            steps.append(Step(copied(table.quiet)))
        combat = table.state.combat.charge.target if table.state.combat is not None else UnitId("")
        if isinstance(table.request, Throw):
            about = table.request.about
            steps[-1].given.append(Given("", about, thrown(table, rng), combat))
            continue
        seat = rng.choice(table.waiting())
        ask = table.asked(seat)
        assert ask is not None
        answer = chosen(table, ask, rng)
        steps[-1].given.append(Given(seat, ask.about, answer, combat))
        table.say(seat, answer)
    steps[-1].after = copied(table.quiet)
    return steps


def chosen(table: Table[State], ask: Ask, rng: Random) -> Any:
    """Answer as somebody might whose officers are all far away."""
    about = ask.about
    match about:
        case WhoCommands() | WhereHeRides() | WhoRides() | NearerPassed() | Using():
            return FIXED.get(type(about), "pass")
        case GroundHeld() | SideMet() if rng.random() < OFTEN:
            return about.words[0]
        case WhomItShootsAt() | WhomItCharges():
            return rng.choice(about.words[:-1])
        case WhoActs() if len(about.words) > 1 and rng.random() < OFTEN:
            return rng.choice([word for word in about.words if word != DONE])
        case _:
            return next(table.proposals(ask.seat, rng))


FIXED: Final = {WhoCommands: NOBODY, WhereHeRides: "rides", WhoRides: DONE, NearerPassed: NO}
"""What is always said: no officer goes anywhere or is near, and nobody passes over a nearer enemy."""


# ------------------------------------------------------------------------------------------------- on the small table


def of(state: State, unit: UnitId, name: str) -> dict[str, str]:
    """What a form is told of a unit that no officer is near."""
    one = state.units[unit]
    told = {name: one.entry.unit, f"{name}_with": "+".join(one.entry.given), f"{name}_general": "no"}
    return told if one.formation is None else {**told, f"{name}_formation": one.formation.value}


def laid(kind: str, told: dict[str, str], before: State, mine: UnitId, enemy: UnitId) -> Table[State]:
    """The small table of a situation, its units marked as those of the battle, and the deed done."""
    lay = kind_of(game, kind).posed(game, Form(told))
    state = copied(lay.table.quiet)
    for name, unit in ((MINE, mine), (ENEMY, enemy)):
        if unit:
            own = state.units[name]
            one = marked(before, unit, state.turn)
            state.units[name] = replace(one, id=name, side=own.side, pose=own.pose, officer=own.officer)
    for other in ("B1-9", "R1-9"):
        name = UnitId(other)
        state.units[name] = replace(state.units[name], damage=1)  # somebody to rally, so that no turn ends unasked
    done = small(game, state)
    done.say(lay.seat, lay.answer)
    return done


def marked(state: State, unit: UnitId, turn: int) -> Unit:
    """A unit of the battle with its markers, counted from another turn."""
    one = state.units[unit]
    stunned, disorganised = (until + turn - state.turn if until else 0 for until in (one.stunned, one.disorganised))
    return replace(one, brigade=0, regiment=None, stunned=stunned, disorganised=disorganised)


def again(table: Table[State], given: list[Given], names: dict[str, str], mine: str) -> None:
    """Give a small table the same answers and the same dice; who stands there stays as it stands."""
    for one in given:
        if isinstance(one.about, DisciplineTest) and one.about.use == "break":
            continue
        _stay(table)
        if one.seat:
            seat, answer = "blue" if one.seat == mine else "red", renamed(one.what, names)
            if fits(table, seat, answer):
                table.say(seat, answer)
        else:
            assert isinstance(table.request, Throw), (table.request, one)
            table.show(one.what)
    _stay(table)


def _stay(table: Table[State]) -> None:
    while isinstance(table.request, Ask) and isinstance(table.request.about, Facing | Marching):
        about, (seat,) = table.request.about, table.waiting()
        table.say(seat, about.as_it_is(table.state) if isinstance(about, Facing) else Journey(MINE, ()))


def come_to(state: State, unit: UnitId) -> tuple[object, ...]:
    """What has become of a unit: markers count if they last beyond this turn."""
    one = state.units.get(unit)
    if one is None:
        return ("lost",)
    stunned, disorganised = (max(0, until - state.turn) for until in (one.stunned, one.disorganised))
    return one.damage, stunned, disorganised, one.formation, one.deeds.failed


class Compared(msgspec.Struct):
    """A deed of the battle, what it came to there, and what it came to on the small table."""

    kind: str
    what: object
    here: list[tuple[object, ...]]
    there: list[tuple[object, ...]]


def both(kind: str, what: object, after: State | None, pair: tuple[UnitId, UnitId], table: Table[State]) -> Compared:
    """Compare what a deed came to for both."""
    assert after is not None
    here = [come_to(after, unit) for unit in pair if unit]
    names = (MINE, ENEMY) if pair[1] else (MINE,)
    return Compared(kind, what, here, [come_to(table.state, unit) for unit in names])


# -------------------------------------------------------------------------------------------------------------- deeds


def shots(steps: list[Step]) -> Iterator[Compared]:
    """Every shot, with the test of who was hit if nobody else had aimed at him."""
    for place, step in enumerate(steps):
        fires, go = step.before.fires, step.before.go
        if step.before.phase is not Phase.SHOOTING or not fires or go is None or go.step != "resolve":
            continue
        own = [one for one in fires if one.shooter == fires[0].shooter]
        seen = own[0].seen
        if len(own) > 1 or seen is UNSET or seen.enemy not in step.before.units:
            continue
        part = [one for one in steps if one.before.go is not None and _part(one) == _part(step)]
        aimed = {one.shooter for other in part for one in other.before.fires if one.target == seen.enemy}
        given, after = list(step.given), step.after
        if len(aimed) == 1:
            rest = [one for one in steps[place + 1 :] if one in part]
            given += [one for other in rest for one in other.given if _shaken(one, seen.enemy)]
            after = part[-1].after
        told = {**of(step.before, seen.unit, "mine"), **of(step.before, seen.enemy, "enemy"), "ground": seen.ground}
        told |= {"how": own[0].word, "weather": step.before.sky.kind.value, "distance": str(seen.far)}
        if seen.ground in {"open", *Terrain}:
            told["side"] = seen.side
        table = laid("shot", told, step.before, seen.unit, seen.enemy)
        again(table, given, {seen.unit: MINE, seen.enemy: ENEMY}, step.before.units[seen.unit].side)
        yield both("shot", told, after, (seen.unit, seen.enemy), table)


def _part(step: Step) -> tuple[object, ...]:
    go = step.before.go
    return step.before.turn, step.before.phase, go.side if go else None


def _shaken(one: Given, unit: UnitId) -> bool:
    return isinstance(one.about, Nerve) and one.about.who == unit and one.about.cause == "shooting"


def charges(steps: list[Step]) -> Iterator[Compared]:
    """Every charge of one unit at another that nobody else charges, with reaction, combat and what follows."""
    for place, step in enumerate(steps):
        told = {type(one.about): one for one in step.given if one.seat}
        if HowFar not in told or WhomItCharges not in told:
            continue
        about = told[HowFar].about
        assert isinstance(about, HowFar)
        unit, enemy = about.unit, about.other
        part = [one for one in steps[place:] if _turn(one) == _turn(step)]
        others = [one for one in steps if _turn(one) == _turn(step) and one is not step and _at(one, enemy)]
        if others:
            continue
        later = [one for one in part if any(given.combat == enemy for given in one.given)]
        given = [*step.given, *(one for other in later for one in other.given if one.combat == enemy)]
        after = later[-1].after if later else step.after
        form = {**of(step.before, unit, "mine"), **of(step.before, enemy, "enemy")}
        form |= {"distance": told[HowFar].what, "ground": told[GroundHeld].what}
        if SideMet in told:
            form["side"] = told[SideMet].what
        if step.before.units[unit].deeds.order is OrderKind.ADVANCE:
            form["mine_order"] = "advance"
        table = laid("charge", form, step.before, unit, enemy)
        again(table, given, {unit: MINE, enemy: ENEMY}, step.before.units[unit].side)
        yield both("charge", form, after, (unit, enemy), table)


def _turn(step: Step) -> tuple[object, ...]:
    """Charges and combats of a side are one part."""
    go, phase = step.before.go, step.before.phase
    return step.before.turn, phase in {Phase.CHARGES, Phase.COMBAT}, go.side if go else None


def _at(step: Step, enemy: UnitId) -> bool:
    return any(isinstance(one.about, WhomItCharges) and one.what == enemy for one in step.given)


def changes(steps: list[Step]) -> Iterator[Compared]:
    """Every change of formation."""
    for step in steps:
        orders = [one for one in step.given if isinstance(one.about, WhatItIsTold) and formation_of(one.what)]
        near = [one.what for one in step.given if isinstance(one.about, HowNear)]
        for one in orders:
            assert isinstance(one.about, WhatItIsTold)
            unit, into = one.about.unit, formation_of(one.what)
            assert into is not None
            told = {**of(step.before, unit, "mine"), "enemy": FOE, "into_formation": into.value}
            told["distance"] = near[0] if near and near[0].isdecimal() else "12"
            table = laid("formation", told, step.before, unit, UnitId(""))
            own = [one for one in step.given if isinstance(one.about, DisciplineTest) and one.about.use == "formation"]
            again(table, own, {}, "")
            yield both("formation", told, step.after, (unit, UnitId("")), table)


def rallies(steps: list[Step]) -> Iterator[Compared]:
    """Every rally."""
    for step in steps:
        for one in (one for one in step.given if isinstance(one.about, WhoRallies) and one.what != DONE):
            officer, _, unit = one.what.partition("/")
            told = {"mine": step.before.units[UnitId(unit)].entry.unit, "mine_general": "yes"}
            told["rank"] = step.before.officers[OfficerId(officer)].rank.value
            table = laid("rally", told, step.before, UnitId(unit), UnitId(""))
            again(table, [given for given in step.given if not given.seat], {}, "")
            assert step.after is not None
            here, there = step.after.units[UnitId(unit)].damage, table.state.units[MINE].damage
            yield Compared("rally", told, [(here,)], [(there,)])  # the small turn has ended, and its markers lapsed


FOE: Final = "austria_german_24"
"""Of a change of formation only how near the enemy is counts, not who he is."""
LEAST: Final = {"shot": 8, "charge": 3, "formation": 2, "rally": 3}
"""So many of each deed a battle has at least."""


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_whole_battle_of_1000_points_comes_deed_by_deed_to_what_the_small_table_says(seed: int) -> None:
    table = begun(seed)
    steps = played(table, Random(seed))
    assert table.outcome is not None
    for kind, deeds in (("shot", shots), ("charge", charges), ("formation", changes), ("rally", rallies)):
        compared = list(deeds(steps))
        for one in compared:
            assert one.here == one.there, (one.kind, one.what)
        assert len(compared) >= LEAST[kind], kind
    record = Record.parse(table.record().dump())
    assert all(entry.typed and entry.by for entry in record.entries if isinstance(entry, Rolled))
    verified(game, record)


# -------------------------------------------------------------------------------------------------------- by chance

ARMIES: Final = [str(one) for one in game.options["blue_army"]]


def by_chance(table: Table[State], rng: Random, most: int = 10_000) -> None:
    """Play on by chance, for so many answers at most."""
    for _ in range(most):
        game.invariants(table.state)
        if table.between_steps:
            game.at_rest(table.quiet)
        if isinstance(table.request, Throw):
            thrown(table, rng)
        elif table.waiting():
            seat = rng.choice(table.waiting())
            table.say(seat, next(table.proposals(seat, rng)))
        else:
            return


@pytest.mark.parametrize("seed", range(32))
def test_battles_by_chance_come_to_an_end_with_nothing_left_on_the_small_table(seed: int) -> None:
    rng = Random(seed)
    blue, red = rng.sample(ARMIES, 2) if seed % 2 else (list_of("russia_1125"), list_of("prussia_1125"))
    told = {name: rng.choice(game.options[name]) for name in ("charger_tests", "steadying", "after_fire", "weather")}
    table = begun(seed, blue_army=blue, red_army=red, any_period=True, **told)
    by_chance(table, rng)
    assert table.outcome is not None
    game.at_rest(table.state)


def uncommanded(state: State, about: object) -> bool:
    """Whether a unit that has a commander tests since he is not near."""
    if not isinstance(about, DisciplineTest) or about.use != "command":
        return False
    return any(COMMANDS(state, officer, UnitId(about.who)) for officer in state.officers)


@pytest.mark.rule("12.11", "12.12", "12.25")
def test_an_officer_who_is_told_to_be_near_spares_a_test_and_steadies() -> None:
    tests = {True: 0, False: 0}
    for led in tests:
        table, rng = begun(4), Random(4)
        for _ in range(700):
            request = table.request
            if isinstance(request, Throw):
                tests[led] += uncommanded(table.state, request.about)
                thrown(table, rng)
            elif table.waiting():
                seat = rng.choice(table.waiting())
                ask = table.asked(seat)
                assert ask is not None
                about = ask.about
                near = about.words[0 if led else -1] if isinstance(about, WhoCommands) else None
                table.say(seat, near or next(table.proposals(seat, rng)))
    assert tests[True] == 0, "who is in command takes no test for an order"
    assert tests[False] > 5


@pytest.mark.rule("16.13")
def test_a_scenario_of_which_too_little_is_asked_is_refused() -> None:
    with pytest.raises(Refused, match="table-scenario"):
        Table.new(game, "take_hill", options={"positions": "table"}, seed=bytes(32))
    assert Table.new(game, "take_hill", seed=bytes(32)).waiting()


@pytest.mark.parametrize("language", ["en", "es"])
def test_all_that_is_asked_and_told_of_the_table_has_words(language: str) -> None:
    speaker = game.speaker(language)
    asked: set[type] = set()
    for seed in (2, 5, 8):
        table, rng = begun(seed), Random(seed)
        for _ in range(500):
            if isinstance(table.request, Throw):
                thrown(table, rng)
                continue
            if not table.waiting():
                break
            seat = table.waiting()[0]
            ask = table.asked(seat)
            assert ask is not None
            if isinstance(ask.about, OfTable | WhoSaw):
                asked.add(type(ask.about))
                assert question(ask, table.position(ask), speaker)
                for offer in table.offers(seat):
                    assert speaker.say(offer.words)
            table.say(seat, next(table.proposals(seat, rng)))
        for heard in table.told:
            assert speaker.say(heard.told.message)
    assert len(asked) >= 20
