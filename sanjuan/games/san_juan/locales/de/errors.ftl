### Was nicht geklappt hat und warum etwas nicht gewählt werden kann.

## Abgelehnte Antworten

error-too_many_goods = { $most ->
        [one] Höchstens { $most } Ware darf zahlen. Gewählt hast du { $count }.
       *[other] Höchstens { $most } Waren dürfen zahlen. Gewählt hast du { $count }.
    }

## Warum etwas nicht gewählt werden kann

why-taken = { $me ->
        [yes] In dieser Runde hast du sie schon gewählt.
       *[no] In dieser Runde schon gewählt: { $name }.
    }
why-city-only = Wähle eines deiner Gebäude.
why-not-sold = Seine Ware wurde nicht gerade verkauft.
why-cost = Zu teuer: Für { $the } fallen { $cost } an. Umsonst ist nur, was { $limit } oder weniger kostet.
why-owned = Du besitzt schon { $a }. Nur eines davon ist erlaubt.
why-price = Zu teuer: Für { $the } zahlst du jetzt { $price }, und du hast nur { $have }.
why-building = Diese Karte baust du gerade.
why-hand-only = Wähle Karten aus deiner Hand.
why-goods-only = Wähle Waren in deiner Stadt.
why-factories-only = Wähle leere Produktionsgebäude.
why-no-good = Darauf liegt keine Ware.
why-has-good = Darauf liegt schon eine Ware.
why-no-good-made = Dieses Gebäude erzeugt keine Waren.
why-fixed = Ein Kran kann nicht überbaut werden.
why-same = Ein Gebäude kann nicht durch eines mit demselben Namen überbaut werden.
