# The lessons of Mistral. Words of the rules are written with a capital, as on the table.

lesson-other = That is allowed, and you see what came of it. It is not what this step is about: go back and try, or play on for a while.

## Map and winds

lesson-winds = Map and winds
lesson-winds-aim = Take a fleet where you want it: with the wind, against it, and where none blows.
lesson-winds-begin = You command the British. Places on the map are joined by lanes, and on each lane a wind rules: it blows one way. Your Grand Flotilla lies with two others off Hyères, in Coastal Space A, and is to go home to Port Mahon. A Turn has four Impulses, and each of these four increments, MPIs; in three of them a Flotilla has a Movement Point, an MP. Whatever this lesson does not need passes by itself.
lesson-winds-with = Touch the Grand Flotilla and see where it can go, and for what price. The lane to Space #12 runs with the Prevailing Wind: 1 MP, without a die. Send it there and let all others mark time.
lesson-winds-with-hint = Grand Flotilla to Space #12; all others mark time.
lesson-winds-with-done = With the wind a step costs 1 MP, and you are there at once. Prevailing Winds blow all year, unless a Seasonal Wind takes their lane over.
lesson-winds-with-beat = That way lies against the wind. It has begun to beat, and arrives only with its next MP in this Impulse. That is for later.
lesson-winds-with-harbour = It goes into a harbour on this coast. But it is to go home to Port Mahon, where the dockyard is.
lesson-winds-with-stay = An MP that is not used is gone; they are not saved up.
lesson-winds-beat = Against the wind a step takes two MPs of the same Impulse. So begin now what must arrive: let Flotilla A beat to Space #13, off Toulon. The Grand Flotilla goes on into the In Box of the Golfe du Lion, for 1 MP whatever blows.
lesson-winds-beat-hint = Flotilla A to Space #13; Grand Flotilla to the In Box of the Golfe du Lion.
lesson-winds-beat-done = Flotilla A has spent one MP and still lies where it was. The Grand Flotilla is at the edge of a Sea Zone: open sea with a way in, a middle and a way out.
lesson-winds-beat-away = The Grand Flotilla is to cross the Golfe du Lion; it begins with the In Box.
lesson-winds-beat-box = The Grand Flotilla has lost an MP. The In Box costs 1 MP, whichever wind blows.
lesson-winds-beat-late = One MP is left to Flotilla A in this Impulse, and against the wind it needs two. Now it cannot be off Toulon before the next.
lesson-winds-arrive = The last MP of this Impulse. Let Flotilla A finish: the same way again, to Space #13. The Grand Flotilla waits this once.
lesson-winds-arrive-hint = Flotilla A to Space #13; the Grand Flotilla marks time.
lesson-winds-arrive-done = Flotilla A has arrived. A new Impulse has begun, and with it the winds were thrown anew: Vendavales in the west, and the Mistral in the north again.
lesson-winds-arrive-lost = The beat was given up, and the MP already spent on it is lost.
lesson-winds-arrive-hasty = It may try that now, and you see whether it did. We take it in the next step, with more MPs at hand.
lesson-winds-arrive-back = That leads back to Space #12, away from home.
lesson-winds-catch = From the In Box to the middle no wind carries you: you must Catch the Wind. The price is 1 MP, the chance stands beside it: 6 or less on a die of 0 to 9, since Mathews commands. Try it.
lesson-winds-catch-hint = Grand Flotilla: Catch the Wind for the Golfe du Lion.
lesson-winds-catch-done = A 4: you are in the Golfe du Lion. Had it failed, only the MP would be gone. With the next MP you went on to the Out Box.
lesson-winds-catch-stay = Waiting gains nothing: a failed try would have cost the same MP.
lesson-winds-home = From the Out Box several ways lead on, each with its number. The Mistral blows towards Port Mahon and helps: read the chance. Go home.
lesson-winds-home-hint = Grand Flotilla: Catch the Wind for Port Mahon.
lesson-winds-home-done = Port Mahon, two Impulses after you set out. In the next it may enter harbour.
lesson-winds-home-against = That is against the Mistral, which takes 2 from the number. With the wind behind you it adds 2.
lesson-winds-home-elsewhere = That leads elsewhere. With the Mistral, Port Mahon cannot be missed.
lesson-winds-home-stay = You had an MP and a wind that cannot fail. In the next Impulse it may blow the other way.
lesson-winds-gale = While you sailed, a Gale passed through the Strait of Gibraltar: Force 8. Whoever lies in a Gale takes Damage Points in every MPI, and stronger Gales reach the Spaces around. Look where they are before you move, and where the wind drives them.
lesson-winds-end = Remember: with the wind 1 MP, against it 2 of one Impulse, with none a throw. Winds hold for an Impulse and then change, so the shortest way is the one that the wind likes. Next: what your counters hide.

## Formations and hidden counters

lesson-counters = Formations and hidden counters
lesson-counters-aim = Know what a counter holds, and make the enemy guess.
lesson-counters-begin = A counter at sea is a Formation: a Leader, and Squadrons under him. The Grand Flotilla has Mathews, two Squadrons of four Sail, that is, ships of the line, and the flagships Namur and Marlborough: ten Sail. Flotillas A and B have nine each. A Detachment is one or two Squadrons and needs no Admiral. Touch them and see.
lesson-counters-hidden = You see all that is yours. The enemy sees three counters with numbers, and not what is in them. Of him you see the same: how many Squadrons lie in Toulon, and where his counters are, once they sail. Whoever is Spotted shows his Squadrons and his Leader.
lesson-counters-dummies = You have four Dummies: counters with nothing in them, that sail like others. They are placed at the beginning of an Impulse, where you have a Formation at sea. Place two in Coastal Space A, and keep two.
lesson-counters-dummies-hint = Dummies 1 and 2 into Coastal Space A; 3 and 4 as they are.
lesson-counters-dummies-done = The enemy reads: two British counters are added. All five numbers were dealt anew, so he does not know which are the new ones.
lesson-counters-dummies-none = Now each counter he sees is a fleet. Dummies cost nothing.
lesson-counters-dummies-all = That is allowed. But four at one place with three fleets will be searched sooner. Keep some for elsewhere.
lesson-counters-sail = What lies in harbour is no counter: the enemy sees only how many Squadrons there are. Detachment 1, in Port Mahon, is Fitting Out: ready to sail. Let it leave harbour. The Dummies mark time.
lesson-counters-sail-hint = Detachment 1 leaves harbour; all else marks time.
lesson-counters-sail-done = Now there is a counter before Port Mahon. The enemy sees that somebody sailed, and not that it is two ships.
lesson-counters-sail-dummy = A Dummy that goes ahead alone says what it is. Your Flotillas have no MP in this first MPI: wait, and move them together.
lesson-counters-sail-stay = It may stay. But here you are to see how a Formation leaves harbour.
lesson-counters-feint = Now deceive him. Flotilla B is to go to Space #12, and a Dummy with it. The Grand Flotilla and Flotilla A stay with the other Dummy. Then he sees two go and three stay, and must guess where the strength is.
lesson-counters-feint-hint = Flotilla B and Dummy 1 to Space #12; all others mark time.
lesson-counters-feint-done = Two went, three stay. In Space #12 the numbers were dealt anew, so there is no use in having watched one of them.
lesson-counters-feint-alone = Flotilla B goes alone: nine Sail, and he sees a single counter. Send a Dummy along, and it may be two fleets.
lesson-counters-feint-only = Only Dummies went. As a feint that is sound, but Flotilla B was to go too, so that a Search there finds something real.
lesson-counters-feint-many = Now the strength goes too, and nobody watches Toulon. One Flotilla and a Dummy are enough.
lesson-counters-seen = And he does the same to you. A counter has left Toulon: “Bourbon counter 1”. The Grand Flotilla, a Detachment, a Frenchman who may not be attacked yet? You cannot know. To find out, you Search.
lesson-counters-end = Remember: a counter is a question. Keep Dummies with fleets, move them as a fleet would, and do not trust a number from yesterday. Who sails with whom is changed in the Administrative Phase, after the four Impulses: Squadrons, Leaders, one Formation under another. Next: Searching.

## Search

lesson-search = Search
lesson-search-aim = Find out what a hidden counter is, and keep it in sight.
lesson-search-begin = Impulse 2. Two Bourbon counters lie before Toulon, just outside the harbour. One may be a Dummy. Your three Flotillas wait next to them, in Coastal Space A. An enemy who is not Spotted cannot be attacked. So look first. For that you have Auxiliaries: frigates and other small ships.
lesson-search-name = In a window of Tasks you name a Task and a place, or pass. Beside a Search stands how many hidden counters are there, and the chance to Spot each. Search Toulon.
lesson-search-name-hint = Choose the Search of Toulon.
lesson-search-name-done = The enemy has heard it: a Search of Toulon. Not by whom; you choose that now, in secret.
lesson-search-name-pass = You passed, and they remain unknown. There are more windows, but so he gains time.
lesson-search-name-blockade = A Blockade keeps a frigate before a port for long. It tells you nothing about these two counters.
lesson-search-name-defiance = That is no small matter: France is still at peace with you, and to defy her costs 3 Prestige. Do it only to fight the French before the war.
lesson-search-send = Who goes? A Fleet Auxiliary Spots each counter with 60 in 100. Two of them sail with your Flotillas. Send one of these, and keep the one in Port Mahon for elsewhere.
lesson-search-send-hint = Fleet Auxiliary 1 or 2.
lesson-search-send-done = He Screened: one of his frigates met yours, and the Search is stopped. Both are in the Recovery Box now, and out for some time. That was his price too.
lesson-search-send-far = It would do as well. But it is the only one in Port Mahon, and your Flotillas have two of their own.
lesson-search-send-weak = That works with 50 in 100 only, and galleys are stopped by almost any Screen.
lesson-search-again = A Search that was stopped may be tried again, as long as you have Auxiliaries. And he has one less to Screen with. Search Toulon once more.
lesson-search-again-hint = Choose the Search of Toulon.
lesson-search-again-done = Now whom to send.
lesson-search-again-pass = One Screen, and you gave up. He has spent a frigate on it, and must decide again each time.
lesson-search-second = Fleet Auxiliary 2 sails with Flotilla B. Send it.
lesson-search-second-hint = Fleet Auxiliary 2.
lesson-search-second-done = This time he let it pass. A 3: a counter is Spotted, and it is the Bourbon Flotilla A under Navarro, Spaniards, eleven Sail. With Spaniards you are at war.
lesson-search-shadow = What is Spotted is lost from sight again when it gets away. Whoever found it may Shadow it: it follows, and the enemy stays Spotted wherever he goes. Your frigate then looks for no other counter. Shadow it.
lesson-search-shadow-hint = Choose to Shadow.
lesson-search-shadow-done = He did not Screen, and Fleet Auxiliary 2 keeps to its Task. From now on you know where the Spaniards are.
lesson-search-shadow-pass = Then it goes on looking, and afterwards to the Recovery Box. The Spaniards, at the end of the Impulse, may be one counter among many again.
lesson-search-own = The second counter before Toulon is still hidden. Formations Search too: where your fleet and a hidden counter share a place, you are asked at the end of each MPI, it costs nothing, and there is no Screen.
lesson-search-end = Remember: name, send, and expect a Screen. Auxiliaries are few, so Search where the answer decides something. He does it to you as well, and then it is you who Screens. A Dummy that is Spotted leaves the map. Next: a battle.

## Battle

lesson-battle = Battle
lesson-battle-aim = Bring an enemy to battle, with as many of yours as will come.
lesson-battle-begin = The Spaniards have sailed from Toulon into the midst of your fleet. You have Spotted them: Flotilla A under Navarro, three Squadrons and two flagships, eleven Sail. You have three Flotillas here. But one attacks first, and the others have to come up in time.
lesson-battle-attack = First comes the Weather Gauge, the windward side: whoever holds it chooses how hot it gets, and is hard to escape from. The higher number has it; a good Leader and sound ships raise it. Read Sail and number beside each attack. Attack with the Grand Flotilla.
lesson-battle-attack-hint = The Grand Flotilla attacks Bourbon Flotilla A.
lesson-battle-attack-done = Both had 8, so dice decided, and the lower wins: your 5 against his 9. You hold the Weather Gauge. Navarro could have tried to Withdraw, with 40 in 100, but he fights.
lesson-battle-attack-other = It may attack. But it has nine Sail and a poorer number, and the strongest should be in the battle from the start.
lesson-battle-attack-pass = Eleven Spaniards among twenty-eight of yours: it will not be better another day.
lesson-battle-join = Flotillas in the same place may try to join. Each throws; the number stands beside it. A try costs nothing, so let both try.
lesson-battle-join-hint = Choose Flotilla A and Flotilla B.
lesson-battle-join-done = Rowley with Flotilla A comes up. Lestock with Flotilla B needed 1 or less, threw 7, and stays away. So it was off Toulon in 1744. Nineteen Sail against eleven all the same.
lesson-battle-join-one = The other might have come too. A failed try costs nothing.
lesson-battle-join-none = Then ten Sail fight eleven, and eighteen look on.
lesson-battle-intensity = Who holds the Weather Gauge chooses the Intensity. Beside each stand the Damage Points, DP, to be expected, and that for both sides. In a Medium Battle one more Squadron may join a Combat, in a Heavy one two; in a Light one none. You are more: choose what lets you use that.
lesson-battle-intensity-hint = Medium; Heavy would do as well.
lesson-battle-intensity-done = The die makes a Damage Level of 3, the same for all Combats. Then each flagship was put beside a Squadron: Real Felipe with S2, Santa Isabel with S3. S1 has none.
lesson-battle-intensity-light = In a Light Battle nobody can join a Combat, and your greater number is worth nothing.
lesson-battle-pair = Squadrons are paired in turn, and you begin. Each pair is a Combat. S1 sails without a flagship and is the weakest of them: put any Squadron of yours against S1.
lesson-battle-pair-hint = Squadron B1, which has Barfleur, against S1.
lesson-battle-pair-done = Navarro put S2 and his flagship against B2, which has none: he knows it as well as you do. You paired B4 with S3. One Squadron of yours is left over.
lesson-battle-pair-flagship = That one has a flagship, which helps it. The weak one is now his to place.
lesson-battle-double = B3 has no opponent. Let it join a Combat: more Sail move your result to a better column. Beside each stands how many there will be on both sides. Overwhelm S1, in Combat 1.
lesson-battle-double-hint = B3 joins Combat 1.
lesson-battle-double-done = Two Squadrons and two flagships against three ships of the line: that will hurt.
lesson-battle-double-elsewhere = That helps there too. But where you are strong already, against S1, it may sink ships.
lesson-battle-double-none = Then four Sail and the Namur look on. Nobody comes to a battle to watch.
lesson-battle-shift = Last, what Leaders and flagships are worth. A better Leader gives shifts of columns: for your own guns, or against his. A flagship gives one. Take all shifts for yourself, and use the flagships.
lesson-battle-shift-hint = Leave the plan as it is proposed: Leadership 2, flagships used.
lesson-battle-shift-done = A 1 in Combat 1: nine DP, and the Neptuno sinks. In the others you gave and took some. After the battle the Oriente, shot to pieces, was lost as well.
lesson-battle-shift-leave = A flagship that is kept out of it takes no harm. But then you have one shift less where you wanted to win.
lesson-battle-shift-less = What you do not take moves his column down instead: safer, but you came to sink ships.
lesson-battle-after = Two Sail lost are 1 Prestige for you, and 1 less for him: 11 to 9. What was damaged stays so until a yard mends it, and only its owner knows by how much. After a Medium Battle all are Disorganised and need a check of their Leader to get in order again.
lesson-battle-end = Remember: Spotted first, then the strongest attacks, and everybody tries to come. With the gauge and more Sail, make it hot; without them, Light, or Withdraw. A battle by itself gives nothing: only what sinks counts. Next: Orders and Prestige.

## Orders and Prestige

lesson-orders = Orders and Prestige
lesson-orders-aim = Take an Order that you can fulfil, fulfil it, and keep your Prestige.
lesson-orders-begin = Prestige decides the war: you have 10, he has 10. Ships sunk and convoys hurt give some. And when a Year or a scenario ends, whoever has more net Orders, Fulfilled less Failed, gets 1 more; who is far behind loses some. So Orders are what the fleet is at sea for.
lesson-orders-draw = London sends Orders: you draw two and keep one. The Bourbons draw three. Draw.
lesson-orders-draw-hint = Choose to draw a set.
lesson-orders-draw-done = A Show of Force before Genoa, and a Blockade of Cadiz.
lesson-orders-draw-none = Without an Order nothing is Fulfilled, and nothing Failed either. To draw none is a choice too, but here you are to learn how it goes.
lesson-orders-choose = Take the one that lies on your way. Cadiz is beyond Gibraltar, and a Blockade lasts twelve Impulses. Genoa is two lanes from your fleet.
lesson-orders-choose-hint = Choose the Show of Force.
lesson-orders-choose-done = The other goes back to the Pool. A Received Order must be Issued within four Turns.
lesson-orders-choose-far = Twelve Impulses before Cadiz, with four Sail at least, and the way there in winter. That Flotilla will be missed off Toulon.
lesson-orders-issue = An Order is Issued to a Formation, and then it is that Formation's. A Show of Force is one throw: 4 or less, and 1 more for each four Sail beyond four. The Grand Flotilla, with ten, needs 5 or less. Issue it to the Grand Flotilla.
lesson-orders-issue-hint = Issue the Show of Force to the Grand Flotilla.
lesson-orders-issue-done = The enemy sees that you have Issued something, not what, nor to whom. That was all for now, and the first Turn has begun.
lesson-orders-issue-weak = It may take it. But the number depends on Sail, and nobody has more than the Grand Flotilla.
lesson-orders-issue-more = One more Order, and nobody sails for the first yet. An Order that is not fulfilled in time is Failed.
lesson-orders-issue-none = It lies in your drawer. Later, at sea, an Order reaches a Formation only by a Strategy Check; at the beginning it is certain.
lesson-orders-sail = To Genoa: first Space #12, with the wind.
lesson-orders-sail-hint = Grand Flotilla to Space #12; all others mark time.
lesson-orders-sail-done = One step more.
lesson-orders-sail-away = That is not the way to Genoa.
lesson-orders-sail-stay = An Order is Fulfilled by being there. The Turns are counted.
lesson-orders-before = No wind blows on the lane to Genoa: Catch the Wind.
lesson-orders-before-hint = Grand Flotilla: Catch the Wind for Genoa.
lesson-orders-before-done = There you are, before the port, and Spotted, since Genoa sees you. For the rest of the Turn all marked time. In the Event Step the die was thrown: you needed 5 or less, and it showed an 8.
lesson-orders-before-coast = Near is not enough: the Order says Genoa.
lesson-orders-again = For 1 Prestige you may throw again. Think: the Order has three more Turns, and next Turn you throw once more for nothing. And an Order is worth 1 Prestige only if it decides who has more of them in the end. Keep what you have thrown.
lesson-orders-again-hint = Choose to keep it.
lesson-orders-again-done = Right. A throw bought is a point given away for certain, for one that is won perhaps. It pays when a ship of the line hangs on it, or the last Turn.
lesson-orders-again-paid = 1 Prestige is gone, whatever fell. In the next Turn it would have been free.
lesson-orders-end = Remember: few Orders, near ones, at once, to whom they suit. Watch how long they run. When one cannot be fulfilled any more, it counts against you. And Prestige that you do not spend is Prestige. Next: convoys.

## Convoys

lesson-convoys = Convoys
lesson-convoys-aim = Bring a Convoy in: ask for it, meet it, unload it.
lesson-convoys-begin = Your dockyards live on stores from England. A Supply Convoy brings six Repair Points for Gibraltar and Port Mahon. It comes in by the west, through The Gut, and sails slowly. Each eight DP that the enemy does to it are 1 Prestige for him. So somebody should meet it. You have drawn an Order to Escort it.
lesson-convoys-escort = Issue the Escort to whoever is nearest. Detachment 2 lies in Gibraltar: two ships, enough to keep raiders away.
lesson-convoys-escort-hint = Issue the Escort to Detachment 2.
lesson-convoys-escort-done = Detachment 2 has its Order. No more for now.
lesson-convoys-escort-far = It may. But the Convoy comes to Gibraltar, and they are elsewhere or have better things to do.
lesson-convoys-escort-draw = One Order at a time: this one is still to be Issued.
lesson-convoys-escort-none = Without an Order nobody joins a Convoy, even if he lies beside it.
lesson-convoys-ask = A Supply Convoy comes only if you ask for it. Then a die is thrown in each Impulse, and the chance grows. Ask.
lesson-convoys-ask-hint = Choose to ask for it.
lesson-convoys-ask-done = A 1, at the first throw: the Convoy is in The Gut, and stays there for the Impulse. Such luck is rare. Now the second Impulse begins.
lesson-convoys-ask-pass = Then none comes this Turn, and the yards have what they have.
lesson-convoys-together = At the beginning of an Impulse you may Scatter a Convoy, so that a strong enemy finds only single ships. But it is Spotted for good then, and its Escort has Failed. Nobody is near: keep it together.
lesson-convoys-together-hint = Scatter none.
lesson-convoys-together-done = It stays together.
lesson-convoys-together-scatter = Scattered: everybody for himself, in sight of all. That is for when a fleet is upon it.
lesson-convoys-sail = The first MPI of the Impulse. Detachment 2 is still in harbour. Let it leave.
lesson-convoys-sail-hint = Detachment 2 leaves harbour.
lesson-convoys-sail-done = It lies before Gibraltar.
lesson-convoys-sail-stay = Then the Convoy arrives in the Strait, and nobody is there.
lesson-convoys-out = Both are to meet in the Strait of Gibraltar. The Convoy goes to the Out Box of The Gut. The wind blows from the Strait to Gibraltar, so Detachment 2 has to beat: two MPs. Begin now.
lesson-convoys-out-hint = Convoy to the Out Box of The Gut; Detachment 2 to the Strait of Gibraltar.
lesson-convoys-out-done = With the next MP both can be there.
lesson-convoys-out-stay = The Convoy has lost an MP, and Spanish frigates from Cadiz and Cartagena look out for it.
lesson-convoys-out-alone = The Convoy will be in the Strait before Detachment 2: in Straits everybody is Spotted, and it is alone.
lesson-convoys-meet = The Convoy must Catch the Wind, 8 in 10. Detachment 2 finishes its beat: the same way again.
lesson-convoys-meet-hint = Convoy: Catch the Wind for the Strait; Detachment 2 to the Strait.
lesson-convoys-meet-done = They met, and Detachment 2 is the Convoy's escort. A Spanish frigate attacked all the same: two escorts take two columns off, and it did 1 DP instead of 3. Then you sailed on to Gibraltar, and a new Impulse has begun.
lesson-convoys-meet-alone = The Convoy is in the Strait, Spotted, and Detachment 2 is not. A frigate from Cartagena attacks in full strength.
lesson-convoys-meet-away = The Convoy is to come to the Strait, where Detachment 2 waits for it.
lesson-convoys-unload = The Convoy lies before Gibraltar. Unloading takes an MP. Gibraltar has room for two Repair Points more; the rest is for Port Mahon. Unload as much as you can.
lesson-convoys-unload-hint = Convoy: unload 2 Repair Points.
lesson-convoys-unload-done = Gibraltar is full. Four points are left for Port Mahon, and to bring them there is another voyage.
lesson-convoys-unload-one = One is better than none, but the second costs another MP.
lesson-convoys-unload-away = Then Gibraltar goes without, and its yard with it. It was to unload first.
lesson-convoys-end = Trade goes the same way: in spring a British Convoy leaves for the Levant, in autumn one comes home, and so do the French; the Spaniards send troops to Italy. Remember: an escort before it comes, in Straits nobody is hidden, and when you hunt his Convoys, the same holds for him. Next: routine.

## Routine, and a small war

lesson-routine = Routine, and a small war
lesson-routine-aim = Let quiet days pass by themselves, and be asked when something happens.
lesson-routine-begin = Four Impulses a Turn, four MPIs each, and three windows of Tasks in every MPI: a winter asks you several hundred times, and mostly nothing is the matter. Standing orders answer for you. The enemy does not see them. First see how it is without them.
lesson-routine-pass = A window of Tasks, and no enemy at sea. Pass by hand, this once.
lesson-routine-pass-hint = Choose to pass.
lesson-routine-pass-done = And there is the next question already: how your stacks move. There are a dozen such in this Impulse alone.
lesson-routine-pass-blockade = A frigate before Barcelona may be of use. But it is away then, and you were to see how much a quiet day asks.
lesson-routine-alarm = Leave two standing orders, on the page “Routine” of the panel: no Tasks, and all stacks mark time; both unless an enemy counter is near. That is the alarm: when one lies in a place of yours or beside it, you are asked again.
lesson-routine-alarm-hint = “tasks never unless contact” and “stay all unless contact”.
lesson-routine-alarm-done = The rest of this MPI and half of the next went by without a question. Then a counter left Toulon, next to your fleet, and you are asked at once.
lesson-routine-alarm-deaf = Without an alarm these orders answer even when the enemy is beside you. He sails out of Toulon, and nobody looks. Orders without “unless” are for what never matters.
lesson-routine-alarm-spotted = Then you are asked only once somebody is Spotted. But whom nobody Searches for is not Spotted. For a fleet on watch, take an enemy near.
lesson-routine-alarm-half = One of the two is missing, and what it would answer is asked of you each time.
lesson-routine-asked = The alarm: Bourbon counter 1 before Toulon. Now it is worth thinking. Search there.
lesson-routine-asked-hint = Choose the Search of Toulon.
lesson-routine-asked-done = Fleet Auxiliary 1 found the Bourbon Grand Flotilla. It is French, and France is at peace with you: let it go, and keep watch.
lesson-routine-asked-pass = You were called for this. Look who it is.
lesson-routine-cruise = “A quiet cruise” sets the usual orders at once: all windows at sea until an enemy is near, no throws bought, the yards repair what they can. Add Searches always: they are free. But leave yourself what wins or loses: attacks, and Orders.
lesson-routine-cruise-hint = Press “A quiet cruise”, then Searches always. Nothing about attacks.
lesson-routine-cruise-done = So a winter asks some fifty to a hundred and fifty times instead of many hundred, and mostly when it matters.
lesson-routine-cruise-attack = With “never attack” your fleet looks on while a weaker enemy passes. That one you want to decide.
lesson-routine-cruise-short = Something of the quiet cruise is missing. No throw bought, “reroll never”, belongs to it, and the alarm on windows at sea.
lesson-routine-course = Courses can stand too: touch a Formation and then a place, however far. It goes there by the fastest way, Impulse by Impulse, and marks time or enters harbour. An alarm stops it and asks you.
lesson-routine-war = Now a small war of your own: the winter of 1744, four Turns, you are the British. More Prestige wins. Your enemy gives his answers by chance: he is there to practise on, and he wastes his Prestige.
lesson-routine-end = Five pieces of advice go with you. Against a veteran, the strong opponent, they are not enough: there you will need Orders, Dummies and a fleet that goes out to look.
lesson-war-routine = Leave the quiet cruise on, with an enemy near as the alarm, and Searches always.
lesson-war-orders = Four Turns are short: draw no Orders, and ask for no Supply Convoy. A Failed Order counts against you; none counts for nothing.
lesson-war-prestige = Spend no Prestige: no throws again, no better rows in the request table, no defiance of France.
lesson-war-attack = If a Spotted enemy lies where your fleet is, attack with your largest Flotilla if all of yours there together have more Sail than he, and choose a Medium Battle. If he attacks, fight.
lesson-war-rest = In windows of Tasks pass, in all else leave what is proposed: Auxiliaries, Squadrons and Leaders stand well for this winter.
