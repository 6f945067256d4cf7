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
error-engine = Le moteur du jeu n’est pas arrivé ou n’a pas pu démarrer ({ $trouble }). Réessaie ; si cela n’aide pas, vérifie le réseau ou essaie un navigateur récent. La partie est enregistrée.
error-unknown = Ce n’est pas possible à présent.

## Parties enregistrées

error-save_damaged = Cette partie enregistrée est abîmée et ne peut pas continuer. Tu peux en commencer une nouvelle.
error-save_other_rules = Cette partie enregistrée suit d’autres règles et ne peut pas continuer. Tu peux en commencer une nouvelle.
error-no_undo = Ce coup ne peut pas être repris : on a appris quelque chose depuis.

## Ce que la page a demandé en vain au moteur

error-bad_command = La page a demandé quelque chose que le moteur ne connaît pas.
error-bad_setup = Une partie ne peut pas commencer ainsi.
error-no_game = Aucune partie n’est ouverte.
error-no_bot = Il n’y a pas d’ordinateur nommé « { $bot } ».
error-no_bot_turn = Ce n’est pas à l’ordinateur de jouer.
error-no_curtain = Rien n’est caché à présent.
error-not_your_turn = Ce n’est pas à toi de jouer.

## La page elle-même

msg-error = Quelque chose n’a pas marché
msg-engine = Le donneur n’est pas venu
msg-replaced = Le moteur du jeu a dû redémarrer. La partie continue où elle en était.
msg-storage = Ce navigateur ne laisse pas la page enregistrer la partie. Elle sera perdue quand tu fermeras la page.

## Pourquoi quelque chose ne peut pas être choisi

why-not-now = Pas maintenant.
why-over = La partie est finie.
