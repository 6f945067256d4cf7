### The open question: its title, help (.help), and what its two buttons say (.confirm, .pass).
### $what is "none", "money" or "building": what is chosen now.

ask-turn = Take money or buy
    .help = { $what ->
        [building] Pay the exact price and you act again.
       *[other] One card of any value, or several that add up to no more than 5.
    }
    .confirm = { $what ->
        [none] Choose
        [building] Buy { $building } for { $price }
       *[money] Take { $cards }
    }
ask-pay = Pay { $price } in { $currency }
    .help = For { $building }. Exactly { $price } and you act again; no change is given.
    .confirm = { $exact ->
        [yes] Pay exactly { $sum } and act again
       *[no] { $missing ->
            [0] Pay { $sum }
           *[other] { $missing } missing
        }
    }
ask-gift = Give { $building } to Martin?
    .help = Martin collects buildings and scores like a player. He cannot win.
    .confirm = Give it to Martin
    .pass = Keep it

## One option, in words

option-on = { $building } ({ $currency })
option-gift = Give it to Martin
