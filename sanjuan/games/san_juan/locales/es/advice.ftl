# Por qué se aconseja una respuesta, una frase cada cosa; $card, $role, $cards, $places y $who como en facts.ftl.
advice-builds = Te permite construir ya { $card }.
advice-draws = { $n ->
    [one] Te trae una carta.
   *[other] Te trae unas { $n } cartas.
  }
advice-sells = { $n ->
    [one] Convierte tus mercancías en una carta.
   *[other] Convierte tus mercancías en unas { $n } cartas.
  }
advice-goods = { $n ->
    [one] Te deja una mercancía más para vender.
   *[other] Te deja { $n } mercancías más para vender.
  }
advice-reaches = Entonces podrás pagar { $card }.
advice-little_for_others = Los demás le sacan poco provecho.
advice-denies = { $me ->
    [yes] Así te lo reservas.
   *[no] { $who } lo tomaría después.
  }
advice-ends = { $points ->
    [one] Termina la partida con un punto para ti.
   *[other] Termina la partida con { $points } puntos para ti.
  }
advice-saves_for = Guardas tus cartas para { $card }.
advice-keeps_cards = { $n ->
    [one] Conservas tu carta en la mano.
   *[other] Conservas tus { $n } cartas en la mano.
  }
advice-points = { $points ->
    [one] Da un punto.
   *[other] Da { $points } puntos.
  }
advice-free = Ahora no te cuesta nada.
advice-scores_at_end = { $card } puntúa al final de la partida.
advice-works = Te compensa cada vez que se juega { $role }.
advice-factory = Un edificio de producción más para el comercio.
advice-completes = Completa tu ciudad y termina la partida.
advice-worth_waiting = Vale la pena esperar para construir { $card }.
advice-cannot_be_built = No se pierde nada: no puedes volver a construir { $cards }.
advice-pays_with_goods = Las mercancías ayudan a pagar: así te quedan más cartas en la mano.
advice-keeps = Conservas { $card } en la mano.
advice-makes = Produces { $places }.
advice-waits_for_prices = Esperas mejores precios.
advice-fetches = { $n ->
    [one] Trae una carta.
   *[other] Trae { $n } cartas.
  }
advice-tucks = { $points ->
    [one] Un punto seguro al final.
   *[other] { $points } puntos seguros al final.
  }
advice-swaps = { $n ->
    [one] Una carta nueva puede muy bien ser mejor.
   *[other] { $n } cartas nuevas pueden muy bien ser mejores.
  }
advice-keeps_hand = Tu mano está bien como está.
