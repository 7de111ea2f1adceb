"""Notices to people who are not here, and letters that they asked for."""

from maestre.server.notices.letters import Letters
from maestre.server.notices.mail import Mailer, Settings
from maestre.server.notices.turns import NOTICE, TURN, WEBHOOK, Notices
from maestre.server.notices.webhooks import NotDelivered, post

__all__ = ["NOTICE", "TURN", "WEBHOOK", "Letters", "Mailer", "NotDelivered", "Notices", "Settings", "post"]
