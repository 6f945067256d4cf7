### The page of the rules, around its chapters: those are each game's own.

rules-find = Search the rules
    .none = Nothing found. Try another word.
    .found = Found: { $n }
rules-contents = Chapters
rules-cards = All cards
rules-alone = On a page of its own, for printing
rules-print = Print
rules-play = To the game
rules-close-up = Look closer: { $card }
rules-figures-cost = Cost
rules-figures-points = Points
rules-figures-copies = Copies
