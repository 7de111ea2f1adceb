"""S The Turn: how a game opens and ends, its windows, and what happens at each moment."""
