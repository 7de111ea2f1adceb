"""Agents that choose from what a seat may know, and from nothing else; and the shape of the doctrines they play by."""

from maestre.opponents.agents import (
    CHARACTERS,
    MESSAGES,
    RANDOM,
    VETERAN,
    Agent,
    Player,
    UnknownAgent,
    advisor_of,
    agent,
    agents_of,
    answered,
    doctrine_of,
)
from maestre.opponents.doctrine import SOUND, Counsel, Doctrine, Doubt, Mistakes, Temper, Tried
from maestre.opponents.evaluation import Evaluation, weights_of
from maestre.opponents.giving_up import is_lost
from maestre.opponents.hindsight import Curve, Hindsight, Instead, Played, Point, Turning
from maestre.opponents.ideas import Chosen, Idea, Ideas, Settled, Term, chosen, settled, term
from maestre.opponents.memory import Budget, Memory

__all__ = [
    "CHARACTERS",
    "MESSAGES",
    "RANDOM",
    "SOUND",
    "VETERAN",
    "Agent",
    "Budget",
    "Chosen",
    "Counsel",
    "Curve",
    "Doctrine",
    "Doubt",
    "Evaluation",
    "Hindsight",
    "Idea",
    "Ideas",
    "Instead",
    "Memory",
    "Mistakes",
    "Played",
    "Player",
    "Point",
    "Settled",
    "Temper",
    "Term",
    "Tried",
    "Turning",
    "UnknownAgent",
    "advisor_of",
    "agent",
    "agents_of",
    "answered",
    "chosen",
    "doctrine_of",
    "is_lost",
    "settled",
    "term",
    "weights_of",
]
