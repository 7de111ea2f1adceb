"""`maestre play tercios`: a battle can be played by what is typed and read at a terminal, in either language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from maestre.cli.app import app
from maestre.games.tercios.game import game
from maestre.play import Record, verified
from tests.cli.readers import Reader
from tests.cli.runs import Maestre

GAME = ("play", "tercios", "--against", "random", "--seed", "1")
BATTLE = ("--scenario", "fields_of_glory")
READY = (*BATTLE, "--option", "preparation=ready")
WIDE = 100


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def play(maestre: Maestre, *lines: str, words: tuple[str, ...] = (), lang: str = "en") -> str:
    ran = maestre(*GAME, *words, "--lang", lang, typed=typed(*lines), env={"COLUMNS": str(WIDE)})
    assert ran.code == 0
    assert ran.err == ""
    return ran.out


@pytest.mark.parametrize(("lang", "words"), [("en", "maestre play --web"), ("es", "maestre play --web")])
def test_no_program_plays_at_a_real_table_and_what_to_do_is_said(maestre: Maestre, lang: str, words: str) -> None:
    ran = maestre(*GAME, *BATTLE, "--option", "positions=table", "--lang", lang, typed="")
    assert ran.code == 2
    assert words in ran.err
    assert "positions=table" in ran.err


# ------------------------------------------------------------------------------------------------------- a whole battle


ENGLISH = ("auto", "plan", "options", "advance", "advance 2 left 20", "toward R1-1", "north 3", "no", "react", "done")
SPANISH = ("auto", "plan", "opciones", "avanza", "avanza 2 derecha 20", "hacia B1-1", "sur 3", "no", "reacciona", "fin")


@pytest.mark.parametrize(
    ("seat", "language", "words", "plain"),
    [("blue", "en", ENGLISH, ()), ("red", "es", SPANISH, ("--plain",))],
    ids=["in English", "in Spanish, by screen reader"],
)
def test_a_whole_battle_is_played_by_typed_answers_alone(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    seat: str,
    language: str,
    words: tuple[str, ...],
    plain: tuple[str, ...],
) -> None:
    reader = Reader(words, lambda: capsys.readouterr().out)
    monkeypatch.setattr("builtins.input", reader)
    saved = tmp_path / "battle.jsonl"
    app([*GAME, "--seat", seat, "--lang", language, "--save", str(saved), *plain], standalone_mode=False)
    assert verified(game, Record.load(saved)).outcome is not None
    if plain:
        assert not re.search(r"[─-╿←-↙\x1b]", reader.seen)


# ---------------------------------------------------------------------------------------------------------------- cards


@pytest.mark.parametrize(
    ("line", "cards"),
    [
        ("all attention", ["Attention"] * 5),
        ("todas atención", ["Attention"] * 5),
        ("B1-1 attack rest fire", ["Attack", "Fire", "Fire", "Fire", "Fire"]),
        ("b1 atacad B2-1 corred resto resistid", ["Attack", "Attack", "Run", "Resist", "Resist"]),
        ("B1-1=fuego rest 5", ["Fire", "Resist", "Resist", "Resist", "Resist"]),
        ("2", ["Attention"] * 5),
    ],
)
def test_all_cards_are_laid_in_one_line(maestre: Maestre, line: str, cards: list[str]) -> None:
    shown = play(maestre, line, "troops", words=("--plain",))
    told = shown.rpartition("> ")[0].rpartition("> ")[2]
    assert re.findall(r"card: (\w+)", told) == cards


def test_troops_of_a_brigade_may_share_a_card(maestre: Maestre) -> None:
    shown = play(maestre, "R1-1 R1-2 together run rest", words=("--seat", "red"))
    assert "Modern squadron R1-2 shares the card of Modern squadron R1-1" in shown


def test_no_card_is_shown_that_the_seat_may_not_know(maestre: Maestre) -> None:
    for words in ((), ("--plain",)):
        shown = play(maestre, "all fire", "map list", words=words).rpartition("> ")[0].rpartition("> ")[2]
        rows = re.findall(r"^.*R\d-\d[ ,].*$", shown, re.MULTILINE)
        troops = [row for row in rows if re.search(r"\?|unknown", row)]
        assert troops
        assert not any(re.search(r"Attention|Attack|Run|Fire|Resist", row) for row in troops)


# ------------------------------------------------------------------------------------------------------ goes and moves


def opened(*more: str) -> tuple[str, ...]:
    """Blue has the first go with this seed; all cards are Attention."""
    return ("all attention", *more)


def place(shown: str, unit: str) -> tuple[float, float]:
    """Where the last report puts a Troop."""
    found = re.findall(rf"{unit}, at ([\d.]+)″ ([\d.]+)″", shown)
    return float(found[-1][0]), float(found[-1][1])


@pytest.mark.parametrize(
    ("line", "where"),
    [
        ("advance 3", (43.2, 15.0)),
        ("avanza 3", (43.2, 15.0)),
        ("advance", (43.2, 16.0)),
        ("to 43.2 14.5", (43.2, 14.5)),
        ("43,2 14,5", (43.2, 14.5)),
        ("north 2", (43.2, 14.0)),
        ("toward R1-1 1", (43.2, 13.0)),
        ("move", (43.2, 12.0)),
    ],
)
def test_a_troop_moves_by_inches_angles_and_points(maestre: Maestre, line: str, where: tuple[float, float]) -> None:
    shown = play(maestre, *opened("activate B1-1", line, "troops B1-1"))
    assert place(shown, "B1-1") == pytest.approx(where, abs=0.11)


def test_a_move_that_is_too_long_is_refused_before_the_action_is_chosen(maestre: Maestre) -> None:
    shown = play(maestre, *opened("B1-1", "advance 9", "turn left"))
    assert re.search(r"Tercio B1-1 can go 4.*\(3\.05\)|B1-1.*4\".*\(3\.05\)", shown)
    assert "Tercio B1-1 turns" in shown or "to its left" in shown


def test_an_answer_may_be_tried_without_giving_it(maestre: Maestre) -> None:
    shown = play(maestre, *opened("activate B1-1", "try advance 9", "troops B1-1"))
    assert "Tercio B1-1 advances 4″, to 43.2″ 16″: that is as near as it gets." in shown
    assert place(shown, "B1-1") == pytest.approx((43.2, 12.0))


def test_a_leader_is_sent_joins_and_leaves(maestre: Maestre) -> None:
    shown = play(maestre, *opened("lead B1", "join B1-1", "troops B1"))
    assert "B1 Sargento mayor, level 1, inside Tercio B1-1, exhausted." in shown
    shown = play(maestre, *opened("manda B1", "oeste 3", "troops B1"))
    assert "B1 Sargento mayor, level 1, at 40.2″ 6″" in shown


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        (("dance",), "is not a Troop of yours"),
        (("B1-1 attack",), "add rest and a card"),
        (("B1-1",), "B1-1 lacks a card"),
        (("attack",), "Type the Troop first"),
        (opened("dance"), "type options"),
        (opened("activate"), "lead B0"),
        (opened("activate B9-9"), "type troops"),
        (opened("activate R1-1"), "(2."),
        (opened("activate B1-1", "shoot R1-1"), "type options"),
        (opened("activate B1-1", "move", "hop"), "try advance 4"),
        (opened("activate B1-1", "move", "to 30"), "to 30 20"),
        (opened("activate B1-1", "advance x"), "try advance 4"),
        (opened("near"), "near B1-1"),
        (opened("near X"), "type troops"),
        (opened("sheet"), "sheet B1-1"),
        (opened("try"), "try advance 4"),
        (opened("map X9"), "type troops"),
    ],
)
def test_what_cannot_be_done_is_said_with_a_next_step(maestre: Maestre, lines: tuple[str, ...], words: str) -> None:
    assert words in play(maestre, *lines).rpartition("> ")[0].rpartition("> ")[2]


# ------------------------------------------------------------------------------------------------- before the battle


def test_a_battle_is_prepared_and_deployed_in_words(maestre: Maestre) -> None:
    shown = play(
        maestre,
        *("compra colina 10", "a 36 24", "basta"),
        *("despliega B1", "fuera", "a 30 6", "resto"),
        *("despliega el resto", "despliega B3 de oficio", "despliega resto", "despliega resto", "mapa lista"),
        words=(*BATTLE, "--seed", "8"),
        lang="es",
    )
    assert "Azul coloca: Colina" in shown
    assert "El mando B1 queda desplegado" in shown
    assert "B1 Sargento mayor, nivel 2, en 30″ 6″." in shown
    assert "El mando B0 queda desplegado" in shown
    assert "Ponga una carta junto a cada Tropa" in shown


# ------------------------------------------------------------------------------------------------------------ the board


@pytest.mark.parametrize("scale", ["mm15", "mm28"])
def test_the_board_fits_the_terminal_and_shows_every_piece(maestre: Maestre, scale: str) -> None:
    shown = play(maestre, words=(*READY, "--option", f"scale={scale}"))
    chart = shown.partition("North is up")[0]
    assert max(map(len, chart.splitlines()[3:])) <= WIDE
    assert len(re.findall(r"B\d-\d↑", chart)) == 10
    assert len(re.findall(r"R\d-\d↓", chart)) == 7
    assert len(re.findall(r"[BR]\d\*", chart)) == 7
    assert "^^^" in chart
    assert "%%%" in chart


def test_the_map_looks_closely_or_at_all(maestre: Maestre) -> None:
    shown = play(maestre, "map B1-1", "map all")
    _, near, whole, _ = shown.split("> ")
    assert "B1-2↑" in near
    assert "R1-1" not in near
    assert re.search(r"^ +0 .* 67$", whole, re.MULTILINE)


def test_reports_tell_distances_values_and_options(maestre: Maestre) -> None:
    shown = play(maestre, "near B1-1", *opened("sheet B1-1", "sheet B0", "options", "help"))
    assert re.search(r"24″ to the north: Modern squadron R1-1", shown)
    assert "Speed 4, Combat 4, Fire 3/2, Discipline 5, Courage 4, Endurance 4" in shown
    assert "Activate Maestre de campo (level 3) [B0]" in shown
    assert "lead B0" in shown
