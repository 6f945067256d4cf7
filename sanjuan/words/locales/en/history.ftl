### What was played on this device: figures, games, achievements. Loaded when it is first opened.

returning-figures = Statistics
returning-games = Games
returning-which = Which game
returning-all = All games
returning-medals = Achievements
returning-file = Back up everything
returning-kept = Games and achievements are kept on this device only. Use a backup to take them to another one.
returning-came = The games in the backup were added to those on this device.
returning-no_file = This file is not a backup of your games. Nothing has changed.
act-save-all = Save as a file
act-load-all = Load a backup

history-who = Opponent
history-games = Games
history-wins = Won
history-rate = Win rate
history-sum = { $n ->
        [0] No game has been played to its end on this device yet.
        [one] { $n } game played to its end, { $wins } won.
       *[other] { $n } games played to their end, { $wins } won.
    }
history-line = { $n ->
        [one] { $n } point, { $place ->
            [1] 1st
            [2] 2nd
            [3] 3rd
           *[other] { $place }th
        } of { $of }
       *[other] { $n } points, { $place ->
            [1] 1st
            [2] 2nd
            [3] 3rd
           *[other] { $place }th
        } of { $of }
    }
history-share = { $n }%
history-best = My best
history-look = Look back

streak-wins = Wins in a row
streak-days = Deals of the day in a row
streak-row = { $n } (best: { $most })
streak-today = Today’s deal
streak-played = played
streak-not_yet = not yet
streak-best = Best result
streak-points = { $n ->
        [one] { $n } point, { $date }
       *[other] { $n } points, { $date }
    }

medals-reached = Reached in this game
medals-sum = { $n } of { $of } reached.
medal-new = new
medal-since = Reached { $date }
medal-open = Not yet

kept-title = Unfinished
kept-over = Finished
kept-stay = Keep it
kept-away = Throw away
kept-sure = Throw this game away for good?
kept-no_room = The games in the file were added, but not all unfinished ones: there is room for only 40.
