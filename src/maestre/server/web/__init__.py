"""The web tier: people, rooms and sockets; it runs no rules."""

from maestre.server.web.app import house_of, make_app
from maestre.server.web.house import Accounts, House, Records
from maestre.server.web.serve import serving
from maestre.server.web.settings import Caps, Pace, Settings

__all__ = ["Accounts", "Caps", "House", "Pace", "Records", "Settings", "house_of", "make_app", "serving"]
