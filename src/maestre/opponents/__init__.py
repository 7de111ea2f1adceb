"""Agents that choose from what a seat may know, and from nothing else; and the shape of the doctrines they play by."""

from maestre.opponents.agents import MESSAGES, Agent, Player, UnknownAgent, agent, agents_of, answered
from maestre.opponents.doctrine import SOUND, Counsel, Doctrine, Temper
from maestre.opponents.ideas import Chosen, Idea, Ideas, Settled, Term, chosen, settled, term
from maestre.opponents.memory import Budget, Memory

__all__ = [
    "MESSAGES",
    "SOUND",
    "Agent",
    "Budget",
    "Chosen",
    "Counsel",
    "Doctrine",
    "Idea",
    "Ideas",
    "Memory",
    "Player",
    "Settled",
    "Temper",
    "Term",
    "UnknownAgent",
    "agent",
    "agents_of",
    "answered",
    "chosen",
    "settled",
    "term",
]
