### The terminal player.

term-welcome = San Juan, { $edition ->
        [1] first edition
       *[2] second edition
    }. Type the numbers of what you choose, “?” for help, “q” to stop.
term-help = 1 3 4 chooses, an empty line passes or takes the proposal (marked *), u takes back, c 12 explains card 12 of the table (or its name), l shows the log again, s saves, q saves and stops.
term-prompt = Your choice
term-proposal = Enter: { $words }
term-pass = Enter: { $words }
term-city = City
term-player = Player
term-hand = Hand
term-hand-count = Cards
term-points = Points
term-goods = Goods
term-you = You
term-nonsense = “{ $text }” is not a choice. Type numbers from 1 to { $most }, or “?” for help.
term-undone = Taken back.
term-saved = Saved to { $path }. Go on with: python -m sanjuan play --resume { $path }
term-end-input = The input has ended.
term-bye = Goodbye.
term-prices = Prices
term-piles = Draw { $draw }, discard { $discard }
term-roles = Roles
term-card = Card
term-cost = Cost
term-now = Now
term-power = Power
term-no-card = There is no card called “{ $text }”.
term-score = Score
term-curtain = It is { $name }’s turn. Press Enter when only { $name } is looking.
term-moves = { $name } chooses
