"""`maestre play`: a whole game can be played by what is typed and read at a terminal, in either language."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from maestre.cli.app import app
from maestre.games.lepanto import game
from maestre.play import Record, Table, find, verified
from maestre.play.chance import odds as chance
from maestre.play.record import Said, Undone
from tests.cli.runs import Maestre

MAESTRE = Path(sys.executable).with_name("maestre")
GAME = ("play", "lepanto", "--against", "random", "--seed", "4")


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def play(maestre: Maestre, *lines: str, words: tuple[str, ...] = (), lang: str = "en") -> str:
    ran = maestre(*GAME, *words, "--lang", lang, typed=typed(*lines))
    assert ran.code == 0
    assert ran.err == ""
    return ran.out


# ---------------------------------------------------------------- a whole game

ENGLISH = {
    "tows": ("tow all",),
    "movement": ("all forward", "end"),
    "combat": ("targets", "end"),
    "reorientation": ("end",),
    "attack": ("guns", "arms", "board", "ram"),
}
SPANISH = {
    "tows": ("remolcar todas",),
    "movement": ("todos adelante", "fin"),
    "combat": ("blancos", "fin"),
    "reorientation": ("fin",),
    "attack": ("cañones", "armas", "abordar", "embestir"),
}
PHASES = {"movimiento": "movement", "combate": "combat", "reorientación": "reorientation"}


class Reader:
    """Somebody who knows nothing but what stands on the terminal."""

    def __init__(self, words: dict[str, tuple[str, ...]], read: Callable[[], str]) -> None:
        self.words = words
        self.read = read
        self.seen = ""
        self.phase = ""
        self.step = 0
        self.attacks = 0

    def __call__(self, prompt: str = "") -> str:
        shown = self.read()
        self.seen += shown + prompt
        phase = prompt.removesuffix("> ").rpartition(", ")[2]
        phase = PHASES.get(phase, phase)
        if phase != self.phase:
            self.phase, self.step = phase, 0
        if phase not in self.words:
            return self.words["tows"][0]
        if phase == "combat" and self.step:
            offered = [line for line in shown.splitlines() if line.startswith(self.words["attack"])]
            if offered:
                self.step = 0
                self.attacks += 1
                return offered[0].partition(":")[0]
        line = self.words[phase][self.step]
        self.step = min(self.step + 1, len(self.words[phase]) - 1)
        return line


@pytest.mark.parametrize(
    ("seat", "language", "words", "plain"),
    [("christian", "en", ENGLISH, ()), ("islamic", "es", SPANISH, ()), ("christian", "es", SPANISH, ("--plain",))],
    ids=["Holy League in English", "Islam in Spanish", "by screen reader"],
)
def test_a_whole_game_is_played_by_typed_orders_alone(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    seat: str,
    language: str,
    words: dict[str, tuple[str, ...]],
    plain: tuple[str, ...],
) -> None:
    reader = Reader(words, lambda: capsys.readouterr().out)
    monkeypatch.setattr("builtins.input", reader)
    saved = tmp_path / "game.jsonl"
    app([*GAME, "--seat", seat, "--lang", language, "--save", str(saved), *plain], standalone_mode=False)
    end = capsys.readouterr().out
    assert {"en": "points", "es": "puntos"}[language] in end
    assert reader.attacks > 3
    table = verified(game, Record.load(saved))
    assert table.outcome is not None
    if plain:
        assert not re.search(r"[─-╿←-↙\x1b]", reader.seen + end)


# ---------------------------------------------------------------- single orders


def test_a_refusal_is_a_sentence_with_its_rule_and_changes_nothing(maestre: Maestre) -> None:
    shown = play(maestre, "move CC-G03 oar oar oar", "near CC-G03 1")
    assert re.search(r"CC-G03 cannot row on: .*\(6\.2\.b\)", shown)


def test_orders_may_be_typed_in_either_language(maestre: Maestre) -> None:
    english = play(maestre, "move CC-G03 oar sail", "ships CC-G03")
    spanish = play(maestre, "mover cc-g03 remo vela", "ships CC-G03")
    assert "hex 1722" in english
    assert english.count("1722") == spanish.count("1722")


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("dance", "type help"),
        ("move", "ships lists the names"),
        ("move CC-G77 oar", "type ships"),
        ("move CC-G03 hop", "oar, sail, port"),
        ("guns CC-G03 IC-G01", "belongs to another phase"),
        ("face CC-G03 E", "belongs to another phase"),
        ("all", "all forward"),
        ("near", "Say near whom"),
        ("near nobody", "type ships"),
        ("moves", "Say whose moves"),
        ("map XX", "try map alone"),
        ("odds", "odds and an attack"),
        ("odds move CC-G03 oar", "No dice fall"),
        ("rule 99", "There is no rule"),
        ("auto trun", "auto turn and auto game take more"),
        ("mvoe CC-G03 oar", "Did you mean “move”?"),
        ("rule 6.2.zz", "try 6.2"),
        ("undo", "nothing to take back"),
        ("why", "play on"),
    ],
)
def test_what_cannot_be_done_is_said_with_a_next_step(maestre: Maestre, line: str, words: str) -> None:
    assert words in play(maestre, line)


def test_a_squadron_goes_forward_foremost_first_and_says_who_could_not(maestre: Maestre) -> None:
    shown = play(maestre, "move CC-G03 starboard", "all forward squadron CC", "ships CC")
    assert "10 of 10 have obeyed" in shown
    blocked = play(maestre, "all starboard sail sail CC", "all oar CC-G03", "log 40")
    assert "have obeyed" in blocked
    assert re.search(r"\(6\.|\(5\.2\.b\)", blocked)


def test_all_may_turn_towards_a_heading_row_hard_or_fire(maestre: Maestre) -> None:
    turned = play(maestre, "all face NE squadron CC", "ships CC-G03")
    assert "CC-G03 galley, hex 1620, heading north-east" in turned
    assert "11 of 11 have obeyed" in turned
    hard = play(maestre, "all forward hard CC-G03", "ships CC-G03")
    assert "CC-G03 galley, hex 1922, heading east, exhausted" in hard
    assert "all forward, all forward hard" in play(maestre, "all forward IC-G01")
    assert "None of these ships has a target" in play(maestre, "end", "all guns")


def test_to_board_is_an_order_and_not_the_chart(maestre: Maestre) -> None:
    shown = play(maestre, "end", "board IC-G01 CC-G03")
    assert re.search(r"CC-G03 does not have IC-G01 along its side.*\(7\.4\.a\)", shown)


def test_ships_behind_wait_for_those_ahead(maestre: Maestre) -> None:
    """The galley ahead tows a galleass, and another galley stands right behind both."""
    shown = play(maestre, "all oar CC-G07 CC-G01", "ships CC-G07")
    assert "2 of 2 have obeyed" in shown
    assert "CC-G07 galley, hex 1626" in shown


def test_undo_takes_back_the_whole_of_the_last_order(maestre: Maestre, tmp_path: Path) -> None:
    saved = tmp_path / "undone.jsonl"
    shown = play(maestre, "all forward", "undo", "ships", words=("--save", str(saved)))
    assert "hex 1522" in shown
    entries = Record.load(saved).entries
    assert sum(isinstance(entry, Undone) for entry in entries) == sum(isinstance(entry, Said) for entry in entries)


def test_moves_lists_only_what_the_rules_allow_and_every_line_can_be_typed(maestre: Maestre) -> None:
    shown = play(maestre, "moves CC-G03")
    lines = [line for line in shown.splitlines() if line.startswith("move CC-G03")]
    assert len(lines) > 10
    for line in lines:
        order, _, rest = line.partition(":")
        where = re.search(r"hex (\d{4})", rest)
        assert where
        answered = play(maestre, order, "ships CC-G03")
        assert f"CC-G03 galley, hex {where[1]}" in answered, line


def test_the_chart_stays_within_the_terminal_and_shows_every_ship(maestre: Maestre) -> None:
    shown = play(maestre, "map", "map kinds")
    chart = shown.split("> ")[1]
    assert len(re.findall(r"\bC[→←↗↘↙↖]", chart)) == 12
    assert len(re.findall(r"\bI[→←↗↘↙↖]", chart)) == 13
    assert "CA" in shown
    assert "IO" in shown


def test_odds_come_before_the_dice_and_add_up(maestre: Maestre, tmp_path: Path) -> None:
    saved = tmp_path / "odds.jsonl"
    approach = ["all forward", "end", "end", "end"] * 3
    shown = play(maestre, *approach, "all forward", "end", "targets", words=("--save", str(saved)))
    attacks = [line.partition(":")[0] for line in shown.splitlines() if line.startswith(("guns", "arms", "board"))]
    assert attacks
    before = Record.load(saved).entries
    for attack in attacks[:4]:
        asked = maestre("play", str(saved), "--lang", "en", typed=typed(f"odds {attack}")).out
        chances = [int(found) for found in re.findall(r"(\d+)%:", asked)]
        assert sum(chances) == pytest.approx(100, abs=len(chances) / 2), "each is rounded"
    assert Record.load(saved).entries == before
    why = maestre("play", str(saved), "--lang", "en", typed=typed(attacks[0], "why")).out
    assert re.search(r"dice: [1-6]", why)


def test_odds_that_take_long_are_estimated_at_once(
    maestre: Maestre, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chance, "EFFORT", (1e-6, *chance.EFFORT[1:]))
    saved = tmp_path / "odds.jsonl"
    approach = ["all forward", "end", "end", "end"] * 3
    shown = play(maestre, *approach, "all forward", "end", "targets", words=("--save", str(saved)))
    attack = next(line.partition(":")[0] for line in shown.splitlines() if line.startswith("arms"))
    asked = maestre("play", str(saved), "--lang", "en", typed=typed(f"odds {attack}")).out
    first, later = asked.split("That is a first estimate")
    assert re.search(r"≈ \d+% \(± \d+\)", first)
    assert re.search(r"^\d+%:", later, re.MULTILINE)
    assert "≈" not in later, "it has become exact"


def test_a_saved_game_goes_on_where_it_was(maestre: Maestre, tmp_path: Path) -> None:
    saved = tmp_path / "saved.jsonl"
    play(maestre, "move CC-G03 oar", f"save {saved}", "move CC-G04 oar", "quit")
    shown = maestre("play", str(saved), "--lang", "en", typed=typed("ships", "move CC-G03 oar")).out
    assert "CC-G03 galley, hex 1622" in shown
    assert "CC-G04 galley, hex 1623" in shown
    assert "(5.2.b)" in shown


def test_whoever_took_a_seat_holds_it_and_the_others_are_as_they_were(maestre: Maestre, tmp_path: Path) -> None:
    saved = tmp_path / "taken.jsonl"
    seats = {"christian": "veteran", "islamic": "you"}
    table = Table.new(find("lepanto"), "learning", seats=seats, seed=bytes(32))
    table.take_over("christian", "random")
    table.save(saved)
    assert "You play Islam" in maestre("play", str(saved), "--lang", "en", typed=typed("quit")).out
    table.take_over("christian", "you")
    table.take_over("islamic", "random")
    table.save(saved)
    assert "You play Holy League" in maestre("play", str(saved), "--lang", "en", typed=typed("quit")).out


def test_a_game_that_is_over_is_played_on_from_a_turn(maestre: Maestre, tmp_path: Path) -> None:
    old, new = tmp_path / "old.jsonl", tmp_path / "new.jsonl"
    play(maestre, "auto game", words=("--save", str(old)))
    before = old.read_bytes()
    words = ("play", str(old), "--turn", "2", "--against", "random", "--seed", "9", "--lang", "en", "--save", str(new))
    shown = maestre(*words, typed=typed("all forward", "quit")).out
    assert "Turn 2, Holy League, movement" in shown
    record, finished = Record.load(new), Record.load(old)
    [origin] = record.header.origins or ()
    assert record.entries[: origin.until] == finished.entries[: origin.until]
    assert verified(game, record).outcome is None
    assert old.read_bytes() == before
    assert maestre(*words, typed="").code != 0, "the file of the new game is there already"
    assert maestre("play", str(new), "--lang", "en", typed=typed("quit")).code == 0, "it goes on like any other"


def test_only_a_game_that_is_over_is_played_on_from_a_turn(maestre: Maestre, tmp_path: Path) -> None:
    saved = tmp_path / "saved.jsonl"
    play(maestre, "all forward", words=("--save", str(saved)))
    under_way = maestre("play", str(saved), "--turn", "1", "--lang", "en", typed="")
    assert under_way.code != 0
    assert "is not over" in under_way.err
    assert "name its file" in maestre("play", "lepanto", "--turn", "1", "--lang", "en", typed="").err
    over = tmp_path / "over.jsonl"
    play(maestre, "auto game", words=("--save", str(over)))
    assert "choose an earlier one" in maestre("play", str(over), "--turn", "99", "--lang", "en", typed="").err


def test_a_game_may_be_given_up(maestre: Maestre) -> None:
    assert "Islam wins. Holy League resigns." in play(maestre, "resign")


def test_a_refusal_is_followed_by_the_question_and_not_by_all_its_answers(maestre: Maestre) -> None:
    shown = play(maestre, "dance", "dance")
    refusal, *question, prompt = shown.split("> dance\n")[2].partition("> ")[0].split("\n")
    assert "is no order here" in refusal
    assert 1 <= len(question) <= 2
    assert prompt.startswith("Turn 1")


def test_a_section_of_the_rules_is_listed(maestre: Maestre) -> None:
    shown = play(maestre, "rule 6.2")
    listed = re.findall(r"^(6\.2\.[a-z]+): \S", shown, re.MULTILINE)
    assert listed == [key for key in game.catalogue().rules if key.startswith("6.2.")]


def test_between_goes_only_what_changed_is_shown(maestre: Maestre) -> None:
    """The board comes at the opening, when it is asked for, and where it is pinned."""
    shown = play(maestre, "all forward", "end", "end", "end", "all forward")
    assert shown.count("Wind towards") == 1
    assert play(maestre, "map", "map").count("Wind towards") == 3
    pinned = play(maestre, "map on", "all forward", "dance", "map off", "end")
    assert pinned.count("Wind towards") == 2


def test_the_machine_may_finish_a_phase_or_the_game(maestre: Maestre) -> None:
    shown = play(maestre, "auto", "auto game")
    assert "Turn 1, Holy League, combat> " in shown
    assert re.search(r"points\n.*: maestre replay \S+\n.*: maestre verify \S+\n$", shown)


def test_help_names_the_orders_of_the_phase(maestre: Maestre) -> None:
    assert "move CC-G03" in play(maestre, "help")
    assert "cañones CC-G03" in play(maestre, "fin", "ayuda", lang="es")


def test_a_rule_can_be_read_on_the_way(maestre: Maestre) -> None:
    assert game.catalogue().rules["6.2.c"].text.en in play(maestre, "rule 6.2.c")
    ruled = game.catalogue().rules["3.2.a"]
    assert ruled.ruling_es in play(maestre, "regla 3.2.a", lang="es")
    assert ruled.ruling in play(maestre, "rule 3.2.a")


def test_the_machine_lays_sealed_cards_once(maestre: Maestre) -> None:
    ran = maestre("play", "tercios", "--against", "random", "--seed", "1", "--plain", typed=typed("auto", "log"))
    assert ran.code == 0
    assert "(2.05)" in ran.out


def test_the_whole_battle_opens_at_the_terminal(maestre: Maestre) -> None:
    shown = play(maestre, "all forward squadron CL", "map CL", words=("--scenario", "battle"))
    assert "have obeyed" in shown
    assert "##" in shown


def test_the_real_command_reads_a_pipe() -> None:
    done = subprocess.run(
        [MAESTRE, *GAME, "--plain", "--lang", "es"],
        input=typed("todos adelante", "fin", "salir"),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "Han obedecido 11 de 11" in done.stdout
