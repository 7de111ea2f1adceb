"""Notices to people who are not here: it is their turn."""

from maestre.server.notices.mail import Settings, send_mail
from maestre.server.notices.turns import NOTICE, Notices
from maestre.server.notices.webhooks import NotDelivered, post

__all__ = ["NOTICE", "NotDelivered", "Notices", "Settings", "post", "send_mail"]
