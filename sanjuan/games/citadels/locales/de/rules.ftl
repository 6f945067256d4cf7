### Die Regeln: Ein Kapitel heißt „rules-<Kapitel>“, seine Absätze .p1, .p2 ...; tools/rulebook.py macht die Seite
### daraus. In Klammern steht, wohin man folgen kann: [king] ist eine Karte, [#end] ein Kapitel.
### Die Zahlen kommen vom Spiel selbst, siehe people/rulebook.py.

rules-title = Die Regeln
    .about = Citadels, Ausgabe von 2016, für 2 bis 8 Spieler
rules-district = Gebäude
rules-character = Charakter
rules-players = Spieler
rules-type = Art
rules-rank = Rang
rules-income = Einkünfte
rules-paid = bezahlt in
rules-permits = Darf bauen
rules-open8 = Offen, von 8
rules-open9 = Offen, von 9
rules-gold = Gold
rules-cards-too = Karten
rules-either = Gold oder Karten
rules-any-number = beliebig viele
rules-no-cost = keine

rules-aim = Ziel des Spiels
    .p1 = Du baust eine Stadt. Jede Runde wählen alle heimlich einen Charakter und mit ihm eine Fähigkeit. Dann werden die Charaktere nach ihrem Rang aufgerufen: Wer aufgerufen wird, nimmt Gold oder Karten und darf ein Gebäude bauen.
    .p2 = Ist eine Stadt vollendet, wird die Runde zu Ende gespielt, und das Spiel ist aus. Ein Gebäude ist so viele Punkte wert, wie es kostet; die Stadt mit den meisten Punkten gewinnt.

rules-setup = Aufbau
    .p1 = Acht Charaktere spielen mit, von jedem Rang von 1 bis 8 einer; zu dritt oder zu acht kommt ein neunter dazu ([#nine]). Welche das sind, sagt die Besetzung ([#casts]).
    .p2 = Der Stapel enthält die { $ordinary } gewöhnlichen Gebäude und { $uniques } der { $all } Wahrzeichen, zusammen { $deck } Karten. Alle bekommen { $hand } davon auf die Hand und nehmen { $gold } Gold.
    .p3 = Jemand beginnt mit der Krone: am Tisch die älteste Person, hier der erste Platz.

rules-draft = Die Wahl der Charaktere
    .p1 = Wer die Krone hat, mischt die Charaktere. So viele, wie die Tabelle sagt, werden offen beiseitegelegt, dann einer verdeckt. Diese spielt in dieser Runde niemand.
    .p2 = Der Charakter mit Rang 4 ([king], [emperor] oder [patrician]) darf nicht offen liegen. Kommt er, nimmt der nächste seinen Platz ein, und er wird wieder unter die anderen gemischt.
    .p3 = Wer die Krone hat, sieht sich die übrigen an, behält heimlich einen und gibt die anderen nach links weiter. So machen es alle der Reihe nach. Die Karte, die zuletzt übrig bleibt, wird verdeckt abgelegt.
    .p4 = Bliebe für die letzte Person nur eine Karte (zu siebt mit 8 Charakteren, zu acht mit 9), nimmt sie auch die verdeckte vom Anfang, behält eine der beiden und legt die andere verdeckt ab.
    .p5 = Zu zweit oder zu dritt haben alle zwei Charaktere: siehe [#few].

rules-calling = Der Aufruf
    .p1 = Wer die Krone hat, ruft die Ränge auf, von 1 an. Wer den aufgerufenen Charakter hat, deckt ihn auf und ist am Zug ([#turn]). Meldet sich niemand, folgt der nächste Rang: Der Charakter liegt beiseite oder wurde ermordet.
    .p2 = Wird ein Charakter aufgerufen, nimmt zuerst der [thief] das Gold, wenn er ihn genannt hat; dann nimmt [king] oder [patrician] die Krone und die [queen] ihr Gold. Danach ist der Charakter am Zug: Erst wird Gold oder werden Karten genommen, dann gebaut, alles andere geht in beliebiger Reihenfolge. Eine Drohung der [blackmailer] wird gleich nach dem Nehmen erledigt, vor allem anderen.
    .p3 = Nach dem letzten Rang ist die Runde vorbei. Die Krone bleibt, wo sie ist, außer Rang 4 hat sie bewegt. Die nächste Runde beginnt mit der Wahl der Charaktere.

rules-turn = Ein Zug
    .p1 = Du musst Gold oder Karten nehmen: entweder { $take } Gold, oder du ziehst { $draw } Karten, behältst 1 und legst den Rest verdeckt unter den Stapel.
    .p2 = Danach darfst du 1 Gebäude bauen ([#building]).
    .p3 = Einmal in deinem Zug darfst du die Fähigkeit deines Charakters nutzen ([#powers]), dazu Gebäude, die etwas tun ([#districts]). Ist kein Zeitpunkt genannt, geht es jederzeit, auch bevor du Gold oder Karten nimmst.
    .p4 = Ist der Stapel leer, kannst du nur Gold nehmen. Reicht er nicht, ziehst du, was da ist.

rules-building = Bauen
    .p1 = Lege eine Karte deiner Hand in deine Stadt und zahle ihre Kosten an die Bank. Du darfst 1 Gebäude im Zug bauen, außer dein Charakter erlaubt mehr oder gar keines.
    .p2 = In deiner Stadt darf kein Gebäude doppelt stehen. Nur [quarry] und [wizard] lassen dich eines noch einmal bauen.
    .p3 = Manche Gebäude lassen sich ohne den Preis in Gold bauen: durch das [framework], die [necropolis], das [thieves_den]. Der [cardinal] darf sich Fehlendes leihen.
    .p4 = Ist ein Gebäude gebaut und bezahlt, darf der [magistrate] es beschlagnahmen. Danach wird die Steuer fällig, wenn der [tax_collector] im Spiel ist. Genommene und getauschte Gebäude sind nicht gebaut: Für sie gilt beides nicht.

rules-powers = Die Fähigkeiten
    .p1 = Eine Fähigkeit wird einmal im Zug genutzt und muss nur genutzt werden, wenn dort „musst“ steht.
    .p2 = Viele Charaktere haben Einkünfte für Gebäude einer Art. Du wählst, wann du sie nimmst, vor dem Bauen oder danach, aber nur einmal und für die ganze Stadt.
    .p3 = Genannt werden Charaktere, nie Personen, und auch solche, die niemand hat. Den eigenen Charakter kannst du nicht nennen, zu zweit oder dritt aber deinen anderen.
    .p4 = Der Charakter mit Rang 1, der ermordete und der verhexte können weder bestohlen noch bedroht werden.

rules-districts = Die Gebäude
    .p1 = Es gibt fünf Arten, zu erkennen an Form und Farbe: Adel, Kirche, Handel, Militär und Wahrzeichen. Auf sie kommt es bei Einkünften und am Ende an.
    .p2 = Die Wirkungen der Wahrzeichen sind freiwillig, außer dort steht „musst“ oder „kannst nicht“. Was einmal je Zug wirkt, wirkt nur in deinem eigenen Zug.
    .p3 = Ein zerstörtes Gebäude kommt verdeckt unter den Stapel, wie jede abgeworfene Karte. Eine Münze der [artist] darauf ist verloren. Wechselt ein Gebäude die Stadt, gehen seine Münze und die Karten unter einem [museum] mit.

rules-end = Ende und Wertung
    .p1 = Eine Stadt ist mit { $city } Gebäuden vollendet, zu zweit oder dritt mit { $small }. Die Runde, in der eine Stadt vollendet wird, ist die letzte. Eine Stadt darf darüber hinaus wachsen.
    .p2 = Punkte: die Kosten aller Gebäude der Stadt; { $colours } für Gebäude aller fünf Arten; { $first } für die erste vollendete Stadt, { $later } für jede weitere; und was die Wahrzeichen dazugeben.
    .p3 = Eine vollendete Stadt ist vor dem Charakter mit Rang 8 und vor dem [armory] sicher.
    .p4 = Bei Gleichstand gewinnt, wer in der letzten Runde den höheren Rang aufgedeckt hat. Ein ermordeter Charakter gilt nicht als aufgedeckt.

rules-example = Ein Beispiel
    .p1 = Ana deckt den [warlord] auf. Der [thief] hatte ihn genannt: Sie gibt sofort all ihr Gold her. Dann nimmt sie { $take } Gold.
    .p2 = Sie zerstört einen [market] in einer anderen Stadt: Er kostet 2, also zahlt sie 1. In ihrer eigenen Stadt stehen [prison] und [school_of_magic], die für ihre Einkünfte als militärisch zählt: 2 Gold.
    .p3 = Mit 3 Gold baut sie eine [barracks]. Auch die ist militärisch, aber die Einkünfte sind schon genommen. Ihre Fähigkeit ist genutzt, ein Gebäude gebaut: Ihr Zug ist vorbei.

rules-few = Zu zweit oder dritt
    .p1 = Alle spielen zwei Charaktere und haben zwei Züge in der Runde, mit einer Hand, einer Stadt und einem Goldvorrat. Die Fähigkeit eines Charakters gilt nur in seinem eigenen Zug: Karten, die der [architect] gezogen hat, darf der andere Charakter bauen, aber nicht drei davon.
    .p2 = Zu zweit: acht Charaktere, einer davon kommt ungesehen verdeckt weg. Wer die Krone hat, behält einen und gibt die anderen weiter. Von da an behalten beide abwechselnd einen und legen einen verdeckt ab, bis keiner mehr da ist.
    .p3 = Zu dritt: neun Charaktere, einer davon kommt ungesehen verdeckt weg. Alle behalten einen; von den fünf übrigen kommt einer, ausgelost, verdeckt weg. Alle behalten einen zweiten, der letzte kommt verdeckt weg.
    .p4 = Eine Stadt ist mit { $small } Gebäuden vollendet.

rules-nine = Der neunte Charakter
    .p1 = Zu dritt und zu acht spielt ein Charakter mit Rang 9 mit. Mit 4 bis 7 Spielern kann er es (eine Option der Vorbereitung), zu zweit nicht.
    .p2 = Die [queen] braucht mindestens 5 Spieler, der [emperor] mindestens 3. Hier springen dann [artist] und [king] ein.

rules-casts = Besetzungen
    .p1 = Acht Charaktere und { $uniques } Wahrzeichen ergeben eine Besetzung. Wähle eine von diesen, lass das Los entscheiden oder stell deine eigene zusammen: einen Charakter von jedem Rang und { $uniques } beliebige Wahrzeichen. Der Charakter mit Rang 9 spielt nur, wo es neun sind.

rules-seen = Was verdeckt ist
    .p1 = Verdeckt sind die Hände, die Charaktere bis zum Aufdecken, was beiseiteliegt, die Reihenfolge des Stapels, welche Vollmacht unterschrieben und welche Drohung echt ist, und die Karten unter dem [museum].
    .p2 = Alle sehen die Städte, wie viel Gold und wie viele Karten jede Person hat, und die Marken bei den Charakteren.

rules-here = Wie dieser Tisch spielt
    .p1 = Eine Frage mit nur einer möglichen Antwort wird nicht gestellt, und was nur etwas bringt, geschieht von selbst.
    .p2 = Du darfst eine Antwort zurücknehmen, bis etwas Neues bekannt geworden ist.
    .p3 = Wo die gedruckten Regeln schweigen: Zwischen Gold und Karte wählt, wer vom [emperor] die Krone bekommt; wer zuerst eine Stadt vollendet, behält die { $first } Punkte, auch wenn sie wieder schrumpft; vollendet wird eine Stadt auch durch Nehmen, Tauschen oder Beschlagnahmen.
    .p4 = Am Ende eines Zuges kommen zuerst [poor_house], dann [park], dann das Gold, das ein [alchemist] zurückbekommt. Ein ermordeter Charakter mit Rang 4 wird aufgedeckt, und die Krone wechselt, bevor gewertet wird.
