### What went wrong, and why something cannot be chosen.

## Refused answers

error-too_many_goods = { $most ->
        [one] At most { $most } good may pay. You chose { $count }.
       *[other] At most { $most } goods may pay. You chose { $count }.
    }

## Why something cannot be chosen

why-taken = { $me ->
        [yes] You have taken it this round already.
       *[no] Already taken this round by { $name }.
    }
why-city-only = Choose one of your buildings.
why-not-sold = Its good was not sold just now.
why-cost = Too expensive: { $the } costs { $cost }, and only { $limit } or less is free.
why-owned = You already own { $a }. You may own only one.
why-price = Too expensive: { $the } costs { $price } now, and you have { $have } to pay with.
why-building = This is the card you are building.
why-hand-only = Choose cards from your hand.
why-goods-only = Choose goods in your city.
why-factories-only = Choose empty production buildings.
why-no-good = There is no good on it.
why-has-good = There is a good on it already.
why-no-good-made = It makes no goods.
why-fixed = A Crane cannot be covered.
why-same = A building cannot be covered by another of the same name.
