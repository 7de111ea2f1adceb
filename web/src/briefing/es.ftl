# De qué trata una partida.

briefing = De qué va
briefing-you = Usted lleva: { $side }
briefing-other = Lo que se le dice a { $side }
briefing-win = Cómo se gana
briefing-long = Cuánto dura
briefing-know = Tres cosas que conviene saber
briefing-to-the-table = A la mesa
briefing-no-more = No mostrarlo automáticamente
