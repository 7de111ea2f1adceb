"""What no game used to come to is reached, from a scenario's own set-up and by answers that the rules allow.

Every game here is played from its first question. Seeds and habits were found beforehand; nothing is put on the table
by hand. What asks a question of its own (allies, levant-returns, guarded, converting) is recorded in `tests/net`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any

import pytest

from maestre.games.mistral.data import own_figures
from maestre.games.mistral.data.words import Contingent, Event, Fleet
from maestre.games.mistral.game import game
from maestre.games.mistral.orders.holding import holders
from maestre.games.mistral.table.state import ChitStatus, State
from maestre.play import Answer, Message, Order, Table, Throw
from tests.net.seeking import Habit, Player
from tests.records.make import faces

WHOLE = True
FIGURES = own_figures()
COURSE = "BO-GC1"


def played(scenario: str, seed: int, british: Player, bourbon: Player, **options: Any) -> Iterator[Table[State]]:
    """Play a game and show the table after each answer."""
    rng = Random(seed)
    table = Table.new(game, scenario, options=options, seed=seed.to_bytes(32, "big"))
    players = dict(zip(game.seats, (british, bourbon), strict=True))
    while table.waiting():
        seat = table.waiting()[0]
        table.say(seat, players[seat].answer(table, seat, rng))
        yield table


def by_chance(scenario: str, seed: int, **options: Any) -> Iterator[Table[State]]:
    """Play a game by chance."""
    return played(scenario, seed, Player("random"), Player("random"), **options)


def until(tables: Iterable[Table[State]], there: Callable[[State], bool]) -> Table[State]:
    """Play until something is there; fail if it never is."""
    table = next((one for one in tables if there(one.state)), None)
    assert table is not None
    return table


def told(table: Table[State], key: str) -> list[dict[str, Any]]:
    """What was said with a message, all through the game."""
    said = (heard.told.message for heard in table.told)
    return [dict(message.args) for message in said if message.key == key]


def occurred(table: Table[State]) -> set[str]:
    """The Events that have occurred in this game."""
    return {one["event"].key.removeprefix("event-") for one in told(table, "event-occurs")}


@pytest.fixture(scope="module")
def war() -> Table[State]:
    """A Campaign by chance, from 1745 to the peace."""
    *_, table = by_chance("campaign", 102, first_year="1745")
    return table


@pytest.mark.rule("2.721", "SC.campaign")
def test_a_campaign_by_chance_ends_in_peace(war: Table[State]) -> None:
    assert told(war, "peace-made")
    assert war.outcome is not None
    assert (war.outcome.reason, war.state.year) == ("peace", 1747)


@pytest.mark.rule("2.332.a", "2.332.c")
def test_the_french_adopt_the_guerre_de_course_and_receive_their_privateer(war: Table[State]) -> None:
    assert [one["year"] for one in told(war, "doctrine-adopted")] == ["1745"]
    assert "fPriv1" in war.state.auxiliaries


@pytest.mark.rule("E.aranjuez", "E.worms_compact", "E.philip_v", "2.163.b")
def test_philip_v_dies_worms_comes_a_second_time_and_aranjuez_three_times(war: Table[State]) -> None:
    treaties = {Event.ARANJUEZ_1, Event.ARANJUEZ_2, Event.ARANJUEZ_3, Event.WORMS_2, Event.PHILIP_DIES}
    assert {event.value for event in treaties} <= occurred(war)
    gone = {one["contingent"].key for one in told(war, "contingent-becomes") if one["stance"] == "gone"}
    assert gone == {"contingent-savoy", "contingent-neapolitan"}


@pytest.mark.rule("T.relief", "IC.3.48")
def test_a_fleet_admiral_is_relieved_at_the_turn_of_the_year(war: Table[State]) -> None:
    relieved = told(war, "admiral-relieved")
    assert relieved
    assert told(war, "fleet-admiral")


@pytest.mark.rule("E.aranjuez", "2.164.a", "2.161")
def test_genoa_joins_the_bourbons_after_a_victory_in_the_alps_and_its_forces_come() -> None:
    def genoese(state: State) -> bool:
        return any(one.contingent is Contingent.GENOESE for one in state.squadrons.values())

    table = until(by_chance("1745", 1), genoese)
    assert Event.ARANJUEZ_1.value in occurred(table)
    assert [one["contingent"] for one in told(table, "forces-arrive")] == [Message("contingent-genoese")]


@pytest.mark.rule("2.34.c")
def test_troops_are_mustered_at_their_historical_dates_and_at_no_other() -> None:
    seen: list[tuple[int, int]] = []
    for table in by_chance("1742", 0, troop_format="historical"):
        if len(told(table, "troops-mustered")) > len(seen):
            seen.append((table.state.year, table.state.turn))
        if table.state.turn > 6:
            break
    assert seen == [(1742, 2), (1742, 5)]


@pytest.mark.rule("SC.1747", "2.721")
def test_the_scenario_of_1747_ends_by_its_roll() -> None:
    *_, table = by_chance("1747", 5)
    assert table.outcome is not None
    assert (table.outcome.reason, table.state.year, table.state.turn) == ("peace", 1747, 5)


# ------------------------------------------------------------------------------------------------ Guerre de Course


def _issued(state: State, _pieces: tuple[str, ...]) -> Iterable[Answer]:
    """The Order of the Guerre de Course may be Issued to whoever may have it."""
    hand = [one.id for one in state.chits.values() if one.status is ChitStatus.RECEIVED and one.id.startswith(COURSE)]
    return [Order("issue", chit, (holder,)) for chit in hand for holder in holders(state, Fleet.BOURBON)]


RAIDERS = Player(
    "doctrine",
    {
        "drawn-set": Habit(lambda _table, answer: str(answer).startswith(COURSE)),
        "orders-step": Habit(
            lambda _table, answer: isinstance(answer, Order) and answer.piece.startswith(COURSE), _issued
        ),
    },
)
"""A Bourbon who wants nothing but the Guerre de Course."""


@pytest.mark.rule("O.guerre_de_course", "2.62.b", "2.622")
def test_a_french_squadron_leaves_for_the_guerre_de_course_and_is_gone_for_good() -> None:
    def done(state: State) -> bool:
        return any(one.status is ChitStatus.FULFILLED and one.id.startswith(COURSE) for one in state.chits.values())

    table = until(played("1745", 1, Player("random"), RAIDERS, order_draws="chosen"), done)
    assert "FD1" not in table.state.squadrons
    assert table.state.lost["FD1"] is Contingent.FRENCH


# ------------------------------------------------------------------------------------------------ the last treaty

DICE = {"IC.9.2.c": 1, "E.aranjuez": 10, "2.721": 9, "E.corsica": 9, "E.calls_elsewhere": 9, "E.worms_compact": 9}
"""What the players' own dice show: armies lose in Italy and Genoa's last treaty comes, but no other Event and no peace.

A 10 is read as 0.
"""


@pytest.mark.rule("E.aranjuez", "2.164.d")
def test_the_fourth_treaty_of_aranjuez_takes_genoa_out_for_good() -> None:
    """Chance alone hardly ever comes to it before the peace, so the players throw dice of their own here."""
    rng = Random(4)
    table = Table.new(game, "1747", seed=bytes(32), typed_dice=True)
    while not table.state.events[Event.ARANJUEZ_4].times or table.state.agenda:
        if isinstance(table.request, Throw):
            own = faces(table.request.reading, rng)
            table.show((DICE[table.request.rule],) if table.request.rule in DICE else own)
        else:
            seat = table.waiting()[0]
            table.say(seat, next(table.proposals(seat, rng)))
    assert (table.state.year, table.state.turn) == (1747, 13)
    assert {"contingent": Message("contingent-genoese"), "stance": "gone"} in told(table, "contingent-becomes")
    assert not any(one.contingent is Contingent.GENOESE for one in table.state.squadrons.values())


# ------------------------------------------------------------------------------------------------ what none can reach


@pytest.mark.rule("S.09")
def test_no_counter_of_these_years_is_so_fast_that_it_spends_its_first_point_before_all_others() -> None:
    """`fast-moves` is asked of nobody: it is there for figures of an owner whose ships sail faster."""
    allowances = [*FIGURES.squadrons.movement.values(), FIGURES.formations.convoy_movement]
    allowances.append(FIGURES.formations.dummy_movement)
    assert [FIGURES.calendar.spends_first(one) for one in allowances] == [0] * len(allowances)
    assert FIGURES.calendar.spends_first(max(allowances) + 1) == 1
