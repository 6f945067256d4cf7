### Réglages, clavier, cartes encore en jeu.

act-settings = Réglages
act-help = Clavier
act-unseen = Cartes non vues
act-rules = Règles

prefer-confirm = Valider chaque choix
    .help = Sinon, un clic sur la seule chose à choisir suffit.
prefer-sure = Passer les questions à une seule réponse
    .help = Ce qui ne coûte rien et ne laisse pas de choix se fait tout seul.
prefer-unseen = Compter les cartes non vues
    .help = Combien de chaque carte restent cachées, de près et dans le menu.
prefer-count = Compter les points ligne par ligne
    .help = À la fin d’une partie ; un clic ou une touche les montre tous.
prefer-digest = Raconter ce que les autres ont fait
    .help = Quand l’appareil passe de main en main.
prefer-voices = Laisser parler les personnages
    .help = Un mot d’eux quand une partie est finie.
prefer-size = Taille de l’affichage
size-smaller = Plus petite
size-normal = Normale
size-larger = Plus grande
size-largest = Très grande
prefer-motion = Mouvements
motion-auto = Comme l’appareil
motion-full = Complets
motion-less = Réduits

zoom-unseen = Non vues
unseen-of = { $n } sur { $of }
unseen-help = Dans les piles, dans d’autres mains ou glissées : tout ce qui n’est ni visible ni dans ta main.

keys-move = Aller d’une carte à l’autre
keys-choose = Choisir ou retirer, dans l’ordre des cartes
keys-confirm = Valider
keys-pass = Passer
keys-undo = Annuler le coup
keys-skip = Avance rapide
keys-zoom = Voir de près
keys-log = Journal
keys-menu = Menu
keys-rules = Les règles, à la carte choisie au clavier
keys-settings = Réglages
keys-help = Ces touches
keys-escape = Fermer, ou effacer le choix

key-space = Espace
key-enter = Entrée
key-escape = Échap
