### Was nicht geklappt hat und warum etwas nicht gewählt werden kann.

## Abgelehnte Antworten

error-over = Das Spiel ist zu Ende.
error-not_a_tuple = Diese Antwort ist nicht lesbar.
error-too_often = Zu oft gewählt: { $option }.
error-no_option = Jetzt nicht wählbar: { $option }.
error-wrong_count = { $least ->
        [0] Wähle höchstens { $most }. Gewählt hast du { $count }.
       *[other] { $exact ->
            [yes] Wähle genau { $least }. Gewählt hast du { $count }.
           *[no] Wähle { $least } bis { $most }. Gewählt hast du { $count }.
        }
    }
error-engine = Das Spiel konnte nicht geladen oder gestartet werden ({ $trouble }). Versuche es noch einmal; hilft das nicht, prüfe die Verbindung oder nimm einen neueren Browser. Die Partie ist gespeichert.
error-unknown = Das geht jetzt nicht.

## Gespeicherte Partien

error-save_damaged = Diese gespeicherte Partie ist beschädigt und kann nicht fortgesetzt werden. Du kannst eine neue beginnen.
error-save_other_rules = Diese gespeicherte Partie folgt anderen Regeln und kann nicht fortgesetzt werden. Du kannst eine neue beginnen.
error-no_record = Diese Datei ist keine Partie von Sun Tables. Es hat sich nichts geändert.
error-no_undo = Das lässt sich nicht zurücknehmen: Seitdem ist etwas Neues bekannt geworden.

## Was die Seite vergeblich von der Spiellogik wollte

error-bad_command = Die Seite wollte etwas, das die Spiellogik nicht kennt.
error-bad_setup = So kann keine Partie beginnen.
error-no_game = Es ist keine Partie offen.
error-no_bot = Es gibt keinen Computerspieler „{ $bot }“.
error-no_bot_turn = Der Computer ist nicht an der Reihe.
error-no_curtain = Jetzt ist nichts verdeckt.
error-not_your_turn = Du bist nicht an der Reihe.

## Die Seite selbst

msg-error = Etwas ist schiefgegangen
msg-engine = Das Spiel konnte nicht starten
msg-replaced = Die Spiellogik musste neu gestartet werden. Die Partie geht dort weiter, wo sie war.
msg-storage = Nichts wird gespeichert: Schließt du die Seite, ist die Partie weg.

## Warum etwas nicht gewählt werden kann

why-not-now = Jetzt nicht.
why-over = Das Spiel ist zu Ende.
