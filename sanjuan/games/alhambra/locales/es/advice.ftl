# Por qué se aconseja una respuesta. Una frase cada vez; $building, $category, $currency, $cards y $who como en facts.ftl.
advice-again = Pagas el precio exacto y juegas otra vez.
advice-overpays = { $n ->
        [one] Pagas { $n } moneda de más.
       *[other] Pagas { $n } monedas de más.
    }
advice-for_martin = En el palacio de Martin es donde más te sirve.
advice-denies = { $me ->
        [yes] Lo guardas para ti.
       *[no] Si no, { $who } podría comprarlo.
    }
advice-safe = { $category }: ya nadie puede alcanzarte.
advice-leads = { $category }: te pones en cabeza.
advice-draws_level = { $category }: igualas a quien va en cabeza.
advice-points = { $points ->
        [one] Vale cerca de { $points } punto en las próximas puntuaciones.
       *[other] Vale cerca de { $points } puntos en las próximas puntuaciones.
    }
advice-several = { $n ->
        [one] Consigues { $n } carta.
       *[other] Consigues { $n } cartas de una vez.
    }
advice-pays_next = Después podrás pagar { $building } al precio exacto.
advice-reaches = Después podrás comprar { $building }.
advice-gathers = Tendrás entonces { $n } en { $currency }.
advice-keeps = Guardas monedas pequeñas para pagos exactos: { $cards }.
advice-takes_from = { $points ->
        [one] Le cuesta a { $who } cerca de { $points } punto.
       *[other] Le cuesta a { $who } cerca de { $points } puntos.
    }
