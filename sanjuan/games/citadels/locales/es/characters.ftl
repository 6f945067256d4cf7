### Los personajes por rango: nombre, con artículo (.the), la línea corta de la carta (.power), el poder entero (.text) y
### aclaraciones (.note1 ...).

## 1

card-assassin = Asesino
    .the = el Asesino
    .power = Asesina a un personaje: pierde su turno
    .text = Nombra a otro personaje. Quien lo tenga no dice nada y pierde todo su turno.
    .note1 = Nombras a un personaje, no a un jugador. Si nadie lo tiene, no pasa nada.
    .note2 = Al final de la ronda, un Rey o un Patricio asesinado toma igualmente la corona, y un Emperador la entrega.
card-witch = Bruja
    .the = la Bruja
    .power = Recolecta y quédate con el turno de otro
    .text = Primero recolecta; después debes nombrar a otro personaje: tu turno se detiene. Cuando llaman a ese personaje, su jugador recolecta y su turno termina. Tú reanudas tu turno como si fueras ese personaje, con tu mano, tu oro y tu ciudad.
    .note1 = Hasta entonces no puedes construir, y solo funcionan la Mina de oro, la Biblioteca y el Observatorio, tanto para ti como para quien está embrujado.
    .note2 = Tienes todos los poderes de ese personaje, su renta y sus límites; no recolectas otra vez. Si nadie lo tiene, tu turno ha terminado.
    .note3 = Un Rey o un Patricio embrujado toma la corona él mismo. Con el Emperador eliges quién la recibe y el pago es tuyo.
    .note4 = Con la Chantajista pones tú las amenazas y te llevas el oro. Con el Obispo la protegida es tu ciudad.
card-magistrate = Magistrado
    .the = el Magistrado
    .power = Confisca un distrito cuando se construye
    .text = Pon 3 órdenes boca abajo junto a otros 3 personajes; solo una está firmada. Cuando ese personaje paga el primer distrito de su turno, puedes revelarla: el distrito va gratis a tu ciudad.
    .note1 = Quien construye recupera su oro, pero el distrito cuenta como construido.
    .note2 = No si tu ciudad ya tiene ese distrito, ni siquiera con la Cantera. La ocasión que pasa se pierde.
    .note3 = Los distritos construidos sin pagar (Andamio, Necrópolis) no se pueden confiscar; el primero que se pague, sí.
    .note4 = Si el Recaudador está en la partida, tú pagas el impuesto del distrito confiscado.

## 2

card-thief = Ladrón
    .the = el Ladrón
    .power = Roba todo el oro de un personaje
    .text = Nombra a un personaje. Cuando lo llamen y se revele, tomas todo el oro de su jugador, antes de que recolecte.
    .note1 = Ni al personaje de rango 1, ni al asesinado, ni al embrujado.
    .note2 = Si nadie lo tiene o no hay oro, no recibes nada.
card-spy = Espía
    .the = el Espía
    .power = Mira una mano: oro y cartas según un tipo
    .text = Elige a otro jugador y un tipo de distrito; después mira su mano. Por cada carta de ese tipo le quitas 1 de oro y robas 1 carta.
    .note1 = Si se le acaba el oro, robas igualmente todas las cartas. Salen del mazo, no de su mano.
card-blackmailer = Chantajista
    .the = la Chantajista
    .power = Amenaza a 2 personajes; una amenaza es real
    .text = Pon 2 amenazas boca abajo junto a 2 personajes; la que lleva la flor es la real. Cada jugador amenazado, después de recolectar, puede pagarte la mitad de su oro, redondeada hacia abajo, para que lo dejes en paz. Si no paga, puedes revelar su amenaza: con la flor tomas todo su oro.
    .note1 = Ni al personaje de rango 1, ni al asesinado, ni al embrujado. Un personaje con una orden puede ser amenazado.
    .note2 = La amenaza llega justo después de recolectar, antes de todo poder, renta o construcción.
    .note3 = Con 1 de oro la mitad es nada: la amenaza se retira gratis.
    .note4 = Si la Chantajista está embrujada, la Bruja pone las amenazas, las revela y recibe el oro.

## 3

card-magician = Mago
    .the = el Mago
    .power = Intercambia manos o cambia cartas
    .text = Intercambia toda tu mano con la de otro jugador, o pon cuantas cartas quieras debajo del mazo y roba otras tantas.
    .note1 = Con la mano vacía simplemente tomas la otra mano.
    .note2 = Tus cartas van debajo del mazo antes de robar.
card-wizard = Hechicero
    .the = el Hechicero
    .power = Toma una carta de una mano y constrúyela ya
    .text = Mira la mano de otro jugador y toma 1 carta. Añádela a tu mano o constrúyela enseguida pagando su coste.
    .note1 = Construida enseguida, no cuenta entre los distritos que puedes construir en este turno. Antes tienes que haber recolectado.
    .note2 = En este turno puedes construir distritos que tu ciudad ya tiene.
    .note3 = Una vez vista la mano, debes tomar una carta.
card-seer = Vidente
    .the = la Vidente
    .power = Toma una carta de cada mano y devuelve otra
    .text = Toma 1 carta al azar de cada una de las demás manos y después da 1 carta de la tuya a cada uno de esos jugadores. Puedes construir hasta 2 distritos.
    .note1 = Puedes devolver la misma carta que tomaste. Quien no tiene cartas ni pierde ni recibe.

## 4

card-king = Rey
    .the = el Rey
    .power = Oro por distritos nobles; toma la corona
    .text = Gana 1 de oro por cada distrito noble de tu ciudad. Debes tomar la corona: desde ahora llamas a los personajes y en la próxima ronda eliges primero.
    .note1 = Asesinado, pierdes tu turno, pero tomas la corona al final de la ronda. Embrujado, la tomas igualmente.
    .note2 = El personaje de rango 4 nunca queda boca arriba al elegir.
card-emperor = Emperador
    .the = el Emperador
    .power = Oro por distritos nobles; entrega la corona
    .text = Gana 1 de oro por cada distrito noble de tu ciudad. Debes entregar la corona a un jugador que no seas tú ni quien la tiene. Ese jugador te da 1 de oro o 1 carta al azar.
    .note1 = Quien recibe la corona elige entre oro y carta (una opción te deja elegir a ti). Sin oro ni cartas no hay pago.
    .note2 = Asesinado, entregas la corona al final de la ronda, sin pago.
    .note3 = Nunca con 2 jugadores.
card-patrician = Patricio
    .the = el Patricio
    .power = Cartas por distritos nobles; toma la corona
    .text = Roba 1 carta por cada distrito noble de tu ciudad. Debes tomar la corona: desde ahora llamas a los personajes y en la próxima ronda eliges primero.
    .note1 = Asesinado, pierdes tu turno, pero tomas la corona al final de la ronda. Embrujado, la tomas igualmente.

## 5

card-bishop = Obispo
    .the = el Obispo
    .power = Oro por distritos religiosos; a salvo del rango 8
    .text = Gana 1 de oro por cada distrito religioso de tu ciudad. El personaje de rango 8 no puede usar su poder sobre tus distritos.
    .note1 = Asesinado, no tienes protección. Embrujado, la protegida es la ciudad de la Bruja, no la tuya.
    .note2 = La Armería alcanza tu ciudad de todos modos.
    .note3 = Con 2 o 3 jugadores la protección dura toda la ronda, también contra tu propio rango 8.
card-abbot = Abad
    .the = el Abad
    .power = Oro o cartas por distritos religiosos
    .text = Por cada distrito religioso de tu ciudad gana 1 de oro o roba 1 carta; anuncia antes cuánto de cada cosa. Una vez en tu turno, si no eres el más rico, el jugador más rico te da 1 de oro.
    .note1 = Si hay varios más ricos, eliges tú. Si eres uno de ellos, no recibes nada.
    .note2 = Cuenta el oro que cada uno tiene en ese momento.
card-cardinal = Cardenal
    .the = el Cardenal
    .power = Cartas por distritos religiosos; paga con cartas
    .text = Roba 1 carta por cada distrito religioso de tu ciudad. Si te falta oro para un distrito, puedes tomar lo que falta de otro jugador y darle 1 carta de tu mano por cada moneda.
    .note1 = Nadie puede negarse. Tomas exactamente lo que falta, todo de un jugador, una vez por turno.
    .note2 = Si te confiscan el distrito, recuperas todo el precio; tus cartas no vuelven.

## 6

card-merchant = Mercader
    .the = el Mercader
    .power = Oro por distritos comerciales, y 1 más
    .text = Gana 1 de oro por cada distrito comercial de tu ciudad. Recibes 1 de oro más, recolectes lo que recolectes.
    .note1 = Ese oro llega justo después de recolectar, pero después de resolver una amenaza.
card-alchemist = Alquimista
    .the = el Alquimista
    .power = Recuperas lo que pagues por construir
    .text = Al final de tu turno recuperas todo el oro que has pagado por construir distritos.
    .note1 = Antes tienes que tener ese oro. El de la Herrería y el del impuesto no vuelven.
    .note2 = Un distrito confiscado se devuelve una sola vez.
card-trader = Comerciante
    .the = el Comerciante
    .power = Oro por distritos comerciales; construye muchos
    .text = Gana 1 de oro por cada distrito comercial de tu ciudad. Puedes construir cuantos distritos comerciales quieras y 1 distrito más.

## 7

card-architect = Arquitecto
    .the = el Arquitecto
    .power = Roba 2 cartas; construye hasta 3 distritos
    .text = Roba 2 cartas. Puedes construir hasta 3 distritos.
card-navigator = Navegante
    .the = la Navegante
    .power = 4 de oro o 4 cartas; no construye
    .text = Gana 4 de oro o roba 4 cartas, recolectes lo que recolectes. En este turno no puedes construir ningún distrito.
    .note1 = Ni siquiera uno que no cueste nada.
card-scholar = Erudito
    .the = el Erudito
    .power = Roba 7, conserva 1; construye hasta 2
    .text = Roba 7 cartas y conserva 1. Las otras 6 se barajan con el mazo. Puedes construir hasta 2 distritos.

## 8

card-warlord = Condotiero
    .the = el Condotiero
    .power = Oro por distritos militares; destruye uno
    .text = Gana 1 de oro por cada distrito militar de tu ciudad. Puedes destruir 1 distrito pagando 1 de oro menos que su coste.
    .note1 = No en una ciudad completa, ni siquiera la tuya. Un distrito de coste 1 se destruye gratis.
    .note2 = Puede ser un distrito tuyo. La carta va debajo del mazo.
    .note3 = Los distritos del Obispo y la Torre del homenaje están a salvo de ti.
card-diplomat = Diplomático
    .the = el Diplomático
    .power = Oro por distritos militares; intercambia uno
    .text = Gana 1 de oro por cada distrito militar de tu ciudad. Puedes intercambiar 1 de tus distritos por 1 de otra ciudad. Si aquel cuesta más, pagas la diferencia a su dueño.
    .note1 = No de una ciudad completa; la tuya sí puede estarlo.
    .note2 = Ninguna de las dos ciudades puede acabar con un distrito repetido, ni siquiera con la Cantera.
    .note3 = Los distritos del Obispo y la Torre del homenaje están a salvo de ti; tampoco puedes entregar tu propia Torre del homenaje.
card-marshal = Mariscal
    .the = el Mariscal
    .power = Oro por distritos militares; toma uno barato
    .text = Gana 1 de oro por cada distrito militar de tu ciudad. Puedes tomar de otra ciudad 1 distrito de coste 3 o menos pagando su coste al dueño.
    .note1 = No de una ciudad completa, ni uno que tu ciudad ya tenga.
    .note2 = La moneda del Artista cuenta para el coste y para el límite.
    .note3 = Los distritos del Obispo y la Torre del homenaje están a salvo de ti.

## 9

card-queen = Reina
    .the = la Reina
    .power = 3 de oro si te sientas junto al rango 4
    .text = Gana 3 de oro si te sientas al lado de quien tiene el personaje de rango 4.
    .note1 = Si fue asesinado, recibes el oro al final de la ronda, cuando se revela.
    .note2 = Solo con 5 jugadores o más.
    .note3 = Si la Reina está embrujada, cuentan los vecinos de la Bruja. Si lo está el rango 4, cuenta su propio jugador.
card-artist = Artista
    .the = el Artista
    .power = Pon una moneda en 1 o 2 de tus distritos
    .text = Pon 1 moneda tuya sobre 1 distrito de tu ciudad, o 1 sobre cada uno de 2 distritos. El coste de ese distrito aumenta en 1 para siempre.
    .note1 = Da 1 punto más y lo encarece para el rango 8. Solo una moneda por distrito.
    .note2 = La moneda sigue al distrito si cambia de ciudad y se pierde si es destruido.
card-tax_collector = Recaudador
    .the = el Recaudador
    .power = Quien construye paga 1; llévatelo todo
    .text = Cada vez que otro jugador ha construido un distrito, pone 1 de oro en la ficha del Recaudador, aunque el distrito fuera gratis. En tu turno puedes tomar todo el oro que haya allí.
    .note1 = Quien ya no tiene oro no paga nada. Lo que nadie toma queda para las próximas rondas.
    .note2 = El impuesto se debe en todas las rondas de una partida con el Recaudador, lo tenga alguien o no.
    .note3 = Con 2 o 3 jugadores lo pagas por lo que construye tu otro personaje.
