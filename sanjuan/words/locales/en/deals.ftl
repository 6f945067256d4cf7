### Deals that are shared, and the deal of the day.

act-share = Share the deal
msg-deal = Somebody has shared a deal with you: the table is set for it.
error-bad_deal = This link contains no deal that can be played. You can set up another table.
error-bad_part = This link cannot be played as it is: “{ $part }” does not fit. The table is set up as usual instead.
act-copy-result = Copy the result
date-short = { $day } { $month ->
        [1] Jan
        [2] Feb
        [3] Mar
        [4] Apr
        [5] May
        [6] June
        [7] July
        [8] Aug
        [9] Sept
        [10] Oct
        [11] Nov
       *[12] Dec
    }
daily-result = Deal of { $date }: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
daily-house = { $name } got { $n } from your seat.
daily-house-my = { $name } got { $n } from my seat.
daily-house-coming = { $name } is trying the same cards from your seat…
share-text-result = A line to paste wherever you like, with a link to the same deal.
share-link-result = The result as a line
share-copied-result = The line is on your clipboard.
share-copy-result = Copy the line from the field.
