"""A program that holds a seat: it reads one JSON object per line and answers each question with one of its options.

    ostoja simulate mall-of-horror --games 40 --program "mine=python examples/programs/first_legal.py" \
        --bots mine,random,random,random

It needs nothing but Python. In the place of `answer`, ask a language model: it gets the rules, what the seat sees, what
was said at the table, and its options in words.
"""

import json
import sys
from typing import Any


def answer(question: dict[str, Any], rules: str) -> str:
    """Return one of the options: rather act than pass."""
    options: list[str] = [option["choose"] for option in question["options"]]
    acting = [option for option in options if option != "pass"]
    return (acting or options)[0]


def main() -> None:
    """Answer line by line until the table closes."""
    rules = ""
    asked: dict[str, Any] = {}
    for line in sys.stdin:
        told = json.loads(line)
        if told["type"] == "game":  # a new game begins; the rules come with the first one
            rules = told.get("rules", rules)
        elif told["type"] == "choose":
            asked = told
            print(json.dumps({"choose": answer(asked, rules)}), flush=True)
        elif told["type"] == "again":  # the answer was none, and told["reason"] says why; this is the second try
            print(json.dumps({"choose": asked["options"][0]["choose"]}), flush=True)


if __name__ == "__main__":
    main()
