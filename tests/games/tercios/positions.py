"""Positions of Tercios with armies placed by hand, and short ways to play from them with dice typed in."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, ClassVar

import pytest
from msgspec.structs import replace

from maestre.games.tercios.activation import EXECUTE
from maestre.games.tercios.checks import check
from maestre.games.tercios.data import INCH, ArmyList, OrderKind, Scale
from maestre.games.tercios.planning import GROUP
from maestre.games.tercios.proposals import propose
from maestre.games.tercios.rolls import Successes
from maestre.games.tercios.sequence import STEPS
from maestre.games.tercios.state import Army, LeaderId, Phase, Side, State, Unit, UnitId, raised
from maestre.games.tercios.view import imagined, seen
from maestre.play import (
    Answer,
    Ask,
    Each,
    Game,
    Header,
    Order,
    Outcome,
    PlayError,
    Procedure,
    Table,
    Throw,
    fingerprint,
)
from maestre.space.tabletop import Point, Pose
from tests.games.tercios.lists import army, command, leader, unit

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
        units, leaders = raised(one, side)
        front, facing, back = (12, 0, -20) if side is Side.BLUE else (36, 18000, 20)
        for place, name in enumerate(units):
            units[name] = replace(units[name], pose=Pose((6 + 8 * place) * INCH, front * INCH, facing))
        for place, chief in enumerate(leaders):
            leaders[chief] = replace(leaders[chief], at=Point((6 + 8 * place) * INCH, (front + back // 2) * INCH))
        state.units |= units
        state.leaders |= leaders
    return state


class Skirmish(Game[State]):
    """The turn of Tercios on a bare table, for so many turns; orders by chance are those that can be carried out."""

    key: ClassVar = "tercios"
    rules: ClassVar = 1
    seats: ClassVar = tuple(side.value for side in Side)
    scenarios: ClassVar = ("companies", "brigades")
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

    def check(self, state: State, ask: Ask, answer: Any) -> None:
        check(state, ask, answer)

    def propose(self, state: State, ask: Ask, rng: Random) -> Iterator[Answer]:
        if isinstance(ask.choice, Each):
            ask = replace(ask, choice=Each(tuple((key, _possible(options)) for key, options in ask.choice.options)))
        return propose(state, ask, rng)

    def view(self, state: State, seat: str) -> State:
        return seen(state, seat)

    def imagine(self, view: State, seat: str, rng: Random) -> State:
        while True:
            state = imagined(view, seat, rng)
            if all(card.order in EXECUTE for card in state.cards.values()):
                return state

    def invariants(self, state: State) -> None:
        assert all(card.order is not None for card in state.cards.values()), "only a view has unknown cards"
        assert all(name in state.units for name in state.cards)
        assert (state.go is None) is (state.phase is not Phase.ACTION)
        assert all(0 <= one.wear <= one.gear.endurance for one in state.units.values())


def _possible(options: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(one for one in options if one not in tuple(OrderKind) or OrderKind(one) in EXECUTE)


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
    return Table(game, HEADER, state)


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
    return {key: wanted.get(key, key.removeprefix(GROUP) if GROUP in key else CALM) for key, _ in ask.choice.options}


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
    assert isinstance(table.request.reading, Successes)
    roll(table, *[1] * table.request.reading.count)


def act(table: Position, words: str) -> Position:
    """Activate a Troop for whoever's go it is, with those who share its card: ``"B1-1 B1-2"``."""
    assert table.state.go is not None
    name, *others = words.split()
    table.say(table.state.go.side.value, Order("act", name, tuple(others)))
    return table


def pass_round(table: Position) -> Position:
    """Activate Troops until the turn is over, answering nothing more than must be."""
    turn = table.state.turn
    while table.request is not None and table.state.turn == turn:
        (seat,) = table.waiting()
        ask = table.asked(seat)
        assert ask is not None
        table.say(seat, "done" if ask.rule == "2.15" else next(propose(table.state, ask, Random(1))))
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


def refused(table: Position, seat: str, answer: object, rule: str, key: str = "") -> None:
    """Assert that an answer is refused under a rule and changes nothing."""
    before = (fingerprint(table.state), table.sequence, table.request)
    with pytest.raises(PlayError) as caught:
        table.say(seat, answer)
    assert caught.value.rule == rule, str(caught.value)
    assert key in {"", caught.value.message.key}
    assert (fingerprint(table.state), table.sequence, table.request) == before
