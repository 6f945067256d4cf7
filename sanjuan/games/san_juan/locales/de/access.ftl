# Worte für alle, die die Seite hören.

label-sells = bringt { $price ->
        [one] { $price } Karte
       *[other] { $price } Karten
    }
label-seen = Bisher gesehene Preislisten: { $lists }.
label-seen-none = Noch keine Preisliste gesehen.
