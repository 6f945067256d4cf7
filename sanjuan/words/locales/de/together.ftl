### Ein Tisch mit Leuten anderswo. Wird geladen, wenn er gebraucht wird.

together-title = Deine Gäste
together-guest-title = Du bist eingeladen
act-together = Gäste
act-invite = Einladen
act-invite-again = Neue Einladung
act-sit-in = Computer spielen lassen
act-copy-link = Kopieren
act-accept = Annehmen
together-here = ist da
together-waits = noch nicht da
together-away = Leitung verloren
together-send-link = Schick diesen Link der Person. Er gilt für eine Person, einmal.
together-send-reply = Schick diesen Link zurück an die Person, die dich eingeladen hat, und lass diese Seite offen.
together-reply = Der Link, der zurückkam
together-honest = Die Karten werden aus Zahlen gegeben, zu denen jede Seite beiträgt; niemand sucht sie aus. Deine Seite teilt aus und hält alle Hände: Wer sich auskennt, könnte in ihren Speicher schauen.
together-awaited = { $n ->
        [0] Alle sind da: Die Karten werden gegeben.
        [one] { $n } Person fehlt noch.
       *[other] { $n } Personen fehlen noch.
    }
together-connected = Verbunden. Die Partie beginnt, wenn alle da sind.
together-send = Dein Weg zum Tisch ist bereit.
together-guest-text = Jemand spielt mit dir, von Seite zu Seite, mit nichts dazwischen.
together-lost = Die Leitung zum Gastgeber ist verloren. Bitte um eine neue Einladung; die Partie wartet.
together-weak = Die Leitung zum Gastgeber ist unterbrochen. Die Seite wartet auf sie.
together-version = Die Seite des Gastgebers hat eine andere Version. Ladet beide Seiten neu.
together-seat = Ein Computerspieler hat deinen Platz übernommen.
together-part = Die Karten konnten nicht gerecht gegeben werden. Bitte um eine neue Einladung.
together-unfair = Der Gastgeber hat seinen Teil der Zahlen geändert. Du hast den Tisch verlassen.
together-flood = Der Gastgeber hat die Leitung geschlossen.
together-no_invitation = Diese Einladung lässt sich nicht benutzen. Bitte um eine neue.
together-no_reply = Das ist keine Antwort auf eine offene Einladung.
together-no_line = Ein Teil der Seite konnte nicht geladen werden. Lade sie noch einmal.
together-handed = Die Antwort ist an deinem Tisch angekommen. Du kannst diese Seite schließen.
together-no_table = In diesem Browser wartet kein Tisch auf diese Antwort. Öffne den Tisch und füge den Link dort ein.
together-picture = Der Link als Bild für eine Kamera
act-verify = Karten prüfen
together-verifying = Die Partie wird zur Prüfung noch einmal gespielt.
together-verified = Geprüft: Was du gesehen hast, ist das, was gegeben und geantwortet wurde.
together-differs = Das ist nicht die Partie, die dir gezeigt wurde.
error-late = Diese Frage ist schon beantwortet.
error-guest = Das kann nur die Seite des Gastgebers.
