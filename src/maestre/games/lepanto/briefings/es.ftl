# Informes de Lepanto: con lo que se abre una sala.

## Lo común

briefing-win = Cuentan los buques que se conservan, no los hundidos: al final una galera vale { $worth_galley } a su dueño; una galeaza o una galeota, { $worth_galliot }. Antes se retiran los rechazados y los inmovilizados. Gana quien tenga más puntos; con los mismos, nadie.
briefing-long = { $turns } turnos, o hasta que un bando se quede sin buques.
briefing-aim-christian = Usted empieza con { $points_christian } puntos contra { $points_islamic }. Deshaga la línea enemiga con las galeazas y conserve sus galeras: cada una que pierde le cuesta más que al enemigo una galeota.
briefing-aim-islamic = Usted empieza con { $points_islamic } puntos contra { $points_christian }. Pase las galeazas o rodéelas, tome galeras al abordaje y no deje buques donde no pueda socorrerlos.
briefing-know-1 = El jugador cristiano mueve, combate y orienta sus buques; después, el islámico hace lo mismo. En el combate del enemigo nadie devuelve el fuego.
briefing-know-2 = Una galeaza no boga ni navega por sí sola: va a remolque de una galera o deriva.
briefing-know-3 = Desde el turno { $halved } las armas ligeras islámicas valen la mitad: su mejor momento es antes.

## La batalla

briefing-battle-who = La flota de la Liga Santa, al mando de don Juan de Austria, { $ships_christian } buques, contra la flota otomana de Alí Pachá, { $ships_islamic } buques.
briefing-battle-where = Ante Lepanto, a la entrada del golfo, en octubre de 1571.
briefing-battle-know-1 = Las reservas de ambos bandos no se mueven hasta el turno { $release }. Los primeros turnos se combate sin ellas.

## Primer combate

briefing-learning-who = Parte del centro de don Juan, { $ships_christian } buques con una galeaza a remolque, contra { $ships_islamic } de Alí Pachá, con galeotas entre ellos.
briefing-learning-where = Mar abierto ante Lepanto, en octubre de 1571: sin costa ni reservas. Un combate pequeño, nuestro, para aprender.
briefing-learning-know-3 = Mire el viento antes de largar velas, y recuerde que una galera que vira boga menos.

## La izquierda cristiana

briefing-left-wings-who = La izquierda cristiana de Barbarigo, { $ships_christian } buques con galeazas, contra la derecha islámica de Scirocco, { $ships_islamic } buques.
briefing-left-wings-where = Junto a la costa norte, ante Lepanto, en octubre de 1571, donde chocaron las dos alas.
