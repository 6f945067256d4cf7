term-gold = Oro
term-characters = Personajes
term-city = Ciudad
zone-characters = Personajes
zone-pot = Impuesto
term-rank = Rango { $n }
