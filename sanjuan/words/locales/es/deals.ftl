### Repartos que se comparten, y el reparto del día.

act-share = Compartir el reparto
msg-deal = Han compartido contigo un reparto: la mesa está preparada.
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
daily-house = { $name } sacó { $n } desde tu sitio.
daily-house-my = { $name } sacó { $n } desde mi sitio.
daily-house-coming = { $name } está probando las mismas cartas desde tu sitio…
share-text-result = La línea para pegar donde quieras, con un enlace al mismo reparto.
share-link-result = El resultado en una línea
share-copied-result = La línea está en el portapapeles.
share-copy-result = Copia la línea del campo.
