# The lessons of Águila. Units go by their key (B1-1), officers too (B1); lengths are in inches.

lesson-other = That is allowed, and you see what came of it. This step was about something else: go back and try, or play on a little first.

## Orders and formations

lesson-orders = Orders and formations
lesson-orders-aim = Draw up your units, move them, and change formation when it is time.
lesson-orders-begin = You command the French, in the south. Both sides want the markers: at the end each counts for whoever alone is near it. Here you learn to get there in good order. Each unit gets one order a turn, and its formation decides what that order is worth.
lesson-orders-form = Before the first order you say how each unit is drawn up. A line shoots with all its muskets. An attack column moves and charges better, but shoots with half. A square holds off cavalry and does not move. Put B1-1 in attack column, the others in line.
lesson-orders-form-hint = Attack column for B1-1, line for B2-1 and for the dragoons B2-2; then confirm.
lesson-orders-form-done = The enemy has shown his: all in line. You had the initiative and chose to move first.
lesson-orders-form-square = Nobody threatens you yet, and a square neither doubles nor charges. It is for the moment when horse is near.
lesson-orders-form-march = The march column is the fastest on foot, but it does not shoot, cannot charge, and suffers most under fire. It is for roads far from the enemy.
lesson-orders-form-line = A line is never foolish. But B1-1 has a way to go, and at the double a line makes 5 inches, an attack column 7.
lesson-orders-double = Now the orders, one unit after another, in any order. At the double you go farthest, but then that unit neither shoots nor charges this turn. The enemy is 24 inches away, so it costs nothing. Send B1-1 at the double.
lesson-orders-double-hint = Choose B1-1, then: at the double.
lesson-orders-double-done = The order is given. Next you say the way.
lesson-orders-double-advance = An advance makes 4 inches, and one may shoot or charge after it. But nobody is in range: the double would make 7.
lesson-orders-ended = No more orders: whoever has none halts this turn. Go back, there was something to do.
lesson-orders-way = Take B1-1 straight ahead, all 7 inches.
lesson-orders-way-hint = Drag it straight north to the end of its reach, or take the offer that goes farthest.
lesson-orders-way-done = It stands beside your marker. Then you let B2-1 advance 4 inches, in line and in step, and all others halt.
lesson-orders-way-stayed = It has its order and stands still. An order is spent even if nobody moves.
lesson-orders-way-short = You may stop short. Here the whole way was wanted: 7 inches straight ahead.
lesson-orders-officer = Officers ride last. A unit too far from its officer tests before it obeys: a comandante's voice carries 6 inches, a general's 12. B2-1 has gone ahead of its comandante. Let B2 ride.
lesson-orders-officer-hint = Choose B2, then ride.
lesson-orders-officer-done = He rode up behind B2-1 and the general B1 behind B1-1. The enemy stayed where he was, and nobody fired. Turn 2: you have the initiative again and move first.
lesson-orders-officer-other = The general's voice carries 12 inches: B1-1 still hears him. B2 has only 6, and he is the one left behind.
lesson-orders-officer-ended = Both officers stay behind. Next turn a unit out of earshot may not obey.
lesson-orders-change = B1-1 will soon want to shoot: it needs a line. To change formation a unit tests its Discipline, and these are novices: 5 or more on a die. Order the change all the same.
lesson-orders-change-hint = B1-1, change formation, line.
lesson-orders-change-done = Before the die falls there is a question to you.
lesson-orders-change-other = That changes formation too, with the same test. But to shoot with all muskets you want the line.
lesson-orders-steady = An officer in reach may help with a test: a comandante adds 1 to the die, your general 2. Let B1 steady them.
lesson-orders-steady-hint = Choose B1: two chances in three instead of one.
lesson-orders-steady-done = A 4, and 2 from the general: passed, B1-1 is in line. It may still go half its speed. The order was all it had this turn.
lesson-orders-steady-none = A 4, and alone that fails: they stay in column and their order is lost. With the general it would have been enough. He can do this once a turn.
lesson-orders-end = So: column to get there, line to shoot, and change before the enemy is close, because near him the test gets harder. Keep officers near those who need them. Next: fire.

## Fire

lesson-fire = Fire
lesson-fire-aim = Shoot from the halt, at the right distance, with everything you have.
lesson-fire-begin = Turn 2. B2-1 and the British R2-1 face each other at 9 inches. A musket reaches 12. A unit in line throws a die for each of its Attacks, here 12; each needs the unit's number to hit, 4 or more for yours, and each hit then throws again to wound.
lesson-fire-halt = Your line hits on 4 or more, but each drawback adds 1 to that: beyond half range, having moved, and skirmishers before the target, which he has. He has just moved. You have not: give no orders, and let everybody halt.
lesson-fire-halt-hint = No more orders.
lesson-fire-halt-done = All halt, and the officers stay too. Now the fire: you have the initiative, so yours comes first.
lesson-fire-halt-double = Whoever goes at the double does not shoot that turn. He would have the volley for himself.
lesson-fire-halt-moved = Whoever moves hits worse by 1. An advance to half range gains 1 and loses 1, and puts you at half range of him as well. Halt, and let him do the walking.
lesson-fire-long = You name all targets first, then all of it is shot. Look at the odds: 9 inches is beyond half range, and he has skirmishers out: 6 or more. Shoot at R2-1 all the same, and let the gun fire too.
lesson-fire-long-hint = B2-1 at R2-1, the gun B1-2 at R1-1 or R1-2.
lesson-fire-long-done = Three hits, two wounds; the gun missed. R2-1 tested its courage and stood. Then he fired: he had moved, so he would need 7. That means half the dice, and 6 or more. One wound.
lesson-fire-long-held = Holding fire saves nothing: powder is not counted. Whoever has not shot may still fire at a charge, but nobody can reach you yet.
lesson-fire-long-gun = The gun reaches 30 inches and has nothing else to do. Let it fire.
lesson-fire-first = Turn 3, and the initiative is yours: say who moves first. Remember what moving does to his fire, and what it would do to yours.
lesson-fire-first-hint = Let Red move first; then you see where he is, and stay where you are.
lesson-fire-first-done = He came on 4 inches more, to 5 inches. You halted again. Your fire comes first, for in every other phase whoever has the initiative begins.
lesson-fire-first-blue = Now you move before you know what he does. If you halt he may stop at a distance that suits him. Whoever means to shoot likes to move last.
lesson-fire-close = At 5 inches you are within half range: 5 or more instead of 6, twice as many hits. So near, the nearest enemy must be the target. Fire.
lesson-fire-close-hint = B2-1 at R2-1, and the gun as before.
lesson-fire-close-done = Six hits, five wounds: with the two from before R2-1 has 7 damage. It tested its courage once more, and now it is stunned.
lesson-fire-close-held = Now of all times! He has walked into your best range, and his volley comes next.
lesson-fire-end = Shoot from the halt, within 6 inches if you can, and first. A column shoots with half its dice and is hit more often, so let lines do the shooting. The log opens into all dice. Next: what damage does to courage.

## Courage

lesson-courage = Courage
lesson-courage-aim = Know when a unit wavers or runs, break his, and mend yours.
lesson-courage-begin = Battles are not won by killing everybody but by breaking nerves. Courage is two numbers; R2-1 has 16 and 18. When a unit is hurt and has two damage or more, two dice are thrown and its damage is added. From 16 it is stunned, from 18 it routs and is gone.
lesson-courage-shake = R2-1 has 2 damage and has come to 5 inches. With so little only a double six would stun it: it needs more. Give it a volley, gun and all.
lesson-courage-shake-hint = B2-1 at R2-1, the gun B1-2 at R1-1 or R1-2.
lesson-courage-shake-done = Five wounds make 7 damage; the dice showed 10: 17, stunned. A stunned unit tests before it shoots: it passed and hit you once. You have 2 damage, tested too, and stood: 7 and 2 are far from 16. Your dragoons could have charged; here they waited.
lesson-courage-held = Without new wounds there is no test, and R2-1 keeps its nerve. Then it shoots.
lesson-courage-gun = Let the gun fire as well: the landwehr too must test once it has two damage.
lesson-courage-rally = The end of the turn: officers take damage off. A comandante throws two dice, each 4 or more takes off one. He must not have gone at the double, and no enemy may be within 2 inches of the unit. Let B2 rally B2-1.
lesson-courage-rally-hint = B2 rallies B2-1.
lesson-courage-rally-done = A 5 and a 2: one damage comes off. His comandante did nothing. Turn 4: you let him move first, he halted, and so did you. Your fire begins.
lesson-courage-rally-none = A rally costs nothing, and each damage that stays is added to every later test. Never leave it out.
lesson-courage-stunned = R2-1 is stunned to the end of this turn. It may only halt, turn or step back. It shoots only after a test and then badly, does not charge, and fights with half its dice. Its damage stays: 7, so 11 on two dice is a rout, and each new wound makes it one less.
lesson-courage-rout = Do not let it recover. Fire again.
lesson-courage-rout-hint = B2-1 at R2-1, and the gun at what you like.
lesson-courage-rout-done = Three wounds: 10 damage. The dice showed 8: 18, and R2-1 runs. Twenty-four figures had taken ten hits. What routs is gone for good.
lesson-courage-rout-held = Then it comes to itself at the end of the turn, and its officer takes damage off.
lesson-courage-end = So: put all your fire into one unit, since two half hurt ones still stand. Rally your own every turn. Fire into a flank adds 1 to the test, into the rear 2. And when half of an army is lost, its commander must test or the battle is over. Next: the charge.

## Charge and square

lesson-charge = Charge and square
lesson-charge-aim = Meet a charge of horse in square, and strike with your own where it pays.
lesson-charge-begin = Turn 3, after the fire. Charges are declared one by one, and each target reacts before it is struck. The charger strikes first: what breaks then does not strike back. Red has the initiative: the light dragoons R2-2 charge your line B2-1.
lesson-charge-square = Against a line horse hits on 3 or more; against a square it needs 3 pips more, and loses what makes its blows heavy. B2-1 has shot this turn and cannot fire at them. To form square is a test at -2, but if it fails you hold just as you would have. Form square.
lesson-charge-square-hint = Choose the square among the reactions.
lesson-charge-square-done = Before the die falls you are asked who helps.
lesson-charge-square-held = You hold in line: twelve dice on 3 or more, about four wounds before you strike at all. An attempt at the square would have cost nothing.
lesson-charge-steady = One chance in six so far. Comandante B2 stands close by: he adds 1, and that doubles it.
lesson-charge-steady-hint = Choose B2.
lesson-charge-steady-done = A 5: less 2, plus 1, makes the 4 that is needed. B2-1 is in square. Whoever charges may then think better of it, and he did: his charge is spent for this turn. Now the charges are yours.
lesson-charge-steady-none = A 5, less 2: it fails, and the horse rides into a line. With the comandante it would have been enough.
lesson-charge-charge = R2-1 has 7 damage, is stunned, and has shot: it can neither fire at you nor strike with more than half. Your dragoons B2-2 have halted, so they charge 12 inches, and it is 11. Look at the odds, then charge.
lesson-charge-charge-hint = B2-2 charges R2-1: it breaks in about seven cases of ten.
lesson-charge-charge-done = They held. Seven hits, four wounds: 11 damage, the dice showed 8, and that is a rout. Nobody struck back.
lesson-charge-charge-none = The chance of the day, left alone. Next turn R2-1 steps back, and its officer rallies it.
lesson-charge-won = The victor may stay and turn about, go on by a die, or fall back by half a die. After a fight your horse is disorganised, and R2-2 is fresh and near. Do not go farther.
lesson-charge-won-hint = Withdraw, towards your own; staying to face R2-2 will do as well.
lesson-charge-won-done = Good. The horse stays close to the square, which no cavalry likes to ride at.
lesson-charge-won-advance = They ride on alone, disorganised, with fresh enemy horse beside them. That is how good cavalry is lost.
lesson-charge-end = So: horse against a line, or better a flank, or whoever is shaken; never against a fresh square. A flank doubles your dice, the rear triples them. In square you do not move, and fire and guns tear it: form line again when the horse is gone. Next: guns.

## Guns

lesson-guns = Guns
lesson-guns-aim = Leave a gun where it sees far, and know when ball and when canister.
lesson-guns-begin = Your gun B1-2 reaches 30 inches and shoots as well at 30 as at 10. It throws one die, 4 or more. But a hit is a ball that goes through: up to six impacts by a die, and nearly each of them wounds. Red sends the landwehr R1-1 at you in attack column.
lesson-guns-stay = A gun that is in place turns its barrel to the target by itself. If it moves it hits worse, and harnessed to its horses it does not shoot at all. It sees everything from here. Give no orders.
lesson-guns-stay-hint = No more orders: all halt.
lesson-guns-stay-done = All halt. Now the fire.
lesson-guns-stay-limber = Behind its horses it goes much faster, but this turn it does not shoot, and to shoot again it must be unlimbered. Worth it only when there is nothing to see.
lesson-guns-stay-moved = By hand a gun goes 2 inches, and shoots worse for it. From there it sees no more than from here.
lesson-guns-ball = Two targets in range: the column R1-1 and the gun R1-2. A deep formation is what a ball likes: against an attack column you throw two failed wounds again. Fire at R1-1.
lesson-guns-ball-hint = B1-2 at R1-1.
lesson-guns-ball-done = A hit, three impacts, three wounds. They tested and stood. On turn 2 they came on at the double, your gun and B1-1 shot and hit nothing. On turn 3 you let him move first again: he advanced 4 inches. You halted.
lesson-guns-ball-gun = A gun is a small target and does not come nearer. The column does, and it is dense.
lesson-guns-held = Nothing is saved by that. Whoever can shoot should.
lesson-guns-near = Now R1-1 is within 6 inches of your gun. If it charges a gun it strikes with three times its dice, and that is the end of the gun. So it must not get that far. At this distance there is canister: eight dice instead of one.
lesson-guns-canister = Fire canister at R1-1, and B1-1 with its muskets as well.
lesson-guns-canister-hint = B1-1 at R1-1, B1-2 at R1-1 with canister.
lesson-guns-canister-done = The novices did nothing. The canister: four hits, three wounds, 6 damage in all. The dice of courage showed 6: 12, and landwehr routs from 11. They are gone.
lesson-guns-canister-ball = Ball is one die, hit or miss. At 6 inches canister throws eight, and you need it now.
lesson-guns-canister-far = Their gun can wait. This column is one charge away from yours.
lesson-guns-end = So: a gun at a place with a long view, and somebody beside it. Ball into columns and squares from afar, canister at 6 inches. Charged and not yet fired, it may answer with canister too. To move it, limber one turn, unlimber another. Next: officers.

## Officers

lesson-officers = Officers
lesson-officers-aim = Keep your officers where they are heard, and know what they risk with a unit.
lesson-officers-begin = You have two officers: the general B1, heard 12 inches far by everybody, and the comandante B2, heard 6 inches far by his own, B2-1 and B2-2. The dragoons B2-2 have just ridden 12 inches ahead. Who hears neither may disobey: a test before each order.
lesson-officers-ride = Officers ride when all units have moved. The dragoons are out of hearing. Let B2 ride after them.
lesson-officers-ride-hint = Choose B2, then ride.
lesson-officers-ride-done = He rides up to 8 inches at his ease, up to 16 at the double.
lesson-officers-ride-other = The general has his own troops here, B1-1 and the gun. The dragoons are under B2.
lesson-officers-ride-none = Then the dragoons are alone: next turn they obey on 4 or more, and stand still otherwise.
lesson-officers-between = B2 has two units, and they are far apart. Put him between them, where both are within 6 inches: about 10 inches ahead and 4 to the right. More than 8 inches is the double, and after that he rallies nobody this turn. But nobody is hurt.
lesson-officers-between-hint = Halfway between B2-1 and B2-2, a little nearer to the dragoons.
lesson-officers-between-done = Both hear him. The enemy stayed where he was, nobody fired, and on turn 2 you move first.
lesson-officers-between-joined = With one unit he goes where it goes, and the other may lose him. Between the two he serves both.
lesson-officers-between-stayed = He is near B2-1 only. The dragoons stay out of hearing.
lesson-officers-obey = Now order the dragoons B2-2 to advance.
lesson-officers-obey-hint = B2-2, advance.
lesson-officers-obey-done = They obeyed at once, without a die, and went 4 inches. All others halted, and now the general B1 is about to ride.
lesson-officers-obey-double = They obey as well, but 12 inches on they are out of hearing once more. Do not outrun your officers.
lesson-officers-obey-none = They hear him now: use it. Without an order they halt.
lesson-officers-join = An officer may join a unit by riding into it. Then he fights with it and adds his blows, but shares its wounds and may fall, and he no longer helps others with their tests. B1-1 are novices and will need him in a fight: let B1 join them.
lesson-officers-join-hint = Put B1 on B1-1, or take the offer to join it.
lesson-officers-join-done = He is with them, and goes where they go until he leaves. Do this before a fight, and not with your only general if much is at stake.
lesson-officers-join-stayed = He stays behind them. That is safe, and he can steady a test from there. Here he was to join.
lesson-officers-join-beside = He rides, but stays on his own. To join he must be put on the unit itself.
lesson-officers-end = So an officer does four things: he is heard, he steadies one test a turn, he rallies one unit at the end, and he fights with one if he must. If the general falls, all take note of it. Last, a small battle of your own.

## A small battle

lesson-battle = A small battle
lesson-battle-aim = Win the learning battle with what you know.
lesson-battle-begin = Four turns. Each side has a marker before it. At the end a marker counts for whoever alone is within 6 inches of it: your own 1 point, the enemy's 2. So keep yours, and take his or at least stand beside it. Your enemy gives his orders by chance: he is there to practise on.
lesson-battle-column = B2-1 has the longest way to the enemy's marker: draw it up in attack column, and all others in line.
lesson-battle-column-hint = B1-1 line, B2-1 attack column, B2-2 line.
lesson-battle-column-done = The column doubles 7 inches a turn, a line only 5. You had the initiative and chose to move first.
lesson-battle-column-line = A line shoots best but doubles only 5 inches. Four turns are too short for that: the marker is almost 30 inches away.
lesson-battle-column-march = A march column is a little faster still, but it neither shoots nor charges, and whoever charges it strikes with double dice. The attack column is fast enough.
lesson-battle-go = Send B2-1 and B2-2 to the enemy's marker. First turn: advance, with a turn towards it. Then at the double while it is far, and halt within 6 inches. Begin with B2-2: order an advance.
lesson-battle-go-hint = Choose B2-2, then the advance.
lesson-battle-go-done = Of the orders to march only this one has a turn on the spot in it. Now the way.
lesson-battle-go-double = At the double nobody turns on the spot: the dragoons would ride past the marker. Turn first, double next turn.
lesson-battle-go-ended = Whoever has no order halts. Four turns leave none to lose.
lesson-battle-turn = Turn B2-2 towards the enemy's marker and take it 8 inches ahead.
lesson-battle-turn-hint = About 34 degrees to the right, then straight ahead as far as it goes.
lesson-battle-turn-done = Now it looks at the marker. Next turn 12 inches at the double, and it is there. B2-1 does the same on foot.
lesson-battle-turn-straight = That leads past the marker, and the turn is still to be made.
lesson-battle-turn-stayed = It has hardly moved. A turn on the spot costs none of the 8 inches: do both.
lesson-battle-keep = Leave B1-1 and the gun where they are. B1-1 is within 6 inches of your marker, and somebody has to be.
lesson-battle-fire = Every turn, whoever can shoot shoots. The gun reaches 30 inches and turns to its target by itself.
lesson-battle-react = If you are charged, form square where that is offered, else fire, else hold. You need charge nobody: being there is enough.
lesson-battle-end = Now it is yours. Here these five sentences are enough. Against a veteran, the strong opponent, they are not: he comes for your marker, and there you will need all the other lessons.
