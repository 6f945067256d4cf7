"""The house that all tables share, on the main thread under MicroPython. It knows no game: see `tables`.

Its folders and files form floors, from data about games up to what starts the page; each imports only from lower ones.
From the lowest up:

0. `catalog`: the games as data; `state`: all that the page draws from, beside a frame; `types`: shapes, for mypy alone
1. `kit`: what every drawing is made with
2. `motion`: movements and sounds; `rules`: the rules beside the table; `offline`: the copy for playing offline
3. `browser`: storage, files, Back, parts that are brought later
4. `storage`: what this device keeps, and the room for it
5. `setup`: home and the form, drawn; `table`: a game in progress, drawn; `share`: deals and games as links
6. `play`: a game being played; `learn`: lessons and puzzles; `settings`: preferences
7. `acts`: what the buttons do; `screen`: all of the above put together and on the screen
8. `review`, `history`, `prepared`: what plays on from there; `input`: pointer, keys, Back; `embedded`: the page around
9. `main`: the parts put together
10. `start` and `embed`: the two pages

`learn`, `review`, `history` and `prepared` are brought when they are first wanted, see `kit.parts`.
"""
