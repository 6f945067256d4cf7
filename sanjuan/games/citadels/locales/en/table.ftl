### The table: the others, the nine hours, my character, my city, pictures in questions, close-ups.
### $character, $district and $card are names without an article; $rank and $n are numbers.

## Cards and what lies on them

label-district = { $district }, { $type }, costs { $cost }
label-character = { $rank }, { $character }
label-coin = an Artist’s coin on it
label-under = { $n ->
        [one] { $n } card under it
       *[other] { $n } cards under it
    }
label-gold = { $n } gold

## The others

city-of = { $name }
city-built = { $n } of { $size } districts
city-empty = Nothing built yet.
table-crown = has the crown
seat-swap = { $mine } for { $theirs }
safe-complete = Complete: safe
safe-bishop = Bishop: safe
five-types = Five types
five-there = { $type }: built
five-missing = { $type }: missing
five-all = All five types: 3 points more.
five-lacking = { $n ->
        [one] Missing for the five types: { $types }
       *[other] Missing for the five types: { $types }
    }

## The nine hours

table-ranks = Characters in this game
rank-offered = To pick
rank-passed = Passed on
rank-before = Not seen
rank-out = Face up
    .long = It lies face up: nobody has it this round.
rank-called = Called
rank-nobody = Nobody
rank-down = Face down
mark-killed = killed
mark-robbed = to be robbed
mark-bewitched = bewitched
mark-warrant = a warrant
mark-signed = the signed warrant
mark-threat = a threat
mark-flower = the true threat
may-out = It lies face up this round.
may-nobody = Nobody can have it.
may-some = { $n ->
        [0] It lies face down.
        [one] One player may have it{ $down ->
            [yes] { "" }, or it lies face down.
           *[no] .
        }
       *[other] { $n } players may have it{ $down ->
            [yes] { "" }, or it lies face down.
           *[no] .
        }
    }

## My character and my city

table-mine = Your city
swap-character = Bring { $character } to the front ({ $rank })
mine-choosing = choosing
mine-rank = rank { $rank }
power-income = { $n ->
       *[other] Income: { $n }
    }
    .help = for your districts
power-used = used
power-open = not now
power-assassin = Kill
    .help = a character
power-witch = Bewitch
    .help = a character
power-magistrate = Warrants
    .help = three, one signed
power-thief = Steal
    .help = from a character
power-spy = Spy
    .help = on a hand
power-blackmailer = Threaten
    .help = two characters
power-magician = Swap or redraw
    .help = your hand
power-wizard = Take a card
    .help = from a hand
power-seer = Read
    .help = one card from each
power-emperor = Crown
    .help = somebody else
power-abbot = Collect
    .help = 1 gold from the richest
power-cardinal = Borrow
    .help = gold for cards
power-architect = Draw 2
    .help = cards
power-navigator = Take 4
    .help = gold or cards
power-scholar = Draw 7
    .help = keep 1
power-warlord = Destroy
    .help = a district
power-diplomat = Exchange
    .help = two districts
power-marshal = Seize
    .help = a district
power-artist = Beautify
    .help = 1 or 2 districts
power-tax_collector = Collect
    .help = the taxes
use = Use
use-district = Use: { $district }
chip-give-up = give up
lifted = Build: { $card }

## What lies before me

table-chars = Characters to choose from
table-aside-keep = Drawn
table-aside-scholar = Drawn
table-aside-wizard_take = The hand of { $name }

## Pictures in questions: the name and, as .result, what comes of it. $n is how much.

pic-turn-gold = Take { $n } gold
    .result = { $extra ->
            [0] you would have { $total }
           *[other] with { $extra } extra, you would have { $total }
        }
pic-turn-cards = { $all ->
        [yes] Draw { $n }
       *[no] Draw { $n }, keep 1
    }
    .result = { $extra ->
            [0] { $deck } in the deck
           *[other] and { $extra } gold; { $deck } in the deck
        }
pic-tribute-gold = Give 1 gold
    .result = { $gold } in hand
pic-tribute-card = Give 1 card
    .result = a random one of { $cards }
pic-navigate-gold = Take { $n } gold
    .result = you would have { $total }
pic-navigate-cards = Draw { $n } cards
    .result = { $deck } in the deck
pic-means-gold = Pay { $n } gold
    .result = { $left } left
pic-means = { $card }
    .result = instead of paying
pic-wizard_build = Build now: { $card }
    .result = { $by_district ->
            [none] for { $n } gold
           *[other] for a district of yours
        }
pic-theater_give = { $card }
    .result = for one that you cannot see
pic-threat-pay = { $n ->
        [0] Lift the threat
       *[other] Pay { $n } gold
    }
    .result = { $own ->
            [yes] it stays with you
           *[no] { $n ->
                [0] it costs you nothing
               *[other] half of your gold
            }
        }
pic-reveal-reveal = Show the flower
    .result = { $own ->
            [yes] your gold stays with you
           *[no] you take all { $n } gold
        }
pic-confiscate-confiscate = Confiscate it
    .result = { $tax ->
            [0] free
           *[other] for { $tax } in tax
        }, and the builder gets { $n } back

## Close up

zoom-notes = Good to know
zoom-who = Who may have it
zoom-who-off = Work it out yourself, or let the settings show what follows from the cards you have seen.
zoom-others = Other characters
zoom-where = Where it is
zoom-build = { $by ->
        [district] You can build it now for a district of yours.
       *[gold] You can build it now for { $price }.
    }
zoom-copies = { $n ->
        [one] { $n } card in the game
       *[other] { $n } cards in the game
    }

## Piles, and what can be deduced

pile-face-down = { $n } face down
pile-districts = { $n } left
pile-pot = { $n } gold in taxes
act-unseen = Who may be who
unseen-help = What follows from the cards you have seen and from who did not answer; never a guess.
unseen-districts = Districts still out
unseen-left = { $n }
prefer-deduced = Who may be who
    .help = Shows what follows from the cards you have seen.

## What happened to me

told-kills = You were killed
told-bewitches = You are bewitched
told-robbed = You were robbed
told-flowered = The threat was real
told-swapped_characters = Your character was swapped
told-swapped_hands = Your hand was swapped
told-took_card = A card was taken
told-took_named = A card was taken
told-donated = You are the richest
told-borrowed = You lent gold
told-destroyed = Your district was destroyed
told-seized = Your district was seized
told-exchanged = Your district was exchanged
told-confiscated = Your district was confiscated

## Why not

why-own-character = Your own character.
why-first-rank = Rank 1 is safe from you.
why-killed = Killed: it does not answer.
why-bewitched = Bewitched.
why-no-cards = No cards.
why-crowned = Had the crown already.
why-poor = Only { $gold } gold.
why-complete = The city is complete.
why-shielded = The Bishop protects this city.
why-safe = Rank 8 cannot touch it.
why-price = It would cost { $price }, you have { $gold }.
why-too-dear = It costs more than 3.
why-twice = No district twice in one city.
why-coined = It has a coin already.
why-dear = It costs { $price }, you have { $gold }.
why-built = You have it already.
why-limit = You have built all you may this turn.
why-gather = Gather first.
why-never = It can never be built.
why-crowded = Not with { $n } districts or more.
why-navigator = The Navigator builds nothing.
score-uniques = Unique districts

## The round before

rounds-open = Previous round
    .help = who was what
rounds-none = not shown
rounds-told = Who was what, did what, and has how much
rounds-shown = Shown so far
rounds-times = { $character }: { $n ->
        [one] once
       *[other] { $n } times
    }
