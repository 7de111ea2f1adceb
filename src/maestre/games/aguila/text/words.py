"""The words that people type, in both languages, and what they mean."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from importlib.resources import files
from typing import Final

from maestre.games.aguila.data import Figures, Formation, Landscape, Terrain
from maestre.games.aguila.table.state import State
from maestre.games.aguila.table.things import works
from maestre.miniatures.text import words
from maestre.miniatures.text.words import (
    ADVANCE_WORDS,
    BACK_WORDS,
    END_WORDS,
    NO_WORDS,
    NONE_WORDS,
    YES_WORDS,
    folded,
)
from maestre.play import Speaker
from maestre.play.written.figures import kept
from maestre.play.written.messages import LANGUAGES

TURN_WORDS: Final = ("gira", "girar", "giro", "turn")
WHEEL_WORDS: Final = ("pivota", "pivotar", "pivote", "conversion", "wheel")
ASIDE_WORDS: Final = ("lado", "aside", "side", "sideways")
ABOUT_WORDS: Final = ("media", "about", "rear", *BACK_WORDS)
"""What turns somebody about."""
SHOOT_WORDS: Final = ("dispara", "disparar", "tira", "fuego", "shoot", "fire")
DOUBLE_WORDS: Final = ("ligero", "paso", "corre", "correr", "double", "run")
HOLD_WORDS: Final = ("alto", "aguanta", "aguantar", "hold", *NO_WORDS)

VERBS: Final[dict[str, tuple[str, ...]]] = {
    "advance": (*ADVANCE_WORDS, "avanzad"),
    "facing": ("encara", "encarar", "encaramiento", "face", "facing", *TURN_WORDS),
    "back": (*BACK_WORDS, "retrocede", "retroceder"),
    "aside": ASIDE_WORDS,
    "double": DOUBLE_WORDS,
    "formation": ("forma", "formar", "formacion", "form", "formation"),
    "limber": ("atalaja", "atalajar", "engancha", "enganchar", "limber"),
    "unlimber": ("desatalaja", "desatalajar", "desengancha", "desenganchar", "unlimber"),
    "enter": ("entra", "entrar", "ocupa", "ocupar", "enter", "occupy"),
    "leave": ("sale", "salir", "sal", "leave"),
    "dismount": ("desmonta", "desmontar", "dismount"),
    "detach": ("separa", "separar", "detach"),
    "ride": ("cabalga", "cabalgar", "mueve", "mover", "ride", "move"),
    "arrive": ("llega", "llegar", "arrive", "come"),
    "done": (*END_WORDS, *NO_WORDS, "pasa", "pass"),
    "charge": ("carga", "cargar", "charge", *YES_WORDS),
    "rally": ("reagrupa", "reagrupar", "reorganiza", "reorganizar", "rally"),
    "redeploy": ("redespliega", "redesplegar", "redeploy"),
    "buy": ("compra", "comprar", "buy"),
    "fortify": ("fortifica", "fortificar", "fortify", "dig"),
    "assault": ("asalta", "asaltar", "acompana", "assault", "join"),
}
"""What each order may be called."""

PICKS: Final[dict[str, tuple[str, ...]]] = {
    **VERBS,
    "hold": HOLD_WORDS,
    "fire": SHOOT_WORDS,
    "square": ("cuadro", "square"),
    "counter_charge": ("contracarga", "contracargar", "counter", "countercharge"),
    "evade": ("evade", "evadir", "evadirse", "evasion"),
    "retire": ("retira", "retirarse", "retirada", "retire"),
    "use": ("usa", "usar", "use", *YES_WORDS),
    "pass": ("pasa", "pasar", "pass", *NO_WORDS),
    "none": (*NONE_WORDS, *NO_WORDS),
    "stand": ("queda", "quedarse", "quieta", "stand", "stay", *NO_WORDS),
    "withdraw": ("repliega", "replegarse", "retrocede", "withdraw"),
    "stop": ("basta", "stop", *END_WORDS, *NO_WORDS),
    "place": ("coloca", "colocar", "place", *YES_WORDS),
    "hand": ("mano", "hand"),
    "array": ("oficio", "array"),
    "limbered": ("atalajado", "atalajada", "enganchado", "enganchada", "limbered"),
    "unlimbered": ("desatalajado", "desatalajada", "desenganchado", "desenganchada", "unlimbered"),
    "farm": ("granja", "farm"),
    "mill": ("molino", "mill"),
    "bridge": ("puente", "bridge"),
    "ford": ("vado", "ford"),
    "edge": ("borde", "edge"),
    "order": ("orden", "order"),
    "north": ("norte", "north"),
    "south": ("sur", "south"),
    "east": ("este", "east"),
    "west": ("oeste", "west"),
    "front": ("frente", "front"),
    "rear": ("atras", "retaguardia", "rear"),
    "left": ("izquierda", "left"),
    "right": ("derecha", "right"),
    "quarter": ("cuarto", "quarter"),
    "south-west": ("suroeste", "southwest"),
    "south-east": ("sureste", "southeast"),
    "north-west": ("noroeste", "northwest"),
    "north-east": ("noreste", "northeast"),
    "blue": ("azul", "blue"),
    "red": ("rojo", "red"),
    "canister": ("metralla", "canister"),
    "indirect": ("indirecto", "indirect"),
}
"""What each plain option may be called."""


@kept
def names(figures: Figures) -> dict[str, tuple[str, ...]]:
    """Every word under which formations, terrain, kinds of country and works are known, in both languages."""
    speakers = (Speaker(language, files("maestre.games.aguila") / "messages") for language in LANGUAGES)
    prefixes: dict[str, Iterable[StrEnum]] = {
        "formation": Formation,
        "terrain": Terrain,
        "landscape": Landscape,
        "work": works(figures),
    }
    return words.names(prefixes, speakers)


def verb_named(word: str) -> str | None:
    """Give the order that a word means; None if it means none."""
    said = folded(word)
    return next((verb for verb, known in VERBS.items() if said in known), None)


def piece_named(state: State, word: str) -> str | None:
    """Give the unit or officer in play that a word names; None if it names none."""
    return words.piece_named((*state.units, *state.officers), word)


def piece_meant(state: State, word: str) -> str:
    """Give the unit or officer that a word names, or say that there is none."""
    return words.piece_meant((*state.units, *state.officers), state.lost, word)
