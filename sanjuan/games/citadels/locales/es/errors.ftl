### Lo que no ha podido ser.

error-alone = Un jugador se elige solo: intercambia tu mano con él o cambia cartas.

## Por qué un texto no es una posición; lo citado son palabras del texto

position-seats = A Ciudadelas juegan de 2 a 8 personas, no { $count }
position-unknown = { $where }: { $what ->
        [district] distrito desconocido
        [character] personaje desconocido
        [question] pregunta desconocida
        [option] opción desconocida
        [field] campo desconocido
        [step] paso desconocido
       *[other] parte desconocida
    }, «{ $name }»; ¿quizá «{ $near }»?
