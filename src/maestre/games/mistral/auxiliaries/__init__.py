"""IC.6 Auxiliaries: what they are Tasked with, who Screens them; corsairs and Knights."""
