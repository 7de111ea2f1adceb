"""7.0 Combat: gunnery, small arms, boarding, ramming, and the phase in which they are done."""
