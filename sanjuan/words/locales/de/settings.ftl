### Einstellungen, die Tafel der Tasten, die Karten, die noch fehlen.

act-settings = Einstellungen
act-rules = Regeln
act-help = Tasten
act-unseen = Noch verdeckt

prefer-confirm = Jede Wahl bestätigen
    .help = Aus: Ein Klick auf das eine, was du wählen darfst, ist deine Antwort.
prefer-sure = Fragen mit nur einer Antwort überspringen
    .help = Was nichts kostet und keine Wahl lässt, geschieht von selbst.
prefer-unseen = Verdeckte Karten mitzählen
    .help = Wie viele jeder Karte du noch nicht gesehen hast, von Nahem und im Menü.
prefer-count = Punkte Zeile für Zeile zählen
    .help = Am Ende eines Spiels; ein Klick oder eine Taste zeigt alle.
prefer-digest = Erzählen, was die anderen getan haben
    .help = Wenn das Gerät weitergegeben wird.
prefer-voices = Die Figuren reden lassen
    .help = Ein Wort von ihnen, wenn ein Spiel vorbei ist.
prefer-size = Größe der Anzeige
size-smaller = Kleiner
size-normal = Normal
size-larger = Größer
size-largest = Sehr groß
prefer-motion = Bewegung
motion-auto = Wie das Gerät
motion-full = Voll
motion-less = Reduziert

zoom-unseen = Noch verdeckt
unseen-of = { $n } von { $of }
unseen-help = In den Stapeln, in anderen Händen oder unter Gebäuden: was weder offen noch in deiner Hand liegt.

keys-move = Von Karte zu Karte
keys-choose = Wählen oder abwählen, in der Reihenfolge der Karten
keys-confirm = Bestätigen
keys-pass = Passen
keys-undo = Zurücknehmen
keys-skip = Vorspulen
keys-zoom = Näher ansehen
keys-log = Verlauf
keys-menu = Menü
keys-rules = Die Regeln zur Karte im Fokus
keys-settings = Einstellungen
keys-help = Diese Tasten
keys-escape = Schließen oder Auswahl aufheben

key-space = Leertaste
key-enter = Eingabe
key-escape = Esc
