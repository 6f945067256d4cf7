about-game-news = Le tour précédent est résumé pendant le choix des personnages : qui était qui, qui a fait quoi, qui possède quoi.
