"""The record: header and entries, written by name, read back whole, opened from its last snapshot."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from maestre.play import BadRecord, Game, Record, Table, Unknown, fingerprint, verified
from maestre.play.record import Agreed, Drawn, Entry, Header, Left, Rolled, Said, Standing, Taken, Undone, load_tail
from tests.play.tiny import cards, walk
from tests.play.tiny.playing import GAMES, audiences, duel, header, placed, play, seed, seen
from tests.yardstick import in_yardsticks


def entries(table: Table[Any]) -> list[dict[str, Any]]:
    """The lines of a record between its header and its end, as anybody may read them."""
    lines = [msgspec.json.decode(line) for line in table.record().dump().splitlines()]
    return [line for line in lines if line["is"] not in {"header", "snapshot", "ending"}]


@given(st.sampled_from(GAMES), st.integers(0, 10_000), st.integers(0, 40))
def test_a_record_comes_back_from_its_file_as_it_was(game: Game[Any], number: int, decisions: int) -> None:
    table = play(Table.new(game, seed=seed(number)), Random(number), decisions)
    record = table.record()
    back = Record.parse(record.dump())
    assert back.dump() == record.dump()
    again = Table.resume(game, back.header, None, back.entries)
    assert again.entries == table.entries
    assert again.record().dump() == record.dump()
    for seat in audiences(game):
        assert seen(again, seat) == seen(table, seat)


def test_every_kind_of_entry_has_its_line() -> None:
    lines: list[Entry] = [
        Said("north", "rest"),
        Said("south", ("a", "b"), standing=True),
        Rolled((1, 6), typed=True),
        Drawn((3,)),
        Undone(("north",), 0),
        Standing("south", ("pass",)),
        Taken("north", "bot"),
        Left("north", "timeout"),
        Agreed(("north", "south")),
    ]
    back = Record.parse(Record(header(cards.game), lines).dump()).entries
    assert [type(line) for line in back] == [type(line) for line in lines]
    assert Record(header(cards.game), back).dump() == Record(header(cards.game), lines).dump()


def test_answers_are_stored_by_name() -> None:
    table = duel(("knight-1",), ("archer-1",))
    table.say("north", "knight-1")
    walkers = placed()
    walkers.say("east", {"piece": "east-1", "legs": [{"how": "forward", "amount": 500}]})
    assert entries(table)[-1] == {"is": "said", "seat": "north", "answer": "knight-1", "standing": False}
    assert entries(walkers)[-1]["answer"] == {"piece": "east-1", "legs": [{"how": "forward", "amount": 500}]}


def test_sequence_numbers_only_grow() -> None:
    table = duel(("knight-1", "spy-1"), ("archer-1",))
    at_last = table.sequence
    acts: tuple[Callable[[], None], ...] = (
        lambda: table.say("north", "rest"),
        lambda: table.undo("north"),
        lambda: table.stand("south", ("pass",)),
        lambda: table.take_over("south", "bot"),
        lambda: table.say("north", "knight-1"),
        lambda: table.undo("north", agreed=("north", "south")),
        lambda: table.leave("south"),
    )
    for act in acts:
        act()
        assert table.sequence > at_last
        at_last = table.sequence
    assert len(table.entries) == table.sequence


def test_giving_up_running_out_of_time_and_agreeing_end_a_game_that_no_rule_knows_of() -> None:
    ends: tuple[tuple[Callable[[Table[Any]], None], str | None, str], ...] = (
        (lambda t: t.leave("south"), "north", "ending-resigned"),
        (lambda t: t.leave("north", "timeout"), "south", "ending-timeout"),
        (lambda t: t.leave("north", "hopeless"), "south", "ending-hopeless"),
        (lambda t: t.agree(("south", "north")), None, "ending-agreed"),
    )
    for end, winner, reason in ends:
        table = duel(("knight-1",), ("archer-1",))
        table.say("north", "knight-1")
        end(table)
        assert table.outcome is not None
        assert (table.outcome.winner, table.outcome.reason) == (winner, reason)
        assert cards.game.speaker("es").say(table.outcome.message)
        assert table.waiting() == ()
        assert table.fork(None).outcome == table.outcome
        again = Table.resume(cards.game, table.header, table.snapshot(), table.entries)
        assert again.outcome == table.outcome
        assert again.fingerprint() == table.fingerprint()


def test_a_takeover_changes_the_holder_and_nothing_else() -> None:
    table = duel(("knight-1",), ("archer-1",))
    before = table.fingerprint()
    table.take_over("north", "a bot")
    assert table.seating.holders == (("north", "a bot"),)
    assert table.fingerprint() == before
    again = Table.resume(cards.game, table.header, table.snapshot(), table.entries)
    assert again.seating == table.seating


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_finished_game_says_how_it_ended_and_with_which_hash(game: Game[Any]) -> None:
    table = play(Table.new(game, seed=seed(3)), Random(3))
    record = Record.parse(table.record().dump())
    assert record.ending is not None
    assert record.ending.outcome == table.outcome
    assert record.ending.hash == fingerprint(table.quiet)
    verified(game, record)


def test_a_game_is_saved_opened_played_on_and_saved_again(tmp_path: Path) -> None:
    path = tmp_path / "duel.record"
    table = Table.new(cards.game, seed=seed(5))
    rng = Random(5)
    whole = Table.new(cards.game, seed=seed(5))
    for _ in range(12):
        play(table, Random(rng.randint(0, 99)), 1)
        table.save(path)
        table = Table.open(cards.game, path)
    assert table.base > 0
    again = Random(5)
    for _ in range(12):
        play(whole, Random(again.randint(0, 99)), 1)
    assert path.read_bytes() == whole.record().dump()
    assert not list(tmp_path.glob("*.part"))


def test_a_table_opened_from_a_snapshot_has_no_whole_record(tmp_path: Path) -> None:
    table = play(Table.new(cards.game, seed=seed(5)), Random(1), 12)
    table.save(tmp_path / "a")
    opened = Table.open(cards.game, tmp_path / "a")
    assert opened.base
    with pytest.raises(AssertionError):
        opened.record()


HEADER = Record(header(cards.game), []).dump()

WRONG: list[tuple[str, bytes, str]] = [
    ("nothing", b"", "record-no-header"),
    ("blank lines", b"\n \n", "record-no-header"),
    ("no header", b'{"is":"said","seat":"north","answer":"rest"}\n', "record-no-header"),
    ("no JSON", b"knight takes archer\n", "record-bad-line"),
    ("no JSON later", HEADER + b"what\n", "record-bad-line"),
    ("an unknown entry", HEADER + b'{"is":"cheated","seat":"north"}\n', "record-bad-line"),
    ("two headers", HEADER + HEADER, "record-bad-line"),
    ("a newer form", HEADER.replace(b'"format":1', b'"format":2'), "record-format"),
    ("a seed that is none", HEADER.replace(seed(7).hex().encode(), b"seed"), "record-bad-line"),
    ("a reason that is none", HEADER + b'{"is":"left","seat":"north","why":"bored"}\n', "record-bad-line"),
    ("broken bytes", HEADER + b'{"is":"said","seat":"\xff","answer":"rest"}\n', "record-bad-line"),
    (
        "a snapshot out of place",
        HEADER + b'{"is":"snapshot","sequence":4,"state":{},"seating":{}}\n',
        "record-snapshot",
    ),
]


@pytest.mark.parametrize(("text", "key"), [case[1:] for case in WRONG], ids=[case[0] for case in WRONG])
def test_what_cannot_be_read_says_where_and_why(text: bytes, key: str, tmp_path: Path) -> None:
    with pytest.raises(BadRecord) as refusal:
        Record.parse(text)
    assert refusal.value.message.key == key
    for language in ("es", "en"):
        assert cards.game.speaker(language).say(refusal.value.message)
    if key != "record-snapshot":
        (tmp_path / "bad").write_bytes(text)
        with pytest.raises(BadRecord) as refusal:
            load_tail(tmp_path / "bad")
        assert refusal.value.message.key in {key, "record-bad-line"}


def test_blank_lines_and_a_missing_last_line_end_do_no_harm() -> None:
    table = play(Table.new(cards.game, seed=seed(5)), Random(1), 6)
    text = table.record().dump()
    assert Record.parse(text.replace(b"\n", b"\r\n\n").rstrip()).dump() == text


UNPLAYABLE: list[tuple[str, list[Entry], str]] = [
    ("a word of the wrong seat", [Said("south", "rest")], "record-not-asked"),
    ("a word that cannot be read", [Said("north", 5)], "record-illegal"),
    ("a throw that nobody called for", [Rolled((3,))], "record-no-throw"),
    ("a draw that nobody called for", [Drawn((3,))], "record-no-throw"),
]


@pytest.mark.parametrize(("more", "key"), [case[1:] for case in UNPLAYABLE], ids=[case[0] for case in UNPLAYABLE])
def test_entries_that_the_rules_do_not_call_for_are_refused_with_their_number(more: list[Entry], key: str) -> None:
    table = Table.new(cards.game, seed=seed(5))
    with pytest.raises(BadRecord) as refusal:
        Table.resume(cards.game, table.header, None, [*table.entries, *more])
    assert refusal.value.message.key == key
    assert ("number", len(table.entries)) in refusal.value.message.args


@pytest.mark.parametrize("faces", [(), (1,), (0, 1, 1), (7, 1, 1), (1, 1, 1), (6, 6, 6, 1), (True, 6, 6)])
def test_dice_of_a_record_must_be_whole_throws(faces: tuple[int, ...]) -> None:
    table = placed(each=1)
    table.say("east", {"piece": "east-1", "legs": [{"how": "forward", "amount": 3000}]})
    table.say("east", {"verb": "rest"})
    table.typed = True
    table.say("west", {"piece": "west-1", "legs": []})
    table.say("west", {"verb": "strike", "piece": "west-1", "objects": ["east-1"]})
    with pytest.raises(BadRecord, match="record-no-throw"):
        table.enter(Rolled(faces))


@pytest.mark.parametrize("places", [(), (0,), (0, 0, 1), (0, 1, 99), (-1, 0, 1), (0, 1, 2, 3)])
def test_draws_of_a_record_must_be_different_places_of_the_pool(places: tuple[int, ...]) -> None:
    table = Table.resume(cards.game, header(cards.game).public())
    with pytest.raises(BadRecord, match="record-no-throw"):
        table.enter(Drawn(places))
    table.enter(Drawn((0, 1, 2)))


def test_a_record_of_another_game_or_other_rules_is_refused() -> None:
    for fields in ({"game": "walk"}, {"rules": 2}):
        with pytest.raises(BadRecord, match="other-version"):
            Table.resume(cards.game, header(cards.game, **fields))
    with pytest.raises(Unknown, match="unknown-scenario"):
        Table.resume(cards.game, header(cards.game, scenario="siege"))
    with pytest.raises(Unknown, match="unknown-option"):
        Table.resume(cards.game, header(cards.game, options={"lives": 99}))


def test_a_snapshot_that_is_no_state_is_refused() -> None:
    table = Table.new(cards.game, seed=seed(5))
    bad = msgspec.structs.replace(table.snapshot(), state=msgspec.Raw(b'{"hands":5}'))
    with pytest.raises(BadRecord, match="record-snapshot"):
        Table.resume(cards.game, table.header, bad)


@pytest.mark.parametrize(
    "wrong",
    [
        {"scenario": "siege"},
        {"options": {"lives": 7}},
        {"options": {"x": 1}},
        {"seats": {"west": "x"}},
        {"entropy": {"x": ""}},
    ],
    ids=str,
)
def test_a_game_opens_only_with_what_it_knows(wrong: dict[str, Any]) -> None:
    with pytest.raises(Unknown):
        Table.new(cards.game, **wrong)


def test_what_is_public_of_a_header_has_no_seed() -> None:
    first = Table.new(cards.game, seed=seed(5)).header
    assert first.seed
    assert first.public() == msgspec.structs.replace(first, seed="")
    assert isinstance(first, Header)


class Endless(walk.Walk):
    """A walk that goes on for ever, each round a turn, so that a record may be as long as one likes."""

    def outcome(self, state: walk.Ground) -> None:
        return None


def test_a_record_of_twenty_thousand_entries_opens_from_its_last_snapshot_in_milliseconds(tmp_path: Path) -> None:
    game = Endless()
    table = Table.new(game, options={"each": 1}, seed=seed(9))
    path = tmp_path / "long"
    while len(table.entries) < 20_000:
        seat = table.waiting()[0]
        ask = table.asked(seat)
        assert ask is not None
        still = {"w.2": {"piece": f"{seat}-1", "legs": []}, "w.4": {"verb": "rest"}}
        table.say(seat, still.get(ask.rule, {"piece": f"{seat}-1", "x": 0 if seat == "east" else 9000, "y": 0}))
    table.save(path)
    opened = Table.open(game, path)
    spent = in_yardsticks(lambda: Table.open(game, path), tries=5)
    assert opened.fingerprint() == table.fingerprint()
    assert opened.sequence == table.sequence
    print(f"opened {path.stat().st_size:,} bytes in {spent:.0f} yardsticks")
    assert spent < 1000
