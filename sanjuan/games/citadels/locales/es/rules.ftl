### Las reglas: un capítulo es «rules-<capítulo>», con sus párrafos .p1, .p2 ...; tools/rulebook.py hace la página.
### Entre corchetes está lo que se puede seguir: [king] es una carta, [#end] un capítulo.
### Las cifras vienen del motor, véase people/rulebook.py.

rules-title = Las reglas
    .about = Ciudadelas, edición de 2016, de 2 a 8 jugadores
rules-district = Distrito
rules-character = Personaje
rules-players = Jugadores
rules-type = Tipo
rules-rank = Rango
rules-income = Renta
rules-paid = pagada en
rules-permits = Puede construir
rules-open8 = Boca arriba, de 8
rules-open9 = Boca arriba, de 9
rules-gold = oro
rules-cards-too = cartas
rules-either = oro o cartas
rules-any-number = cuantos quiera
rules-no-cost = ninguno

rules-aim = Objetivo del juego
    .p1 = Construyes una ciudad. En cada ronda todos eligen en secreto un personaje y, con él, un poder. Después se llama a los personajes por su rango: quien es llamado recolecta oro o cartas y puede construir un distrito.
    .p2 = Cuando una ciudad está completa, la ronda se juega hasta el final y la partida termina. Un distrito vale tantos puntos como cuesta; gana la ciudad con más puntos.

rules-setup = Preparación
    .p1 = Participan ocho personajes, uno de cada rango del 1 al 8; con 3 u 8 jugadores se suma un noveno ([#nine]). Cuáles son depende del elenco ([#casts]).
    .p2 = El mazo tiene los { $ordinary } distritos ordinarios y { $uniques } de las { $all } Maravillas, { $deck } cartas en total. Cada uno recibe { $hand } y toma { $gold } de oro.
    .p3 = Un jugador empieza con la corona: en torno a una mesa, el de más edad; aquí, el primer asiento.

rules-draft = La elección de personajes
    .p1 = Quien tiene la corona baraja los personajes. Se apartan boca arriba los que dice la tabla y después uno boca abajo. Nadie los juega en esta ronda.
    .p2 = El personaje de rango 4 ([king], [emperor] o [patrician]) no puede quedar boca arriba. Si sale, el siguiente ocupa su lugar y él se baraja con los demás.
    .p3 = Quien tiene la corona mira el resto, conserva un personaje en secreto y pasa los demás a su izquierda. Todos hacen lo mismo por turno. La carta que deja el último queda boca abajo.
    .p4 = Si al último solo le llegara una carta (7 jugadores con 8 personajes, 8 jugadores con 9), toma también la que está boca abajo desde el principio, conserva una de las dos y deja la otra boca abajo.
    .p5 = Con 2 o 3 jugadores cada uno tiene dos personajes: mira [#few].

rules-calling = La llamada
    .p1 = Quien tiene la corona llama a los rangos, a partir del 1. Quien tiene el personaje llamado lo revela y juega su turno ([#turn]). Si nadie responde, se llama al rango siguiente: el personaje está apartado o ha sido asesinado.
    .p2 = Cuando se llama a un personaje, primero el [thief] toma el oro de quien nombró; luego un [king] o un [patrician] toma la corona y una [queen] su oro. Después juega su turno: recolecta antes de construir y hace lo demás en el orden que quiera. Una amenaza de la [blackmailer] se resuelve justo después de recolectar, antes de todo lo demás.
    .p3 = Tras el último rango la ronda ha terminado. La corona se queda donde está, salvo que el rango 4 la haya movido. La ronda siguiente empieza con la elección de personajes.

rules-turn = Un turno
    .p1 = Debes recolectar: o tomas { $take } de oro, o robas { $draw } cartas, conservas 1 y pones el resto boca abajo debajo del mazo.
    .p2 = Después puedes construir 1 distrito ([#building]).
    .p3 = Una vez en tu turno puedes usar el poder de tu personaje ([#powers]), y los distritos que hacen algo ([#districts]). Si no se indica el momento, vale cualquiera, también antes de recolectar.
    .p4 = Si el mazo está vacío, no se pueden recolectar cartas. Si no alcanza, robas lo que queda.

rules-building = Construir
    .p1 = Pon una carta de tu mano en tu ciudad y paga su coste a la banca. Puedes construir 1 distrito por turno, salvo que tu personaje permita más, o ninguno.
    .p2 = Tu ciudad no puede tener dos veces el mismo distrito. Solo la [quarry] y el [wizard] permiten construir uno repetido.
    .p3 = Algunos distritos se construyen sin su precio en oro: con el [framework], la [necropolis], la [thieves_den]. El [cardinal] puede tomar prestado lo que falta.
    .p4 = Cuando un distrito se ha construido y pagado, el [magistrate] puede confiscarlo. Después se debe el impuesto, si el [tax_collector] está en la partida. Los distritos tomados o intercambiados no se construyen: no les afecta nada de esto.

rules-powers = Los poderes
    .p1 = Un poder se usa una vez por turno y no es obligatorio, salvo que diga «debes».
    .p2 = Muchos personajes tienen una renta por los distritos de un tipo. Tú eliges cuándo cobrarla, antes de construir o después, pero una sola vez y por toda la ciudad.
    .p3 = Se nombra a personajes, nunca a jugadores, y se puede nombrar a uno que nadie tiene. No puedes nombrar a tu propio personaje, pero con 2 o 3 jugadores sí a tu otro personaje.
    .p4 = El personaje de rango 1, el asesinado y el embrujado no pueden ser robados ni amenazados.

rules-districts = Los distritos
    .p1 = Hay cinco tipos, que se distinguen por forma y color: noble, religioso, comercial, militar y Maravilla. Importan para las rentas y al final.
    .p2 = Los efectos de las Maravillas son opcionales, salvo que digan «debes» o «no puedes». Lo que sirve una vez por turno sirve solo en tu propio turno.
    .p3 = Un distrito destruido va boca abajo debajo del mazo, como toda carta descartada. La moneda del [artist] que tenga se pierde. Cuando un distrito cambia de ciudad, van con él su moneda y las cartas que hay debajo de un [museum].

rules-end = Final y puntuación
    .p1 = Una ciudad está completa con { $city } distritos; con 2 o 3 jugadores, con { $small }. La ronda en la que una ciudad se completa es la última. Una ciudad puede crecer más allá.
    .p2 = Puntos: el coste de todos los distritos de la ciudad; { $colours } por distritos de los cinco tipos; { $first } por la primera ciudad completa y { $later } por cada otra ciudad completa; y lo que añaden las Maravillas.
    .p3 = Una ciudad completa está a salvo del personaje de rango 8 y de la [armory].
    .p4 = En caso de empate gana el rango más alto revelado en la última ronda. Un personaje asesinado no cuenta como revelado.

rules-example = Un ejemplo
    .p1 = Ana revela al [warlord]. El [thief] lo había nombrado: ella entrega enseguida todo su oro. Después recolecta { $take } de oro.
    .p2 = Destruye un [market] de otra ciudad: cuesta 2, así que paga 1. Su propia ciudad tiene una [prison] y la [school_of_magic], que cuenta como militar para su renta: 2 de oro.
    .p3 = Con 3 de oro construye un [barracks]. También es militar, pero la renta ya está cobrada. Ha usado su poder y construido un distrito: su turno ha terminado.

rules-few = Dos o tres jugadores
    .p1 = Cada uno juega dos personajes y tiene dos turnos por ronda, con una sola mano, una sola ciudad y un solo tesoro. El poder de un personaje vale solo en su propio turno: las cartas que robó el [architect] puede construirlas el otro personaje, pero no tres de ellas.
    .p2 = Dos jugadores: ocho personajes, uno de los cuales queda boca abajo sin que nadie lo vea. Quien tiene la corona conserva uno y pasa el resto. Desde entonces cada uno por turno conserva uno y deja otro boca abajo, hasta que no quede ninguno.
    .p3 = Tres jugadores: nueve personajes, uno de los cuales queda boca abajo sin que nadie lo vea. Cada uno conserva uno; de los cinco que quedan, uno sacado al azar va boca abajo. Cada uno conserva un segundo, y el último queda boca abajo.
    .p4 = Una ciudad está completa con { $small } distritos.

rules-nine = El noveno personaje
    .p1 = Con 3 y con 8 jugadores participa un personaje de rango 9. Con 4 a 7 jugadores puede hacerlo (una opción de la preparación); con 2, no.
    .p2 = La [queen] necesita 5 jugadores o más, el [emperor] 3 o más. Aquí los sustituyen el [artist] y el [king].

rules-casts = Elencos
    .p1 = Ocho personajes y { $uniques } Maravillas forman un elenco. Elige uno de estos, deja que decida la suerte o haz el tuyo: un personaje de cada rango y { $uniques } Maravillas cualesquiera. El personaje de rango 9 solo juega donde hay nueve.

rules-seen = Lo que está oculto
    .p1 = Están ocultas las manos, los personajes hasta que se revelan, lo que está boca abajo, el orden del mazo, qué orden está firmada, qué amenaza es real y las cartas debajo del [museum].
    .p2 = Todos ven las ciudades, cuánto oro y cuántas cartas tiene cada uno y las fichas que hay junto a los personajes.

rules-here = Cómo juega esta mesa
    .p1 = No se hace una pregunta que solo tiene una respuesta posible, y lo que solo da algo ocurre por sí mismo.
    .p2 = Puedes deshacer una respuesta hasta que se haya revelado algo nuevo.
    .p3 = Donde las reglas impresas callan: quien recibe la corona del [emperor] elige entre oro y carta; quien completa primero una ciudad conserva los { $first } puntos, aunque la ciudad mengüe después; una ciudad también se completa tomando, intercambiando o confiscando.
    .p4 = Al final de un turno van primero el [poor_house], después el [park] y después el oro del [alchemist]. Un personaje de rango 4 asesinado se revela, y la corona cambia de manos, antes de puntuar.
