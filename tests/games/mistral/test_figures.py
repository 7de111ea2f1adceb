"""Figures as a value: rooms with different figures in one process, each as if alone; records know what they need."""

from __future__ import annotations

import pickle
from concurrent.futures import ProcessPoolExecutor
from itertools import zip_longest
from multiprocessing import get_context

import msgspec
import pytest

from maestre.games.mistral.data import DataError, own_figures
from maestre.games.mistral.game import game as own
from maestre.games.mistral.table.names import Refused, name
from maestre.games.mistral.table.state import State
from maestre.play import BadRecord, Record, Table, verified
from maestre.play.state import copied, fingerprint, opened
from tests.games.mistral.rooms import BATTLE, alone, furnished, speeds, watched

WHOLE = True


@pytest.mark.parametrize(("player", "most"), [("veteran", 80), ("random", 140)])
def test_rooms_with_different_figures_take_turns_and_each_goes_as_if_alone(player: str, most: int) -> None:
    names = ("own", "slow", "sharp")
    rooms = {one: watched(furnished(one), "winter-1744", player, most) for one in names}
    together: dict[str, list[object]] = {one: [] for one in names}
    for seen in zip_longest(*rooms.values()):
        for one, told in zip(names, seen, strict=True):
            if told is not None:
                together[one].append(told)
    with ProcessPoolExecutor(1, get_context("spawn"), max_tasks_per_child=1) as apart:
        for one in names:
            by_itself = apart.submit(alone, one, "winter-1744", player, most).result(240)
            assert together[one] == by_itself, f"{one}: something of another room was read"
    assert len({repr(told) for told in together.values()}) == len(names), "the figures made no difference"


def in_two_rooms() -> tuple[State, State]:
    """One position as it stands in a room with the printed figures and in one with slow ships."""
    printed = Table.new(own, "1744", seed=bytes(32)).state
    return printed, msgspec.json.decode(msgspec.json.encode(printed), type=furnished("slow").state)


def test_what_is_kept_of_a_position_belongs_to_its_figures() -> None:
    printed, slow = in_two_rooms()
    assert fingerprint(printed) == fingerprint(slow)
    for _ in range(2):
        assert sum(speeds(printed)) > sum(speeds(slow))


def test_the_figures_of_a_state_are_neither_written_nor_lost() -> None:
    printed, slow = in_two_rooms()
    assert "figures" not in type(slow).__struct_fields__
    assert msgspec.json.encode(slow) == msgspec.json.encode(printed)
    assert copied(slow).figures is slow.figures is not printed.figures
    assert printed.figures is State.figures is own.figures is own_figures()
    assert opened(State, own.figures) is State, "the game's own states are of the type that is written down"
    assert opened(State, slow.figures) is type(slow), "and there is one type for each figures"


@pytest.mark.parametrize("figures", ["own", "slow"])
def test_a_game_and_its_states_go_to_another_process_with_their_figures(figures: str) -> None:
    game = furnished(figures)
    table = Table.new(game, "1744", seed=bytes(32))
    brought, state = pickle.loads(pickle.dumps((game, table.state)))  # noqa: S301  (our own)
    assert brought.figures is state.figures is game.figures, "texts that have been read are not read again"
    assert type(state) is brought.state is game.state
    assert state == table.state
    assert brought.board_data() == game.board_data()


def test_the_figures_that_were_read_first_stay_at_hand() -> None:
    once_more = type(own.figures)(own.figures.origin)
    assert once_more is not own.figures
    assert own.figures.anew({}) is own.figures
    assert furnished("slow").figures is furnished("slow").figures
    assert pickle.loads(pickle.dumps(own.figures)) is own.figures  # noqa: S301  (our own)


def test_things_are_called_by_the_figures_in_news_and_refusals() -> None:
    slow = furnished("slow").figures
    for _ in range(2):
        assert [name(each, "mathews") for each in (own.figures, slow)] == ["Thomas Mathews", "Tom Mathews"]
    refused = Refused("IC.3.47.b", "ransom-poor", slow, leader="mathews", price=1, prestige=0)
    brought = pickle.loads(pickle.dumps(refused))  # noqa: S301  (our own)
    assert brought.message == refused.message
    assert dict(refused.message.args)["leader"] == "Tom Mathews"


def test_a_record_of_other_figures_is_verified_with_them_and_with_no_others() -> None:
    table = Table.new(furnished("slow"), "1744", seed=bytes(32))
    record = Record.parse(table.record().dump())
    assert record.header.figures == furnished("slow").figures.digest != ""
    assert verified(furnished("slow"), record).fingerprint() == table.fingerprint()
    for other in ("own", "sharp"):
        with pytest.raises(BadRecord) as refused:
            verified(furnished(other), record)
        assert refused.value.message.key == "other-figures"
    assert b"figures" not in Table.new(own, "1744", seed=bytes(32)).record().dump()


@pytest.mark.parametrize(
    ("file", "text", "says"),
    [
        ("guns.toml", "", "guns.toml: there is no such file; name some of auxiliaries.toml, battle.toml"),
        (BATTLE, "[combat", "mend the line"),
        (BATTLE, "", "Object missing required field `intensity`"),
    ],
)
def test_figures_that_cannot_be_used_are_refused_by_name(file: str, text: str, says: str) -> None:
    with pytest.raises(DataError) as refused:
        own.with_figures({file: text})
    assert says in str(refused.value)
