"""Figures as a value: rooms with different figures in one process, each as if alone; records know what they need."""

from __future__ import annotations

import pickle
from concurrent.futures import ProcessPoolExecutor
from itertools import zip_longest
from multiprocessing import get_context

import msgspec
import pytest

from maestre.games.aguila.data import INCH, DataError, Formation, own_figures
from maestre.games.aguila.game import game as own
from maestre.games.aguila.table.state import State, UnitId
from maestre.play import BadRecord, Record, Table, change, verified
from maestre.play.state import copied, fingerprint, opened
from maestre.space.tabletop import HALF_TURN, Pose
from tests.games.aguila.rooms import COMBAT, OFFICERS, alone, furnished, threatened, watched


@pytest.mark.parametrize(
    ("scenario", "player", "most"),
    [("learning", "veteran", 60), ("learning", "random", 100), ("pitched_battle", "random", 40)],
)
def test_rooms_with_different_figures_take_turns_and_each_goes_as_if_alone(
    scenario: str, player: str, most: int
) -> None:
    names = ("own", "loud", "brisk")
    rooms = {name: watched(furnished(name), scenario, player, most) for name in names}
    together: dict[str, list[object]] = {name: [] for name in names}
    for seen in zip_longest(*rooms.values()):
        for name, one in zip(names, seen, strict=True):
            if one is not None:
                together[name].append(one)
    with ProcessPoolExecutor(1, get_context("spawn"), max_tasks_per_child=1) as apart:
        for name in names:
            by_itself = apart.submit(alone, name, scenario, player, most).result(240)
            assert together[name] == by_itself, f"{name}: something of another room was read"
    assert len({repr(told) for told in together.values()}) == len(names), "the figures made no difference"


def test_what_is_kept_of_a_position_belongs_to_its_figures() -> None:
    printed, loud = in_two_rooms()
    assert fingerprint(printed) == fingerprint(loud)
    for _ in range(2):
        assert threatened(printed) < threatened(loud)


def in_two_rooms() -> tuple[State, State]:
    """One position as it stands in a room with the printed figures and in one with volleys of twice the dice."""
    printed = Table.new(own, "learning", seed=bytes(32)).state
    for unit, far, facing in (("B1-1", 10, 0), ("R1-1", 15, HALF_TURN)):
        change(printed.units, UnitId(unit), formation=Formation.LINE, pose=Pose(10 * INCH, far * INCH, facing))
    return printed, msgspec.json.decode(msgspec.json.encode(printed), type=furnished("loud").state)


def test_the_figures_of_a_state_are_neither_written_nor_lost() -> None:
    printed, loud = in_two_rooms()
    assert "figures" not in type(loud).__struct_fields__
    assert msgspec.json.encode(loud) == msgspec.json.encode(printed)
    assert copied(loud).figures is loud.figures is not printed.figures
    assert printed.figures is State.figures is own.figures is own_figures()
    assert opened(State, own.figures) is State, "the game's own states are of the type that is written down"
    assert opened(State, loud.figures) is type(loud), "and there is one type for each figures"


@pytest.mark.parametrize("name", ["own", "brisk"])
def test_a_game_and_its_states_go_to_another_process_with_their_figures(name: str) -> None:
    game = furnished(name)
    table = Table.new(game, "learning", seed=bytes(32))
    brought, state = pickle.loads(pickle.dumps((game, table.state)))  # noqa: S301  (our own)
    assert brought.figures is state.figures is game.figures, "texts that have been read are not read again"
    assert type(state) is brought.state is game.state
    assert state == table.state
    assert brought.board_data() == game.board_data()


def test_what_is_printed_and_what_a_list_costs_follow_the_figures() -> None:
    text = own.figures.origin.text(OFFICERS)
    dear = own.with_figures({OFFICERS: text.replace("points = ", "points = 1")})
    assert dear.board_data() != own.board_data()
    force = own.options["blue_army"][0]
    speaker = own.speaker("en")
    written = own.write_list(str(force), speaker)
    assert dear.write_list(str(force), speaker) != written
    assert dear.read_list(written).points > own.read_list(written).points


def test_a_record_of_other_figures_is_verified_with_them_and_with_no_others() -> None:
    table = Table.new(furnished("brisk"), "learning", seed=bytes(32))
    record = Record.parse(table.record().dump())
    assert record.header.figures == furnished("brisk").figures.digest != ""
    assert verified(furnished("brisk"), record).fingerprint() == table.fingerprint()
    for other in ("own", "loud"):
        with pytest.raises(BadRecord) as refused:
            verified(furnished(other), record)
        assert refused.value.message.key == "other-figures"
    assert b"figures" not in Table.new(own, "learning", seed=bytes(32)).record().dump()


@pytest.mark.parametrize(
    ("file", "text", "says"),
    [
        ("guns.toml", "", "guns.toml: there is no such file; name some of abilities.toml, combat.toml"),
        (COMBAT, "[dice", "mend the line"),
        (COMBAT, "", "Object missing required field `dice`"),
    ],
)
def test_figures_that_cannot_be_used_are_refused_by_name(file: str, text: str, says: str) -> None:
    with pytest.raises(DataError) as refused:
        own.with_figures({file: text})
    assert says in str(refused.value)
