### What an installed app says before it is opened, and the page where scripts are off.

manifest-description = Card games against computer opponents. Plays offline.
manifest-continue = Continue
    .about = Continue the saved game
manifest-new = New table
    .about = Set up a new table
manifest-daily = Deal of the day
    .about = Today’s deal, the same for everybody
no-script = Sun Tables runs in your browser and needs JavaScript.
