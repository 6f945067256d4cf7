### Das Spiel in einem Rahmen auf fremden Seiten, und was eine solche Seite vergeblich wollte.

about-link = Über das Spiel, Lizenzen
frame-full = Ganzes Spiel öffnen

## Was die Seite ringsum wollte

error-asked_value = Nicht möglich: { $name } = „{ $value }“. Erlaubt: { $allowed }.
error-asked_unknown = Hier gibt es „{ $name }“ nicht. Es gibt: { $allowed }.
error-asked_twice = Doppelt angegeben: „{ $name }“.
error-asked_long = Das ist zu lang. Erlaubt: { $allowed } Zeichen.
error-asked_message = Diese Nachricht ist kein JSON-Objekt.
error-asked_busy = Zu viele Nachrichten auf einmal.
error-asked_record = Die Aufzeichnung einer Partie gibt es erst, wenn sie zu Ende ist: Vorher verriete sie jede verdeckte Karte.
error-position = Das ist keine Stellung, die gespielt werden kann ({ $why }).
error-no_deal = Diese Partie begann mit einer Stellung: Es gibt keine Kartenverteilung zu teilen.

## Warum ein Text keine Stellung ist; zitiert sind Wörter dieses Textes

position-long = { $count } Zeichen; erlaubt sind { $most }
position-deep = Listen und Objekte sind mehr als { $most }-fach verschachtelt
position-json = ab dem Zeichen { $letter } kein JSON mehr
position-number = { $name } ist kein JSON
position-object = { $where }: erwartet wird ein Objekt mit „{ "is" }“, „{ "of" }“, „{ "map" }“, „{ "box" }“ oder „{ "step" }“
position-missing = { $where }: „{ $name }“ fehlt
position-nameless = { $where }: erwartet wird ein Name, nicht „{ $value }“
position-kind = { $where }: erwartet wird { $kind ->
        [int] eine ganze Zahl
        [str] ein Text
        [bool] true oder false
        [list] eine Liste
        [tuple] eine Liste unter „{ "of" }“
        [NoneType] null
       *[other] ein anderer Wert
    }, nicht „{ $value }“
position-count = { $where }: erwartete Werte: { $most }, nicht { $count }
position-unknown = { $where }: { $what ->
        [card] unbekannte Karte
        [question] unbekannte Frage
        [option] unbekannte Option
        [field] unbekanntes Feld
        [step] unbekannter Schritt
       *[other] unbekannter Teil
    } „{ $name }“; gemeint ist vielleicht „{ $near }“
position-option = die Option „{ $name }“ kann hier nicht „{ $value }“ sein
position-range = { $where }: { $value } liegt nicht zwischen 0 und { $most }
position-hidden = { $where }: eine verdeckte Karte
position-surplus = { $where }: „{ $name }“ einmal zu viel
position-large = die Zahl { $value } ist zu groß für einen Schritt
position-part = nur ein Teil einer Stellung
position-view = die Sicht eines Platzes, mit verdeckten Karten
position-endless = die Partie nähme kein Ende
position-broken = die Partie bricht ab: Ihre nächsten Schritte passen nicht zusammen
position-other = der Text ist falsch aufgebaut
