# Palabras para quien escucha la página.

label-sells = se vende por { $price ->
        [one] { $price } carta
       *[other] { $price } cartas
    }
label-seen = Listas de precios ya vistas: { $lists }.
label-seen-none = Aún no se ha visto ninguna lista de precios.
