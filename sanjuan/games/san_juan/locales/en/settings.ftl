### Settings, the sheet of keys, the cards still out.

prefer-confirm = Confirm every choice
    .help = Off: a click on the one card or role you may choose is your answer.
prefer-sure = Skip questions with one answer
    .help = Goods are made for you if all of them can be made, or all are alike.
