"""The kernel: rules as procedures, a game in progress as its replies. It knows no game."""

from maestre.play._remembered import remembered
from maestre.play.catalogue import Catalogue, rule
from maestre.play.choices import (
    Answer,
    Choice,
    Each,
    Journey,
    Leg,
    Order,
    Orders,
    Pick,
    Place,
    Route,
    Some,
    Spot,
)
from maestre.play.dice import Reading
from maestre.play.errors import BadRecord, CannotUndo, Flawed, Frozen, NotAsked, PlayError, Refused, Unknown, Unreadable
from maestre.play.following import follow
from maestre.play.game import Game, find, installed
from maestre.play.lists import LONGEST_LIST, Flaw, OwnList
from maestre.play.log import Line, log
from maestre.play.messages import Message, Speaker
from maestre.play.odds import Odds, compared, foreseen, odds
from maestre.play.offers import Assumption, Offer, Snap, Tries
from maestre.play.outcome import Outcome
from maestre.play.record import Header, Record, Snapshot
from maestre.play.requests import Ask, Draw, Procedure, Request, Throw, Together, ask, draw, throw, together
from maestre.play.state import Fact, State, Told, change, fingerprint, learn, reveal, tell
from maestre.play.table import SPECTATOR, Table
from maestre.play.tally import Tally
from maestre.play.verify import verified
from maestre.play.views import Drew, Hidden, Sight, View, Waiting, hides, imagine, sight, sights, view

__all__ = [
    "LONGEST_LIST",
    "SPECTATOR",
    "Answer",
    "Ask",
    "Assumption",
    "BadRecord",
    "CannotUndo",
    "Catalogue",
    "Choice",
    "Draw",
    "Drew",
    "Each",
    "Fact",
    "Flaw",
    "Flawed",
    "Frozen",
    "Game",
    "Header",
    "Hidden",
    "Journey",
    "Leg",
    "Line",
    "Message",
    "NotAsked",
    "Odds",
    "Offer",
    "Order",
    "Orders",
    "Outcome",
    "OwnList",
    "Pick",
    "Place",
    "PlayError",
    "Procedure",
    "Reading",
    "Record",
    "Refused",
    "Request",
    "Route",
    "Sight",
    "Snap",
    "Snapshot",
    "Some",
    "Speaker",
    "Spot",
    "State",
    "Table",
    "Tally",
    "Throw",
    "Together",
    "Told",
    "Tries",
    "Unknown",
    "Unreadable",
    "View",
    "Waiting",
    "ask",
    "change",
    "compared",
    "draw",
    "find",
    "fingerprint",
    "follow",
    "foreseen",
    "hides",
    "imagine",
    "installed",
    "learn",
    "log",
    "odds",
    "remembered",
    "reveal",
    "rule",
    "sight",
    "sights",
    "tell",
    "throw",
    "together",
    "verified",
    "view",
]
