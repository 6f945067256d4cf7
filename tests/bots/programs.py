"""A player as a program that behaves as its argument says; it speaks docs/bot-protocol.md by hand."""

import json
import os
import subprocess
import sys
import time

how = sys.argv[1]


def say(**message):
    """Write a message."""
    print(json.dumps(message), flush=True)


def answer(ask):
    """Answer one question, well or badly."""
    number, asked = ask["id"], ask["options"]
    good = {"type": "answer", "id": number, "options": asked[: ask["least"]]}
    if how == "dies" and number % 5 == 0:
        sys.exit(3)
    if how == "nonsense" and number % 2:
        print(["not JSON", "[1]", '{"type": "answer"}', '{"type": "shrug"}', "\x00\xff"][number // 2 % 5], flush=True)
    elif how == "illegal" and number % 2:
        say(**good | {"options": ["no_such_option"]})
    elif how == "late" and number % 4 == 0:
        time.sleep(0.5)
        say(**good)
    elif how == "gives-up" and number % 2:
        say(type="error", error="no idea")
    elif how == "rude":
        say(type="error", error="\ud800\x1b[31m" + 3000 * "a")
    elif how == "chatters":
        while True:
            say(type="answer", id=0, options=[])
    elif how == "ahead":
        say(**good | {"id": number + 1})
    elif how != "silent":
        say(**good)


if how == "leaves-children":
    subprocess.Popen(["sleep", "777"])
elif how == "floods":
    sys.stdout.write("x" * 2_000_000)
    time.sleep(3600)

for line in sys.stdin:
    message = json.loads(line)
    if how == "never-greets":
        sys.exit(7)
    if message["type"] == "hello":
        say(type="hello", protocol=2 if how == "other-protocol" else 1, name=how)
        if how == "deaf":
            time.sleep(3600)
    elif message["type"] == "ask":
        answer(message)
    elif message["type"] == "refused" and "TOLD" in os.environ:
        with open(os.environ["TOLD"], "a", encoding="utf-8") as file:
            file.write(line)
