### Repartos que se comparten, y el reparto del día.

act-share = Compartir el reparto
msg-deal = Te han enviado un reparto: la mesa está preparada.
error-bad_deal = Este enlace no contiene ningún reparto jugable. Puedes preparar otra mesa.
error-bad_part = Este enlace no se puede jugar así: «{ $part }» no encaja. Aquí está la mesa de siempre.
act-copy-result = Copiar el resultado
date-short = { $day } de { $month ->
        [1] enero
        [2] febrero
        [3] marzo
        [4] abril
        [5] mayo
        [6] junio
        [7] julio
        [8] agosto
        [9] septiembre
        [10] octubre
        [11] noviembre
       *[12] diciembre
    }
daily-result = Reparto del { $date }: { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
daily-house = { $name } sacó { $n } en tu lugar.
daily-house-my = { $name } sacó { $n } en mi lugar.
daily-house-coming = { $name } está jugando las mismas cartas en tu lugar…
share-text-result = La línea para pegar donde quieras, con un enlace al mismo reparto.
share-link-result = El resultado en una línea
share-copied-result = La línea está en el portapapeles.
share-copy-result = Copia la línea del campo.
