# Lo que se ve ocurrir en un tablero, y cómo se reproduce.

happening = Lo que ocurre
happening-play = Seguir
happening-pause = Pausa
happening-step = Siguiente
happening-speed = Velocidad: ×{ $speed }
happening-faster = Cambiar la velocidad
happening-end = Saltar al final
happening-sound = Sonido
# $needs: lo que los dados tenían que mostrar
happening-needs = necesita { $needs }
happening-pace = Lo que ocurre se muestra
happening-pace-1 = con calma
happening-pace-2 = el doble de rápido
happening-pace-4 = cuatro veces más rápido
happening-pace-0 = de golpe
