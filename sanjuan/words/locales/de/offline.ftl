### Spielen ohne Netz, neue Versionen, mehrere Tabs.

offline-keeping = Wird für das Spielen ohne Netz gespeichert: { $percent } %
offline-kept = Läuft ab jetzt auch ohne Netz.
offline-broken = Noch nicht für das Spielen ohne Netz gespeichert: Einige Dateien kamen nicht an. Der nächste Besuch macht weiter.
offline-full = Der Browser hat keinen Platz mehr, um das Spiel für das Spielen ohne Netz zu speichern. Mit Netz läuft es weiter.
offline-update = Eine neue Version ist bereit
act-update = Neue Version nehmen
error-update_others = Das Spiel ist noch in einem anderen Tab oder Fenster offen. Schließe zuerst dieses.
error-update_late = Der Browser verschiebt die neue Version. Sie kommt, wenn alle Tabs mit dem Spiel geschlossen sind.

msg-elsewhere = In einem anderen Tab offen
error-elsewhere = Die gespeicherte Partie wird in einem anderen Tab oder Fenster gespielt. Nur eines kann sie gleichzeitig spielen.
error-taken_over = Die Partie geht jetzt in einem anderen Tab oder Fenster weiter. Dort ist sie gespeichert.
act-here = Hier spielen

error-rules = Die Regeln kamen nicht an. Vielleicht fehlt der Server oder das Netz.
error-words = Diese Sprache kam nicht an. Vielleicht fehlt der Server oder das Netz.
error-part = Dieser Teil des Spiels ist nicht angekommen. Vielleicht ist der Server oder das Netz weg.
missing-title = Das Spiel kam nicht vollständig an
missing-text = Es fehlt: { $what }. Vielleicht ist der Server weg oder das Netz.
missing-again = Noch einmal versuchen
