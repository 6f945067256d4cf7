### The open question: its title, help (.help), and what its two buttons say (.confirm, .pass).
### $n is how many options are chosen now; $role, $card are "none" while nothing is chosen.

ask-count = { $n } of { $most }

## One option, in words

option-over = { $card } over { $old }
option-price = { $price ->
        [0] free
       *[other] costs { $price }
    }
