### Was die installierte Anwendung sagt, bevor sie offen ist, und die Seite ohne Skripte.

manifest-wide = Eine Baumeisterphase spät in einer Partie zu viert
manifest-narrow = Dasselbe auf dem Telefon
