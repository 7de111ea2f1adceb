"""The words that people type, in both languages, and what they mean."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final
from unicodedata import combining, normalize

from maestre.games.tercios.activation import DONE
from maestre.games.tercios.data import INCH, Element, OrderKind, Quality, Virtue, Weapon
from maestre.games.tercios.leaders import INSPIRE, RUN
from maestre.games.tercios.state import State
from maestre.play import Message, Speaker, Unreadable
from maestre.play.messages import LANGUAGES

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
ALL_WORDS: Final = ("todas", "todos", "todo", "toda", "all")
REST_WORDS: Final = ("resto", "demas", "rest", "others")
PLAN_WORDS: Final = ("plan",)
TOGETHER_WORDS: Final = ("juntas", "juntos", "together")
NONE_WORDS: Final = ("ninguna", "ninguno", "none")

ADVANCE_WORDS: Final = ("avanza", "avanzar", "adelante", "advance", "forward")
TO_WORDS: Final = ("a", "en", "to", "at")
TOWARD_WORDS: Final = ("hacia", "toward", "towards")
JOIN_WORDS: Final = ("une", "unir", "unirse", "join")
STAY_WORDS: Final = ("quieto", "quieta", "queda", "quedarse", "stay", "no", "nada", "fin", "pasa", "pass", "done")
BACK_WORDS: Final = ("atras", "back", "backwards")
SIDES: Final = {**dict.fromkeys(("izquierda", "left"), -1), **dict.fromkeys(("derecha", "right"), 1)}
COMPASS: Final = {
    **{word: place * 4500 for place, word in enumerate(("norte", "noreste", "este", "sureste"))},
    **{word: place * 4500 for place, word in enumerate(("sur", "suroeste", "oeste", "noroeste"), 4)},
    **{word: place * 4500 for place, word in enumerate(("north", "northeast", "east", "southeast"))},
    **{word: place * 4500 for place, word in enumerate(("south", "southwest", "west", "northwest"), 4)},
}

MOVE_WORDS: Final = ("mueve", "mover", "move")
SHOOT_WORDS: Final = ("dispara", "disparar", "tira", "shoot")
TURN_WORDS: Final = ("gira", "girar", "reorienta", "reorientarse", "reorient", "turn")
CHARGE_WORDS: Final = ("carga", "cargar", "charge", *ADVANCE_WORDS, *TOWARD_WORDS)
ARRAY_WORDS: Final = ("oficio", "array")
DEPLOY_WORDS: Final = ("despliega", "desplegar", "deploy")
_NO: Final = ("no",)
_YES: Final = ("si", "yes")
_END: Final = ("fin", "nada", "listo", "end", "done")
_STAY: Final = ("queda", "quedarse", "quieto", "quieta", "stay", *_NO)

PICKS: Final[dict[str, tuple[str, ...]]] = {
    "pass": ("pasa", "pasar", "pass", *_NO),
    "react": ("reacciona", "reaccionar", "react", *_YES),
    "evade": ("evade", "evadir", "evadirse"),
    "move": MOVE_WORDS,
    "shoot": SHOOT_WORDS,
    "reorient": TURN_WORDS,
    "reorganise": ("reorganiza", "reorganizarse", "reorganise", "reorganize"),
    "limber": ("engancha", "enganchar", "limber"),
    "unlimber": ("desengancha", "desenganchar", "unlimber"),
    DONE: (*_END, *_NO),
    "left": ("izquierda", "left", *TURN_WORDS),
    "right": ("derecha", "right", *TURN_WORDS),
    "rear": (*BACK_WORDS, "rear", "media", "vuelta", "about", *TURN_WORDS),
    "hold": ("alto", "hold", *_NO),
    "show": ("descubre", "descubrir", "show", *_YES),
    "wait": ("espera", "esperar", "wait", *_NO),
    "consolidate": ("consolida", "consolidar", "consolidate", *_YES),
    "stay": _STAY,
    "stand": ("aguanta", "aguantar", "stand"),
    "flee": ("huye", "huir", "flee"),
    "join": (*JOIN_WORDS, *_YES),
    "mala-guerra": ("mala", "guerra", *_YES),
    "north": ("norte", "north"),
    "south": ("sur", "south"),
    "blue": ("azul", "blue"),
    "red": ("rojo", "red"),
    "outside": ("fuera", "outside"),
    "go-on": ("sigue", "seguir", "go", "on", *_YES),
    "halt": ("alto", "halt", *_NO),
    "keep": ("deja", "dejar", "keep", *_NO),
    "abandon": ("abandona", "abandonar", "abandon", *_YES),
    "march": ("marcha", "marchar", "march"),
    "caracole": ("caracolea", "caracolear", "caracole", *_YES),
    "use": ("usa", "usar", "use", *_YES),
    "none": (*NONE_WORDS, *_NO),
    "limbered": ("enganchada", "limbered"),
    "unlimbered": ("desenganchada", "unlimbered"),
    "table": ("mesa", "table", *_NO),
    "deploy": (*DEPLOY_WORDS, "mano", "hand"),
    "array": ARRAY_WORDS,
    "place": ("compra", "comprar", "buy", "place"),
    "stop": ("basta", "stop", *_END, *_NO),
    "shift": ("desplaza", "desplazar", "shift"),
    "remove": ("quita", "quitar", "remove"),
    RUN: ("corre", "correr", "run"),
    INSPIRE: ("inspira", "inspirar", "inspire"),
}
"""What each plain option may be called."""

_NOISE: Final = ("y", "and", "el", "la", "las", "los", "the", "de", "of", "con", "with", "contra", "against", "its")
_NUMBER: Final = re.compile(r"(\d{1,3})(?:[.,](\d{1,2}))?[\"″”']*")
_PREFIXES: Final = {"order": OrderKind, "virtue": Virtue, "quality": Quality, "weapon": Weapon, "element": Element}


def folded(word: str) -> str:
    """Give a word in small letters, without accents or punctuation around it."""
    plain = "".join(letter for letter in normalize("NFKD", word.lower()) if not combining(letter))
    return plain.strip("¡!¿?.,:;()")


def telling(words: Iterable[str]) -> list[str]:
    """Give the words that say something, folded."""
    return [word for one in words if (word := folded(one)) and (word not in _NOISE)]


@cache
def names() -> dict[str, tuple[str, ...]]:
    """Every word under which orders, virtues, qualities, weapons and elements are known, in both languages."""
    speakers = [Speaker(language, files("maestre.games.tercios") / "messages") for language in LANGUAGES]
    found: dict[str, tuple[str, ...]] = {}
    for prefix, kind in _PREFIXES.items():
        for one in kind:
            said = " ".join(speaker.say(Message(f"{prefix}-{one.value}")) for speaker in speakers)
            words = telling(re.split(r"[\s/]+", said))
            found[one.value] = tuple(dict.fromkeys((*found.get(one.value, ()), one.value, *words)))
    return found


def piece_named(state: State, word: str) -> str | None:
    """Give the Troop or leader in play that a word names; None if it names none."""
    name = folded(word).upper()
    return next((one for one in (*state.units, *state.leaders) if one == name), None)


def piece_meant(state: State, word: str) -> str:
    """Give the Troop or leader that a word names, or say that there is none."""
    found = piece_named(state, word)
    if found is None:
        lost = folded(word).upper() in state.lost
        raise Unreadable("", "text-lost-piece" if lost else "text-no-piece", piece=word)
    return found


def hundredths(word: str) -> int | None:
    """Read a number with at most two decimals, in hundredths; None if it is none."""
    found = _NUMBER.fullmatch(word)
    return None if found is None else int(found[1]) * 100 + int((found[2] or "").ljust(2, "0"))


def length(word: str) -> int:
    """Read a length in inches, or say that it is none."""
    found = hundredths(word)
    if found is None:
        raise Unreadable("", "text-no-length", word=word)
    return found * INCH // 100
