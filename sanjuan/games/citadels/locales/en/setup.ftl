### What Citadels says on the set-up form.
### $the and $other are characters with their article.

setup-cast = Characters
    .help = choose one to swap it
setup-own = My own
    .help = You choose them one by one
setup-which = Which characters?
setup-previous = Previous cast
setup-next = Next cast
setup-rank = Rank { $n }, { $hour }
setup-hour-1 = midnight
setup-hour-2 = late night
setup-hour-3 = before dawn
setup-hour-4 = sunrise
setup-hour-5 = morning
setup-hour-6 = noon
setup-hour-7 = afternoon
setup-hour-8 = sunset
setup-hour-9 = dusk
setup-drawn = drawn by lot
setup-drawn_one = By lot
setup-instead = No place for { $the } ({ $why }): { $other } plays instead
setup-characters = { $n } characters
setup-city = city of { $n }
setup-uniques = Unique districts
setup-draw = Draw { $n }
setup-no_emperor = no Emperor in this cast
