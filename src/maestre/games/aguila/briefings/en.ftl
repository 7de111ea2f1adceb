# Briefings of Águila: what a room opens with.

## What all share

briefing-who = { $army_blue } ({ $points_blue } points, Blue) against { $army_red } ({ $points_red } points, Red).
briefing-long = From { $first } to { $last } turns: after turn { $first } and each one after it a die decides whether there is another. An army that has lost too much may flee sooner.
briefing-know-1 = Formations are half the battle: a line shoots, a column moves and charges, a square holds off cavalry. Changing takes a test of Discipline.
briefing-know-2 = Damage makes units waver: after losses they test their courage and may be stunned or rout. Keep officers near to rally them.
briefing-know-3 = A charge is answered before it strikes home: the target may hold, fire, form square, run or countercharge.
briefing-aim-red = { briefing-aim-blue }
briefing-aim-blue = Destroy more of the enemy than you lose: take care of your large and dear units.

## Pitched Battle

briefing-pitched-battle-where = Open country in the wars of Napoleon; both armies deploy along their long edges.
briefing-pitched-battle-win = The points of the units destroyed are compared: a lead of more than { $draw } wins, anything less is a draw.

## Assault on the Position

briefing-assault-position-where = A fortified position in the wars of Napoleon. Roles are drawn; the attacker comes on from off the table.
briefing-assault-position-aim-blue = As attacker take the works of the enemy, as defender keep them: he has spent { $spent_least } to { $spent_most } hundredths of his points on them.
briefing-assault-position-aim-red = { briefing-assault-position-aim-blue }
briefing-assault-position-win = The attacker wins with { $attacker_wins_over } of every { $attacker_wins_under } works; with { $draw_over } of every { $draw_under } it is a draw. Otherwise the defender wins.

## Defend the Farm

briefing-defend-farm-where = A farm in the centre of the table, in the wars of Napoleon. Roles are drawn; part of the defender's army comes later.
briefing-defend-farm-aim-blue = As attacker clear the farm and stand beside it at the end; as defender keep somebody in it or near it until your reserves come, from turn { $reserves } on.
briefing-defend-farm-aim-red = { briefing-defend-farm-aim-blue }
briefing-defend-farm-win = The attacker wins with a unit within { $held_in } inches of a building and no enemy inside or nearer than that. Otherwise the defender wins.

## Take the Hill

briefing-take-hill-where = A hill, or two, in the centre of the table, in the wars of Napoleon; each army deploys along its long edge.
briefing-take-hill-aim-blue = Be on the hill at the end, alone. Whoever comes first is shot at; whoever comes last has no time left.
briefing-take-hill-aim-red = { briefing-take-hill-aim-blue }
briefing-take-hill-win = Whoever has a unit on the hill at the end wins if the enemy has none there. Otherwise it is a draw.

## Control the Region

briefing-control-region-where = A region with { $objectives } markers, in the wars of Napoleon; the players place them by turns.
briefing-control-region-aim-blue = Hold more markers than the enemy at the end, and leave somebody at each that you have taken.
briefing-control-region-aim-red = { briefing-control-region-aim-blue }
briefing-control-region-win = A marker is yours with a unit of yours within { $held_in } inches and no enemy so near. More markers win; as many are a draw.

## Battle for the Bridge

briefing-battle-for-bridge-where = A river with a bridge, and perhaps a ford, in the wars of Napoleon. Roles are drawn; part of the defender's army comes later.
briefing-battle-for-bridge-aim-blue = As attacker drive everybody away from the bridge; as defender keep a unit near it until your reserves come, from turn { $reserves } on.
briefing-battle-for-bridge-aim-red = { briefing-battle-for-bridge-aim-blue }
briefing-battle-for-bridge-win = The attacker wins if at the end no unit of the defender is nearer than { $held_in } inches to the bridge. Otherwise the defender wins.

## Defend the Village

briefing-defend-village-where = A village of { $buildings_least } houses or more, in the wars of Napoleon. Roles are drawn; the defender then fights with a smaller army: { $defence_over } point for every { $defence_under } of the attacker.
briefing-defend-village-aim-blue = As attacker take the village house by house; as defender hold it, with walls for what you lack in men.
briefing-defend-village-aim-red = { briefing-defend-village-aim-blue }
briefing-defend-village-win = A house is held by who is inside or nearer than { $held_in } inches, with no enemy so. The attacker wins with more than half of the houses; as many for both are a draw; otherwise the defender wins.

## War Escalation

briefing-war-escalation-where = Open country in the wars of Napoleon. Light troops, horse guns and officers begin; the others come from turn { $reserves } on, the elite from turn { $elite } on.
briefing-war-escalation-win = The points of the units destroyed are compared: a lead of more than { $draw } wins, anything less is a draw.

## Crossing of Fates

briefing-crossing-of-fates-where = A road, a crossroads and an objective at the other end of the table, in the wars of Napoleon. Who goes along the road goes farther.
briefing-crossing-of-fates-aim-blue = Take the crossroads, which is worth most, without giving up too many units for it.
briefing-crossing-of-fates-aim-red = { briefing-crossing-of-fates-aim-blue }
briefing-crossing-of-fates-win = The crossroads is worth { $crossroads }, the objective { $objective }; enemies destroyed { $kill_small } to { $kill_large } by their size, an officer { $kill_officer }, the general { $kill_army_general }. To hold, be within { $held_in } inches with no enemy there. More points win.

## Oblique Line

briefing-oblique-line-where = The armies face each other across the diagonal of the table, on which the objectives lie, in the wars of Napoleon.
briefing-oblique-line-aim-blue = Take the objectives of the diagonal, whose worth a die decides before you deploy, and the one in the centre.
briefing-oblique-line-aim-red = { briefing-oblique-line-aim-blue }
briefing-oblique-line-win = The centre is worth { $centre }, the other objectives up to { $diagonal_die } each, an enemy unit destroyed { $kill }. To hold, be in the piece with no enemy nearer than { $held_in } inches. More points win.

## Divide et Impera

briefing-divide-et-impera-where = A table of quarters with an objective in each, in the wars of Napoleon; the armies begin in opposite quarters.
briefing-divide-et-impera-aim-blue = Hold your own objective, take the neutral ones, and reach for that of the enemy, which is worth most.
briefing-divide-et-impera-aim-red = { briefing-divide-et-impera-aim-blue }
briefing-divide-et-impera-win = Your own objective is worth { $own }, a neutral one { $neutral }, the enemy's { $enemy }; hold it with no enemy within { $held_in } inches. More points win; on a tie a lead of { $tie } points of units destroyed.

## Borodino

briefing-borodino-where = { $hills } hills on the defender's side with light works on them, as at Borodino in 1812. Roles are drawn.
briefing-borodino-aim-blue = As attacker storm the hills, which are worth more to you; as defender hold them and make every assault dear.
briefing-borodino-aim-red = { briefing-borodino-aim-blue }
briefing-borodino-win = A hill is worth { $hill_attacker } to the attacker and { $hill_defender } to the defender; an enemy unit destroyed { $kill }, one of the guard { $kill_guard }. More points win.

## To learn on

briefing-learning-where = Open ground with a marker before each side, in the wars of Napoleon; both armies stand deployed. A small battle of ours.
briefing-learning-aim-blue = Take the enemy's marker and leave somebody at your own.
briefing-learning-aim-red = { briefing-learning-aim-blue }
briefing-learning-win = Your own marker is worth { $own }, the enemy's { $enemy }: hold it with a unit within { $held_in } inches and no enemy so near. More points win.
briefing-learning-long = { $last } turns, or until an army flees.
