### Ein Tisch mit Leuten anderswo. Wird geladen, wenn er gebraucht wird.

together-title = Deine Gäste
together-guest-title = Du bist eingeladen
act-together = Gäste
act-invite = Einladen
act-sit-in = Computer spielen lassen
act-copy-link = Kopieren
act-accept = Annehmen
act-scan = Antwort scannen
act-stop-scan = Kamera ausschalten
together-here = ist da
together-waits = noch nicht da
together-away = Verbindung verloren
together-send-link = Schick diesen Link an eine Person. Er gilt einmal.
together-send-reply = Schick diesen Link an die Person zurück, die dich eingeladen hat, und lass diese Seite offen.
together-reply = Antwort-Link hier einfügen
together-honest = Alle Browser bestimmen die Karten gemeinsam, also niemand allein. Aber deine Seite kennt die Karten aller: Wer sich auskennt, könnte sie in ihrem Speicher lesen.
together-awaited = { $n ->
        [0] Alle sind da: Die Karten werden gegeben.
        [one] { $n } Person fehlt noch.
       *[other] { $n } Personen fehlen noch.
    }
together-connected = Verbunden. Die Partie beginnt, wenn alle da sind.
together-send = Jetzt muss deine Antwort noch angenommen werden.
together-guest-text = Jemand lädt dich zu einer Partie ein. Eure Browser verbinden sich direkt, ganz ohne Server.
together-invites = lädt dich ein
together-lost = Die Verbindung zum Gastgeber ist abgerissen. Bitte um eine neue Einladung; die Partie wartet.
together-unreached = Die beiden Browser haben sich nicht erreicht. Im selben Netz gelingt es; über das Internet kann ein Router es verhindern.
together-weak = Die Verbindung zum Gastgeber ist unterbrochen. Die Seite wartet auf sie.
together-version = Die Seite des Gastgebers hat eine andere Version. Ladet beide Seiten neu.
together-away-now = { $who } ist nicht da.
together-away-for = { $who } ist seit { $n } min nicht da.
together-turn-for = { $who } denkt seit { $n } min nach.
together-lost-for = Verbindung seit { $n } min verloren
act-at-once = Sofort beginnen
together-sits = Ein Computerspieler hat deinen Platz. Der Gastgeber kann ihn dir zurückgeben.
together-kept = ein Computerspieler hat diesen Platz
together-back = ist zurück; ein Computerspieler hat diesen Platz
act-give-back = Platz zurückgeben
together-part = Die Karten konnten nicht gerecht gegeben werden. Bitte um eine neue Einladung.
together-tab = Du bist in einem anderen Tab an diesem Tisch.
together-tab-title = Schon an diesem Tisch
act-play-here = Hier spielen
together-unfair = Die Seite des Gastgebers hat ihren Teil der Startzahl geändert. Du hast den Tisch verlassen.
together-flood = Der Gastgeber hat die Verbindung geschlossen.
together-no_invitation = Diese Einladung lässt sich nicht benutzen. Bitte um eine neue.
together-no_reply = Das ist keine Antwort auf eine offene Einladung.
together-no_browser = Dieser Browser kann sich nicht direkt mit einem anderen verbinden. Öffne die Seite in einem anderen Browser, oder trefft euch mit einem Wort, wo die Seite es anbietet.
together-no_line = Ein Teil der Seite konnte nicht geladen werden. Lade sie noch einmal.
together-handed = Dein Tisch hat die Antwort bekommen. Du kannst diese Seite schließen.
together-no_table = In diesem Browser wartet kein Tisch auf diese Antwort. Öffne den Tisch und füge den Link dort ein.
together-name = Dein Name
together-picture = Der Link als QR-Code
act-verify = Karten prüfen
together-verifying = Die Partie wird zur Prüfung noch einmal gespielt.
together-verified = Geprüft: Was du gesehen hast, ist das, was gegeben und geantwortet wurde.
together-verified-since = Geprüft, seit diese Seite am Tisch ist: Was sie gezeigt hat, ist das, was gegeben und geantwortet wurde.
together-differs = Das ist nicht die Partie, die dir gezeigt wurde.
together-left = Der Gastgeber hat den Tisch verlassen. Die Partie bleibt dort gespeichert.
together-wanted = Die nächste Partie beginnt, wenn alle hier „Noch einmal spielen“ gedrückt haben.
together-wants = { $n ->
        [one] { $who } will noch einmal spielen.
       *[other] { $who } wollen noch einmal spielen.
    }
say-title = Etwas sagen
say-0 = Hallo!
say-1 = Viel Glück!
say-2 = Gut gespielt!
say-3 = Danke!
say-4 = Hoppla!
say-5 = Einen Moment, bitte.
say-6 = Ich bin wieder da.
say-7 = Das tat weh!
say-8 = ein Lächeln
say-9 = Lachen
say-10 = Staunen
say-11 = Kummer
say-mute-all = Keine Nachrichten zeigen
say-mute = Keine Nachrichten von { $who }
together-camera = Das Bild der Kamera
together-no_camera = Die Kamera lässt sich hier nicht benutzen. Füge stattdessen den Antwortlink ein.
error-late = Diese Frage ist schon beantwortet.
error-guest = Das kann nur die Seite des Gastgebers.
error-no_hints = An diesem Tisch gibt es keine Tipps für Gäste.
error-not_so_fast = Zu viele Anfragen auf einmal. Warte einen Moment.
together-allow-hints = Gäste dürfen Tipps abrufen
    .help = Nur für ihren eigenen Platz. Du kannst das immer.
together-allow-watch = Andere dürfen zuschauen
    .help = Sie sehen, was alle sehen, keine Handkarten, und können nicht antworten.
together-looks-on = schaut zu
together-watch-text = Jemanden zum Zuschauen einladen
together-watch-title = Zuschauer
together-you-watch = Du schaust zu.
together-somebody = Jemand
together-no_watch = Der Gastgeber lässt niemanden mehr zuschauen.
together-watching = { $n ->
        [one] { $who } schaut zu.
       *[other] { $who } schauen zu.
    }

## Ein Tisch mit einem Wort, über einen Vermittler

act-call = So heißen
act-join = Beitreten
act-watch = Zuschauen
together-join-title = Einem Tisch beitreten
together-word-title = Mit einem Wort beitreten
together-word = Das Wort des Tisches
together-word-host = Die anderen öffnen diese Seite, wählen „Einem Tisch beitreten“ und geben dieses Wort ein. Oder sie scannen den Code.
together-word-away = Der Vermittler ist nicht zu erreichen. Die Seite versucht es von selbst wieder.
together-tables = Offene Tische
together-free = { $n ->
        [one] { $n } freier Platz
       *[other] { $n } freie Plätze
    }
together-only-watch = kein freier Platz, du kannst zuschauen
together-no_word = Ein Wort sieht so aus: sunny-harbor-2748.
together-unknown = Unter diesem Wort ist kein Tisch offen. Frag den Gastgeber danach.
together-full = An diesem Tisch sind alle Plätze besetzt.
together-closed = Der Gastgeber ist gegangen. Die Partie ist hier zu Ende.
together-reaching = Der Tisch wird gesucht …
