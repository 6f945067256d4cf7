term-gold = Gold
term-characters = Charaktere
term-city = Stadt
zone-characters = Charaktere
zone-pot = Steuer
term-rank = Rang { $n }
