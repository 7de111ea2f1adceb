"""Positions of Tercios with armies placed by hand, and short ways to play from them with dice typed in."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, ClassVar

import pytest
from msgspec.structs import replace

from maestre.games.tercios.cards.planning import GROUP
from maestre.games.tercios.command.leaders import CommandAction
from maestre.games.tercios.data import INCH, ArmyList, OrderKind, Scale, own_figures
from maestre.games.tercios.showing.view import imagined, seen
from maestre.games.tercios.table import subjects
from maestre.games.tercios.table.rolls import Blows, Shot
from maestre.games.tercios.table.state import Army, Leader, LeaderId, Phase, State, Unit, UnitId, raised
from maestre.games.tercios.turn.sequence import STEPS
from maestre.miniatures.sides import Side
from maestre.play import (
    Ask,
    Each,
    Game,
    Header,
    OneOf,
    Order,
    Outcome,
    PlayError,
    Procedure,
    Spot,
    Table,
    Throw,
    ask,
    fingerprint,
)
from maestre.play.chance.readings import Successes
from maestre.space.tabletop import Point, Pose
from tests.games.tercios.lists import army, command, leader, unit
from tests.matters import about

LAST_TURN = 3
CALM = OrderKind.ATTENTION.value
COMPANIES = command("companies", unit("pike_company", count=3), led=leader(0, name="Capitán"))
BRIGADE = command("infantry", unit("reformed_battalion", count=3), led=leader(0, name="Sargento mayor"))

Position = Table[State]


def start(blue: ArmyList, red: ArmyList) -> State:
    """Two armies in two lines, 24 inches apart, about to plan their first turn; leaders behind their lines."""
    lists = {Side.BLUE: blue, Side.RED: red}
    state = State(
        scenario="fields_of_glory",
        scale=Scale.MM15,
        turn=1,
        phase=Phase.PLANNING,
        armies={side: Army(one.name, one.faction, (), one.century) for side, one in lists.items()},
    )
    for side, one in lists.items():
        units, leaders = raised(own_figures(), one, side)
        front, facing, back = (12, 0, -20) if side is Side.BLUE else (36, 18000, 20)
        for place, name in enumerate(units):
            units[name] = replace(units[name], pose=Pose((6 + 8 * place) * INCH, front * INCH, facing))
        for place, chief in enumerate(leaders):
            leaders[chief] = replace(leaders[chief], at=Point((6 + 8 * place) * INCH, (front + back // 2) * INCH))
        state.units |= units
        state.leaders |= leaders
    return state


class Pause(OneOf[State, str], frozen=True, tag="pause"):
    """All that was to happen has happened."""

    rule: ClassVar = "2.01"

    def options(self) -> tuple[str, ...]:
        return ("on",)


class Skirmish(Game[State]):
    """The turn of Tercios on a bare table, for so many turns."""

    key: ClassVar = "tercios"
    rules: ClassVar = 1
    seats: ClassVar = tuple(side.value for side in Side)
    scenarios: ClassVar[tuple[str, ...]] = ("companies", "brigades")
    options: ClassVar = {}
    state = State
    package: ClassVar = "maestre.games.tercios"

    def setup(self, scenario: str, options: dict[str, Any]) -> State:
        one = army(COMPANIES if scenario == "companies" else BRIGADE)
        state = start(one, one)
        for place, name in enumerate(state.units):
            state.units[name] = replace(state.units[name], wear=place % 3, disordered=place % 2 == 0)
        return state

    def step(self, state: State) -> Procedure[None]:
        return STEPS[state.phase](state)

    def outcome(self, state: State) -> Outcome | None:
        return Outcome(None, "turn-ends", args=(("turn", LAST_TURN),)) if state.turn > LAST_TURN else None

    def turn(self, state: State) -> int:
        return state.turn

    def view(self, state: State, seat: str) -> State:
        return seen(state, seat)

    def imagine(self, view: State, seat: str, rng: Random) -> State:
        return imagined(view, seat, rng)

    def invariants(self, state: State) -> None:
        assert all(card.order is not None for card in state.cards.values()), "only a view has unknown cards"
        assert all(name in state.units for name in state.cards)
        assert (state.go is None) is (state.phase is not Phase.ACTION)
        assert all(0 <= one.wear <= state.gear(unit).endurance for unit, one in state.units.items())


GAME = Skirmish()
HEADER = Header("tercios", Skirmish.rules, "companies", {}, {"blue": "blue", "red": "red"})


def position(
    *markers: str, blue: ArmyList | None = None, red: ArmyList | None = None, game: Game[State] = GAME
) -> Position:
    """Open a table before the first plans, three pike companies (B1-1 … B1-3) a side unless told otherwise.

    Markers are written ``"B1-1 wear=2 disordered"``; of a leader ``"B1 exhausted inside=B1-1"``.
    """
    state = start(blue or army(COMPANIES), red or army(COMPANIES))
    for line in markers:
        name, *words = line.split()
        fields = {key: int(value) if value.isdigit() else value or True for key, _, value in map(_split, words)}
        if name in state.units:
            state.units[UnitId(name)] = replace(state.units[UnitId(name)], **fields)
        else:
            state.leaders[LeaderId(name)] = replace(state.leaders[LeaderId(name)], **fields)
    return opened(game, state)


def opened(game: Game[State], state: State) -> Position:
    """Open a table that marks every quiet point as it comes: what a test changes by hand is there from then on."""
    table = Table(game, HEADER, state)
    table.since_quiet()
    return table


def _split(word: str) -> tuple[str, str, str]:
    return word.partition("=")


def plan(table: Position, *cards: str) -> Position:
    """Lay all cards: ``"B1-1=resistid"``, ``"group:B1-2=B1-1"``; Attention and no groups for all not named."""
    wanted = dict(card.split("=") for card in cards)
    for seat in ("blue", "red"):
        table.say(seat, cards_of(table, seat, wanted))
    return table


def cards_of(table: Position, seat: str, wanted: dict[str, str]) -> dict[str, str]:
    """The plan of one seat."""
    ask = table.asked(seat)
    assert ask is not None
    assert isinstance(ask.choice, Each)
    return {key: wanted.get(key, _usual(key, options)) for key, options in ask.choice.options}


def _usual(key: str, options: tuple[str, ...]) -> str:
    """Alone, within a column, and with Attention."""
    if key.startswith(GROUP):
        return key.removeprefix(GROUP)
    return "stay" if "stay" in options else CALM


def action(table: Position, *cards: str, first: str = "blue") -> Position:
    """Lay the cards, let blue win the initiative and choose who starts."""
    plan(table, *cards)
    roll(table, 6, 1)
    table.say("blue", first)
    return table


def roll(table: Position, *faces: int) -> None:
    """Type in the dice of one throw."""
    assert isinstance(table.request, Throw), table.request
    table.show(faces)


def fail(table: Position) -> None:
    """Let all dice of a check show ones."""
    assert isinstance(table.request, Throw), table.request
    assert isinstance(table.request.reading, Successes | Blows | Shot)
    roll(table, *[1] * table.request.reading.count)


def succeed(table: Position) -> None:
    """Let all dice of a throw show sixes."""
    assert isinstance(table.request, Throw), table.request
    faces: tuple[int, ...] = ()
    while more := table.request.reading.needs(faces):
        faces += more
    roll(table, *faces)


def act(table: Position, words: str) -> Position:
    """Activate a Troop for whoever's go it is, with those who share its card: ``"B1-1 B1-2"``."""
    assert table.state.go is not None
    name, *others = words.split()
    table.say(table.state.go.side.value, Order("act", name, tuple(others)))
    return table


def done(table: Position) -> Position:
    """Let the Troop that acts with Attention take no more actions."""
    while isinstance(table.request, Ask) and table.request.rule == "2.15":
        table.say(table.request.seat, "done")
    return table


def acted(table: Position, words: str) -> Position:
    """Activate a Troop, or those who share a card, without any action."""
    return done(act(table, words))


def pass_round(table: Position) -> Position:
    """Activate Troops, and no leader, until the turn is over, answering nothing more than must be."""
    turn = table.state.turn
    while table.request is not None and table.state.turn == turn:
        (seat,) = table.waiting()
        ask = table.asked(seat)
        assert ask is not None
        answers = table.proposals(seat, Random(1))
        troops = (one for one in answers if not isinstance(one, Order) or one.verb != "lead")
        table.say(seat, "done" if ask.rule == "2.15" else next(troops))
    return table


def go(table: Position) -> str:
    """Whose go it is."""
    assert table.state.go is not None
    return table.state.go.side.value


def troop(table: Position, name: str) -> Unit:
    """Give a Troop as it is now."""
    return table.state.units[UnitId(name)]


def cards(table: Position) -> list[str]:
    """The Troops that have a card."""
    return list(table.state.cards)


def refused(table: Position, seat: str, answer: object, rule: str, key: str = "", **said: int) -> None:
    """Assert that an answer is refused under a rule, with these figures, and changes nothing."""
    before = (fingerprint(table.state), table.sequence, table.request)
    with pytest.raises(PlayError) as caught:
        table.say(seat, answer)
    assert caught.value.rule == rule, str(caught.value)
    assert key in {"", caught.value.message.key}
    assert said.items() <= dict(caught.value.message.args).items()
    assert (fingerprint(table.state), table.sequence, table.request) == before


def officer(table: Position, name: str, at: tuple[float, float] | None = None, **fields: Any) -> Position:
    """Change a leader before play; ``at`` puts him on the ground, in inches, ``inside`` into a Troop."""
    if at is not None:
        fields |= {"at": Point(round(at[0] * INCH), round(at[1] * INCH)), "inside": None}
    elif "inside" in fields:
        fields["at"] = None
    chief = LeaderId(name)
    table.state.leaders[chief] = replace(table.state.leaders[chief], **fields)
    return table


def stood(table: Position, name: str, x: float, y: float, facing: int = 0) -> Position:
    """Put a Troop somewhere, in inches; 180 looks down the table."""
    pose = Pose(round(x * INCH), round(y * INCH), facing * 100)
    table.state.units[UnitId(name)] = replace(table.state.units[UnitId(name)], pose=pose)
    return table


def lead(table: Position, name: str, x: float | None = None, y: float = 0) -> Position:
    """Activate a leader and let him go to a place, in inches, or stay."""
    seat = go(table)
    table.say(seat, Order("lead", name))
    at = table.state.leaders[LeaderId(name)].at if x is None else Point(round(x * INCH), round(y * INCH))
    assert at is not None
    table.say(seat, Spot(name, at.x, at.y))
    return table


def command_action(table: Position, what: str, *on: str) -> Position:
    """Let the leader who has moved declare an action; the dice come next."""
    ask = table.request
    assert isinstance(ask, Ask), ask
    table.say(ask.seat, Order(what, about(ask, CommandAction).leader, on))
    return table


def chief(table: Position, name: str) -> Leader:
    """Give a leader as he is now."""
    return table.state.leaders[LeaderId(name)]


class Happening(Skirmish):
    """After the plans one thing happens, whatever it asks and throws; then blue is asked to go on."""

    def __init__(self, what: Callable[[State], Procedure[object]]) -> None:
        self.what = what

    def step(self, state: State) -> Procedure[None]:
        return self._happens(state) if state.phase is Phase.INITIATIVE else super().step(state)

    def _happens(self, state: State) -> Procedure[None]:
        yield from self.what(state)
        yield from ask("blue", Pause())


def happens(table: Position, what: Callable[[State], Procedure[object]], *cards: str) -> Position:
    """Lay the cards in a position, then let one thing happen there."""
    return plan(Table(Happening(what), HEADER, table.state), *cards)


def survived(table: Position) -> Position:
    """Let all dice show sixes until somebody is asked."""
    while isinstance(table.request, Throw):
        succeed(table)
    return table


def won(table: Position, winner: str) -> Position:
    """Let all windows pass and the dice of a round fall so that one Troop strikes with sixes, and nobody resists."""
    while True:
        ask = table.request
        if isinstance(ask, Ask) and ask.window:
            table.say(ask.seat, "pass")
        elif isinstance(ask, Throw) and isinstance(ask.reading, Blows):
            strikes = about(ask, subjects.Melee).striker == winner
            faces = [6] * ask.reading.count + [1] * ask.reading.courage if strikes else [1] * ask.reading.count
            roll(table, *faces)
        else:
            return table


def passing_over(table: Position) -> Position:
    """Decline what is offered after a combat, and let windows pass."""
    while isinstance(table.request, Ask) and (table.request.window or table.request.rule == "5.32"):
        table.say(table.request.seat, "stay" if table.request.rule == "5.32" else "pass")
    return table
