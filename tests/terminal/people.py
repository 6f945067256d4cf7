"""People at a terminal: things that replace standard input."""


class Lines:
    """A person who types these lines; after the last one it has ended."""

    def __init__(self, *lines):
        self.lines = list(lines)

    def readline(self):
        return self.lines.pop(0) + "\n" if self.lines else ""


class Patient:
    """A person who tries "1", "1 2", "1 2 3" ... and at last an empty line, until the question is answered."""

    def __init__(self):
        self.count = 0

    def readline(self):
        self.count = self.count % 20 + 1
        return " ".join(str(number) for number in range(1, self.count + 1) if self.count < 20) + "\n"
