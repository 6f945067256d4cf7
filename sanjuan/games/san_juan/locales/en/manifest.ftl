### What an installed app says before it is opened, and the page where scripts are off.

manifest-wide = A builder phase late in a game of four
manifest-narrow = The same on a phone
