"""What every drawing is made with: elements, controls, windows, words, effects; and what is kept of a drawing."""
