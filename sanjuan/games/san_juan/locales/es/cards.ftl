### Los edificios: nombres, la línea corta de la carta (.power), la función entera (.text) y aclaraciones (.note1 ...).
### .a y .the son el nombre con su artículo. Los mensajes «-ed2» dicen lo que la segunda edición nombra o juega de otro modo.

## Edificios de producción

card-indigo_plant = Añilería
    .a = una Añilería
    .the = la Añilería
    .good = indigo
    .power = Produce y guarda 1 añil
    .text = En la fase del capataz puede producir 1 añil y lo guarda hasta que se venda.
    .note1 = Puedes tener cuantas quieras.
    .note2 = Guarda 1 mercancía a la vez. Una mercancía es una carta del mazo, boca abajo, que nadie mira.
    .note3 = Todos empiezan la partida con una Añilería.
card-sugar_mill = Molino de azúcar
    .a = un Molino de azúcar
    .the = el Molino de azúcar
    .good = sugar
    .power = Produce y guarda 1 azúcar
    .text = En la fase del capataz puede producir 1 azúcar y lo guarda hasta que se venda.
    .note1 = Puedes tener cuantos quieras.
    .note2 = Guarda 1 mercancía a la vez. Una mercancía es una carta del mazo, boca abajo, que nadie mira.
card-tobacco_storage = Almacén de tabaco
    .a = un Almacén de tabaco
    .the = el Almacén de tabaco
    .good = tobacco
    .power = Produce y guarda 1 tabaco
    .text = En la fase del capataz puede producir 1 tabaco y lo guarda hasta que se venda.
    .note1 = Puedes tener cuantos quieras.
    .note2 = Guarda 1 mercancía a la vez. Una mercancía es una carta del mazo, boca abajo, que nadie mira.
card-coffee_roaster = Tostadero de café
    .a = un Tostadero de café
    .the = el Tostadero de café
    .good = coffee
    .power = Produce y guarda 1 café
    .text = En la fase del capataz puede producir 1 café y lo guarda hasta que se venda.
    .note1 = Puedes tener cuantos quieras.
    .note2 = Guarda 1 mercancía a la vez. Una mercancía es una carta del mazo, boca abajo, que nadie mira.
card-silver_smelter = Fundición de plata
    .a = una Fundición de plata
    .the = la Fundición de plata
    .good = silver
    .power = Produce y guarda 1 plata
    .text = En la fase del capataz puede producir 1 plata y la guarda hasta que se venda.
    .note1 = Puedes tener cuantas quieras.
    .note2 = Guarda 1 mercancía a la vez. Una mercancía es una carta del mazo, boca abajo, que nadie mira.

## Edificios de la fase del constructor

card-smithy = Herrería
    .a = una Herrería
    .the = la Herrería
    .power = Edificios de producción: 1 menos
    .text = Cuando construyes un edificio de producción, te cuesta 1 carta menos.
    .note1 = Todos los descuentos se suman. El precio nunca baja de 0.
    .note2 = Los edificios violetas cuestan lo mismo que antes.
card-smithy-ed2 =
    .note2 = Los edificios urbanos cuestan lo mismo que antes.
card-poor_house = Hospicio
    .a = un Hospicio
    .the = el Hospicio
    .power = ¿0–1 cartas tras construir? Roba 1
    .text = Después de construir y pagar, si tienes como mucho 1 carta en la mano, roba 1 carta.
    .note1 = La carta de la Carpintería va primero. Para el Hospicio robas solo si entonces tienes menos de 2 cartas.
    .note2 = Si no construyes nada, no robas nada.
    .note3 = Construir sobre otro edificio con la Grúa también es construir.
    .note4 = No sirve en su propia construcción.
card-black_market = Mercado negro
    .a = un Mercado negro
    .the = el Mercado negro
    .power = Paga hasta 2 cartas con mercancías
    .text = Cuando pagas un edificio, hasta 2 de tus mercancías pueden sustituir cartas de tu mano.
    .note1 = Cada mercancía vale exactamente 1 carta, sea cual sea su precio de venta.
    .note2 = Sirve para cualquier edificio y junto con todos los descuentos. No se puede pagar más que el precio.
    .note3 = La mercancía del edificio que cubres no puede pagar.
card-crane = Grúa
    .a = una Grúa
    .the = la Grúa
    .power = Construye encima y paga la diferencia
    .text = Cuando construyes, puedes poner el nuevo edificio sobre uno de los tuyos y pagar solo la diferencia de coste.
    .note1 = Los demás descuentos siguen valiendo. El precio nunca baja de 0.
    .note2 = La mercancía del edificio cubierto se pierde.
    .note3 = El edificio cubierto ya no funciona, no puntúa ni cuenta para los 12.
    .note4 = Una Grúa no se puede cubrir nunca, ni un edificio con otro del mismo nombre.
    .note5 = Puedes volver a construir un edificio cubierto: ya no lo tienes.
    .note6 = Un edificio cubierto no ayuda en la misma construcción que lo cubre.
card-carpenter = Carpintería
    .a = una Carpintería
    .the = la Carpintería
    .power = ¿Edificio violeta construido? Roba 1
    .text = Después de construir y pagar un edificio violeta, roba 1 carta.
    .note1 = No robas nada por un edificio de producción ni por la propia Carpintería.
    .note2 = Construir sobre otro edificio con la Grúa cuenta, si el nuevo edificio es violeta.
    .note3 = Con un Hospicio, roba primero por la Carpintería.
card-carpenter-ed2 =
    .power = ¿Edificio urbano construido? Roba 1
    .text = Después de construir y pagar un edificio urbano, roba 1 carta.
    .note2 = Construir sobre otro edificio con la Grúa cuenta, si el nuevo edificio es urbano.
card-quarry = Cantera
    .a = una Cantera
    .the = la Cantera
    .power = Edificios violetas: 1 menos
    .text = Cuando construyes un edificio violeta, te cuesta 1 carta menos.
    .note1 = Todos los descuentos se suman. El precio nunca baja de 0.
    .note2 = Los edificios de producción cuestan lo mismo que antes.
card-quarry-ed2 =
    .power = Edificios urbanos: 1 menos
    .text = Cuando construyes un edificio urbano, te cuesta 1 carta menos.

## Edificios de la fase del capataz

card-well = Pozo
    .a = un Pozo
    .the = el Pozo
    .power = ¿2 o más mercancías producidas? Roba 1
    .text = Si produces 2 o más mercancías en una fase del capataz, roba 1 carta.
    .note1 = No hace falta ser el capataz: con un Acueducto también produces 2 mercancías.
    .note2 = Robas 1 carta como mucho, por muchas mercancías que produzcas.
card-aqueduct = Acueducto
    .a = un Acueducto
    .the = el Acueducto
    .power = Produce 1 mercancía más
    .text = En la fase del capataz puedes producir 1 mercancía más.
    .note1 = Son hasta 2 mercancías, 3 como capataz y 4 como capataz con una Biblioteca.

## Edificios de la fase del mercader

card-trading_post = Puesto comercial
    .a = un Puesto comercial
    .the = el Puesto comercial
    .power = Vende 1 mercancía más
    .text = En la fase del mercader puedes vender 1 mercancía más.
    .note1 = Son hasta 2 mercancías, 3 como mercader y 4 como mercader con una Biblioteca.
card-market_stand = Puesto de mercado
    .a = un Puesto de mercado
    .the = el Puesto de mercado
    .power = ¿2 o más mercancías vendidas? Roba 1
    .text = Si vendes 2 o más mercancías en una fase del mercader, roba 1 carta adicional.
    .note1 = No hace falta ser el mercader.
    .note2 = Da 1 carta como mucho, que se suma a la de un Mercado cubierto.
card-market_hall = Mercado cubierto
    .a = un Mercado cubierto
    .the = el Mercado cubierto
    .power = ¿Al menos 1 venta? Roba 1 carta más
    .text = Si vendes al menos 1 mercancía en una fase del mercader, roba 1 carta adicional.
    .note1 = Da 1 carta por toda la fase, no 1 por mercancía.
    .note2 = Se suma a la carta de un Puesto de mercado.

## Edificios de la fase del alcalde

card-archive = Archivo
    .a = un Archivo
    .the = el Archivo
    .power = Descarta de toda tu mano
    .text = En la fase del alcalde toma en la mano todas las cartas robadas y descarta después de toda tu mano.
    .note1 = Descartas 1 de 2 cartas robadas, 4 de 5 como alcalde y 7 de 8 si además tienes una Biblioteca.
    .note2 = Con una Prefectura descartas 0, 3 o 6 cartas.
card-prefecture = Prefectura
    .a = una Prefectura
    .the = la Prefectura
    .power = Quédate con 2 cartas en vez de 1
    .text = En la fase del alcalde te quedas con 2 de las cartas robadas en vez de 1.
    .note1 = Son 2 de 2 cartas, 2 de 5 como alcalde y 2 de 8 si además tienes una Biblioteca.
    .note2 = Con un Archivo robas a la mano y descartas de ella 0, 3 o 6 cartas.

## Edificios de la fase del buscador de oro

card-gold_mine = Mina de oro
    .a = una Mina de oro
    .the = la Mina de oro
    .power = 4 cartas, ¿costes distintos? Toma 1
    .text = En cada fase del buscador de oro revela 4 cartas del mazo. Si los cuatro costes son distintos, puedes tomar 1 de ellas. Las demás se descartan.
    .note1 = Funciona después de la carta del propio buscador de oro, sin importar quién eligió ese personaje. Juegan por turno, en el sentido de las agujas del reloj, quienes tienen una.
    .note2 = Si dos de los costes son iguales, no recibes nada.
    .note3 = Una Biblioteca no la duplica.
    .note4 = Si entre las dos pilas quedan menos de 4 cartas, la mina no hace nada.
card-gold_mine-ed2 =
    .power = 4 cartas, ¿costes distintos? La más barata
    .text = En cada fase del buscador de oro revela 4 cartas del mazo. Si los cuatro costes son distintos, toma la más barata. Las demás se descartan.

## Edificios del comienzo de la ronda, o del personaje que eliges

card-chapel = Capilla
    .a = una Capilla
    .the = la Capilla
    .power = Cada ronda: guarda 1 carta, 1 punto
    .text = Al comienzo de cada ronda puedes guardar 1 carta de tu mano bajo la Capilla. Al final cada carta guardada da 1 punto.
    .note1 = La guardas antes de que se comprueben las manos.
    .note2 = Qué y cuánto has guardado es tu secreto hasta el final.
    .note3 = Si se cubre la Capilla, sus cartas siguen puntuando, pero no puedes guardar más.
card-tower = Torre
    .a = una Torre
    .the = la Torre
    .power = Hasta 12 cartas en la mano
    .text = Al comienzo de una ronda puedes tener 12 cartas en la mano en vez de 7.
    .note1 = Las manos se comprueban solo al comienzo de una ronda, nunca entre medias ni al final de la partida.
card-library = Biblioteca
    .a = una Biblioteca
    .the = la Biblioteca
    .power = El privilegio de tu personaje cuenta doble
    .text = El privilegio del personaje que eliges cuenta doble: constructor, 2 cartas menos; capataz, 3 mercancías; mercader, 3 mercancías; alcalde, te quedas con 1 de 8; buscador de oro, 2 cartas.
    .note1 = Duplica solo el privilegio, nunca lo que el personaje permite a todos, ni otro edificio.
    .note2 = Funciona solo con un personaje que has elegido tú.
    .note3 = Con 2 jugadores puedes usarla solo para un personaje por ronda.

## Monumentos

card-statue = Estatua
    .a = una Estatua
    .the = la Estatua
    .power = Monumento. Sin función
    .text = Un monumento. No tiene función durante la partida.
    .note1 = Puedes tener uno de cada monumento. El Arco de triunfo da puntos por ellos.
card-victory_column = Columna de la Victoria
    .a = una Columna de la Victoria
    .the = la Columna de la Victoria
    .power = Monumento. Solo puntos
    .text = Un monumento. No tiene función durante la partida.
    .note1 = Puedes tener uno de cada monumento. El Arco de triunfo da puntos por ellos.
card-hero = Héroe
    .a = un Héroe
    .the = el Héroe
    .power = Monumento. Solo puntos
    .text = Un monumento. No tiene función durante la partida.
    .note1 = Puedes tener uno de cada monumento. El Arco de triunfo da puntos por ellos.

## Edificios de coste 6

card-guild_hall = Casa gremial
    .a = una Casa gremial
    .the = la Casa gremial
    .power = Final: 2 puntos por edificio de producción
    .text = Al final de la partida da 2 puntos por cada uno de tus edificios de producción.
    .note1 = Un edificio cubierto no cuenta.
card-guild_hall-ed2 =
    .power = Final: 1 punto por producción y por clase
    .text = Al final de la partida da 1 punto por cada uno de tus edificios de producción y 1 punto por cada clase distinta entre ellos.
card-city_hall = Ayuntamiento
    .a = un Ayuntamiento
    .the = el Ayuntamiento
    .power = Final: 1 punto por edificio violeta
    .text = Al final de la partida da 1 punto por cada uno de tus edificios violetas, incluido él mismo.
    .note1 = Los monumentos y los edificios de coste 6 también son violetas. Un edificio cubierto no cuenta.
card-city_hall-ed2 =
    .power = Final: 1 punto por edificio urbano
    .text = Al final de la partida da 1 punto por cada uno de tus edificios urbanos, incluido él mismo.
    .note1 = Los monumentos y los edificios de coste 6 también son urbanos. Un edificio cubierto no cuenta.
card-triumphal_arch = Arco de triunfo
    .a = un Arco de triunfo
    .the = el Arco de triunfo
    .power = Final: 4/6/8 puntos por 1/2/3 monumentos
    .text = Al final de la partida da 4 puntos si tienes 1 monumento, 6 puntos por 2 y 8 puntos por 3.
    .note1 = Los monumentos son la Estatua, la Columna de la Victoria y el Héroe. Uno cubierto no cuenta.
card-palace = Palacio
    .a = un Palacio
    .the = el Palacio
    .power = Final: 1 punto por cada 4 puntos
    .text = Al final de la partida da 1 punto por cada 4 puntos que tienes por todo lo demás.
    .note1 = Se cuenta al final de todo y se redondea hacia abajo.

## Qué clase de edificio es y cuándo funciona

kind-production = Edificio de producción
    .text = Puedes tener de cada uno cuantos quieras.
kind-city = Edificio violeta
    .text = Puedes tener uno de cada. Funciona desde la fase que sigue a su construcción.
kind-city-ed2 = Edificio urbano
kind-monument = Monumento
    .text = Puedes tener uno de cada.
kind-six = Edificio de coste 6
    .text = Puedes tener uno de cada.
when-builder = funciona en la fase del constructor
when-producer = funciona en la fase del capataz
when-trader = funciona en la fase del mercader
when-councillor = funciona en la fase del alcalde
when-prospector = funciona en la fase del buscador de oro
when-round = funciona al comienzo de la ronda
when-role = funciona con el personaje que eliges
when-end = puntúa al final
