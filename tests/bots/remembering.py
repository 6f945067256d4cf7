"""A program that plays the first options and writes down the hand and the city of each seat at its first question."""

import json
import sys

seen = set()
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"type": "hello", "protocol": 1, "name": "remembering"}), flush=True)
    elif message["type"] == "ask":
        view = message["view"]
        if view["round"] == 1 and message["seat"] not in seen:
            seen.add(message["seat"])
            with open(sys.argv[1], "a", encoding="utf-8") as file:
                file.write(" ".join(sorted(entry["card"] for entry in view["hand"])) + "\n")
        if view["round"] > 1:
            seen.clear()
        print(
            json.dumps({"type": "answer", "id": message["id"], "options": message["options"][: message["least"]]}),
            flush=True,
        )
