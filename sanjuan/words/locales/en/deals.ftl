### Deals that are shared, and the deal of the day.

act-share = Share the deal
setup-daily = Today
    .help = The deal of the day: the same for everybody.
msg-deal = Somebody has shared a deal with you: the table is set for it.
error-bad_deal = This link contains no deal that can be played. You can set up another table.
