### Une table avec des gens ailleurs. Chargée quand on en a besoin.

together-title = Tes invités
together-guest-title = Tu es invité
act-together = Invités
act-invite = Inviter
act-invite-again = Nouvelle invitation
act-sit-in = Laisser jouer l’ordinateur
act-copy-link = Copier
act-accept = Accepter
together-here = est là
together-waits = pas encore là
together-away = ligne perdue
together-send-link = Envoie ce lien à la personne. Il vaut pour une seule, une fois.
together-send-reply = Renvoie ce lien à la personne qui t’a invité, et laisse cette page ouverte.
together-reply = Le lien revenu
together-honest = Les cartes sont données d’après des nombres auxquels chaque page contribue : personne ne les choisit. Ta page donne et garde toutes les mains : qui s’y connaît pourrait regarder dans sa mémoire.
together-awaited = { $n ->
        [0] Tout le monde est là : on donne les cartes.
        [one] On attend encore { $n } personne.
       *[other] On attend encore { $n } personnes.
    }
together-connected = Connecté. La partie commence quand tout le monde est là.
together-send = Ton chemin vers la table est prêt.
together-guest-text = Quelqu’un joue avec toi, de page à page, sans rien entre les deux.
together-lost = La ligne vers l’hôte est perdue. Demande une nouvelle invitation ; la partie attend.
together-weak = La ligne vers l’hôte est interrompue. La page l’attend.
together-version = La page de l’hôte est d’une autre version. Rechargez les deux pages.
together-seat = L’ordinateur a pris ta place.
together-part = La donne n’a pas pu être équitable. Demande une nouvelle invitation.
together-unfair = L’hôte a changé sa part des nombres. Tu as quitté la table.
together-flood = L’hôte a fermé la ligne.
together-no_invitation = Cette invitation ne peut pas servir. Demandes-en une autre.
together-no_reply = Ce n’est la réponse à aucune invitation ouverte.
together-no_line = Une partie de la page n’a pas pu être chargée. Recharge-la.
together-handed = La réponse est arrivée à ta table. Tu peux fermer cette page.
together-no_table = Aucune table n’attend cette réponse dans ce navigateur. Ouvre la table et colles-y le lien.
together-picture = Le lien en image pour un appareil photo
act-verify = Vérifier la donne
together-verifying = La partie est rejouée pour la vérifier.
together-verified = Vérifié : ce que tu as vu est ce qui a été donné et répondu.
together-differs = Ce n’est pas la partie qui t’a été montrée.
error-late = Cette question a déjà sa réponse.
error-guest = Seule la page de l’hôte peut le faire.
