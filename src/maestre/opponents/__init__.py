"""Agents that choose from what a seat may know, and from nothing else."""

from maestre.opponents.agents import MESSAGES, Agent, UnknownAgent, agent, agents_of

__all__ = ["MESSAGES", "Agent", "UnknownAgent", "agent", "agents_of"]
