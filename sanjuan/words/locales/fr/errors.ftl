### Ce qui n'a pas marché, et pourquoi quelque chose ne peut pas être choisi.

## Réponses refusées

error-over = La partie est finie.
error-not_a_tuple = Cette réponse est illisible.
error-too_often = Trop de choix : { $option }.
error-no_option = Choix impossible à présent : { $option }.
error-wrong_count = { $least ->
        [0] Choisis-en au plus { $most }. Tu en as choisi { $count }.
       *[other] { $exact ->
            [yes] Choisis-en exactement { $least }. Tu en as choisi { $count }.
           *[no] Choisis-en de { $least } à { $most }. Tu en as choisi { $count }.
        }
    }
error-engine = Le jeu n’a pas pu être chargé ou n’a pas pu démarrer ({ $trouble }). Réessaie ; si cela ne suffit pas, vérifie ta connexion ou essaie un navigateur récent. La partie est enregistrée.
error-unknown = Ce n’est pas possible à présent.

## Parties enregistrées

error-save_damaged = Cette partie enregistrée est endommagée et ne peut pas continuer. Tu peux en commencer une nouvelle.
error-save_other_rules = Cette partie enregistrée suit d’autres règles et ne peut pas continuer. Tu peux en commencer une nouvelle.
error-no_record = Ce fichier n’est pas une partie de Sun Tables. Rien n’a changé.
error-no_undo = Ce coup ne peut pas être annulé : quelque chose de nouveau a été révélé depuis.

## Ce que la page a demandé en vain au moteur

error-bad_command = La page a demandé quelque chose que le moteur ne connaît pas.
error-bad_setup = Une partie ne peut pas commencer ainsi.
error-no_game = Aucune partie n’est ouverte.
error-no_bot = Aucun adversaire ne s’appelle « { $bot } ».
error-no_bot_turn = Ce n’est pas à l’ordinateur de jouer.
error-no_curtain = Rien n’est caché à présent.
error-not_your_turn = Ce n’est pas à toi de jouer.

## La page elle-même

msg-error = Un problème est survenu
msg-engine = Le jeu n’a pas pu démarrer
msg-replaced = Le moteur du jeu a dû redémarrer. La partie reprend où elle en était.
msg-storage = Rien n’est enregistré : fermer la page, c’est perdre la partie.

## Pourquoi quelque chose ne peut pas être choisi

why-not-now = Pas maintenant.
why-over = La partie est finie.
