### Was Citadels in der Vorbereitung sagt.
### $the und $other sind Charaktere mit ihrem Artikel im Akkusativ.

setup-cast = Charaktere
    .help = zum Tauschen wählen
setup-own = Eigene Wahl
    .help = Du wählst sie einzeln aus
setup-which = Welche Charaktere?
setup-previous = Vorige Besetzung
setup-next = Nächste Besetzung
setup-rank = Rang { $n }, { $hour }
setup-hour-1 = Mitternacht
setup-hour-2 = tiefe Nacht
setup-hour-3 = vor der Dämmerung
setup-hour-4 = Sonnenaufgang
setup-hour-5 = Morgen
setup-hour-6 = Mittag
setup-hour-7 = Nachmittag
setup-hour-8 = Sonnenuntergang
setup-hour-9 = Abenddämmerung
setup-drawn = ausgelost
setup-drawn_one = Per Los
setup-instead = Kein Platz für { $the } ({ $why }): Man spielt dafür { $other }
setup-characters = { $n } Charaktere
setup-city = Stadt mit { $n }
setup-uniques = Wahrzeichen
setup-draw = { $n } auslosen
setup-no_emperor = kein Kaiser dabei
