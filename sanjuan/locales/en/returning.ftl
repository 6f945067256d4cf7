### What was played on this device: figures, games, achievements. Loaded when it is first opened.

returning-figures = Figures
returning-games = Games
returning-medals = Achievements
returning-file = All of it as a file
returning-kept = Games and achievements are kept on this device only. A file takes them to another one.
returning-came = The games of the file are here now, beside those that were here.
returning-no_file = This file holds no games that were saved from here.
act-save-all = Save as a file
act-load-all = Bring a file

history-who = Opponent
history-games = Games
history-wins = Won
history-rate = Share
history-sum = { $n ->
        [0] No game has been played to its end on this device yet.
        [one] { $n } game played to its end, { $wins } won.
       *[other] { $n } games played to their end, { $wins } won.
    }
history-line = { $n } points, rank { $place } of { $of }
history-share = { $n }%
history-best = My best
history-look = Look back

streak-wins = Wins in a row
streak-days = Deals of the day in a row
streak-row = { $n } (most: { $most })
streak-today = Today’s deal
streak-played = played
streak-not_yet = not yet
streak-best = Best result
streak-points = { $n } points, { $date }

medals-reached = Reached in this game
medals-sum = { $n } of { $of } reached.
medal-new = new
medal-since = Reached { $date }
medal-open = Not yet

medal-victory = First things first
    .how = Win a game.
medal-governor = Palace coup
    .how = Win against Doña Aurelia.
medal-full_table = Full house
    .how = Win at a table of four.
medal-chapel = Bells over the bay
    .how = Win with six cards under your chapel.
medal-no_factory = White collar
    .how = Win without building a single production building.
medal-monuments = Sculptor
    .how = Win with all three monuments.
medal-sixes = Great works
    .how = Win with three different buildings of cost 6.
medal-guild_hall = Master of the guild
    .how = Win with 10 points or more from the guild hall.
medal-all_kinds = Well stocked
    .how = Win with a production building of every kind.
medal-no_sale = Not for sale
    .how = Win without selling anything.
medal-quick = Before the rain
    .how = Win in 11 rounds or fewer.
medal-by_a_hair = By a hair
    .how = Win by the tie-break.
medal-far_ahead = Out of sight
    .how = End 10 points or more ahead of everybody.
medal-many_points = Forty
    .how = Score 40 points.
medal-sold_at_once = Market day
    .how = Sell four goods in one trader phase.
medal-made_at_once = Harvest
    .how = Produce four goods in one producer phase.
medal-for_nothing = On the house
    .how = Build something that costs 3 or more for nothing.
medal-crane = Up and over
    .how = Cover three buildings in one game.
medal-gold_mine = Gold fever
    .how = Take three cards from the gold mine in one game.
