"""The words that people type, in both languages, and what they mean."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from maestre.games.tercios.command.leaders import INSPIRE, RUN
from maestre.games.tercios.data import Element, OrderKind, Quality, Virtue, Weapon
from maestre.games.tercios.orders.activation import DONE
from maestre.games.tercios.table.state import State
from maestre.miniatures.text import words
from maestre.miniatures.text.words import (
    ADVANCE_WORDS,
    BACK_WORDS,
    END_WORDS,
    JOIN_WORDS,
    NO_WORDS,
    NONE_WORDS,
    TOWARD_WORDS,
    YES_WORDS,
)
from maestre.play import Speaker
from maestre.play.written.messages import LANGUAGES

CARDS: Final = {
    **{str(number): order for number, order in enumerate(OrderKind, 1)},
    **dict.fromkeys(("atencion", "attention"), OrderKind.ATTENTION),
    **dict.fromkeys(("atacad", "ataca", "atacar", "ataque", "attack"), OrderKind.ATTACK),
    **dict.fromkeys(("corred", "corre", "correr", "run"), OrderKind.RUN),
    **dict.fromkeys(("fuego", "fire"), OrderKind.FIRE),
    **dict.fromkeys(("resistid", "resiste", "resistir", "resist"), OrderKind.RESIST),
}
ACT_WORDS: Final = ("activa", "activar", "activate", "act")
LEAD_WORDS: Final = ("manda", "mandar", "mando", "lead")
PLAN_WORDS: Final = ("plan",)
TOGETHER_WORDS: Final = ("juntas", "juntos", "together")

MOVE_WORDS: Final = ("mueve", "mover", "move")
SHOOT_WORDS: Final = ("dispara", "disparar", "tira", "shoot")
TURN_WORDS: Final = ("gira", "girar", "reorienta", "reorientarse", "reorient", "turn")
CHARGE_WORDS: Final = ("carga", "cargar", "charge", *ADVANCE_WORDS, *TOWARD_WORDS)
ARRAY_WORDS: Final = ("oficio", "array")
DEPLOY_WORDS: Final = ("despliega", "desplegar", "deploy")
_STAY: Final = ("queda", "quedarse", "quieto", "quieta", "stay", *NO_WORDS)

PICKS: Final[dict[str, tuple[str, ...]]] = {
    "pass": ("pasa", "pasar", "pass", *NO_WORDS),
    "react": ("reacciona", "reaccionar", "react", *YES_WORDS),
    "evade": ("evade", "evadir", "evadirse"),
    "move": MOVE_WORDS,
    "shoot": SHOOT_WORDS,
    "reorient": TURN_WORDS,
    "reorganise": ("reorganiza", "reorganizarse", "reorganise", "reorganize"),
    "limber": ("atalaja", "atalajar", "engancha", "enganchar", "limber"),
    "unlimber": ("desatalaja", "desatalajar", "desengancha", "desenganchar", "unlimber"),
    DONE: (*END_WORDS, *NO_WORDS),
    "left": ("izquierda", "left", *TURN_WORDS),
    "right": ("derecha", "right", *TURN_WORDS),
    "rear": (*BACK_WORDS, "rear", "media", "vuelta", "about", *TURN_WORDS),
    "hold": ("alto", "hold", *NO_WORDS),
    "show": ("descubre", "descubrir", "show", *YES_WORDS),
    "wait": ("espera", "esperar", "wait", *NO_WORDS),
    "consolidate": ("consolida", "consolidar", "consolidate", *YES_WORDS),
    "stay": _STAY,
    "stand": ("aguanta", "aguantar", "stand"),
    "flee": ("huye", "huir", "flee"),
    "join": (*JOIN_WORDS, *YES_WORDS),
    "mala-guerra": ("mala", "guerra", *YES_WORDS),
    "north": ("norte", "north"),
    "south": ("sur", "south"),
    "blue": ("azul", "blue"),
    "red": ("rojo", "red"),
    "outside": ("fuera", "outside"),
    "go-on": ("sigue", "seguir", "go", "on", *YES_WORDS),
    "halt": ("alto", "halt", *NO_WORDS),
    "keep": ("deja", "dejar", "keep", *NO_WORDS),
    "abandon": ("abandona", "abandonar", "abandon", *YES_WORDS),
    "march": ("marcha", "marchar", "march"),
    "caracole": ("caracolea", "caracolear", "caracole", *YES_WORDS),
    "use": ("usa", "usar", "use", *YES_WORDS),
    "none": (*NONE_WORDS, *NO_WORDS),
    "limbered": ("atalajada", "enganchada", "limbered"),
    "unlimbered": ("desatalajada", "desenganchada", "unlimbered"),
    "table": ("mesa", "table", *NO_WORDS),
    "deploy": (*DEPLOY_WORDS, "mano", "hand"),
    "array": ARRAY_WORDS,
    "place": ("compra", "comprar", "buy", "place"),
    "stop": ("basta", "stop", *END_WORDS, *NO_WORDS),
    "shift": ("desplaza", "desplazar", "shift"),
    "remove": ("quita", "quitar", "remove"),
    RUN: ("corre", "correr", "run"),
    INSPIRE: ("inspira", "inspirar", "inspire"),
}
"""What each plain option may be called."""

_PREFIXES: Final = {"order": OrderKind, "virtue": Virtue, "quality": Quality, "weapon": Weapon, "element": Element}


@cache
def names() -> dict[str, tuple[str, ...]]:
    """Every word under which orders, virtues, qualities, weapons and elements are known, in both languages."""
    speakers = (Speaker(language, files("maestre.games.tercios") / "messages") for language in LANGUAGES)
    return words.names(_PREFIXES, speakers)


def piece_named(state: State, word: str) -> str | None:
    """Give the Troop or leader in play that a word names; None if it names none."""
    return words.piece_named((*state.units, *state.leaders), word)


def piece_meant(state: State, word: str) -> str:
    """Give the Troop or leader that a word names, or say that there is none."""
    return words.piece_meant((*state.units, *state.leaders), state.lost, word)
