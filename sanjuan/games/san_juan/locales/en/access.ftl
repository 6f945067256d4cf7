# Words for those who hear the page.

label-sells = sells for { $price ->
        [one] { $price } card
       *[other] { $price } cards
    }
# $lists is rows of figures, the prices of indigo, sugar, tobacco, coffee, silver: "1 1 1 2 2; 1 2 2 3 3"
label-seen = Price lists seen so far: { $lists }.
label-seen-none = No price list seen so far.
