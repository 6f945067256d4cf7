### La pregunta abierta: su título, una ayuda (.help) y lo que dicen sus dos botones (.confirm, .pass). $card es «none» mientras no
### se elige nada, $the es su nombre con artículo; $what es lo elegido: «gold», «power», «use», «build», «seat» ...

ask-character = Elige un personaje
    .help = Solo tú lo ves. Los demás pasan al jugador siguiente.
    .confirm = { $card ->
            [none] Elegir un personaje
           *[other] Tomar { $the }
        }
ask-dismiss = Aparta un personaje
    .help = Boca abajo: nadie lo juega en esta ronda.
    .confirm = { $card ->
            [none] Apartar un personaje
           *[other] Apartar { $the }
        }
ask-theater = ¿Intercambiar tu personaje?
    .help = Elige con quién. No ves lo que recibes.
    .confirm = { $what ->
            [none] Elegir un jugador
           *[other] Intercambiar con { $option }
        }
    .pass = Conservar el mío
ask-theater_give = ¿Cuál de los tuyos das?
    .help = Recibes al azar uno de los dos del otro jugador.
    .confirm = { $card ->
            [none] Elegir un personaje
           *[other] Dar { $the }
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
                [0] Construir
               *[other] Elegir oro o cartas
            }
            [gold] Tomar oro
            [cards] Robar cartas
            [income] Cobrar la renta
            [power] Usar el poder
            [use] Usar { $the }
            [sacrifice] Construir { $the } sacrificando un distrito
           *[build] { $price ->
                [0] Construir { $the } gratis
               *[other] Construir { $the } por { $price }
            }
        }
    .pass = Terminar el turno
ask-keep = Quédate con 1 carta
    .help = El resto va debajo del mazo.
    .confirm = { $card ->
            [none] Quedarse con 1 carta
           *[other] Quedarse con { $the }
        }
ask-split = ¿Oro o cartas?
    .help = Reparte { $most } en total.
    .confirm = { $n ->
            [0] Elegir { $most } en total
           *[other] Tomar { $gold } de oro y { $cards ->
                [one] { $cards } carta
               *[other] { $cards } cartas
            }
        }
ask-kill = Asesina a un personaje
    .help = Quien lo tenga pierde su turno.
    .confirm = { $card ->
            [none] Elegir un personaje
           *[other] Asesinar: { $the }
        }
ask-bewitch = Embruja a un personaje
    .help = Su jugador recolecta y tú juegas el turno.
    .confirm = { $card ->
            [none] Elegir un personaje
           *[other] Lanzar el hechizo sobre { $the }
        }
ask-rob = Roba a un personaje
    .help = Cuando se revele, el oro de su jugador es tuyo.
    .confirm = { $card ->
            [none] Elegir un personaje
           *[other] Ir a por { $the }
        }
ask-warrants = Pon 3 órdenes
    .help = Después eliges cuál está firmada.
    .confirm = Poner las órdenes
ask-signed = ¿Qué orden está firmada?
    .help = Solo tú lo sabes. El primer distrito que pague este personaje puede ser tuyo.
    .confirm = { $card ->
            [none] Elegir un personaje
           *[other] Firmar la orden para { $the }
        }
ask-threats = Amenaza a 2 personajes
    .help = Después eliges qué amenaza es real.
    .confirm = Poner las amenazas
ask-flower = ¿Qué amenaza es real?
    .help = Solo tú sabes dónde está la flor.
    .confirm = { $card ->
            [none] Elegir un personaje
           *[other] Poner la flor sobre { $the }
        }
ask-spy = Espía a un jugador
    .help = Después nombras un tipo y ves su mano.
    .confirm = { $what ->
            [none] Elegir un jugador
           *[other] Mirar la mano de { $option }
        }
ask-spy_type = ¿Qué tipo?
    .help = 1 de oro y 1 carta por cada carta de ese tipo en esa mano.
    .confirm = { $what ->
            [none] Elegir un tipo
           *[other] { $option }
        }
ask-magic = Intercambia manos o cambia cartas
    .help = Elige a un jugador o cuantas cartas tuyas quieras.
    .confirm = { $what ->
            [none] ¿Un jugador o cartas?
            [seat] Intercambiar la mano con { $option }
           *[other] Cambiar { $n ->
                [one] { $n } carta
               *[other] { $n } cartas
            }
        }
ask-wizard = Mira una mano
    .help = Debes tomar 1 carta de ella.
    .confirm = { $what ->
            [none] Elegir un jugador
           *[other] Mirar la mano de { $option }
        }
ask-wizard_take = Toma una carta
    .help = Va a tu mano o se construye enseguida.
    .confirm = { $card ->
            [none] Elegir una carta
           *[other] Tomar { $the }
        }
ask-wizard_build = ¿Construir { $the } enseguida?
    .help = Pagas su coste. No cuenta como una de tus construcciones.
    .confirm = Construir
    .pass = Guardar la carta en la mano
ask-seer_give = Da una carta
    .help = Al jugador marcado. Puede ser la que tomaste.
    .confirm = { $card ->
            [none] Elegir una carta
           *[other] Dar { $the }
        }
ask-crown = Entrega la corona
    .help = A un jugador que no sea quien la tiene.
    .confirm = { $what ->
            [none] Elegir un jugador
           *[other] Dar la corona a { $option }
        }
ask-tribute = ¿Oro o carta por la corona?
    .help = 1 de oro o 1 carta al azar.
    .confirm = { $what ->
            [none] ¿Oro o carta?
            [gold] Dar 1 de oro
           *[other] Dar 1 carta
        }
ask-richest = ¿Quién te da 1 de oro?
    .help = Son los más ricos, empatados.
    .confirm = { $what ->
            [none] Elegir un jugador
           *[other] Tomar 1 de oro de { $option }
        }
ask-navigate = ¿4 de oro o 4 cartas?
    .help = En este turno no construyes nada.
    .confirm = { $what ->
            [none] ¿Oro o cartas?
            [gold] Tomar { $price } de oro
           *[other] { $price ->
                [one] Robar { $price } carta
               *[other] Robar { $price } cartas
            }
        }
ask-scholar = Quédate con 1 carta
    .help = El resto se baraja con el mazo.
    .confirm = { $card ->
            [none] Quedarse con 1 carta
           *[other] Quedarse con { $the }
        }
ask-destroy = Destruye un distrito
    .help = Pagas 1 menos que su coste.
    .confirm = { $card ->
            [none] Elegir un distrito
           *[other] { $price ->
                [0] Destruir { $the }
               *[other] Destruir { $the } por { $price }
            }
        }
ask-seize = Toma un distrito
    .help = Pagas su coste al dueño.
    .confirm = { $card ->
            [none] Elegir un distrito
           *[other] Tomar { $the } por { $price }
        }
ask-give_away = ¿Qué distrito das?
    .help = A cambio recibes uno de otra ciudad.
    .confirm = { $card ->
            [none] Elegir un distrito
           *[other] Dar { $the }
        }
ask-receive = ¿Qué distrito quieres?
    .help = Si cuesta más, pagas la diferencia.
    .confirm = { $price ->
            [0] Intercambiar
           *[other] Intercambiar y pagar { $price }
        }
ask-beautify = Pon monedas sobre tus distritos
    .help = 1 de oro en cada uno: cuesta, y cuenta, 1 más para siempre.
    .confirm = { $n ->
            [0] Elegir distritos
           *[other] Pagar { $n } de oro
        }
ask-means = ¿Cómo pagas?
    .help = Por { $the }: con oro o sacrificando un distrito.
    .confirm = Pagar así
ask-den = Paga la Guarida de ladrones
    .help = Cada carta sustituye a 1 de oro.
    .confirm = { $n ->
            [0] Pagar con oro
           *[other] Pagar con { $n ->
                [one] { $n } carta
               *[other] { $n } cartas
            }
        }
    .pass = Pagar con oro
ask-lender = ¿De quién tomas el oro?
    .help = Nadie puede negarse. Das 1 carta por cada moneda.
    .confirm = Tomar el oro
ask-lend = ¿Qué cartas das?
    .help = 1 por cada moneda que tomas.
    .confirm = { $n ->
            [0] Elegir cartas
           *[other] Dar { $n ->
                [one] { $n } carta
               *[other] { $n } cartas
            }
        }
ask-laboratory = Descarta una carta
    .help = Ganas 2 de oro.
    .confirm = { $card ->
            [none] Elegir una carta
           *[other] Descartar { $the }
        }
ask-museum = Pon una carta debajo del Museo
    .help = Da 1 punto al final. Nadie más la ve.
    .confirm = { $card ->
            [none] Elegir una carta
           *[other] Poner { $the } debajo
        }
ask-armory = Destruye un distrito
    .help = La Armería se destruye con él.
    .confirm = { $card ->
            [none] Elegir un distrito
           *[other] Destruir { $the }
        }
ask-threat = ¿Ceder a la amenaza?
    .help = { $own ->
            [yes] Está sobre tu otro personaje: el oro sigue siendo tuyo en cualquier caso.
           *[no] { $purse ->
                [0] No tienes oro: no pueden quitarte nada.
                [1] La mitad de 1 moneda es nada: retirar la amenaza no te cuesta nada.
               *[other] Paga la mitad de tu oro o arriésgalo todo.
            }
        }
    .confirm = { $price ->
            [0] { $purse ->
                [0] Retirar la amenaza
                [1] Retirar la amenaza
               *[other] Pagar
            }
           *[other] Pagar { $price } de oro
        }
    .pass = Negarse
ask-reveal = ¿Revelar la flor?
    .help = { $own ->
            [yes] Está sobre tu otro personaje: el oro no cambia de manos.
           *[no] Todo el oro de quien se ha negado es tuyo.
        }
    .confirm = Revelar
    .pass = Dejarlo pasar
ask-confiscate = ¿Confiscar { $the }?
    .help = Va gratis a tu ciudad. Quien construye recupera su oro.
    .confirm = Confiscar
    .pass = Dejar construir

## Una opción, en palabras

option-gold = Oro
option-card = Carta
option-cards = Cartas
option-income = Renta
option-power = Poder
option-pay = Pagar
option-reveal = Revelar
option-confiscate = Confiscar
option-give_up = Sacrificar { $the }
option-seat = Asiento { $n }
