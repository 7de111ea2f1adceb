# Informes de Tercios: con lo que se abre una sala.

## Lo común

briefing-who = { $army_blue } ({ $troops_blue } Tropas, Azul) contra { $army_red } ({ $troops_red } Tropas, Rojo).
briefing-where = Un campo de batalla de la época de la pica y el arcabuz. Los jugadores ponen la escenografía, eligen lado y despliegan, salvo que hayan acordado una mesa ya puesta.
briefing-aim-blue = Destruya Tropas enemigas y a su Comandante, y salve las suyas: los puntos vienen solo de las pérdidas del enemigo.
briefing-aim-red = { briefing-aim-blue }
briefing-win = Un Comandante vale { $commander }; una Formación, { $formation }; cualquier otra Tropa, { $company }. Gana quien vaya por delante cuando acabe la batalla; cuanto antes acabe, mayor es la victoria. Un bando sin Tropas pierde en el acto.
briefing-long = { $length ->
    [limit] { $limit } turnos, según lo acordado.
    [time] Lo que dure el tiempo acordado: tras cada turno ambos dicen si se ha cumplido.
   *[variable] De { $first } a { $last } turnos: tras el turno { $first } acaba con { $lead } de ventaja, y con menos en cada turno siguiente.
}
briefing-know-1 = Las órdenes son cartas boca abajo junto a cada Tropa. Una Tropa sin desgaste obedece sin más; las demás tiran su Disciplina y necesitan un { $check } o más.
briefing-know-2 = El desgaste que pasa del Aguante obliga a un chequeo de ruptura: un { $rout } por cada punto de más, o la Tropa es destruida. Dele un respiro antes.
briefing-know-3 = Una carta que aún no se ha usado puede responder al enemigo: huir, disparar, afianzarse o contracargar cuando se acerca o carga.

## Primera batalla

briefing-learning-where = Un campo pequeño, nuestro, para aprender: la escenografía está puesta y los dos ejércitos desplegados, de modo que se empieza por las cartas.
