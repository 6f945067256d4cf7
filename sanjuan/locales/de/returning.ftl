### Was auf diesem Gerät gespielt wurde: Zahlen, Partien, Erfolge. Wird geladen, wenn man es zum ersten Mal öffnet.

returning-figures = Zahlen
returning-games = Partien
returning-medals = Erfolge
returning-file = Alles als Datei
returning-kept = Partien und Erfolge bleiben nur auf diesem Gerät. Eine Datei bringt sie auf ein anderes.
returning-came = Die Partien der Datei sind jetzt hier, neben denen, die schon da waren.
returning-no_file = Diese Datei enthält keine Partien, die hier gespeichert wurden.
act-save-all = Als Datei speichern
act-load-all = Datei holen

history-who = Gegner
history-games = Partien
history-wins = Siege
history-rate = Anteil
history-sum = { $n ->
        [0] Auf diesem Gerät wurde noch keine Partie zu Ende gespielt.
        [one] { $n } Partie zu Ende gespielt, Siege: { $wins }.
       *[other] { $n } Partien zu Ende gespielt, Siege: { $wins }.
    }
history-line = { $n } Punkte, Rang { $place } von { $of }
history-share = { $n } %
history-best = Mein Bestes
history-look = Zurückblicken

streak-wins = Siege in Folge
streak-days = Spiele des Tages in Folge
streak-row = { $n } (höchstens: { $most })
streak-today = Spiel von heute
streak-played = gespielt
streak-not_yet = noch nicht
streak-best = Bestes Ergebnis
streak-points = { $n } Punkte, { $date }

medals-reached = In dieser Partie erreicht
medals-sum = { $n } von { $of } erreicht.
medal-new = neu
medal-since = Erreicht: { $date }
medal-open = Noch nicht

medal-victory = Aller Anfang
    .how = Gewinne eine Partie.
medal-governor = Palastrevolution
    .how = Gewinne gegen Doña Aurelia.
medal-full_table = Volles Haus
    .how = Gewinne an einem Tisch zu viert.
medal-chapel = Glocken über der Bucht
    .how = Gewinne mit sechs Karten unter deiner Kapelle.
medal-no_factory = Weißer Kragen
    .how = Gewinne, ohne ein einziges Produktionsgebäude zu bauen.
medal-monuments = Bildhauerei
    .how = Gewinne mit allen drei Denkmälern.
medal-sixes = Große Werke
    .how = Gewinne mit drei verschiedenen Gebäuden mit Kosten 6.
medal-guild_hall = Zunftmeister
    .how = Gewinne mit 10 Punkten oder mehr durch die Zunfthalle.
medal-all_kinds = Volles Lager
    .how = Gewinne mit einem Produktionsgebäude jeder Art.
medal-no_sale = Unverkäuflich
    .how = Gewinne, ohne etwas zu verkaufen.
medal-quick = Vor dem Regen
    .how = Gewinne in höchstens 11 Runden.
medal-by_a_hair = Um Haaresbreite
    .how = Gewinne erst durch den Gleichstandsentscheid.
medal-far_ahead = Außer Sicht
    .how = Beende das Spiel 10 Punkte oder mehr vor allen anderen.
medal-many_points = Vierzig
    .how = Erreiche 40 Punkte.
medal-sold_at_once = Markttag
    .how = Verkaufe vier Waren in einer Händlerphase.
medal-made_at_once = Ernte
    .how = Erzeuge vier Waren in einer Aufseherphase.
medal-for_nothing = Aufs Haus
    .how = Baue umsonst etwas, das 3 oder mehr kostet.
medal-crane = Hoch hinaus
    .how = Überbaue drei Gebäude in einer Partie.
medal-gold_mine = Goldrausch
    .how = Nimm in einer Partie drei Karten der Goldmine.
