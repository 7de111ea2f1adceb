"""Two small games in two versions of their rules, to rehearse an upgrade with: a duel with secrets, and walkers."""
