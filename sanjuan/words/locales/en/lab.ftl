### The balance report of the arena.

lab-title = The balance of { $game }
lab-played = { $games } games of { $seats } players ({ $bots }), series { $seed }. Every deal was played in every rotation of the seats. Options: { $sets }.
lab-percent = { $share }%
lab-interval = { $low } to { $high }
lab-number = { $n }
lab-count = { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
lab-option = { $name }: { $value }
lab-yes = yes
lab-no = no
lab-standard = standard
lab-head-player = Player
lab-head-count = Cases
lab-head-share = Wins
lab-head-interval = 95% interval
lab-head-mean = Mean points
lab-head-median = Median
lab-players = Who wins
    .help = Each player’s share of the wins; a shared win counts in parts. A case is one player in one game. The bar is the 95% interval, which takes into account that games of one deal are alike; the line marks an even share.
lab-turns = Who begins
    .help = The share of the wins by the place in the first round.
lab-turn = { $n ->
        [1] First to play
        [2] Second to play
        [3] Third to play
        [4] Fourth to play
       *[other] Number { $n } to play
    }
lab-options = How the options matter
    .help = Each player’s share of the wins with each value of the options that were varied.
lab-owned = What winners own at the end
    .help = The share of the wins of players who own it when the game ends, best first. Things that come late go to players who could afford them: this shows what goes with winning, not what causes it.
lab-rounds = How long it takes
    .help = The rounds of a game.
    .axis = rounds
lab-scores = How many points
    .help = The points at the end of the game, winners and others together.
    .axis = points
