# Briefings of Mistral: what a room opens with.

## What all share

briefing-who = The British Fleet, { $sail_british } Sail, against the Bourbon Fleet of Spain and France, { $sail_bourbon } Sail.
briefing-aim-british = Fulfil the Orders of London, bring your convoys in, and keep the sea from whoever would carry troops to Italy or prey on trade.
briefing-aim-bourbon = Fulfil the Orders of your two courts, get convoys and troops across, and wear the British down without being caught by their whole fleet.
briefing-win = More Prestige wins; you begin with { $prestige_british } (British) and { $prestige_bourbon } (Bourbons). More net Orders when a Year or the scenario ends give { $orders }; enemy ships sunk or taken and damage to convoys give more. A battle as such gives nothing.
briefing-long = { $turns } Turns of { $impulses } Impulses each.
briefing-know-1 = Counters are hidden: the enemy sees that something sails, not what. Searches bring it to light; Dummies mislead.
briefing-know-2 = The winds rule: against them a fleet must catch the wind or wait, and Gales scatter and damage it.
briefing-know-3 = Ships wear out at sea, and only you know by how much. Send them home to be repaired before they sink.

## The Years

briefing-winter-1744-where = The western Mediterranean, the first months of { $year }: the Spaniards and French lie in Toulon, the British watch off Hyères.
briefing-1744-where = The western Mediterranean, { $year }, the year of Toulon: Spain and France lie in the harbour, and the British watch off Hyères.
briefing-1740-where = The western Mediterranean, { $year }: a war of Britain and Spain about trade, with France looking on.
briefing-1741-where = The western Mediterranean, { $year }: Britain and Spain alone, until Spain and Austria go to war.
briefing-1742-where = The western Mediterranean, { $year }: Spanish troops are to cross to Italy, and Naples is with them.
briefing-1743-where = The western Mediterranean, { $year }: the Spaniards are shut up in Toulon, and France is still at peace with Britain.
briefing-1745-where = The western Mediterranean, { $year }: France is at war and takes to raiding, and Genoa has to choose.
briefing-1746-where = The western Mediterranean, { $year }: Genoa is at war beside the Bourbons, and the French hunt merchantmen.
briefing-1747-where = The western Mediterranean, { $year }: Genoa has risen, Spain has a new king, and peace is near.
briefing-1747-long = At least { $least } Turns, at most { $turns }: from Spring { $peace } on a die may make peace in the first Turn of each Season, and the end of { $end } is the end.
briefing-campaign-where = The western Mediterranean, from { $year } to the peace: the Year with which you begin is your choice.
briefing-campaign-long = At least { $least } Turns, at most { $turns }: from Spring { $peace } on a die may make peace in the first Turn of each Season, and the end of { $end } is the end.
