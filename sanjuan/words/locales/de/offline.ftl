### Offline spielen, neue Versionen, mehrere Tabs.

offline-offered = Nicht zum Offline-Spielen gespeichert, um Daten zu sparen.
act-offline = Zum Offline-Spielen speichern
offline-keeping = Wird zum Offline-Spielen gespeichert: { $percent } %
offline-kept = Ab jetzt auch offline spielbar.
offline-broken = Noch nicht offline spielbar: Einige Dateien konnten nicht geladen werden. Beim nächsten Besuch geht es weiter.
offline-full = Der Browser hat keinen Platz mehr, um das Spiel offline verfügbar zu machen. Online läuft es weiter.
offline-update = Eine neue Version ist bereit
act-update = Neue Version laden
error-update_others = Das Spiel ist noch in einem anderen Tab oder Fenster offen. Schließe zuerst dieses.
error-update_late = Der Browser verschiebt die neue Version. Sie kommt, wenn alle Tabs mit dem Spiel geschlossen sind.

msg-elsewhere = In einem anderen Tab offen
error-elsewhere = Die gespeicherte Partie wird in einem anderen Tab oder Fenster gespielt. Spielen lässt sie sich immer nur in einem.
error-taken_over = Die Partie geht jetzt in einem anderen Tab oder Fenster weiter. Dort ist sie gespeichert.
act-here = Hier spielen

error-rules = Die Regeln konnten nicht geladen werden. Vielleicht ist der Server oder das Netz nicht erreichbar.
error-words = Die Texte konnten nicht geladen werden. Vielleicht ist der Server oder das Netz nicht erreichbar.
error-part = Dieser Teil des Spiels konnte nicht geladen werden. Vielleicht ist der Server oder das Netz nicht erreichbar.
missing-title = Das Spiel konnte nicht vollständig geladen werden
missing-text = Es fehlt: { $what }. Vielleicht ist der Server oder das Netz nicht erreichbar.
missing-again = Noch einmal versuchen
missing-boxed = Die Seite ringsum lässt in diesem Rahmen kein Skript des Spiels laufen: In ihrem „sandbox“ fehlt „allow-same-origin“.
missing-out = Spiel in einem Tab öffnen
