# A toy game of the tests.
title = Auction
dummy-martin = Martin
option-short = One round only
option-purse = Coins
option-house = House
option-goods = Goods
ask-pick = Pick a lot
    .help = Everybody picks in secret; who picks alone may buy.
    .confirm = Pick
ask-pay = Pay for your lot
    .help = The price is { $price }.
    .confirm = Pay
score-lots = Lots
