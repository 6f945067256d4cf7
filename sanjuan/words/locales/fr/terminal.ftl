### Le jeu dans le terminal.

term-welcome = { $game }. Tape les numéros de ce que tu choisis, « ? » pour l’aide, « q » pour arrêter.
term-help = Tape les numéros de ce que tu choisis, comme « 1 3 4 ». Une ligne vide passe, ou prend ce qui est marqué d’une étoile. « u » annule le coup, « c » et un nom expliquent cette carte, « t » montre la table et « l » tout le journal, « s » enregistre, « q » enregistre et arrête.
term-prompt = Ton choix
term-enter = Entrée : { $words }
term-player = Joueur
term-hand-count = Cartes
term-points = Points
term-cost = Coût
term-now = Payé
term-power = Pouvoir
term-piles = Pioche { $draw }, défausse { $discard }
term-nonsense = « { $text } » n’est pas un choix ici. Tape des numéros de 1 à { $most }, chacun une fois, ou « ? » pour l’aide.
term-no-card = Aucune carte ne s’appelle « { $text } ».
term-undone = Coup annulé.
term-saved = La partie est enregistrée dans { $path }. Pour continuer : { $program } play --resume { $path }
term-unsaved = La partie ne peut pas être enregistrée dans { $path } : { $reason }. Voici son enregistrement, à copier dans un fichier :
term-end-input = Arrêt.
term-curtain = C’est à { $name } de jouer. Appuie sur Entrée quand personne d’autre ne regarde.
term-fault = { $name } se trompe et joue le premier coup permis ({ $reason }).
term-review-played = { $name } a choisi : { $played } ({ $chance } de chances de gagner).
term-review-faultless = Aucune décision n’a coûté cher.
