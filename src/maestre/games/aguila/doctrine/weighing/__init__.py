"""What the doctrine makes of a battlefield: the field as it sees it, and what pieces, places and fights are worth."""
