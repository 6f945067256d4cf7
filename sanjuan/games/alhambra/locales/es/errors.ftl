### Lo que no ha podido ser.

error-bought_alone = Un edificio se compra solo.
error-too_much_money = Varias cartas suman { $most } como mucho. Estas suman { $sum }.
error-too_little_money = El precio es { $price }. Has elegido { $paid }.

## Por qué un texto no es una posición; lo citado son palabras del texto

position-seats = A Alhambra juegan de 2 a 6 personas, no { $count }
position-unknown = { $where }: { $what ->
        [building] edificio desconocido
        [card] carta de dinero desconocida
        [scoring] puntuación desconocida
        [question] pregunta desconocida
        [option] opción desconocida
        [field] campo desconocido
        [step] paso desconocido
       *[other] parte desconocida
    }, «{ $name }»; ¿quizá «{ $near }»?
position-hidden = { $where }: carta oculta
position-worth = { $where }: la mano { $value } vale otra cosa
