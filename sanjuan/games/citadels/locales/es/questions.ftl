### La pregunta abierta: su título, una ayuda (.help) y lo que dicen sus dos botones (.confirm, .pass). $card es «none» mientras no
### se elige nada, $the es su nombre con artículo; $what es lo elegido: «gold», «power», «use», «build», «seat» ...

ask-character = Elige un personaje
    .help = Solo tú lo ves. Los demás pasan al jugador siguiente.
    .confirm = { $card ->
            [none] Elige un personaje
           *[other] Toma { $the }
        }
ask-dismiss = Aparta un personaje
    .help = Boca abajo: nadie lo juega en esta ronda.
    .confirm = { $card ->
            [none] Aparta un personaje
           *[other] Aparta { $the }
        }
ask-theater = ¿Intercambiar tu personaje?
    .help = Elige con quién. No ves lo que recibes.
    .confirm = { $what ->
            [none] Elige un jugador
           *[other] Intercambia con { $option }
        }
    .pass = Conserva el mío
ask-theater_give = ¿Cuál de los tuyos das?
    .help = Recibes al azar uno de los dos del otro jugador.
    .confirm = { $card ->
            [none] Elige un personaje
           *[other] Da { $the }
        }
ask-turn = { $least ->
        [0] Construye o termina tu turno
       *[other] Tu turno
    }
    .help = { $least ->
            [0] Construye, usa tu poder y tus distritos, o déjalo aquí.
           *[other] Toma oro o cartas antes de construir.
        }
    .confirm = { $what ->
            [none] { $least ->
                [0] Construye
               *[other] Elige oro o cartas
            }
            [gold] Toma oro
            [cards] Roba cartas
            [income] Cobra la renta
            [power] Usa el poder
            [use] Usa { $the }
           *[build] { $price ->
                [0] Construye { $the } gratis
               *[other] Construye { $the } por { $price }
            }
        }
    .pass = Termina el turno
ask-keep = Quédate con 1 carta
    .help = El resto va debajo del mazo.
    .confirm = { $card ->
            [none] Quédate con 1 carta
           *[other] Quédate con { $the }
        }
ask-split = ¿Oro o cartas?
    .help = Reparte { $most } en total.
    .confirm = { $n ->
            [0] Elige { $most } en total
           *[other] Toma { $gold } de oro y { $cards ->
                [one] { $cards } carta
               *[other] { $cards } cartas
            }
        }
ask-kill = Asesina a un personaje
    .help = Quien lo tenga pierde su turno.
    .confirm = { $card ->
            [none] Elige un personaje
           *[other] Que muera { $the }
        }
ask-bewitch = Embruja a un personaje
    .help = Su jugador recolecta y tú juegas el turno.
    .confirm = { $card ->
            [none] Elige un personaje
           *[other] Lanza el hechizo sobre { $the }
        }
ask-rob = Roba a un personaje
    .help = Cuando se revele, el oro de su jugador es tuyo.
    .confirm = { $card ->
            [none] Elige un personaje
           *[other] Ve a por { $the }
        }
ask-warrants = Pon 3 órdenes
    .help = Después eliges cuál está firmada.
    .confirm = Pon las órdenes
ask-signed = ¿Qué orden está firmada?
    .help = Solo tú lo sabes. El primer distrito que pague este personaje puede ser tuyo.
    .confirm = { $card ->
            [none] Elige un personaje
           *[other] Firma la orden para { $the }
        }
ask-threats = Amenaza a 2 personajes
    .help = Después eliges qué amenaza es real.
    .confirm = Pon las amenazas
ask-flower = ¿Qué amenaza es real?
    .help = Solo tú sabes dónde está la flor.
    .confirm = { $card ->
            [none] Elige un personaje
           *[other] La flor para { $the }
        }
ask-spy = Espía a un jugador
    .help = Después nombras un tipo y ves su mano.
    .confirm = { $what ->
            [none] Elige un jugador
           *[other] Mira la mano de { $option }
        }
ask-spy_type = ¿Qué tipo?
    .help = 1 de oro y 1 carta por cada carta de ese tipo en esa mano.
    .confirm = { $what ->
            [none] Elige un tipo
           *[other] { $option }
        }
ask-magic = Intercambia manos o cambia cartas
    .help = Elige a un jugador o cuantas cartas tuyas quieras.
    .confirm = { $what ->
            [none] Un jugador o cartas
            [seat] Intercambia la mano con { $option }
           *[other] Cambia { $n ->
                [one] { $n } carta
               *[other] { $n } cartas
            }
        }
ask-wizard = Mira una mano
    .help = Debes tomar 1 carta de ella.
    .confirm = { $what ->
            [none] Elige un jugador
           *[other] Mira la mano de { $option }
        }
ask-wizard_take = Toma una carta
    .help = Va a tu mano o se construye enseguida.
    .confirm = { $card ->
            [none] Elige una carta
           *[other] Toma { $the }
        }
ask-wizard_build = ¿Construir { $the } enseguida?
    .help = Pagas su coste. No cuenta como una de tus construcciones.
    .confirm = Construye
    .pass = Guarda la carta en la mano
ask-seer_give = Da una carta
    .help = Al jugador marcado. Puede ser la que tomaste.
    .confirm = { $card ->
            [none] Elige una carta
           *[other] Da { $the }
        }
ask-crown = Entrega la corona
    .help = A un jugador que no sea quien la tiene.
    .confirm = { $what ->
            [none] Elige un jugador
           *[other] Da la corona a { $option }
        }
ask-tribute = ¿Oro o carta por la corona?
    .help = 1 de oro o 1 carta al azar.
    .confirm = { $what ->
            [none] ¿Oro o carta?
            [gold] 1 de oro
           *[other] 1 carta
        }
ask-richest = ¿Quién te da 1 de oro?
    .help = Son los más ricos, empatados.
    .confirm = { $what ->
            [none] Elige un jugador
           *[other] Toma 1 de oro de { $option }
        }
ask-navigate = ¿4 de oro o 4 cartas?
    .help = En este turno no construyes nada.
    .confirm = { $what ->
            [none] ¿Oro o cartas?
            [gold] Toma 4 de oro
           *[other] Roba 4 cartas
        }
ask-scholar = Quédate con 1 carta
    .help = El resto se baraja con el mazo.
    .confirm = { $card ->
            [none] Quédate con 1 carta
           *[other] Quédate con { $the }
        }
ask-destroy = Destruye un distrito
    .help = Pagas 1 menos que su coste.
    .confirm = { $card ->
            [none] Elige un distrito
           *[other] { $price ->
                [0] Destruye { $the }
               *[other] Destruye { $the } por { $price }
            }
        }
ask-seize = Toma un distrito
    .help = Pagas su coste al dueño.
    .confirm = { $card ->
            [none] Elige un distrito
           *[other] Toma { $the } por { $price }
        }
ask-give_away = ¿Qué distrito das?
    .help = A cambio recibes uno de otra ciudad.
    .confirm = { $card ->
            [none] Elige un distrito
           *[other] Da { $the }
        }
ask-receive = ¿Qué distrito quieres?
    .help = Si cuesta más, pagas la diferencia.
    .confirm = { $price ->
            [0] Intercambia
           *[other] Intercambia y paga { $price }
        }
ask-beautify = Pon monedas sobre tus distritos
    .help = 1 de oro en cada uno: cuesta, y cuenta, 1 más para siempre.
    .confirm = { $n ->
            [0] Elige distritos
           *[other] Paga { $n } de oro
        }
ask-means = ¿Cómo pagas?
    .help = Por { $the }: con oro o sacrificando un distrito.
    .confirm = Paga así
ask-den = Paga la Guarida de ladrones
    .help = Cada carta sustituye a 1 de oro.
    .confirm = { $n ->
            [0] Paga con oro
           *[other] Paga con { $n ->
                [one] { $n } carta
               *[other] { $n } cartas
            }
        }
    .pass = Paga con oro
ask-lender = ¿De quién tomas el oro?
    .help = Nadie puede negarse. Das 1 carta por cada moneda.
    .confirm = Toma el oro
ask-lend = ¿Qué cartas das?
    .help = 1 por cada moneda que tomas.
    .confirm = { $n ->
            [0] Elige cartas
           *[other] Da { $n ->
                [one] { $n } carta
               *[other] { $n } cartas
            }
        }
ask-laboratory = Descarta una carta
    .help = Ganas 2 de oro.
    .confirm = { $card ->
            [none] Elige una carta
           *[other] Descarta { $the }
        }
ask-museum = Pon una carta debajo del Museo
    .help = Da 1 punto al final. Nadie más la ve.
    .confirm = { $card ->
            [none] Elige una carta
           *[other] Pon { $the } debajo
        }
ask-armory = Destruye un distrito
    .help = La Armería se destruye con él.
    .confirm = { $card ->
            [none] Elige un distrito
           *[other] Destruye { $the }
        }
ask-threat = ¿Ceder a la amenaza?
    .help = Paga la mitad de tu oro o arriésgalo todo.
    .confirm = { $price ->
            [0] Paga
           *[other] Paga { $price } de oro
        }
    .pass = Niégate
ask-reveal = ¿Revelar la flor?
    .help = Todo el oro de quien se ha negado es tuyo.
    .confirm = Revela
    .pass = Déjalo pasar
ask-confiscate = ¿Confiscar { $the }?
    .help = Va gratis a tu ciudad. Quien construye recupera su oro.
    .confirm = Confisca
    .pass = Deja construir

## Una opción, en palabras

option-gold = Oro
option-card = Carta
option-cards = Cartas
option-income = Renta
option-power = Poder
option-pay = Paga
option-reveal = Revela
option-confiscate = Confisca
option-give_up = Sacrifica { $the }
option-seat = Asiento { $n }
