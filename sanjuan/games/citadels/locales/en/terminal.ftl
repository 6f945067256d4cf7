term-gold = Gold
term-characters = Characters
term-city = City
zone-characters = Characters
zone-pot = Tax
term-rank = Rank { $n }
