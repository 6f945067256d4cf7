### El lugar para aprender: lecciones, problemas y lo que se dice en la primera partida.

learn-welcome = El juego en cinco lecciones cortas. Después juegas tú.
learn-puzzles-help = Posiciones de partidas jugadas, cerca del final. ¿Qué es lo mejor?
learn-yours-last = { $yours } no está entre las mejores respuestas.
learn-play = Jugar una primera partida
learn-play-help = Una partida entera de dos, con Martin.
learn-finished = Ya conoces el juego. Lo demás es práctica.

coach-turn = ¿Qué edificio puedes pagar exactamente? Si ninguno: ¿qué carta te acerca a uno?
coach-pay = Paga el precio exacto si puedes. Si no, guarda lo que más vas a necesitar.
coach-gift = ¿A quién le costaría más: a ti sin el edificio o a tu rival?
lesson-exact = Pagar el precio exacto
    .goal = En un solo turno, compra dos edificios y toma dinero.
    .page1 = Un turno es una acción: tomar dinero o comprar un edificio en la moneda de su casilla. Puedes pagar de más, pero no se da cambio.
    .page2 = Paga el precio exacto y vuelves a jugar. Mira tu dinero: ¿qué precios puedes reunir exactamente?
    .hint-turn = ¿Qué edificio puedes pagar justo? Compra primero esos; el dinero va al final.
    .hint-pay = Elige cartas que sumen exactamente el precio.
    .solved = Tres acciones en un turno. Cada pago exacto es un turno gratis: por eso conviene tener muchas cartas pequeñas distintas.
    .miss = Tu turno ha terminado. Paga exactamente 9 en azul y 8 en verde, y luego toma dinero.
    .miss-over = Has pagado de más: el turno termina y no se da cambio. Otras cartas suman exactamente el precio.
    .miss-money = Tomar dinero termina el turno. Lo que puedas pagar exactamente debe ir primero.
    .miss-one = Tomar dinero ha terminado tu turno, y quedaba un edificio que podías pagar exactamente.

lesson-saving = Ahorrar una sola moneda
    .goal = Paga la Torre exactamente, en tu tercera acción.
    .page1 = La Torre cuesta 13 en azul. Tienes 5 en azul y un poco de todo. Los demás miran las cartas grandes.
    .page2 = Cada edificio se paga en una sola moneda. Un 9 en una moneda que no ahorras ayuda menos que un 5 en la que sí.
    .hint-turn = ¿Cuánto azul te falta todavía para 13?
    .hint-pay = Exactamente 13: una carta se queda en tu mano.
    .solved = Dos cartas pequeñas, 9 en total, y la Torre fue tuya con una acción de más. Ahorra una o dos monedas, no cuatro.
    .miss = La Torre aún no es tuya. Toma las cartas azules, haya lo que haya.
    .miss-mixed = Una carta más grande, pero no paga la Torre. Lo que necesitabas era azul.
    .miss-over = Tenías exactamente 13 en azul. Pagada al precio exacto, la Torre te habría dado una acción más.

lesson-scorings = Cuándo llegan las puntuaciones
    .goal = Consigue 7 puntos en la puntuación A.
    .page1 = La carta de puntuación A está en el segundo quinto del dinero y la B en el cuarto. Cuando ha salido un quinto del dinero, A puede llegar al final de cualquier turno.
    .page2 = Ha llegado el momento: antes de tu próximo turno se habrá puntuado A. En A solo cuenta el primer puesto, 6 puntos por la Torre y 1 por el Pabellón.
    .page3 = Tienes una Torre, y el jugador a tu izquierda también. Puedes pagar dos edificios, uno de ellos exactamente.
    .hint-turn = Los dos edificios cuentan en la puntuación A. ¿Con cuál vuelves a jugar?
    .hint-pay = Elige las cartas con las que pagas.
    .solved = 6 puntos por dos Torres y 1 por el Pabellón. El dinero en la mano no puntúa: cuando se acerca una puntuación, compra.
    .miss = La puntuación A ya pasó. Compra el Pabellón al precio exacto y después la Torre.
    .miss-money = El dinero no puntúa. La puntuación A llegó antes de tu próximo turno, y en Torres hubo empate.
    .miss-order = Pagas la Torre por encima de su precio, así que tu turno termina. El Pabellón, pagado exactamente, debía ir primero.
    .miss-late = El Pabellón da 1 punto. Con una segunda Torre habrías tenido 6 más.

lesson-lead = Una ventaja que nadie alcanza
    .goal = Gana la partida.
    .page1 = El mazo está vacío: si compras algo, la partida termina tras este turno. Lo que queda en el patio de obras es para quien tiene más dinero de su moneda.
    .page2 = Tienes 6 de las 11 Torres. Nadie puede tener más, pase lo que pase. Jardines tienes 2, y el jugador a tu izquierda 3.
    .page3 = En la puntuación C el primer puesto en jardines da 20, el segundo 12 y el tercero 5. Y el jugador a tu izquierda tiene más dinero azul que tú.
    .hint-turn = ¿Qué te da una séptima Torre? ¿Y un tercer jardín?
    .hint-pay = Elige las cartas con las que pagas.
    .solved = 16 puntos por los jardines en lugar de 12, y 16 para tu rival en lugar de 20. Lo que ya está ganado no necesita más edificios.
    .miss = Has perdido la partida. Con un tercer jardín compartes el primer puesto.
    .miss-tower = Seis de once Torres bastaban. La séptima no da nada, y el jardín fue para quien tenía más dinero azul.
    .miss-money = Ahora comprarán los demás. Podías terminar la partida con una victoria.

lesson-martin = Martin
    .goal = No dejes ni un punto a tu rival en la puntuación A.
    .page1 = Martin colecciona edificios y puntúa, pero no puede ganar. Tiene 3 Torres, y tu rival también; tú tienes 1.
    .page2 = Un edificio que compras se le puede regalar a Martin. Un pago exacto cuenta igual. La puntuación A está cerca: la próxima carta de dinero puede traerla.
    .page3 = En un empate los puntos se reparten. Si Martin va primero en solitario, nadie recibe esos 6 puntos.
    .hint-turn = Compra la Torre al precio exacto. Después tu turno sigue.
    .hint-pay = Exactamente 9, para volver a jugar.
    .hint-gift = Con 2 Torres no recibes nada en A. Y con 4, ¿qué hace Martin?
    .solved = Martin es primero, tu rival no recibe nada y tú tienes tus 5 puntos por los jardines. Un regalo es bueno cuando le quita más a tu rival que a ti.
    .miss = La puntuación A ya pasó, y tu rival tiene puntos.
    .miss-over = Has pagado de más: tu turno termina antes de que Martin pudiera ayudarte.
    .miss-kept = Con 2 Torres sigues tercero. Regalada a Martin, la Torre le habría costado 3 puntos a tu rival.
    .miss-money = Llegó la puntuación A, y tu rival compartió el primer puesto en Torres.
