### Was nicht ging.

error-alone = Eine Person wird allein gewählt: Tausche mit ihr die Hand, oder tausche Karten.

## Warum ein Text keine Stellung ist; zitiert sind Wörter dieses Texts

position-seats = Citadels spielt man zu 2 bis 8, nicht zu { $count }
position-unknown = { $where }: { $what ->
        [district] Gebäude
        [character] Charakter
        [question] Frage
        [option] Option
        [field] Feld
        [step] Schritt
       *[other] Teil
    } „{ $name }“ unbekannt; vielleicht „{ $near }“?
