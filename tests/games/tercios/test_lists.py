"""Army lists of the players' own: read, judged, played with, kept in the record."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as some
from msgspec.structs import replace

from maestre.games.tercios.armies.army_text import to_text
from maestre.games.tercios.data import Scale, own_figures
from maestre.games.tercios.game import game
from maestre.games.tercios.setup.lists import check_room
from maestre.games.tercios.table.places import size
from maestre.games.tercios.table.state import Agreed
from maestre.lab import Match, played
from maestre.miniatures.lists import to_json
from maestre.miniatures.sides import Side
from maestre.play import LONGEST_LIST, Flawed, OwnList, PlayError, Record, Refused, Table, verified
from tests.games.tercios.lists import ENGLISH, INFANTRY, SPANISH, army, command, force, leader, unit

FORCES = own_figures().forces

TEXT = to_text(own_figures(), force("sweden_1000"), SPANISH)
READY = {"preparation": "ready"}


def keys(found: OwnList) -> list[str]:
    """What is said of a list; each must be sayable in both languages."""
    for flaw in found.flaws:
        for speaker in (SPANISH, ENGLISH):
            assert speaker.say(flaw.message)
            assert speaker.say(flaw.remedy)
    return [flaw.message.key.removeprefix("muster-") for flaw in found.flaws]


@pytest.mark.rule("8.10")
@pytest.mark.parametrize("name", FORCES)
def test_every_ready_force_can_be_written_out_and_brought_as_a_list(name: str) -> None:
    for speaker in (SPANISH, ENGLISH):
        found = game.own_list(game.write_list(name, speaker))
        assert found.flaws == ()
        assert (found.points, found.limit) == (FORCES[name].total, FORCES[name].limit)
        assert len(found.kept) < LONGEST_LIST
        assert game.own_list(found.kept) == found, "as it is kept it is read again"
        assert game.write_list(found.kept, speaker) == game.write_list(name, speaker)


@pytest.mark.rule("8.10")
def test_a_battle_opens_with_a_list_of_ones_own() -> None:
    state = Table.new(game, options={"red_army": TEXT, **READY}).state
    assert (state.armies[Side.RED].name, state.armies[Side.RED].faction) == ("Brigada real", "sweden")
    assert state.armies[Side.BLUE].name == "spain_1000"
    assert sorted(unit.entry.profile for unit in state.units.values() if unit.side == "red") == sorted(
        entry.profile
        for part in (force("sweden_1000").elite, *(c.units for c in force("sweden_1000").commands))
        for entry in part
        for _ in range(entry.count)
    )


@pytest.mark.rule("8.10")
def test_a_record_with_a_list_stands_for_itself(tmp_path: Path) -> None:
    table = played(
        Match(
            "tercios", "fields_of_glory", {"blue_army": TEXT, **READY}, {"blue": "random", "red": "random"}, b"7" * 32
        )
    )
    table.record().save(tmp_path / "own.jsonl")
    record = Record.load(tmp_path / "own.jsonl")
    assert json.loads(str(record.header.options["blue_army"]))["faction"] == "sweden"
    assert verified(game, record).fingerprint() == table.fingerprint()
    forged = replace(record.header, options=record.header.options | {"blue_army": TEXT.replace("3 x", "9 x")})
    with pytest.raises(Flawed):
        verified(game, Record(forged, record.entries))


@pytest.mark.rule("8.01", "8.13")
def test_a_list_with_flaws_opens_no_battle_and_all_of_them_are_told() -> None:
    with pytest.raises(Flawed) as refused:
        Table.new(game, options={"blue_army": TEXT.replace("3 x", "9 x")})
    assert [flaw.rule for flaw in refused.value.flaws] == ["8.13", "8.01"]


@pytest.mark.rule("8.01", "8.02")
@pytest.mark.parametrize(
    ("line", "said"),
    [("", "no-limit"), ("Límite: 3000", None), ("Límite: 3001", "beyond-battles"), ("Límite: 994", "over-limit")],
)
def test_a_list_names_a_limit_that_some_battle_has(line: str, said: str | None) -> None:
    found = game.own_list(TEXT.replace("Límite: 1000", line))
    assert keys(found) == ([said] if said else [])


@pytest.mark.rule("8.10")
@pytest.mark.parametrize("name", ["x" * 61, "a\nb", "\x00", "\u202eabc"])
def test_a_name_can_be_read_on_one_line(name: str) -> None:
    named = army(replace(INFANTRY, leader=leader(0, name=name)), limit=1000)
    assert "bad-name" in keys(game.own_list(to_json(named)))


@pytest.mark.rule("9.47")
def test_an_army_that_finds_no_room_is_refused_before_the_battle() -> None:
    crowd = to_json(army(*[command("infantry", unit("tercio", count=4), led=leader(0))] * 5))
    check_room(own_figures(), crowd, Scale.MM15, Agreed())
    with pytest.raises(Refused, match="army-finds-no-room") as refused:
        check_room(own_figures(), crowd, Scale.MM28, Agreed())
    for speaker in (SPANISH, ENGLISH):
        assert "Prueba" in speaker.say(refused.value.message)


@pytest.mark.rule("1.03", "9.47")
@pytest.mark.parametrize(("wider", "room"), [(0, True), (3, False)])
def test_an_army_needs_room_for_the_bases_that_were_agreed_on(wider: int, room: bool) -> None:
    crowd = to_json(army(*[command("infantry", unit("tercio", count=4), led=leader(0))] * 5))
    cm = own_figures().centimetre
    agreed = Agreed(base_front=wider * cm, base_depth=wider * cm)
    if room:
        check_room(own_figures(), crowd, Scale.MM15, agreed)
    else:
        with pytest.raises(Refused, match="army-finds-no-room"):
            check_room(own_figures(), crowd, Scale.MM15, agreed)


@pytest.mark.rule("1.03")
@pytest.mark.parametrize(("scale", "own"), [("mm15", (12, 6)), ("mm28", (18, 9))])
@pytest.mark.parametrize(("front", "depth"), [(0, 0), (2, 1), (-3, -2), (3, 3)])
def test_bases_differ_from_those_recommended_by_what_was_agreed_on_for_both(
    scale: str, own: tuple[int, int], front: int, depth: int
) -> None:
    options = {"scale": scale, "base_front": front, "base_depth": depth, "preparation": "ready"}
    table = Table.new(game, "fields_of_glory", options=options | {"blue_army": "sweden_1000"}, seed=bytes(32))
    cm = own_figures().centimetre
    for unit_id, one in table.state.units.items():
        if one.entry.profile == "modern_squadron":
            assert size(table.state, unit_id) == ((own[0] + front) * cm, (own[1] + depth) * cm)
    game.invariants(table.state)


@pytest.mark.rule("1.03")
@pytest.mark.parametrize("base", [-4, 4])
def test_bases_beyond_the_tolerance_of_the_book_are_refused(base: int) -> None:
    with pytest.raises(PlayError, match="unknown-option"):
        game.resolve_options({"base_front": base})


HOSTILE = [
    "",
    "\n" * 500,
    "x\n" * 9_000,
    "Battery\n" * 2_000,
    "Infantry command: a; Level 1\n- tercio; " + "q," * 8_000,
    "Faction: spain\nChart: standard\nLimit: 3000\nCommander: a; Level 3\nBattery\n- 999 x tercio",
    "{",
    "{}",
    '{"name":' + "[" * 9_000,
    '{"limit":' + "9" * 5_000 + "}",
    '{"' + "k" * 9_000 + '": 1}',
    json.dumps({"name": "a", "faction": "f" * 9_000, "chart": "c", "limit": 1, "century": 1}),
    json.dumps({"name": "a", "faction": "spain", "chart": "standard", "limit": 10**30, "century": 17}),
    json.dumps({"name": "a", "faction": "spain", "chart": "standard", "limit": 999_999, "century": -999_999}),
    "\x00" * 50,
    "{ $x } { -term }\nFaction: { $y }",
]


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_hostile_texts_are_refused_in_words(text: str) -> None:
    judged_in_words(text)


@given(some.text(max_size=300))
def test_nonsense_is_refused_in_words(text: str) -> None:
    judged_in_words(text)


@given(some.data())
def test_a_list_with_lines_torn_out_is_judged_in_words(data: some.DataObject) -> None:
    lines = data.draw(some.lists(some.sampled_from(TEXT.splitlines()), max_size=30))
    judged_in_words("\n".join(lines), opens=True)


def judged_in_words(text: str, *, opens: bool = False) -> None:
    """A list is judged, or refused as a whole, in sentences that can be said and sent; it opens no battle."""
    told: PlayError | None = None
    try:
        found = game.own_list(text)
        keys(found)
        assert msgspec.json.decode(msgspec.json.encode(found), type=OwnList) == found
        assert found.grave or opens
        game.resolve_options({"blue_army": text})
    except PlayError as error:
        told = error
    assert told or opens
    assert told is None or all(speaker.say(told.message) for speaker in (SPANISH, ENGLISH))


@pytest.mark.parametrize("value", [5, 2.5, None, True, [], {}, ["spain_1000"], {"text": TEXT}])
def test_what_is_no_text_is_no_army(value: Any) -> None:
    with pytest.raises(PlayError, match="unknown-option"):
        game.resolve_options({"blue_army": value})
