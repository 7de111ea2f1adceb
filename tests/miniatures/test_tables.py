"""Tables that players lay out, in both games: read, kept, bounded, and put into words."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from maestre.games.aguila.game import game as aguila
from maestre.games.tercios.game import game as tercios
from maestre.play import LONGEST_LIST, MOST_PIECES, Flawed, Game, Record, Unknown, Unreadable, verified
from maestre.play.written.messages import LANGUAGES
from tests.miniatures.layouts import by_chance, opened, told, written
from tests.play.tiny import bids


class Ours(NamedTuple):
    """A game, a table of it with nothing wrong, and what it is made of."""

    game: Game[Any]
    fine: tuple[str, ...]
    wood: str
    scenario: str

    def text(self, *pieces: str, **head: object) -> str:
        return written(self.game.key, *(pieces or self.fine), **head)


GAMES = (
    Ours(
        tercios,
        ("bosque:8 at 20.5 24 30", "rio:straight at 50 24", "puente:over at 50 24"),
        "bosque:8",
        "fields_of_glory",
    ),
    Ours(
        aguila,
        ("wood:6x6 at 20.25 34 30", "river:4-straight at 36 24 90", "ford:over at 50 24"),
        "wood:6x6",
        "pitched_battle",
    ),
)
each = pytest.mark.parametrize("ours", GAMES, ids=lambda ours: ours.game.key)


@each
def test_a_table_is_read_kept_written_out_and_read_again_as_the_same(ours: Ours) -> None:
    found = ours.game.own_table(ours.text(name="The mill", south="red", zone=14))
    assert (found.flaws, found.name, found.south, found.zone) == ((), "The mill", "red", 14)
    assert [piece.piece for piece in found.pieces] == [words.split()[0] for words in ours.fine]
    assert all(piece.rings for piece in found.pieces)
    kept = json.loads(found.kept)
    assert (kept["scenery"][0]["facing"], kept["scenery"][1]["y"]) == (30, 24)
    assert ours.game.own_table(found.kept).kept == found.kept
    assert ours.game.own_table(ours.game.write_table(found.kept)) == found


@each
def test_numbers_are_kept_with_two_decimals_and_facings_within_a_turn(ours: Ours) -> None:
    near = ours.game.own_table(ours.text(f"{ours.wood} at 30.004 30.006 390"))
    assert (near.pieces[0].x, near.pieces[0].y) == tuple(
        round(inches * ours.game.palette().inch) for inches in (30, 30.01)
    )
    assert (near.pieces[0].facing, near.flaws) == (3000, ())


@each
@pytest.mark.parametrize(
    ("head", "key", "where"),
    [
        ({"name": "x" * 61}, "table-bad-name", "name"),
        ({"name": "a\\nb"}, "table-bad-name", "name"),
        ({"scale": "mm6"}, "table-no-such-scale", "scale"),
        ({"south": "green"}, "table-no-such-side", "south"),
        ({"zone": 11}, "table-bad-zone", "zone"),
        ({"zone": 19}, "table-bad-zone", "zone"),
        ({"zone": -1}, "table-bad-zone", "zone"),
        ({"zone": 10**9}, "table-bad-zone", "zone"),
    ],
)
def test_what_stands_at_the_head_is_checked(ours: Ours, head: dict[str, Any], key: str, where: str) -> None:
    ((_, found, place),) = told(ours.game.own_table(ours.text(**head)))
    assert (found, place) == (key, where)
    assert not told(ours.game.own_table(ours.text(name="x" * 60, zone=17)))


@each
def test_a_table_for_another_game_says_so(ours: Ours) -> None:
    assert "table-other-game" in [key for _, key, _ in told(ours.game.own_table(written("chess")))]


@each
@pytest.mark.parametrize(
    "at", ["-1 20", "1000 20", "999.999 20", "20 1e30", "20 inf", "nan 20", "20 1e99999999999999", "71.9 47.9"]
)
def test_a_piece_off_the_table_is_told_with_its_number(ours: Ours, at: str) -> None:
    found = ours.game.own_table(ours.text(f"{ours.wood} at 30 30", f"{ours.wood} at {at}"))
    assert [where for _, _, where in told(found)] == ["scenery.2"]
    assert [piece.piece for piece in found.pieces] == [ours.wood] * 2
    with pytest.raises(Flawed) as refused:
        ours.game.resolve_options({"table": found.kept})
    assert (refused.value.message.key, len(refused.value.flaws)) == ("table-flawed", 1)


@each
def test_what_is_no_piece_is_told_and_all_else_is_laid(ours: Ours) -> None:
    found = ours.game.own_table(ours.text("castle:9 at 30 30", f"{ours.wood} at 30 30"))
    assert told(found) == [(found.flaws[0].rule, "table-no-such-piece", "scenery.1")]
    assert len(found.scenery) == 1


@each
def test_a_river_needs_a_crossing_and_a_crossing_a_river(ours: Ours) -> None:
    wood, river, crossing = ours.fine
    assert [key for _, key, _ in told(ours.game.own_table(ours.text(wood, river)))] == ["table-river-uncrossed"]
    (alone,) = ours.game.own_table(ours.text(wood, crossing)).flaws
    assert alone.where == "scenery.2"
    assert not ours.game.own_table(ours.text(crossing, wood, river)).flaws


@each
def test_a_table_has_so_many_pieces_and_not_one_more(ours: Ours) -> None:
    pieces = tuple(f"{ours.wood} at {30 + one % 2} {30 + one % 3}" for one in range(MOST_PIECES + 1))
    at_most = ours.game.own_table(ours.text(*pieces[:-1]))
    assert ("table-too-many-pieces" in [key for _, key, _ in told(at_most)], len(at_most.pieces)) == (False, 40)
    over = ours.game.own_table(ours.text(*pieces))
    assert ("table-too-many-pieces" in [key for _, key, _ in told(over)], len(over.pieces)) == (True, 40)


@each
@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("x" * (LONGEST_LIST + 1), "table-too-long"),
        ("a\ud800", "table-not-text"),
        ("", "table-unreadable"),
        ("{}", "table-unreadable"),
        ("game = 7", "table-unreadable"),
        ("game = 'x'\nwalls = 3", "table-unreadable"),
        ("[" * 9000, "table-unreadable"),
        ('{"game":' + "[" * 9000, "table-unreadable"),
        ("zone = " + "9" * 6000, "table-unreadable"),
        ("zone = 1e99999999999999999999", "table-unreadable"),
        ('{"game":"x","scenery":[{"piece":"x","x":1e99999999999999999999,"y":1}]}', "table-unreadable"),
    ],
)
def test_what_is_no_table_is_refused_in_both_languages(ours: Ours, text: str, key: str) -> None:
    with pytest.raises((Unreadable, Unknown)) as refused:
        ours.game.own_table(text)
    assert refused.value.message.key == key
    for language in LANGUAGES:
        assert ours.game.speaker(language).say(refused.value.message) != key


@each
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_flaw_has_words_and_a_remedy(ours: Ours, language: str) -> None:
    wood, river, _ = ours.fine
    texts = (
        ours.text(name="x" * 61, scale="mm6", south="green", zone=1),
        ours.text("castle:9 at 1 1", f"{ours.wood} at 90 90", f"{ours.wood} at 30 30", f"{ours.wood} at 30 31"),
        ours.text(wood, river),
        written("chess", *(f"{ours.wood} at 30 30" for _ in range(41))),
    )
    say = ours.game.speaker(language).say
    for text in texts:
        for flaw in ours.game.own_table(text).flaws:
            assert say(flaw.message) != flaw.message.key
            assert say(flaw.remedy) != flaw.remedy.key


@each
def test_a_palette_has_every_piece_and_says_how_deep_zones_are(ours: Ours) -> None:
    palette = ours.game.palette()
    known = {one.piece for one in palette.pieces}
    assert {words.split()[0] for words in ours.fine} <= known
    assert {one.piece for one in palette.pieces if one.over} == {one for one in known if one.endswith(":over")}
    assert palette.scales[0].zone == 12
    assert palette.scales[0].zone_most in {17, 18}


@each
def test_a_battle_on_a_table_of_ones_own_is_recorded_with_it_and_verifies(ours: Ours, tmp_path: Path) -> None:
    table = opened(ours.game, ours.text(), ours.scenario)
    by_chance(table, 1)
    table.record().save(tmp_path / "own.jsonl")
    record = Record.load(tmp_path / "own.jsonl")
    assert json.loads(str(record.header.options["table"]))["game"] == ours.game.key
    assert verified(ours.game, record).fingerprint() == table.fingerprint()
    forged = replace(record.header, options=record.header.options | {"table": ours.text(f"{ours.wood} at 90 90")})
    with pytest.raises(Flawed):
        verified(ours.game, Record(forged, record.entries))


def test_a_game_without_tables_says_so() -> None:
    for ask in (bids.game.own_table, bids.game.write_table, lambda _: bids.game.palette()):
        with pytest.raises(Unknown) as refused:
            ask("")
        assert refused.value.message.key == "no-tables"
