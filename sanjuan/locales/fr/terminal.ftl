### Le jeu dans le terminal.

term-welcome = San Juan, { $edition ->
        [1] première édition
       *[2] deuxième édition
    }. Tape les numéros de ce que tu choisis, « ? » pour l’aide, « q » pour arrêter.
term-help = Choisir : 1 3 4. Ligne vide : passer, ou prendre la proposition (marquée *). u : reprendre. c 12 : expliquer la carte 12, ou son nom. l : journal. s : enregistrer. q : enregistrer et arrêter.
term-prompt = Ton choix
