"""The web tier: people, rooms and sockets; it runs no rules."""

from maestre.server.web.app import make_app
from maestre.server.web.house import Accounts, House, Records
from maestre.server.web.serve import serving
from maestre.server.web.settings import Pace, Settings

__all__ = ["Accounts", "House", "Pace", "Records", "Settings", "make_app", "serving"]
