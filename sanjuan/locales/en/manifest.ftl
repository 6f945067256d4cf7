### What an installed app says before it is opened, and the page where scripts are off.

manifest-description = San Juan, the card game, against computer opponents. Plays offline.
manifest-continue = Continue
    .about = Go on with the saved game
manifest-new = New table
    .about = Set a new table up
manifest-daily = Deal of the day
    .about = Today’s deal, the same for everybody
manifest-wide = A builder phase late in a game of four
manifest-narrow = The same on a phone

no-script = San Juan runs in your browser and needs JavaScript.
