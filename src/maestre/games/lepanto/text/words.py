"""The words that people type, in both languages, and what they mean."""

from __future__ import annotations

from typing import Final
from unicodedata import combining, normalize

from maestre.games.lepanto.data import Figures, ShipId
from maestre.games.lepanto.fighting.targets import ARMS, BOARD, GUNS, RAM
from maestre.games.lepanto.sailing.movement import ANCHOR, MOVE, OAR, PORT, SAILS, STARBOARD
from maestre.games.lepanto.sailing.reorientation import FACE
from maestre.games.lepanto.sailing.towing import CUT
from maestre.games.lepanto.table.phases import END
from maestre.games.lepanto.table.state import State
from maestre.play import Unreadable
from maestre.play.written.figures import kept

ALL: Final = "all"
TOW: Final = "tow"

VERBS: Final = {
    **dict.fromkeys(("move", "mover", "mueve", "m"), MOVE),
    **dict.fromkeys(("cut", "cortar", "corta"), CUT),
    **dict.fromkeys(("guns", "gun", "canones", "canon", "artilleria"), GUNS),
    **dict.fromkeys(("arms", "armas"), ARMS),
    **dict.fromkeys(("board", "abordar", "aborda"), BOARD),
    **dict.fromkeys(("ram", "embestir", "espolon"), RAM),
    **dict.fromkeys(("face", "encarar", "proa"), FACE),
    **dict.fromkeys(("end", "fin"), END),
    **dict.fromkeys(("all", "todos", "todas"), ALL),
    **dict.fromkeys(("tow", "remolcar", "remolque"), TOW),
}
STEPS: Final = {
    **dict.fromkeys(("oar", "row", "o", "remo", "r"), OAR),
    **dict.fromkeys(("sail", "s", "vela", "v"), SAILS),
    **dict.fromkeys(("port", "p", "babor", "b"), PORT),
    **dict.fromkeys(("starboard", "t", "estribor", "e"), STARBOARD),
    **dict.fromkeys(("anchor", "fondear", "ancla"), ANCHOR),
}
FORWARDS: Final = ("forward", "adelante", "avante")
HARD_WORDS: Final = ("hard", "fuerte")
SQUADRON_WORDS: Final = ("squadron", "of", "escuadra", "de")
NONE_WORDS: Final = ("none", "ninguno", "ninguna")
_HEX_DIGITS: Final = 4


@kept
def facing_words(figures: Figures) -> dict[str, int]:
    """Give what people call the directions, with their numbers."""
    names = figures.sea.direction_names
    return {
        **{str(number): number for number in names},
        **{name.en.lower(): number for number, name in names.items()},
        **{name.es.lower(): number for number, name in names.items()},
    }


@kept
def squadron_codes(figures: Figures) -> dict[str, str]:
    """Give the squadrons by the letters that are printed on their ships."""
    return {squadron.code: name for name, squadron in figures.squadrons.items()}


def folded(word: str) -> str:
    """Give a word in small letters and without accents."""
    return "".join(letter for letter in normalize("NFKD", word.lower()) if not combining(letter))


def ship_named(state: State, word: str) -> ShipId:
    """Give the ship in play that a word names, or say that there is none."""
    ship = ShipId(word.upper())
    if ship not in state.ships:
        raise Unreadable("", "text-lost-ship" if ship in state.lost else "text-no-ship", ship=word)
    return ship


def hex_named(figures: Figures, word: str) -> int | None:
    """Give the hex that a word names as `1726` or `17,26`; None if it names none."""
    col, _, row = word.partition(",") if "," in word else (word[:2], "", word[2:])
    if not (col.isdecimal() and row.isdecimal()) or ("," not in word and len(word) != _HEX_DIGITS):
        return None
    grid = figures.grid
    return grid.at(int(col), int(row)) if int(col) < grid.cols and int(row) < grid.rows else None
