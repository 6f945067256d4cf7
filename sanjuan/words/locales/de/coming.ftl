### Wiederkommen: was früher gespielt wurde, Partien als Link, Ton, Bildschirm.

act-statistics = Meine Partien
act-full = Vollbild
act-full-off = Vollbild verlassen
act-same-deal = Mit denselben Karten spielen
act-away = Schließen
act-share-game = Diese Partie teilen
act-share-lines = Auf einer Webseite zeigen
shared-title = Eine geteilte Partie
shared-line = { $game }: { $list }.
shared-text = Sieh sie dir Schritt für Schritt an, oder spiele selbst mit denselben Karten. „Du“ ist, wer sie geschickt hat.

share-text-deal = Wer diesen Link öffnet, bekommt dieselben Karten, denselben Tisch und dieselben Gegner. Von deiner Partie verrät er nichts.
share-text-game = Wer diesen Link öffnet, sieht diese Partie Schritt für Schritt, mit allen Händen, und kann mit denselben Karten spielen. Er enthält die Namen am Tisch; gesendet wird nichts, bis du den Link verschickst.
share-text-lines = Füge diese Zeilen dort ein, wo deine Seite diese Verteilung zeigen soll: dieselben Karten, derselbe Tisch, dieselben Gegner. Von deiner Partie verraten sie nichts.
share-link-deal = Link zu dieser Verteilung
share-link-game = Link zu dieser Partie
share-link-lines = Zeilen für eine Seite
share-copied = Der Link ist in der Zwischenablage.
share-copied-lines = Die Zeilen sind in der Zwischenablage.
share-copy = Kopiere den Link aus dem Feld.
share-copy-lines = Kopiere die Zeilen aus dem Feld.
msg-same_deal = Der Tisch ist für die Kartenverteilung vorbereitet, die du dir angesehen hast.

error-no_link = Diese Partie passt in keinen Link. Du kannst sie stattdessen als Datei speichern.
error-link_damaged = Dieser Link ist nicht vollständig: Daraus lässt sich keine Partie lesen. Lass ihn dir noch einmal schicken. Hier hat sich nichts geändert.
error-link_too_long = Dieser Link ist zu lang für eine Partie: Er wurde unterwegs verändert. Hier hat sich nichts geändert.
error-link_other_rules = Die Partie in diesem Link folgt anderen Regeln, als diese Version kennt. Hier hat sich nichts geändert.

prefer-sound = Ton
sound-off = Aus
sound-low = Leise
sound-middle = Normal
sound-full = Laut
prefer-awake = Bildschirm anlassen
    .help = Während einer Partie wird der Bildschirm nicht dunkel.
keys-full = Vollbild
