# The lessons of Tercios. Troops go by their key (B1-1 is Blue's, R1-1 Red's); distances are in inches.

lesson-other = That is allowed, and you see what came of it. This step was about something else: go back and try, or play on a little first.

## Cards and initiative

lesson-cards = Cards and initiative
lesson-cards-aim = Lay the cards of a turn, and take your goes in a good order.
lesson-cards-begin = You command Flanders, in blue, against the Swedes. Points come from what the enemy loses: a Formation counts more than a company, a Commander more than either. In each turn both sides first lay a card beside every Troop, face down. Then they take goes, one Troop each.
lesson-cards-lay = A card is an order that cannot be changed later, so ask of each Troop: where will it be needed? The enemy is 24 inches away. Let both cavalry Troops Run: Run doubles their speed. Give both tercios Attention: two different things, for instance to move and to turn. The gun may have what you like.
lesson-cards-lay-hint = B2-1 and B2-2: Run. B1-1 and B1-2: Attention. The gun: any card. Then lay them.
lesson-cards-lay-done = He has laid his as well, and neither of you sees the other's. Both throw a die and add the level of the Commander, 3 on both sides: your 4 beats his 2.
lesson-cards-lay-attack = Attack is for charges. Nobody is near enough to be charged: whoever has this card and sees an enemy goes towards him and stops short, where it suits him and not you.
lesson-cards-lay-fire = Fire is for Troops with a target, and they do not move. Muskets reach 12 inches, the light gun 18, pistols 4: nobody is that near, and the card would be lost.
lesson-cards-lay-resist = Resist takes off wear, and braces against a charge. Nobody has wear yet and nobody is near: the Troop would stand idle for a turn.
lesson-cards-lay-run = Tercios that Run go eight inches, but that is all they do, and to an enemy who comes near a card of Run answers with flight alone. A block of pikes wants to stand: Attention.
lesson-cards-start = You have won the initiative, so you say who takes the first go. Nobody can hurt anybody yet. Whoever goes later has seen more: let Red begin.
lesson-cards-start-hint = Choose Red.
lesson-cards-start-done = Red begins with the gun. Its card was Fire, nobody is within 18 inches, and so the card is lost: that is what a card laid without a thought costs.
lesson-cards-start-own = You begin, and he sees where you go before he moves. When you can shoot or charge first, that is right. Today nobody can.
lesson-cards-go = Your go. You may activate a leader first, and then you must activate a Troop that still has its card. Take the cuirassiers, B2-1.
lesson-cards-go-hint = Choose B2-1 and activate it.
lesson-cards-go-done = The card is shown: Run. A Troop without wear obeys at once, without dice. Cavalry may turn for nothing before it runs; the way ahead is right, so it stays as it is.
lesson-cards-go-another = That Troop may go too: you are free to choose. Here it was about the cuirassiers, which have the longest way.
lesson-cards-go-leader = A leader may act before a Troop in the same go. He has a lesson of his own; go back and leave him alone for now.
lesson-cards-run = They may run 14 inches. But R2-1 has not acted yet, and if its card is Attack it charges 12 inches. Bring B2-1 forward some six to eleven inches, so that more than 12 remain.
lesson-cards-run-hint = Straight ahead, about nine inches.
lesson-cards-run-done = Some fifteen inches remain. He cannot reach you this turn, and you can reach him soon. R2-2 is next: it shows Resist, has nothing to take off, and stands.
lesson-cards-run-far = Now you are within 12 inches of R2-1, your card is spent, and his is not. If it is Attack, he charges you, and you have nothing left to answer with.
lesson-cards-run-short = That was your go for this Troop, and it has hardly gained ground. Who has nothing better to do closes in.
lesson-cards-second = So it goes on: one go each. A Troop whose card is spent does not act again this turn, and cannot react either. Begin with what the enemy knows already, and keep the card he fears for later. Activate any Troop you like.
lesson-cards-second-hint = For instance the gun, B3-1.
lesson-cards-second-done = Right: any Troop with a card will do, however near or far its leader is. Its card says what you are asked next.
lesson-cards-end = When nobody has a card left, the turn ends, and both lay new ones. Three things to remember: cards follow from distances; who goes later knows more; a card not yet used is a threat. Next: moving.

## Moving

lesson-moving = Moving
lesson-moving-aim = Bring Troops where you want them, with their fronts to the enemy.
lesson-moving-begin = Every move is one turn and one straight line: the Troop turns about the middle of its front, by 90 degrees at most, and goes there. It ends facing the way it went. So think of the front first, and of the distance second.
lesson-moving-action = Your tercio B1-1 has shown Attention: up to two different actions. Nobody is near enough to be shot at, so to move and to turn are open. Move first.
lesson-moving-action-hint = Choose to move.
lesson-moving-action-done = Now the table asks where. You place the middle of the front; the rest follows behind it.
lesson-moving-action-turn = To reorient is a turn by a quarter or a half, on the spot. From here you would show the enemy a flank, and then march off that way.
lesson-moving-action-none = The card is spent and the tercio stands where it stood. Nobody is forced to use an action, but here you have ground to gain.
lesson-moving-ahead = A tercio is slow: four inches. Take B1-1 straight ahead as far as it goes.
lesson-moving-ahead-hint = Four inches due north. The table marks how far it can go.
lesson-moving-ahead-done = Four inches, and the front still faces the Swedes.
lesson-moving-ahead-short = The front is right, but it could go farther: four inches in all. At that pace the battle is over before it arrives.
lesson-moving-ahead-aside = It has gone aside, so now it faces aside too. Shots go out of the front, and whoever charges into a flank halves what the pikes are worth. Straight ahead is better.
lesson-moving-more = One action is left, and it may not be a second move. You could turn. But B1-1 faces the enemy already: say that it does nothing more.
lesson-moving-more-hint = Choose: nothing more.
lesson-moving-more-done = Not every action has to be used. Red's gun, meanwhile, had nobody to shoot at: its card is lost.
lesson-moving-more-turn = A quarter turn, and the flank is open towards the enemy. Turn only when he is coming round your side.
lesson-moving-horse = Now the cuirassiers, B2-1. Their card is Run. Activate them.
lesson-moving-horse-hint = Choose B2-1 and activate it.
lesson-moving-horse-done = Cavalry is nimble: with Run and with Attention it may turn a quarter or a half for nothing, before anything else.
lesson-moving-horse-another = That Troop has its turn later. This was about the cuirassiers, which have a wood beside their way.
lesson-moving-turn = The free turn comes first. The way is north, where they are looking. Let them stay as they are.
lesson-moving-turn-hint = Choose to stay.
lesson-moving-turn-done = Right. This turn is for getting out of a trap: about face, and away.
lesson-moving-turn-rear = Now they look at their own edge of the table. A move turns by 90 degrees at most, so the enemy is out of their reach this turn.
lesson-moving-turn-side = They could still wheel back, but that gains nothing: from where they stood, the move itself turns them to either side.
lesson-moving-wood = They run 14 inches on open ground. The wood to the right slows them and disorders them; what counts is the way of the middle of the front. Pass west of the wood, six to eleven inches ahead, and stay more than 12 from R2-1.
lesson-moving-wood-hint = Straight ahead, about nine inches.
lesson-moving-wood-done = In good order, level with the wood, and out of his reach. Difficult ground takes a part of the speed; very difficult ground costs order as well.
lesson-moving-wood-in = In the wood they are disordered: they fight and shoot worse until they reorganise, and that takes an action of Attention. Only light Troops are at home there.
lesson-moving-end = That is moving: front first, then distance, and look at the ground under the middle of the front. If you drag a Troop too far, the table stops it where it may go and says why. Next: shooting.

## Shooting

lesson-shooting = Shooting
lesson-shooting-aim = Shoot where it counts, and know what wear does to whoever is hit.
lesson-shooting-begin = Today you are the Swede, in red: yours are the better muskets. A shot is as many dice as your Fire, and each hits on the target's defence or more. Then the target throws its Courage, and every success takes off a hit. What remains is wear. Turn 2: B1-1 stands ten inches before R1-1.
lesson-shooting-lay = With Fire you shoot at full strength and do not move. With Attention you may move and shoot, but with fewer dice. R1-1 has its target: give it Fire. R2-2 has arquebuses, which reach eight inches, and nobody so near: give it Attention.
lesson-shooting-lay-hint = R1-1: Fire. R2-2: Attention. All others as you like.
lesson-shooting-lay-done = The dice for the initiative: Blue 1, you 5.
lesson-shooting-lay-attention = With Attention R1-1 shoots with fewer dice, and it needs no move: the target is in range already. Fire is what you want.
lesson-shooting-lay-far = With Fire R2-2 cannot move, and no enemy is within its eight inches. It would stand and watch.
lesson-shooting-lay-silent = R1-1 has the best shot on the table, five dice, and only Fire gives all of them.
lesson-shooting-start = You have the initiative. In the first lesson it was good to wait. Now B1-1 may shoot at you as soon as you may at it. Who takes wear has to throw for obedience. Who begins?
lesson-shooting-start-hint = Choose Red: you.
lesson-shooting-start-done = Yes: the first shot is worth more than the second, because it may silence the answer.
lesson-shooting-start-late = Now he shoots first. If he hurts R1-1, it must pass a check before it shoots at all.
lesson-shooting-go = Activate R1-1.
lesson-shooting-go-hint = Choose R1-1 and activate it.
lesson-shooting-go-done = R1-1 is unhurt and obeys at once. The table asks at whom it shoots.
lesson-shooting-go-another = That was your go, and B1-1 shoots before R1-1 does. First the shot that matters most.
lesson-shooting-go-leader = A leader may act first. But here it is the muskets' turn; leaders have a lesson of their own.
lesson-shooting-fire = Before you confirm, read what the shot promises: five dice that hit on 4 or more, against four dice of Courage. Then shoot at B1-1.
lesson-shooting-fire-hint = Choose the musket shot at B1-1.
lesson-shooting-fire-done = 4, 5 and 6 hit; one die of Courage takes one off; two points of wear. And see what wear does: B1-1 wanted to fire back, threw three dice for its order, needed a 5 or 6, and failed. Its card is gone.
lesson-shooting-fire-hold = To hold fire is allowed, but a card kept so is a card lost: a shot risks nothing.
lesson-shooting-near = Next R2-2, with Attention: move first, shoot afterwards. Its arquebuses reach eight inches. Go straight ahead until B2-2 is within eight inches, and no nearer than you must: pistols reach four.
lesson-shooting-near-hint = Straight ahead, about six inches.
lesson-shooting-near-done = Within eight inches, and well outside the three at which he could react to your coming.
lesson-shooting-near-far = B2-2 is still farther away than eight inches: there will be no shot this turn.
lesson-shooting-near-aside = From there the front looks past B2-2, or it is too far. Shots leave through the front.
lesson-shooting-less = Now shoot. Attention leaves two dice of your three. Look at the odds, and shoot at B2-2.
lesson-shooting-less-hint = Choose the arquebus shot at B2-2.
lesson-shooting-less-done = One hit, and not one die of Courage held: a point of wear, and because nothing was cancelled, disorder as well.
lesson-shooting-end = Wear up to the Endurance makes a Troop unreliable. Beyond it a Troop must throw a six for each point too many, or it is destroyed. So shoot at one target with all you have, rather than a little at everybody. Next: charging.

## Charging

lesson-charging = Charging
lesson-charging-aim = Charge with the right Troop, first, and finish what you have begun.
lesson-charging-begin = You are Blue again, in turn 2. Only the card Attack leads to combat. Whoever charges strikes with more dice and goes farther; both sides strike at once, and whoever causes more wear wins. The loser falls back. R2-1 is alone before your two Troops of horse: destroy it.
lesson-charging-lay = R2-1 is not ten inches from B2-1, and Attack makes seven inches of speed into ten and a half. One charge seldom destroys anybody; a second one on the same target often does. Give both B2-1 and B2-2 Attack.
lesson-charging-lay-hint = B2-1: Attack. B2-2: Attack. All others as you like.
lesson-charging-lay-done = Both are ready. The dice: you 5, Red 1. The initiative is yours.
lesson-charging-lay-alone = B2-1 will charge alone then. If R2-1 survives it, nobody is there to finish it, and Resist takes the wear off again.
lesson-charging-lay-fire = Pistols reach four inches, and R2-1 is more than nine away. With Fire they do not move: nothing happens at all.
lesson-charging-lay-other = Without Attack there is no charge, however near the enemy is.
lesson-charging-start = Who begins? R2-1 charges 12 inches if its card is Attack. The charger has half as many dice again.
lesson-charging-start-hint = Choose Blue: you.
lesson-charging-start-done = Yes. When you are in reach of each other, be the one who charges.
lesson-charging-start-late = Now he has the first go, and R2-1 may charge you, or ride away from you.
lesson-charging-first = Lead with your strongest: the cuirassiers strike with six dice when they charge, the light horse with four. Activate B2-1. With one enemy in reach, there is nothing to choose.
lesson-charging-first-hint = Choose B2-1 and activate it.
lesson-charging-first-done = R2-1 did not react. Your six dice: four hits, one parried, three wear. Its four: one hit, parried. You have won, it falls back three inches, and with three wear it is at its limit.
lesson-charging-first-light = The light horse strikes with four dice against a fresh enemy with four, and bears only two wear. Let the heavy horse break him in, and the light horse finish.
lesson-charging-first-other = That was your go, and now R2-1 has one before you charge. A charge you have planned comes first.
lesson-charging-second = R2-1 is at its limit: it strikes with half its dice now, and every further wear means a rout check. The light horse is within 12 inches of it. Finish it with B2-2.
lesson-charging-second-hint = Choose B2-2 and activate it.
lesson-charging-second-done = Two wear more than it can bear: it needed two sixes on four dice and threw one. R2-1 is destroyed, and that is a point for you.
lesson-charging-second-other = That gives R2-1 a go: its card is Resist, perhaps, and then it has one wear less, or it gets away. Strike while it is at its limit.
lesson-charging-after = The winner may consolidate: go three inches on. But R2-2 is near and has its card still, and the light horse bears only two wear. Let it stay.
lesson-charging-after-hint = Choose to stay.
lesson-charging-after-done = Good. A victory is no reason to ride alone into the next enemy.
lesson-charging-after-on = Three inches on, and nearer to all that Red has here. That is worth it when the next target lies ahead and friends follow; here nobody does.
lesson-charging-end = Remember: first the strong, then the quick, both on one target. Charge into a flank if you can: whoever is taken there strikes and stands with less. And read the odds before you lay Attack. Next: reactions.

## Reactions

lesson-reactions = Reactions
lesson-reactions-aim = Answer the enemy in his own go, with the card that lies there.
lesson-reactions-begin = A Troop whose card is still unused may answer when an enemy charges it or comes within three inches of its front. It throws its Discipline, even unhurt, and needs a 5 or 6. If it fails, the card is lost. If it succeeds, the card is used up as well: it was its go.
lesson-reactions-cards = The card says what the answer is. Attack: a countercharge. Fire: a shot, with more dice than usual for firearms. Attention: a turn, or a weaker shot. Resist: braced, with more Courage. Run: flight. So lay cards for what he will do, not only for what you want to do.
lesson-reactions-lay = Turn 2. R2-1 stands less than ten inches before B2-1 and looks as if it will charge. A countercharge gives you the dice of a charge too, and if he does not come, you charge him. Lay the card for that beside B2-1.
lesson-reactions-lay-hint = B2-1: Attack. All others as you like.
lesson-reactions-lay-done = He won the initiative, 5 to 1, took the first go, and R2-1 showed Attack: it charges B2-1. Before it moves you are asked.
lesson-reactions-lay-run = Run answers a charge with flight and nothing else. That suits light horse; cuirassiers are there to fight.
lesson-reactions-lay-resist = Resist would brace them: more dice of Courage, and as good as the best answer if you only want to hold. But if he does not charge, B2-1 stands idle. Attack serves for both.
lesson-reactions-lay-fire = A pair of pistols before the clash is better than nothing. But against a charge you want the dice of a charge yourself.
lesson-reactions-counter = R2-1 will strike with six dice. If B2-1 stands it has four; if it countercharges, six. The check: two dice, a 5 or 6 on one of them. Without it nothing is lost but the card. React?
lesson-reactions-counter-hint = Choose to react.
lesson-reactions-counter-done = A 5: B2-1 rides to meet him. He causes one wear, you three: he has lost, falls back, and is at his limit. In your go you left B1-2 where it was.
lesson-reactions-counter-pass = They stood and took the charge: six dice against four, and lost. A card that is not used against a charge is seldom worth more afterwards.
lesson-reactions-counter-evade = Cavalry may try to evade with any card, by the same check. This time it failed and takes the charge standing. Evading is for those who would lose.
lesson-reactions-spent = Now R2-2 charges B2-1. Its card is used up, so it cannot react; as cavalry it could still try to evade. But these are arquebusiers: four dice against your four, and you hit them on a 3. Stand.
lesson-reactions-spent-hint = Choose to do nothing.
lesson-reactions-spent-done = One hit of his, and parried; one wear for him. Even without a card, a Troop strikes back at full strength.
lesson-reactions-spent-evade = They turn their backs to a weaker enemy, if the check lets them, and give up the ground they have just won.
lesson-reactions-end = Two things to remember. A card kept back is worth as much as one used, as long as the enemy fears it. And a Troop near its leader throws more dice for all this: a good reason to keep him close. Next: leaders.

## Leaders

lesson-leaders = Leaders
lesson-leaders-aim = Keep leaders where they are needed: near Troops that have to throw for obedience.
lesson-leaders-begin = You have a Commander, B0, and a leader for each command: B1 for the tercios, B2 for the horse. Leaders have no cards and take up no Troop's go. What they do best is to be near: a Troop that has wear throws fewer dice for its orders unless a leader of its own is within six inches and sees it.
lesson-leaders-lay = Turn 2. B1-1 stands in range of R1-1, and R1-1 of it. Let B1-1 shoot: give it Fire.
lesson-leaders-lay-hint = B1-1: Fire. All others as you like.
lesson-leaders-lay-done = Red won the initiative and shot first: B1-1 has two points of wear. From now on it must throw before it obeys. Alone it has three dice.
lesson-leaders-lay-attention = Attention leaves fewer dice for the shot, and B1-1 need not move.
lesson-leaders-lay-attack = With Attack the tercio goes six inches, and R1-1 is ten away: it would end in front of the muskets.
lesson-leaders-lead = Your go. Before the Troop you may activate one leader. B1-1 is alone: its leader B1 stands far behind. Activate B1 first.
lesson-leaders-lead-hint = Choose the Sargento mayor, B1.
lesson-leaders-lead-done = A leader may ride first, and then he has to try an action.
lesson-leaders-lead-hasty = Three dice, no 5 and no 6: the order is lost, and with it the shot. With its leader near, it would have thrown five.
lesson-leaders-lead-other = That Troop has used up your go, without a leader. He comes before the Troop in the same go, and not after it.
lesson-leaders-lead-another = He commands other Troops. Only the Commander and its own leader are of use to B1-1.
lesson-leaders-ride = A leader rides six inches, through friends and over any ground. Bring B1 within six inches of the rear of B1-1, and stay behind it: there he sees it and nobody reaches him.
lesson-leaders-ride-hint = Straight ahead, between three and a half and five and a half inches.
lesson-leaders-ride-done = Now he is near enough. That alone was worth the ride: look at the check of B1-1.
lesson-leaders-ride-short = From there it is more than six inches to B1-1, and it will throw as if he were not there.
lesson-leaders-ride-aside = That is no place from which he helps B1-1 this time: go straight up behind it.
lesson-leaders-action = Now his action: as many dice as his level, here one, and a 5 or 6 succeeds. Determined would make a charge of B1-1 stronger, but B1-1 is going to shoot. Run gives him a second ride. Try that.
lesson-leaders-action-hint = Choose to run.
lesson-leaders-action-done = A 2: no second ride, and he is exhausted until next turn. That does not matter: he stands where he should, and an exhausted leader still counts for the check.
lesson-leaders-action-determined = Determined counts only when the Troop charges. With Fire in hand it does nothing, whatever the die says.
lesson-leaders-obey = And now the Troop of this go: activate B1-1. With its leader near it throws five dice instead of three: 87% instead of 70%.
lesson-leaders-obey-hint = Choose B1-1 and activate it.
lesson-leaders-obey-done = A 5: it obeys. Its shot has caused R1-1 a point of wear, and now it is the Swede who has to throw.
lesson-leaders-obey-other = You rode up to help B1-1, and then another Troop goes. B1-1 may be shot at again before it acts.
lesson-leaders-end = A leader may also join a Troop: it has his virtues then, but he can do no actions, and dies with it if it is destroyed. Outside he is no target, but an enemy who rides over him may end him. Behind the line, six inches off: that is his place. Next: a small battle.

## A small battle

lesson-battle = A small battle
lesson-battle-aim = Win the first battle against the machine.
lesson-battle-begin = Now the whole battle is yours: Flanders against Sweden, five to eight turns. A Troop destroyed is a point, a Formation more. Whoever leads at the end has won, and a lead that is large enough ends it early. Five pieces of advice, and then you play.
lesson-battle-cards = Lay the cards from what each Troop can do now: Resist at its limit of wear, Attack if a charge is more likely won than not, Fire if it has a target, and otherwise Attention. “Complete the plan” does just that.
lesson-battle-run = One exception: whoever is more than 16 inches from every enemy runs, since nobody can hurt it yet and turns are few. That is so of all your Troops now. Lay the cards.
lesson-battle-run-hint = Run for both tercios and both Troops of horse; the gun as you like.
lesson-battle-run-done = Just so. In the first lesson the tercios had time; in a battle of few turns they have not.
lesson-battle-run-slow = With Attention a tercio goes four inches a turn, and the battle may be over after five. Far from the enemy, Run costs nothing.
lesson-battle-first = In your goes, first charge, then shoot, then let Troops rest, and move last. A blow that comes first may cost the enemy his answer.
lesson-battle-near = Move towards the nearest enemy, as far as you can, so that your front is to him. With Attention shoot if you can; if a Troop is disordered, reorganise it before it moves.
lesson-battle-react = When you are asked whether to react, react: a card that waits for a better moment seldom gets one. If there is a shot, take it.
lesson-battle-end = That is all. Take the advice with you, look at the odds, and play.
