### Was nicht geklappt hat.

error-bought_alone = Ein Gebäude wird allein gekauft.
error-too_much_money = Mehrere Karten ergeben höchstens { $most }. Diese ergeben { $sum }.
error-too_little_money = Der Preis ist { $price }. Du hast { $paid } gewählt.

## Warum ein Text keine Stellung ist; zitiert sind Wörter dieses Texts

position-seats = Alhambra spielt man zu 2 bis 6, nicht zu { $count }
position-unknown = { $where }: { $what ->
        [building] Gebäude
        [card] Geldkarte
        [scoring] Wertung
        [question] Frage
        [option] Option
        [field] Feld
        [step] Schritt
       *[other] Teil
    } „{ $name }“ unbekannt; vielleicht „{ $near }“?
position-hidden = { $where }: verdeckte Karte
position-worth = { $where }: Hand { $value } hat einen anderen Wert
