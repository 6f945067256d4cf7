### Donnes partagées, et la donne du jour.

act-share = Partager la donne
setup-daily = Du jour
    .help = La donne du jour : la même pour tout le monde.
msg-deal = Quelqu’un t’a envoyé une donne : la table est prête.
error-bad_deal = Ce lien ne contient pas de donne jouable. Tu peux préparer une autre table.
