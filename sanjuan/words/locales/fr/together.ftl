### Une table avec des gens ailleurs. Chargée quand on en a besoin.

together-title = Tes invités
together-guest-title = Une invitation pour toi
act-together = Invités
act-invite = Inviter
act-sit-in = Laisser jouer l’ordinateur
act-copy-link = Copier
act-accept = Accepter
act-scan = Scanner la réponse
act-stop-scan = Arrêter la caméra
together-here = est là
together-waits = pas encore là
together-away = connexion perdue
together-send-link = Envoie ce lien à une personne. Il sert une seule fois.
together-send-reply = Renvoie ce lien à la personne qui t’invite, et garde cette page ouverte.
together-reply = Colle ici le lien de réponse
together-honest = Tous les navigateurs choisissent la donne ensemble, donc personne ne la fixe. Mais ta page contient les cartes de tous : une personne experte pourrait les lire dans sa mémoire.
together-awaited = { $n ->
        [0] Tout le monde est là : on donne les cartes.
        [one] On attend encore { $n } personne.
       *[other] On attend encore { $n } personnes.
    }
together-connected = Connexion établie. La partie commence quand tout le monde est là.
together-send = Ta réponse attend d’être acceptée.
together-guest-text = Quelqu’un t’invite à une partie. Vos navigateurs se connectent directement, sans serveur.
together-invites = t’invite
together-lost = La connexion avec l’hôte est perdue. Demande une nouvelle invitation ; la partie attend.
together-unreached = Les deux navigateurs n’ont pas pu se joindre. Sur un même réseau, cela marche ; par internet, un routeur peut l’empêcher.
together-weak = La connexion avec l’hôte est interrompue. La page attend son retour.
together-version = La page de l’hôte est d’une autre version. Rechargez les deux pages.
together-away-now = { $who } n’est plus là.
together-away-for = { $who } n’est plus là depuis { $n } min.
together-turn-for = { $who } réfléchit depuis { $n } min.
together-lost-for = connexion perdue depuis { $n } min
act-at-once = Commencer tout de suite
together-sits = L’ordinateur a ta place. L’hôte peut te la rendre.
together-kept = l’ordinateur a cette place
together-back = de retour ; l’ordinateur a cette place
act-give-back = Rendre la place
together-part = La donne n’a pas pu être équitable. Demande une nouvelle invitation.
together-tab = Tu es à cette table dans un autre onglet.
together-tab-title = Déjà à cette table
act-play-here = Jouer ici
together-unfair = La page de l’hôte a changé sa part de la donne. Tu as quitté la table.
together-flood = L’hôte a fermé la connexion.
together-no_invitation = Cette invitation ne peut pas servir. Demandes-en une autre.
together-no_reply = Ce n’est la réponse à aucune invitation ouverte.
together-no_browser = Ce navigateur ne peut pas se connecter directement à un autre. Ouvre la page dans un autre navigateur, ou retrouvez-vous avec un mot si le site le propose.
together-no_line = Une partie de la page n’a pas pu être chargée. Recharge-la.
together-handed = Ta table a reçu la réponse. Tu peux fermer cette page.
together-no_table = Aucune table n’attend cette réponse dans ce navigateur. Ouvre la table et colles-y le lien.
together-name = Ton nom
together-picture = Le lien en code QR
act-verify = Vérifier la donne
together-verifying = La partie est rejouée pour la vérifier.
together-verified = Vérifié : ce que tu as vu est ce qui a été donné et répondu.
together-verified-since = Vérifié depuis l’arrivée de cette page : ce qu’elle a montré est ce qui a été donné et répondu.
together-differs = Ce n’est pas la partie qui t’a été montrée.
together-left = L’hôte a quitté la table. La partie y reste enregistrée.
together-wanted = La prochaine partie commence quand tout le monde ici a appuyé sur « Rejouer ».
together-wants = { $n ->
        [one] { $who } veut rejouer.
       *[other] { $who } veulent rejouer.
    }
say-title = Dire quelque chose
say-0 = Bonjour !
say-1 = Bonne chance !
say-2 = Bien joué !
say-3 = Merci !
say-4 = Oups !
say-5 = Un moment, s’il te plaît.
say-6 = Me revoilà.
say-7 = Ça fait mal !
say-8 = un sourire
say-9 = un rire
say-10 = de l’étonnement
say-11 = du chagrin
say-mute-all = N’afficher aucun message
say-mute = Aucun message de { $who }
together-camera = L’image de la caméra
together-no_camera = La caméra ne peut pas être utilisée ici. Colle plutôt le lien de réponse.
error-late = Cette question a déjà sa réponse.
error-guest = Seule la page de l’hôte peut le faire.
error-no_hints = À cette table, il n’y a pas de conseils pour les invités.
error-not_so_fast = Trop de demandes à la fois. Attends un instant.
together-allow-hints = Les invités peuvent demander des conseils
    .help = Seulement pour leur propre place. Toi, tu le peux toujours.
together-allow-watch = D’autres peuvent regarder
    .help = Ils voient ce que tout le monde voit, aucune main, et ne peuvent pas répondre.
together-looks-on = regarde
together-watch-text = Inviter quelqu’un à regarder
together-watch-title = Spectateurs
together-you-watch = Tu regardes la partie.
together-somebody = Quelqu’un
together-no_watch = L’hôte ne laisse plus personne regarder.
together-watching = { $n ->
        [one] { $who } regarde la partie.
       *[other] { $who } regardent la partie.
    }

## Une table par son mot, à travers un relais

act-call = Prendre ce nom
act-join = Rejoindre
act-watch = Regarder
together-join-title = Rejoindre une table
together-word-title = Rejoindre avec un mot
together-word = Le mot de la table
together-word-host = Les autres ouvrent cette page, choisissent « Rejoindre une table » et saisissent ce mot. Ou bien ils scannent le code.
together-word-away = Le relais est injoignable. La page réessaie d’elle-même.
together-tables = Tables ouvertes
together-free = { $n ->
        [one] { $n } place libre
       *[other] { $n } places libres
    }
together-only-watch = aucune place libre, tu peux regarder
together-no_word = Un mot ressemble à sunny-harbor-2748.
together-unknown = Aucune table n’est ouverte sous ce mot. Demande le bon mot à ton hôte.
together-full = Toutes les places de cette table sont prises.
together-closed = L’hôte est parti. La partie s’arrête ici.
together-reaching = Recherche de la table…
