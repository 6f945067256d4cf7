about-game-news = La manche précédente est résumée pendant le choix des personnages : qui était qui, qui a fait quoi, qui possède quoi.
