"""What games of miniatures on a measured table share. It knows no state of a game, and no rule: callers have both."""
