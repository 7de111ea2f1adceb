"""Figures as a value: rooms with different charts in one process, each as if alone; records know what they need."""

from __future__ import annotations

import pickle
from concurrent.futures import ProcessPoolExecutor
from itertools import zip_longest
from multiprocessing import get_context
from pathlib import Path
from random import Random

import msgspec
import pytest

from maestre.games.lepanto import game as own
from maestre.games.lepanto.data import DataError
from maestre.games.lepanto.game import Lepanto
from maestre.games.lepanto.table.state import State
from maestre.opponents import agent, answered
from maestre.play import BadRecord, Record, Table, verified
from maestre.play import pure as pages
from maestre.play.pure import Part
from maestre.play.state import copied, fingerprint, opened
from tests.games.lepanto.positions import combat, position
from tests.games.lepanto.rooms import COMBAT, WATCHED, alone, charted, promised, watched

DUEL = ("A C galley 20,20 4", "X I galley 21,20 1")
"""Two galleys bow to bow."""


@pytest.mark.parametrize(
    ("scenario", "player", "most"),
    [("learning", "veteran", 400), ("learning", "random", 400), ("battle", "random", 60)],
)
def test_rooms_with_different_gun_charts_take_turns_and_each_goes_as_if_alone(
    scenario: str, player: str, most: int
) -> None:
    names = ("own", "heavy", "wet")
    rooms = {name: watched(charted(name), scenario, player, most) for name in names}
    together: dict[str, list[object]] = {name: [] for name in names}
    for seen in zip_longest(*rooms.values()):
        for name, one in zip(names, seen, strict=True):
            if one is not None:
                together[name].append(one)
    with ProcessPoolExecutor(1, get_context("spawn"), max_tasks_per_child=1) as apart:
        for name in names:
            by_itself = apart.submit(alone, name, scenario, player, most).result(120)
            assert together[name] == by_itself, f"{name}: something of another room was read"
    assert len({repr(told) for told in together.values()}) == len(names), "the charts made no difference"


def test_what_is_kept_of_a_position_belongs_to_its_figures() -> None:
    printed, heavy = in_two_rooms()
    assert fingerprint(printed) == fingerprint(heavy)
    assert WATCHED.content(printed)[1:] == WATCHED.content(heavy)[1:], "the part is the same in both"
    for _ in range(2):
        assert promised(printed) == pytest.approx(2 * 2 / 6)
        assert promised(heavy) == pytest.approx(2 * 4 / 6)


def test_pages_without_their_figures_would_mix_rooms_up(monkeypatch: pytest.MonkeyPatch) -> None:
    printed, heavy = in_two_rooms()
    whole = WATCHED._content
    monkeypatch.setattr(WATCHED, "_content", lambda state: whole(state)[1:])
    pages.forget()
    assert promised(printed) == pytest.approx(2 * 2 / 6)
    assert promised(heavy) == pytest.approx(2 * 2 / 6), "it is the figures in the key that keep rooms apart"
    pages.forget()


def in_two_rooms() -> tuple[State, State]:
    """One position as it stands in a room with the printed chart and in one with heavy guns."""
    printed = combat(*DUEL).state
    game = charted("heavy")
    return printed, msgspec.json.decode(msgspec.json.encode(printed), type=game.state)


def test_the_figures_of_a_state_are_neither_written_nor_lost() -> None:
    printed, heavy = in_two_rooms()
    assert "figures" not in type(heavy).__struct_fields__
    assert msgspec.json.encode(heavy) == msgspec.json.encode(printed)
    assert isinstance(heavy, State)
    assert copied(heavy).figures is heavy.figures is not printed.figures
    assert printed.figures is State.figures is own.figures
    assert opened(State, own.figures) is State, "the game's own states are of the type that is written down"
    assert opened(State, heavy.figures) is type(heavy), "and there is one type for each figures"


@pytest.mark.parametrize("name", ["own", "heavy"])
def test_a_game_and_its_states_go_to_another_process_with_their_figures(name: str) -> None:
    game = charted(name)
    table = Table.new(game, "learning", seed=bytes(32))
    brought, state = pickle.loads(pickle.dumps((game, table.state)))  # noqa: S301  (our own)
    assert brought.figures is state.figures is game.figures, "texts that have been read are not read again"
    assert type(state) is brought.state is game.state
    assert state == table.state
    assert brought.scenarios == game.scenarios
    with ProcessPoolExecutor(1, get_context("spawn")) as apart:
        found = apart.submit(carried, game, table.state).result(60)
    assert found == (game.figures.digest, game.figures.digest, game.figures.guns.chart, table.fingerprint())


def carried(game: Lepanto, state: State) -> tuple[str, str, dict[int, frozenset[int]], str]:
    """What a process that has never met the game finds in it."""
    return game.figures.digest, state.figures.digest, state.figures.guns.chart, fingerprint(state)


@pytest.mark.parametrize("part", [Part(State, "turn"), Part(State, ships=("cell",))])
def test_every_part_has_the_figures_first(part: Part[State]) -> None:
    pages.PARTS.remove(part)
    state = position(*DUEL).state
    assert part.content(state)[0] is state.figures


# ------------------------------------------------------------------------------------------------------------- records


def played(name: str, answers: int = 150) -> Table[State]:
    """Some of a game with one of the charts, by chance."""
    game = charted(name)
    chooser = agent("random", game)
    table = Table.new(game, "learning", seed=bytes(32))
    for number in range(answers):
        (seat,) = table.waiting()
        table.say(seat, answered(chooser, table.view(seat), Random(number)))
    return table


def test_a_record_of_the_games_own_figures_says_nothing_of_them() -> None:
    table = played("own", 3)
    assert own.figures.digest == ""
    assert b"figures" not in table.record().dump()


def test_a_record_of_other_figures_is_verified_with_them_and_with_no_others(tmp_path: Path) -> None:
    table = played("heavy")
    record = Record.parse(table.record().dump())
    assert record.header.figures == charted("heavy").figures.digest
    assert record.header.public().figures == record.header.figures
    assert verified(charted("heavy"), record).fingerprint() == table.fingerprint()
    for other in ("own", "wet"):
        with pytest.raises(BadRecord) as refused:
            verified(charted(other), record)
        assert refused.value.message.key == "other-figures"
    with pytest.raises(BadRecord):
        verified(charted("heavy"), played("own").record())
    table.save(tmp_path / "game.jsonl")
    again = Table.open(charted("heavy"), tmp_path / "game.jsonl")
    assert again.base > 0, "it was opened from its snapshot"
    assert again.state.figures.digest == record.header.figures
    assert again.fingerprint() == table.fingerprint()
    with pytest.raises(BadRecord):
        Table.open(own, tmp_path / "game.jsonl")


@pytest.mark.parametrize(
    ("language", "at_hand", "remedy"),
    [
        ("en", "the game's own are at hand", "open it with the file of figures that it was played with"),
        ("es", "aquí están las del propio juego", "hay que abrirla con el archivo de cifras con que se jugó"),
    ],
)
def test_whoever_opens_a_record_with_the_wrong_figures_is_told_what_to_do(
    language: str, at_hand: str, remedy: str
) -> None:
    record = played("heavy", 1).record()
    with pytest.raises(BadRecord) as refused:
        verified(own, record)
    told = own.speaker(language).say(refused.value.message)
    assert str(record.header.figures) in told
    assert at_hand in told
    assert remedy in told


def test_a_file_that_says_the_same_makes_no_other_figures() -> None:
    text = own.figures.origin.text(COMBAT)
    assert own.with_figures({COMBAT: f"# another comment\n{text}"}).figures.digest == ""
    assert charted("heavy").figures.digest == charted("heavy").figures.digest != charted("wet").figures.digest
    back = charted("heavy").with_figures({COMBAT: text})
    assert back.figures.digest == ""


@pytest.mark.parametrize(
    ("file", "text", "says"),
    [
        ("guns.toml", "", "guns.toml: there is no such file; name some of combat.toml, fleets.toml"),
        ("combat.toml", "[gunnery", "mend the line"),
        ("combat.toml", "", "Object missing required field `gunnery`"),
    ],
)
def test_figures_that_cannot_be_used_are_refused_by_name(file: str, text: str, says: str) -> None:
    with pytest.raises(DataError) as refused:
        own.with_figures({file: text})
    assert says in str(refused.value)


def test_other_scenarios_come_with_other_figures() -> None:
    text = own.figures.origin.text("scenarios.toml")
    game = own.with_figures({"scenarios.toml": text.replace("[scenario.learning", "[scenario.lesson")})
    assert game.scenarios == ("battle", "lesson", "left-wings")
    assert own.scenarios == ("battle", "learning", "left-wings")
    assert Table.new(game, "lesson", seed=bytes(32)).state.scenario == "lesson"
