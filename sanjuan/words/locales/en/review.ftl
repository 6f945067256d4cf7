### Looking back at a game that is over: the review, the table as it was, playing on from there.

act-to-game = Back to the game
act-play-on = Play on from here
act-back-score = Back to the score

review-title = Review of the game
review-working = The game is being reviewed…
review-curve = Chances of winning
review-table = As a table
review-round = Round
review-round-no = { $round ->
        [0] Set-up
       *[other] Round { $round }
    }
review-end = The end
review-costliest = The costliest decisions
review-faultless = No decision cost you much. Well played!
review-chose = You chose: { $played }.
review-played = You chose: { $played } ({ $chance } to win).
review-better = Better: { $best } ({ $chance } to win).
review-loss = Winning chances lost
review-look = Look
review-look-at = Look at decision { $n } on the table
review-walk = Step through the game
review-turn = { $me ->
        [yes] Your move
       *[no] { $name } to move
    }
review-place = { $n } of { $of }
review-back = Step back
review-next = Step forward
review-hands = All hands
review-play = Play
review-pause = Pause
review-round-back = Back by a round
review-round-next = Forward by a round
review-points = −{ $n } { $n ->
        [one] percentage point
       *[other] percentage points
    }
