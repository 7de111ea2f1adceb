# Lo que dicen las lecciones de sí mismas; lo que enseña cada una está en la carpeta de su juego.

unknown-lesson = No hay ninguna lección «{ $lesson }» de { $game }: elija una de la lista.
lesson-over = La lección ha terminado: vuelva atrás o empiece otra.
lesson-go-on = Este paso ya está: siga adelante o vuelva a su comienzo.
lesson-not-yet = Este paso aún espera su respuesta: pida una pista, que se lo muestren, o sálteselo.
lesson-nothing-to-show = En este paso no hay nada que hacer: siga adelante.
lesson-too-long = Una sesión admite como mucho { $most } acciones: empiece la lección de nuevo.
