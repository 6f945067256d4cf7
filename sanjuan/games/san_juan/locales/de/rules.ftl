### Die Regeln: Ein Kapitel ist „rules-<Kapitel>“ mit seinen Absätzen .p1, .p2 ...; tools/rulebook.py macht die Seite daraus.
### In Klammern steht, wohin man gelangt: [crane] ist der Name der Karte, der Rolle oder des Ereignisses, [#end] ein Kapitel;
### der Artikel steht davor, im richtigen Fall. Die Zahlen kommen aus dem Spiel selbst.

rules-title = Die Regeln
    .about = San Juan, beide Ausgaben, mit den Neuen Gebäuden und den Ereignissen
rules-edition = Ausgabe
rules-also = Heißt auch { $names }
rules-copies-110 = im Stapel von 110: { $n }
rules-copies-more = mit den Neuen Gebäuden: { $n }
rules-copies-33 = mit der Erweiterung von 33: { $n }
rules-table = auf dem Tisch
rules-lists = Preislisten

rules-aim = Ziel des Spiels
    .p1 = Du baust eine Stadt. In jeder Runde wählen die Spieler Rollen (Baumeister, Aufseher, Händler, Ratsherr, Goldsucher), und alle tun, was jede Rolle erlaubt. Wer eine Stadt mit { $goal } Gebäuden hat, beendet das Spiel; es gewinnen die meisten Punkte, nicht die meisten Gebäude.
    .p2 = Jede Karte ist dreierlei. In deiner Hand ist sie Geld: Ein Gebäude bezahlst du mit anderen Karten. In deiner Stadt ist sie ein Gebäude, mit Punkten und meist mit einer Funktion. Verdeckt auf einem Produktionsgebäude ist sie eine Ware, die du gegen Karten verkaufen kannst.

rules-setup = Aufbau
    .p1 = Alle beginnen mit einer [indigo_plant] in der Stadt, die vorher aus dem Stapel genommen wurde, und mit { $hand } Karten, die sonst niemand sieht.
    .p2 = Die fünf Rollen liegen offen in der Mitte, der Nachziehstapel auf der einen Seite, der noch leere Ablagestapel auf der anderen. Die fünf Preislisten des Handelshauses werden gemischt und liegen verdeckt.
    .p3 = Der erste Gouverneur wird ausgelost.
    .p4 = Die Starthand wählen (beim Aufbau wählbar): Der Gouverneur zieht 5 Karten, der nächste Spieler 6, dann 7 und 8. Alle behalten { $hand } davon und werfen die anderen ab.

rules-round = Eine Runde
    .p1 = Der Gouverneur wählt eine der Rollen und führt sie zuerst aus; dann tun es die anderen im Uhrzeigersinn, je einmal. Danach wählt der nächste Spieler links eine der übrigen Rollen, und so fort.
    .p2 = Eine Rolle hat eine Aktion, die alle ausführen dürfen, und ein Privileg, das nur hat, wer sie gewählt hat. Beim [prospector] gibt es nur das Privileg.
    .p3 = Eine Rolle muss gewählt werden, auf ihre Aktion aber darf man verzichten, ob man sie gewählt hat oder nicht. Eine gewählte Rolle ist bis zum Ende der Runde nicht mehr zu haben.
    .p4 = Zu dritt und zu viert wählen alle eine Rolle je Runde; zu zweit siehe [#two]. Dann kehren die Rollen in die Mitte zurück, der Gouverneur wechselt nach links, und die nächste Runde beginnt.
    .p5 = Hier handeln die Spieler nacheinander, wo am Tisch alle zugleich handeln würden: Was ein Spieler in einer Phase tut, ist ganz zu Ende, ehe der nächste beginnt.

rules-start = Der Beginn einer Runde
    .p1 = Bevor der Gouverneur wählt, folgen diese Schritte, jeder für alle Spieler vom neuen Gouverneur an: zuerst die [office_building], dann [chapel] und [bank], zuletzt das Handkartenlimit.
    .p2 = Handkartenlimit: Wer mehr als { $limit } Karten hält, wirft bis auf { $limit } ab, nach eigener Wahl. Ein [tower] erhöht das Limit, eine [guard_room] senkt es für die anderen.
    .p3 = Das Limit gilt nur in diesem Augenblick: Während der Runde und am Ende des Spiels darfst du beliebig viele Karten halten. Wie viele Karten du hältst, dürfen alle wissen.

rules-builder = Die Phase des Baumeisters
    .p1 = Du baust, indem du eine Karte aus der Hand in deine Stadt legst und so viele andere Handkarten abwirfst, wie der Preis sagt. Je Phase baust du höchstens ein Gebäude. Was es kostet: [#payment].
    .p2 = Von jedem Produktionsgebäude darfst du beliebig viele besitzen, von jedem anderen Gebäude nur eines.
    .p3 = Ein Gebäude wirkt, sobald die Phase vorbei ist, in der es gebaut wurde: noch in derselben Runde.
    .p4 = Hat jemand am Ende der Phase { $goal } Gebäude, ist das Spiel zu Ende: [#end].

rules-payment = Was ein Gebäude kostet
    .p1 = Gehe von den Kosten in der Ecke der Karte aus. Ziehe alles zusammen ab: das Privileg des Baumeisters (1 Karte, 2 mit einer [library]), eine [smithy] bei einem Produktionsgebäude oder einen [quarry] bei jedem anderen, und mit einem [crane] die Kosten des Gebäudes, das du überbaust.
    .p2 = Der Preis fällt nie unter 0, und niemand gewinnt dadurch Karten. Auf deinen Handkarten ist er ausgerechnet: die gedruckten Kosten durchgestrichen, daneben, was du jetzt zahlst, und warum, wenn du darauf zeigst.
    .p3 = Du zahlst mit Handkarten; mit einem [black_market] dürfen Waren einige davon ersetzen. Mehr als den Preis kannst du nicht zahlen.
    .p4 = Die Karte wird zuerst hingelegt und dann bezahlt. Ein Gebäude, das du überbaust, hilft also bei ebendiesem Bau nicht mehr, und die Ware darauf kann nicht zahlen.
    .p5 = Danach kommt die [carpenter], dann das [poor_house].

rules-producer = Die Phase des Aufsehers
    .p1 = Eine Ware ist die oberste Karte des Nachziehstapels, verdeckt und ungesehen auf ein Produktionsgebäude gelegt. Jedes Produktionsgebäude erzeugt eine Sorte Ware und trägt immer nur eine.
    .p2 = In dieser Phase darfst du eines deiner leeren Produktionsgebäude füllen, zwei als Aufseher, drei mit einer [library], und mit einem [aqueduct] eines mehr.
    .p3 = Du darfst weniger Waren erzeugen, als erlaubt ist, oder keine. Für zwei Waren oder mehr gibt der [well] eine Karte.

rules-trader = Die Phase des Händlers
    .p1 = Die oberste Preisliste wird aufgedeckt. Sie sagt, wie viele Karten jede Sorte Ware in dieser Phase bringt.
    .p2 = Du darfst eine Ware verkaufen, zwei als Händler, drei mit einer [library], und mit einem [trading_post] eine mehr. Die Waren kommen ungesehen auf den Ablagestapel; dann ziehst du auf einmal die Summe ihrer Preise.
    .p3 = Danach kommen [market_stand] und [market_hall].
    .p4 = Am Ende der Phase kommt die Liste verdeckt unter die anderen, auch wenn nichts verkauft wurde. So erscheinen die fünf Listen das ganze Spiel über in derselben Reihenfolge: Was man einmal gesehen hat, kommt wieder. Die schon gesehenen zeigt das Handelshaus auf dem Tisch.

rules-councillor = Die Phase des Ratsherrn
    .p1 = Du ziehst { $drawn } Karten, siehst sie an und behältst eine; die andere kommt verdeckt auf den Ablagestapel. Der Ratsherr zieht { $more } Karten mehr, mit einer [library] noch einmal { $more } mehr, und behält ebenfalls eine.
    .p2 = Mit einer [prefecture] behältst du zwei. Mit einem [archive] nimmst du alles, was du ziehst, auf die Hand und wirfst aus der ganzen Hand ab.

rules-prospector = Die Phase des Goldsuchers
    .p1 = Es gibt keine Aktion. Der Goldsucher zieht eine Karte, zwei mit einer [library].
    .p2 = In dieser Phase wirken die [goldsmith] und dann die [gold_mine] jedes Besitzers, von dem an, der die Rolle gewählt hat.

rules-piles = Die Stapel
    .p1 = Abgelegt wird verdeckt; niemand darf den Ablagestapel durchsehen.
    .p2 = Wird eine Karte gebraucht und der Nachziehstapel ist leer, so wird der Ablagestapel gemischt und ist der neue. Sind beide leer, zieht man, was da ist.

rules-colours = Die Gebäude nach Farben
    .p1 = Produktionsgebäude haben die Farbe ihrer Ware. Alle anderen sind violett. Unter diesen haben die Denkmäler keine Funktion, aber viele Punkte, und die Gebäude mit Kosten 6 bringen Punkte am Ende des Spiels.
    .p2 = Eine Funktion muss man nicht nutzen. Ein Gebäude unter einem anderen wirkt nicht mehr, bringt nichts und zählt nicht.
rules-colours-ed2 = Die Gebäude nach Farben
    .p1 = Produktionsgebäude haben die Farbe ihrer Ware. Alle anderen sind Stadtgebäude, beige gedruckt. Unter diesen haben die Denkmäler keine Funktion, aber viele Punkte, und die Gebäude mit Kosten 6 bringen Punkte am Ende des Spiels.

rules-end = Ende und Wertung
    .p1 = Das Spiel endet gleich nach einer Phase des Baumeisters, in der jemand auf { $goal } Gebäude kommt. Diese Phase führen noch alle aus; der Rest der Runde wird nicht gespielt.
    .p2 = Dann werden Punkte gezählt: zuerst die gedruckten der Gebäude, dann einer für jede Karte unter [chapel], [bank] und [harbor], dann was die Gebäude mit Kosten 6 bringen, und ganz zuletzt der [palace].
    .p3 = Die meisten Punkte gewinnen. Bei Gleichstand entscheidet, wer die meisten Handkarten und Waren auf Gebäuden zusammen hat; ist auch das gleich, wird der Sieg geteilt.
    .p4 = Nur die oberste Karte eines Stapels zählt. In der Sonne neben jedem Namen siehst du das ganze Spiel über die Punkte, die alle sehen können; geheime Karten kommen in der Wertung dazu.
    .p5 = Ein Spiel, in dem { $idle } Runden lang niemand baut, endet auch. Kein Spiel, das man gewinnen will, kommt in die Nähe.

rules-two = Zu zweit
    .p1 = Der Gouverneur wählt eine Rolle, dann der andere, dann der Gouverneur eine zweite: Drei der fünf Rollen werden gespielt. Danach wechselt der Gouverneur.
    .p2 = Die [library] verdoppelt ein Privileg je Runde. Darum wird der Gouverneur bei der ersten Rolle gefragt, ob er sie jetzt nutzt; sonst wirkt sie bei der zweiten.

rules-editions = Was die Ausgaben unterscheidet
    .p1 = Die erste Ausgabe hat { $deck1 } Karten. Die zweite hat { $deck2 }: [tobacco_storage] und [coffee_roaster] je einmal mehr; ihr Druck von 2014 hat { $deck1 }.
    .p2 = [gold_mine]: In der ersten Ausgabe wählst du unter den vier Karten, in der zweiten bekommst du die billigste.
    .p3 = [guild_hall]: in der ersten Ausgabe 2 Punkte für jedes Produktionsgebäude, in der zweiten 1 für jedes und 1 für jede Sorte.
    .p4 = Was violett war, ist in der zweiten Ausgabe beige und heißt Stadtgebäude.
    .p5 = Mit der Erweiterung: Unter den [harbor] muss in der ersten Ausgabe eine Ware, in der zweiten darf eine; die [hut] ist neu; das [customs_office] hat andere Zahlen.

rules-expansion = Die Neuen Gebäude
    .p1 = Die neuen Karten werden unter die anderen gemischt, und alle Regeln gelten. In der ersten Ausgabe kommen 31 Karten dazu, darunter von jedem Produktionsgebäude eines; in der zweiten sind es 30, oder 33 mit vier Produktionsgebäuden.
    .p2 = Die [cathedral] liegt offen neben den Rollen. Wer will, baut sie in einer Phase des Baumeisters anstelle einer Handkarte. Es gibt sie einmal.
    .p3 = Am Beginn einer Runde kommt zuerst die [office_building], dann [chapel] und [bank], dann die Limits von [tower] und [guard_room].

rules-events = Die Ereignisse
    .p1 = Sechs Ereigniskarten werden unter die anderen gemischt. Wird eine gezogen oder aufgedeckt, auch beim ersten Austeilen, so kommt sie offen neben die Rollen, und eine andere Karte tritt an ihre Stelle. Auf der Hand ist nie ein Ereignis.
    .p2 = Ein Ereignis auf dem Tisch darf statt einer Rolle gewählt werden, auch in dem Zug, in dem es erschien. Es gilt als die Wahl dieses Spielers; danach kommt es auf den Ablagestapel und kann wieder erscheinen. Ein Ereignis, das niemand nimmt, bleibt liegen.
    .p3 = Kein Gebäude wirkt auf ein Ereignis, und die [library] verdoppelt keines. Aber eine Rolle, die durch den [governors_visit] noch einmal gespielt wird, ist eine Phase wie jede andere.
    .p4 = Ein Ereignis kann als Ware auf einem Gebäude liegen, ohne dass es jemand weiß.

rules-here = Wie dieser Tisch spielt
    .p1 = Eine Frage, auf die es nur eine Antwort gibt, wird nicht gestellt, außer bei der Wahl einer Rolle. Was dir nur Karten gibt, geschieht von selbst.
    .p2 = Du kannst eine Antwort zurücknehmen, bis etwas Neues ans Licht gekommen ist: eine gezogene Karte, eine aufgedeckte Karte, der Zug eines anderen.
    .p3 = Wo die gedruckten Regeln schweigen: Die [goldsmith] kommt vor der [gold_mine], die Ware eines [customs_office] zählt bei Gleichstand, und die [tavern] gibt ihre Karte auch in der letzten Phase des Spiels.
