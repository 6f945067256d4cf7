### Das Spiel in einem Rahmen auf fremden Seiten, und was eine solche Seite vergeblich wollte.

frame-title = San Juan, ein Kartenspiel
frame-line = Ein Kartenspiel gegen den Computer

## Warum ein Text keine Stellung ist; zitiert sind Wörter dieses Textes

position-seats = San Juan ist für 2 bis 4, nicht für { $count }
position-tile = { $where }: kein Preisplättchen „{ $value }“
position-cards = { $count } Karten in einem Spiel mit { $most }
position-unknown = { $where }: { $what ->
        [card] unbekannte Karte
        [role] unbekannte Rolle
        [phase] unbekannte Phase
        [question] unbekannte Frage
        [option] unbekannte Option
        [field] unbekanntes Feld
        [step] unbekannter Schritt
       *[other] unbekannter Teil
    } „{ $name }“; gemeint ist vielleicht „{ $near }“
position-hidden = { $where }: eine verdeckte Karte oder ein verdecktes Plättchen
