### Deals that are shared, and the deal of the day.

act-share = Share the deal
setup-daily = Today
    .help = The deal of today: the same for everybody.
msg-deal = A deal has been shared with you: the table is set for it.
error-bad_deal = This link holds no deal that can be played. You can set up another table.
