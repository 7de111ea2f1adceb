# Briefings of Tercios: what a room opens with.

## What all share

briefing-who = { $army_blue } ({ $troops_blue } Troops, Blue) against { $army_red } ({ $troops_red } Troops, Red).
briefing-where = A field of battle of the age of pike and shot. The players lay its scenery, choose their sides and deploy, unless they have agreed on a table that is ready.
briefing-aim-blue = Destroy Troops of the enemy and his Commander, and spare your own: points come of the enemy's losses alone.
briefing-aim-red = { briefing-aim-blue }
briefing-win = A Commander is worth { $commander }, a Formation { $formation }, any other Troop { $company }. Whoever leads when the battle ends wins; the earlier it ends, the greater the victory. A side without Troops has lost at once.
briefing-long = { $length ->
    [limit] { $limit } turns, as agreed.
    [time] As long as the time agreed on: after each turn both say whether it is up.
   *[variable] From { $first } to { $last } turns: after turn { $first } a lead of { $lead } ends it, and less with each turn after that.
}
briefing-know-1 = Orders are cards laid face down beside each Troop. A Troop without wear obeys at once; others throw their Discipline and need a { $check } or more.
briefing-know-2 = Wear beyond a Troop's Endurance calls for a rout check: a { $rout } for each point too many, or it is destroyed. Rest Troops before that.
briefing-know-3 = A card that has not been used yet can answer the enemy: flee, shoot, brace or countercharge when he comes near or charges.

## First battle

briefing-learning-where = A small field of ours to learn on: the scenery is laid and both armies stand deployed, so that you begin with the cards.
