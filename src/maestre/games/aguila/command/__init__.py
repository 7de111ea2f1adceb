"""12 Officers: how they ride, seize the initiative, rally units and die."""
