### The page about the site: who made it, what it is made of, under which licences.

about-game = San Juan is a card game by Andreas Seyfarth. This is an unofficial fan project with its own drawings and wording. If you like it, buy the game.
