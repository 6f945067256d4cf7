### El lugar para aprender: lecciones y lo que se dice en la primera partida.

learn-welcome = El juego en nueve lecciones cortas. Después juegas.
learn-puzzles-help = Posiciones de partidas jugadas. ¿Qué es lo mejor?
learn-play = Jugar una primera partida
learn-play-help = Una partida entera a cuatro, con los ocho clásicos.
learn-finished = Ya conoces el juego. Lo demás es conocer a los otros.

coach-character = ¿Qué te daría cada uno? ¿Y cuál esperan los demás?
coach-turn = Oro si una carta de tu mano lo espera; si no, cartas. ¿Y tienes renta por cobrar?
coach-keep = La que puedas pagar pronto, o un tipo que falte en tu ciudad.
coach-kill = ¿Quién va por delante y como quién ganaría más?
coach-rob = ¿Dónde está el oro y qué personaje habrá elegido su dueño?
coach-magic = Una mano grande por la tuya pequeña, o cartas nuevas por las que no puedes construir.
coach-destroy = Un distrito barato de quien esté más cerca del final. Lo primero es construir tú.

lesson-gather = Recolectar y construir
    .goal = Construye el Castillo.
    .page1 = Eres el Mercader y es tu turno. Primero recolectas: 2 de oro, o 2 cartas de las que conservas 1. El Mercader recibe 1 de oro más en todo caso.
    .page2 = Después puedes construir un distrito pagando su coste. Un distrito vale tantos puntos como cuesta. Tienes 1 de oro.
    .hint-turn = ¿Cuánto oro tendrás después de recolectar?
    .solved = 1 y 2, y 1 por el Mercader: 4 de oro, 4 puntos. Un distrito por turno: que sea el mejor que puedas pagar.
    .miss = Tu turno ha terminado sin el Castillo. Toma primero oro.
    .miss-cards = Cartas tienes bastantes. Con cartas llegas a 2 de oro; el Castillo cuesta 4.
    .miss-cheap = Un distrito por turno, y este da 2 puntos. Podías pagar 4.

lesson-income = La renta
    .goal = Construye el Señorío y quédate con 3 de oro.
    .page1 = Eres el Rey: 1 de oro por cada distrito noble de tu ciudad. Esta renta la cobras una vez en tu turno, cuando quieras.
    .page2 = Tienes 2 de oro, un distrito noble y otro en la mano.
    .hint-turn = ¿Cuándo da más la renta: antes de tener el Señorío o después?
    .solved = Construido primero, el Señorío también renta. Si necesitas ese oro para construir, cóbralo antes; si no, después.
    .miss = Tu turno ha terminado. Oro, el Señorío y después la renta.
    .miss-cards = Las cartas no pagan el Señorío. Necesitas 3 de oro para él, y 3 más.
    .miss-early = Cobrada ahora, la renta es de un solo distrito noble, y no hay segunda vez.

lesson-draft = La elección
    .goal = Ten 6 de oro al final de tu turno.
    .page1 = Tienes la corona y eliges primero: un personaje para esta ronda. El Ladrón y el Condotiero están boca arriba, nadie los tiene. Otro está boca abajo.
    .page2 = Mira tu ciudad: tres distritos comerciales y uno noble. ¿Qué personaje cobra por ellos?
    .hint-character = Cuenta lo que te daría cada personaje en este turno.
    .hint-turn = Oro y después la renta de tu personaje.
    .solved = 2 de oro, 1 por el Mercader, 3 por los distritos comerciales. Con el Ladrón boca arriba nadie podía robarlo.
    .miss = La ronda ha terminado. Como Mercader: oro y después la renta.
    .miss-other = Este personaje te da 3 de oro como mucho. El Mercader valía 6.
    .miss-cards = Con cartas llegas a 4 de oro. Toma oro.

lesson-guess = El Asesino
    .goal = Asesina al personaje con el que acabaría quien va primero.
    .page1 = Quien está a tu izquierda tiene seis distritos, a uno de la ciudad completa, una carta en la mano y nada de oro.
    .page2 = Nombras a un personaje, no a un jugador. El Ladrón y el Condotiero están boca arriba. ¿A quién habrá elegido ese jugador?
    .hint-turn = Usa antes que nada tu poder.
    .hint-kill = ¿Qué personaje convierte en oro cuatro distritos comerciales?
    .solved = Como Mercader habrían sido 7 de oro y el último distrito. Busca el personaje que los demás más necesitan.
    .miss = No has nombrado a nadie, y quien va primero sigue jugando.
    .miss-architect = El Arquitecto roba dos cartas, pero sin oro no se construye nada.
    .miss-other = Este personaje no habría dado el oro para un último distrito. Cuatro distritos comerciales dicen cuál.

lesson-theft = El Ladrón
    .goal = Roba 6 de oro o más.
    .page1 = Quien está enfrente tiene 8 de oro y tres distritos militares. El oro de todos está a la vista; los personajes, no.
    .page2 = Nombras a un personaje. Cuando se revele, todo el oro de su jugador es tuyo. El Mago y el Arquitecto están boca arriba.
    .hint-turn = Usa ahora tu poder y después recolecta.
    .hint-rob = ¿Qué personaje cobra por distritos militares?
    .solved = Las 8. Mira primero dónde está el oro y pregúntate después como quién gana más ese jugador.
    .miss = La ronda ha terminado y no has robado nada que valga la pena.
    .miss-merchant = El Mercader suele ser rico. Pero el oro está enfrente, y esa ciudad tiene un solo distrito comercial.
    .miss-other = Ese apenas daría nada a esa ciudad. Tres distritos militares señalan a un solo personaje.

lesson-read = Que te adivinen
    .goal = Construye el Castillo: así tu ciudad estará completa.
    .page1 = Te falta un distrito, el Castillo por 4, y tienes 2 de oro. Sirve cualquier personaje: toma 2 de oro y construye.
    .page2 = Todos ven tus cuatro distritos comerciales. Quien está a tu izquierda tomará el Asesino. ¿A quién nombrará?
    .hint-character = No el personaje que todos esperan de ti.
    .hint-turn = Oro y después el Castillo.
    .solved = Murió el Mercader, y nadie lo tenía. Cuando vas por delante, elige lo que no se espera, mientras baste.
    .miss = La ronda ha terminado sin el Castillo. Toma oro y constrúyelo.
    .miss-obvious = Asesinato, como todos podían prever. El oro del Mercader no hacía ninguna falta.
    .miss-cards = Con cartas sigues con 2 de oro. El Castillo cuesta 4.

lesson-warlord = El Condotiero
    .goal = Destruye un distrito de enfrente y construye el Cuartel.
    .page1 = Dos jugadores tienen seis distritos. El de la izquierda es el Obispo: a salvo de ti. En la ciudad de enfrente la Torre del homenaje también lo está.
    .page2 = Pagas 1 de oro menos que el coste. No tienes oro, sí un distrito militar y el Cuartel (3) en la mano.
    .hint-turn = Cuenta primero: 2 de oro, la renta, el Cuartel. ¿Qué queda para destruir?
    .hint-destroy = Un distrito de coste 1 se destruye gratis.
    .solved = Otra vez uno menos, y no costó nada. Para estar a salvo tú: el Obispo, la Torre del homenaje o ningún distrito barato cerca del final.
    .miss = Tu turno ha terminado. La Taberna de enfrente no cuesta nada, el Cuartel 3.
    .miss-wrong = Ese jugador va muy atrás. Ataca a quien está a punto de terminar.
    .miss-own = Puedes destruir distritos tuyos, pero aquí no ayuda a nadie.
    .miss-dear = Eso ha costado oro, y ya no alcanza para el Cuartel. Un distrito de coste 1 salía gratis.
    .miss-cards = Sin los 2 de oro no puedes pagar el Cuartel.

lesson-uniques = Las Maravillas
    .goal = Construye el Palacio.
    .page1 = Las Maravillas tienen un efecto. Tu Laboratorio, una vez por turno: descarta una carta y gana 2 de oro.
    .page2 = El Palacio cuesta 5 y tienes 1 de oro. Dos de tus cartas son distritos que tu ciudad ya tiene.
    .hint-turn = Toma oro, usa el Laboratorio, construye.
    .hint-laboratory = Descarta lo que de todos modos no puedes construir.
    .solved = Una carta inútil se ha vuelto 2 de oro. Ninguna ciudad tiene un distrito repetido, así que siempre sobrarán cartas.
    .miss = Tu turno ha terminado sin el Palacio. 1 y 2 y 2 son 5.
    .miss-palace = Ahora el Palacio ya no está. Descarta una carta que no puedas construir.
    .miss-cards = Con cartas llegas a 3 de oro como mucho.

lesson-last = La última ronda
    .goal = Llega a 22 puntos.
    .page1 = La ciudad de la izquierda está completa: esta ronda es la última. Eres el Arquitecto y puedes construir tres distritos.
    .page2 = Tus cinco distritos valen 13. Tienes religiosos, comerciales y una Maravilla. Los cinco tipos dan 3 puntos, una ciudad completa 2 más.
    .page3 = Tras recolectar tienes 5 de oro: para el Palacio, o para el Señorío y la Atalaya.
    .hint-turn = ¿Qué tipos faltan, y cuántos distritos?
    .solved = 4 puntos por dos distritos, 3 por los cinco tipos, 2 por la ciudad completa. El Palacio habría dado 5.
    .miss = Tu turno ha terminado. El Señorío y la Atalaya habrían dado 22.
    .miss-palace = 18 puntos. Dos distritos y los cinco tipos valían 9.
    .miss-cards = Las cartas en la mano no dan puntos. En la última ronda toma con qué construir.
