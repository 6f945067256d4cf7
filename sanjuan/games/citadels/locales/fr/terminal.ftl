term-gold = Or
term-characters = Personnages
term-city = Cité
zone-characters = Personnages
zone-pot = Taxe
term-rank = Rang { $n }
