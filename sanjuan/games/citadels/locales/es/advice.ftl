# Por qué se aconseja una respuesta. Una frase cada una; $who es otro jugador, $character y $card llevan su artículo.
advice-income = Tus distritos te dan { $n } de oro.
advice-several = Puedes construir { $n } distritos en un turno.
advice-affords = Así puedes construir { $card }.
advice-draws = Robas { $n } cartas más.
advice-crown = Eliges primero en la próxima ronda.
advice-shield = El rango 8 no puede tocar tu ciudad, casi completa.
advice-refund = Recuperas lo que pagues por construir.
advice-stops = { $who } casi completa su ciudad: podrías impedirlo.
advice-rich = { $who } tiene { $n } de oro.
advice-full_hand = { $n ->
        [one] { $who } tiene { $n } carta en la mano.
       *[other] { $who } tiene { $n } cartas en la mano.
    }
advice-perhaps_nobody = Quizá nadie tenga { $character }.
advice-has_it = { $who } tiene que tener { $character }.
advice-may_have_it = Hay más o menos un { $n } % de probabilidad de que { $who } tenga { $character }.
advice-close = { $who } casi ha completado su ciudad.
advice-leads = { $who } va por delante.
advice-closest = { $who } es quien más cerca te sigue.
advice-warrant = Hay más o menos un { $n } % de probabilidad de que { $who } confisque lo que construyas.
advice-flower = La amenaza de { $who } puede ser real y costarlo todo, de media { $n } de oro.
advice-threat = Si no, { $who } cobra más o menos { $n } de oro por la amenaza.
advice-saves = Guardas { $n } de oro para luego.
advice-gold_for_later = Tendrás entonces { $n } de oro.
advice-few_cards = { $n ->
        [one] Tienes { $n } carta que puedes construir.
       *[other] Tienes { $n } cartas que puedes construir.
    }
advice-more_choice = Más cartas, más donde elegir.
advice-points = { $n ->
        [one] Da { $n } punto.
       *[other] Da { $n } puntos.
    }
advice-completes = Tu ciudad queda completa y es la última ronda.
advice-all_types = Tendrás los cinco tipos: 3 puntos más.
advice-new_type = Tendrás { $n } de los cinco tipos.
advice-pays_too = Tu personaje cobra también por él.
advice-serves = Vale más de lo que cuesta: { $card }.
advice-cheaper = A ti te sale más barato.
advice-own_loss = Es un distrito tuyo.
advice-loses = { $n ->
        [one] { $who } pierde { $n } punto.
       *[other] { $who } pierde { $n } puntos.
    }
advice-costs = Te cuesta { $n } de oro.
advice-free = No te cuesta nada.
advice-exchanges = { $n ->
        [one] Cambias { $n } carta que apenas necesitas.
       *[other] Cambias { $n } cartas que apenas necesitas.
    }
advice-more_cards = { $n ->
        [one] Recibes { $n } carta más de las que das.
       *[other] Recibes { $n } cartas más de las que das.
    }
advice-affordable = Puedes pagarlo enseguida.
advice-worth = { $n ->
        [one] Vale { $n } punto.
       *[other] Vale { $n } puntos.
    }
