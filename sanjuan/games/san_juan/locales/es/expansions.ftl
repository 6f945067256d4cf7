### Los nuevos edificios y los eventos: cartas, preguntas, hechos.

## Nuevos edificios

card-office_building = Oficina
    .a = una Oficina
    .the = la Oficina
    .power = Cada ronda: cambia hasta 2 cartas
    .text = Al comienzo de cada ronda puedes descartar 1 o 2 cartas de tu mano y robar otras tantas.
    .note1 = Va antes de la Capilla, del Banco y del límite de mano.
card-guard_room = Cuerpo de guardia
    .a = un Cuerpo de guardia
    .the = el Cuerpo de guardia
    .power = Los demás se quedan con 6 cartas
    .text = Al comienzo de cada ronda, quien no tiene Cuerpo de guardia puede tener solo 6 cartas en la mano. Quien tiene uno puede tener 7.
    .note1 = Quien tiene una Torre puede tener 12 de todos modos.
card-hut = Cabaña
    .a = una Cabaña
    .the = la Cabaña
    .power = ¿Nadie vendió nada? Roba 1
    .text = Si nadie vende una mercancía en una fase del mercader, roba 1 carta.
card-tavern = Taberna
    .a = una Taberna
    .the = la Taberna
    .power = ¿Menos edificios que nadie? Roba 1
    .text = Al final de cada fase del constructor, si nadie tiene menos edificios que tú y alguien tiene más, roba 1 carta.
    .note1 = No hace falta haber construido. Puedes compartir el último lugar con otros.
    .note2 = No funciona en la fase en que se construyó.
card-park = Parque
    .a = un Parque
    .the = el Parque
    .power = Vale 6 bajo una Grúa
    .text = Cuando construyes sobre el Parque con una Grúa, rebaja el coste en 6 en vez de 3.
    .note1 = Los demás descuentos siguen valiendo. El precio nunca baja de 0.
card-customs_office = Aduana
    .a = una Aduana
    .the = la Aduana
    .good = customs
    .power = Recibe una mercancía que se vende por 2
    .text = Al comienzo de la fase del alcalde, si está vacía, se le pone encima como mercancía una carta que nadie ha visto. En la fase del mercader esa mercancía se vende por 2, diga lo que diga la lista de precios.
    .note1 = Su venta cuenta como cualquier otra, también para el Puesto de mercado y el Mercado cubierto, y puede pagar con un Mercado negro.
    .note2 = No se produce en la fase del capataz: el Pozo no la cuenta.
card-bank = Banco
    .a = un Banco
    .the = el Banco
    .power = Una vez: guarda cartas, 1 punto cada una
    .text = Una vez en la partida, al comienzo de una ronda, puedes guardar bajo el Banco cuantas cartas quieras de tu mano. Al final cada una da 1 punto.
    .note1 = Las guardas antes de que se comprueben las manos.
    .note2 = Lo que has guardado es tu secreto. Si se cubre el Banco, sus cartas siguen puntuando.
card-harbor = Puerto
    .a = un Puerto
    .the = el Puerto
    .power = Cada venta: guarda 1 mercancía, 1 punto
    .text = En cada fase del mercader, una de las mercancías que vendes va bajo el Puerto y no al descarte. Robas cartas por ella de todos modos. Al final cada carta guardada da 1 punto.
    .note1 = Nadie mira la mercancía. Si se cubre el Puerto, sus cartas siguen puntuando.
card-harbor-ed2 =
    .text = En cada fase del mercader, una de las mercancías que vendes puede ir bajo el Puerto y no al descarte. Robas cartas por ella de todos modos. Al final cada carta guardada da 1 punto.
card-goldsmith = Orfebrería
    .a = una Orfebrería
    .the = la Orfebrería
    .power = Revela 1 carta: ¿nadie la tiene? Tómala
    .text = En cada fase del buscador de oro revela 1 carta del mazo. Si ese edificio no está en ninguna ciudad, tampoco en la tuya, tómala. Si no, se descarta.
    .note1 = Funciona sin importar quién eligió al buscador de oro. Va antes de tu Mina de oro.
    .note2 = Una Biblioteca no la duplica.
card-residence = Residencia
    .a = una Residencia
    .the = la Residencia
    .power = Final: 4/3/2/1 puntos por tríos
    .text = Al final de la partida puntúa por grupos de 3 edificios distintos del mismo coste: 4 puntos por el primer grupo, 3 por el segundo, 2 por el tercero, 1 por el cuarto.
    .note1 = Dos edificios del mismo nombre no pueden estar en un mismo grupo, pero sí en dos. La propia Residencia cuenta como edificio de coste 6.
card-cathedral = Catedral
    .a = una Catedral
    .the = la Catedral
    .power = Final: 4/3/2/1 puntos por seises ajenos
    .text = Al final de la partida puntúa por los edificios de coste 6 de todos los demás: 4 puntos por el primero, 3 por el segundo, 2 por el tercero, 1 por el cuarto.
    .note1 = Está sobre la mesa. Quien quiera la construye en vez de una carta de su mano, por 7 menos los descuentos.
    .note2 = Cuenta como edificio violeta. Cubierta o destruida no vuelve.
card-cathedral-ed2 =
    .note2 = Cuenta como edificio urbano. Cubierta o destruida no vuelve.
good-customs = mercancía de aduana
    .amount = { $n ->
        [1] una mercancía de aduana
       *[other] { $n } mercancías de aduana
    }

## Eventos: .help dice lo que hace tomar uno

event-earthquake = Terremoto
    .the = el Terremoto
    .power = Todos pierden 1 edificio
    .help = Todos, también tú, destruyen uno de sus edificios con todo lo que tiene encima y debajo.
event-debt_relief = Condonación de deudas
    .the = la Condonación de deudas
    .power = Todos roban 3 cartas
    .help = Todos roban 3 cartas, tú primero.
event-taxes = Impuestos
    .the = los Impuestos
    .power = Los demás descartan 1 carta
    .help = Todos menos tú descartan 1 carta de la mano.
event-general_amnesty = Amnistía general
    .the = la Amnistía general
    .power = Todos pueden cambiar cartas
    .help = Todos pueden descartar cuantas cartas quieran y robar otras tantas, tú primero.
event-governors_visit = Visita del gobernador
    .the = la Visita del gobernador
    .power = Juega otra vez un personaje ya elegido
    .help = Elige un personaje ya elegido en esta ronda: se juega otra vez, y el privilegio es tuyo.
event-reconstruction = Reconstrucción
    .the = la Reconstrucción
    .power = Todos pueden construir gratis
    .help = Todos pueden construir gratis un edificio de coste 4 o menos, tú primero. Las funciones de los edificios no se aplican.

## Preguntas

ask-office = ¿Cambiar cartas?
    .help = Descarta 1 o 2 cartas y roba otras tantas.
    .confirm = { $n ->
        [0] Cambiar cartas
        [one] Cambiar { $n } carta
       *[other] Cambiar { $n } cartas
    }
    .pass = No cambiar nada
ask-bank = ¿Guardar cartas bajo el Banco?
    .help = Cada una da 1 punto al final. Solo puedes hacerlo una vez en la partida.
    .confirm = { $n ->
        [0] Guardar cartas
        [one] Guardar { $n } carta
       *[other] Guardar { $n } cartas
    }
    .pass = Todavía no
ask-harbor = ¿Qué mercancía va bajo el Puerto?
    .help = Da 1 punto al final. Robas cartas por ella de todos modos.
    .confirm = Guardar esta mercancía
    .pass = No guardar nada
ask-earthquake = Destruye uno de tus edificios
    .help = Todo lo que tiene encima y debajo también se pierde.
    .confirm = { $card ->
        [none] Destruir
       *[other] Destruir { $the }
    }
ask-amnesty = ¿Cambiar cartas?
    .help = Descarta cuantas cartas quieras y roba otras tantas.
    .confirm = { $n ->
        [0] Cambiar cartas
        [one] Cambiar { $n } carta
       *[other] Cambiar { $n } cartas
    }
    .pass = No cambiar nada
ask-taxes = Paga tus impuestos
    .help = Descarta 1 carta de tu mano.
    .confirm = { $card ->
        [none] Descartar
       *[other] Descartar { $the }
    }
ask-visit = ¿Qué personaje se juega otra vez?
    .help = Su privilegio es tuyo.
    .confirm = { $role ->
        [none] Elegir un personaje
       *[other] Jugar otra vez { $the }
    }
ask-rebuild = Construye gratis
    .help = Elige un edificio de tu mano de coste 4 o menos, o pasa.
    .confirm = { $card ->
        [none] Construir
       *[other] Construir { $the }
    }
    .pass = Pasar

## Hechos

fact-event_shown = Aparece un evento junto a los personajes: { $event }.
fact-event = { $me ->
        [yes] Tomas { $event }.
       *[no] { $who } toma { $event }.
    }
fact-visit = { $me ->
        [yes] Con tu visita vuelve { $role }: se juega otra vez.
       *[no] Con la visita de { $who } vuelve { $role }: se juega otra vez.
    }
fact-destroyed = { $me ->
        [yes] Pierdes { $card }.
       *[no] { $who } pierde { $card }.
    }
fact-customs = { $me ->
        [yes] Se pone una mercancía en tu Aduana.
       *[no] Aduana: { $who } recibe una mercancía.
    }
fact-tucked_good = Guardas una mercancía bajo { $building }.
