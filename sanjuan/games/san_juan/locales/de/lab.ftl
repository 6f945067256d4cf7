### Der Bericht der Arena über die Ausgewogenheit.

lab-owned = Womit in der Stadt
    .help = Der Anteil an den Siegen für alle, die es am Ende der Partie besitzen, die besten zuerst. Was man spät besitzt, besitzt, wer die Mittel hatte: Das zeigt, was mit dem Gewinnen einhergeht, nicht, was es bewirkt.
