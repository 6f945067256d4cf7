### Réglages, clavier, cartes encore en jeu.

prefer-confirm = Valider chaque choix
    .help = Sinon, un clic sur la seule carte ou le seul rôle à choisir suffit.
prefer-sure = Passer les questions à une seule réponse
    .help = Les marchandises se produisent seules si toutes le peuvent ou se valent.
