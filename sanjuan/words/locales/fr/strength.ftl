### La force de la personne à cet appareil. Chargé dès qu’il le faut.

strength-told = Ta force à { $game } : environ { $elo } (de { $low } à { $high }), { $where ->
        [below] derrière { $upper }
        [above] devant { $lower }
       *[between] entre { $lower } et { $upper }
    }.
strength-how = { $n ->
        [one] Estimée d’après une partie sur cet appareil. Dans 19 cas sur 20, la vraie valeur est dans cet intervalle.
       *[other] Estimée d’après les { $n } dernières parties sur cet appareil. Dans 19 cas sur 20, la vraie valeur est dans cet intervalle.
    }
strength-soon = { $n ->
        [one] Encore une partie, et tu verras ici ta force.
       *[other] Encore { $n } parties, et tu verras ici ta force.
    }
strength-figure = { $n }
strength-even = Une partie équilibrée pour toi : { $n ->
        [one] { $name }
       *[other] tous jouent comme { $name }
    }.
strength-unsure = Tes parties ne permettent pas encore de proposer une partie équilibrée.
strength-take = Préparer la table
