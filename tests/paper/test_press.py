"""The press: every letter that it lets through has a glyph, and whatever players call their armies comes out whole."""

from __future__ import annotations

import io
from typing import Final
from unicodedata import normalize

import msgspec
import pytest
from pypdf import PdfReader

from maestre.games.tercios.game import game as tercios
from maestre.paper import MOST_ENTRIES, Document, Format, Kind, document, printable, printed, sheets_of
from maestre.paper.press import BREAK, UNKNOWN
from maestre.play import OwnList, Refused, Unknown, find, installed
from maestre.play.written.messages import LANGUAGES, problems
from tests.paper.papers import GAMES, document_of, drawn, pages
from tests.paper.test_sheets import stands_inside

SIXTY: Final = "W" * 60
"""The longest name that a list may have, of the widest letters and without a place to break it."""


def called(name: str, format_: Format = "a4") -> Document:
    """A roster whose army is called something."""
    found = document_of("tercios", "spain_1000", "en", format_, ("roster", "leaders"))
    return msgspec.structs.replace(found, title=name)


def test_every_letter_that_is_let_through_has_a_glyph() -> None:
    """PDF/UA-1 fails on one that has none."""
    letters = "".join(letter for letter in map(chr, range(0x10000)) if printable(letter))
    assert {"ñ", "Ł", "Ω", "Ж", "½", "☐", "″", "€"} <= set(letters)
    assert not {"\u202e", "\u200b", "\n", "\u00ad", "\ud800", "軍"} & set(letters)
    found = PdfReader(io.BytesIO(printed(called(letters))))
    assert found.metadata is not None
    assert (found.metadata.title or "").replace(BREAK, "") == normalize("NFC", letters)


def test_letters_that_no_font_of_ours_has_are_printed_as_question_marks() -> None:
    said = pages(printed(called("軍 of Ñuñoa \u202e")))[0].extract_text()
    assert f"{UNKNOWN} of Ñuñoa {UNKNOWN}" in said


def test_a_letter_put_together_of_two_is_printed_as_one() -> None:
    assert "Ejército" in pages(printed(called("Eje\u0301rcito")))[0].extract_text()


def own(text: str) -> OwnList:
    return tercios.own_list(text)


def large(name: str, leader: str) -> str:
    """As many Troops as any chart admits, with all the longest that a player may write."""
    troops = "\n".join("- Classic squadron; Large squadron, Mercenaries, Greatswords, Modernised" for _ in range(4))
    shot = "\n".join("- Shot company; Veteran, Large company, Flintlocks, Brigade, Skirmishers" for _ in range(2))
    command = f"Infantry command: {leader}; Level 2; Dexterity, Authoritarian\n{troops}\n{shot}"
    head = f"{name}\nFaction: Imperial army\nChart: Standard army\nCentury: 17\nLimit: 3000\n"
    return f"{head}\nCommander: {leader}; Level 5; Will, Presence, Religious, Honourable, Hero\n\n" + "\n\n".join(
        [command] * 10
    )


@pytest.mark.parametrize(("paper", "kind"), [("a5", "roster"), ("a4", "leaders")])
def test_the_longest_names_and_the_most_troops_stay_inside_the_page(paper: Format, kind: Kind) -> None:
    found = own(large(SIXTY, SIXTY))
    assert sum(flaw.rule == "8.13" for flaw in found.flaws) == 0, "its commands are as large as they may be"
    sheets = pages(printed(document(GAMES["tercios"], found, (kind,), paper, "en")))
    stands_inside([drawn(page) for page in sheets], paper)


def test_a_list_with_flaws_is_printed_with_them() -> None:
    found = own(large("Too many", "Somebody"))
    assert found.grave
    sheets = document(GAMES["tercios"], found, ("roster",), "a4", "en")
    said = " ".join("".join(page.extract_text() for page in pages(printed(sheets))).split())
    assert [flaw.what for flaw in sheets.flaws]
    for flaw in sheets.flaws[:3]:
        assert " ".join(flaw.what.split()) in said
        assert f"rule {flaw.rule}" in said


def test_what_no_list_knows_is_printed_as_it_is_written() -> None:
    text = tercios.write_list("spain_1000", tercios.speaker("en")).replace("Cuirassiers; Caracole", "Dragons; Fire")
    roster = document(GAMES["tercios"], own(text), ("roster",), "a4", "en").roster
    assert roster is not None
    dragons = next(one for group in roster.groups for one in group.entries if one.name == "Dragons")
    assert (dragons.values, dragons.ticks) == ((), ())


@pytest.mark.parametrize("count", [MOST_ENTRIES, 999_999])
def test_no_list_is_printed_that_is_larger_than_any_army(count: int) -> None:
    kept = own(tercios.write_list("sweden_1000", tercios.speaker("en"))).kept
    text = kept.replace('"count":3', f'"count":{count}')
    assert text != kept
    with pytest.raises(Refused) as refused:
        document(GAMES["tercios"], own(text), ("roster",), "a4", "en")
    assert refused.value.message.key == "list-too-large-to-print"


def test_what_a_game_has_no_sheet_for_is_refused() -> None:
    lepanto = find("lepanto")
    assert sheets_of(lepanto) == ()
    with pytest.raises(Unknown):
        document(lepanto, None, ("reference",), "a4", "en")
    with pytest.raises(Unknown):
        document(GAMES["aguila"], None, ("orders",), "a4", "en")
    with pytest.raises(Unknown):
        document(GAMES["tercios"], None, ("roster",), "a4", "en")
    assert {key for key in installed() if sheets_of(find(key))} >= set(GAMES)


@pytest.mark.parametrize("key", GAMES)
def test_the_words_of_sheets_exist_in_both_languages(key: str) -> None:
    from importlib.resources import files

    folder = GAMES[key].folder()
    assert problems(folder / "messages", folder / "paper", files("maestre.paper") / "ftl") == ()
    assert len(LANGUAGES) == 2


def test_without_typst_nothing_is_printed_and_it_is_said_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("maestre.paper.press.ready", lambda: False)
    with pytest.raises(Refused) as refused:
        printed(called("x"))
    assert refused.value.message.key == "printing-not-installed"
