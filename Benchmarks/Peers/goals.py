"""The table of goals, which parts add lines to as they measure, and Scripts/bench prints at its end."""
import os, sys

HEADER = "| goal | must | stretch | today |\n| --- | ---: | ---: | ---: |"


def goal(name, must, value, stretch=""):
    """A ratio, what it must come to, and what is hoped for beyond that."""
    if path := os.environ.get("GOALS"):
        with open(path, "a") as file:
            print(f"| {name} | {must} | {stretch} | {value:.2f}× |", file=file)


if __name__ == "__main__":
    with open(sys.argv[1]) as file:
        print(f"\nGoals\n\n{HEADER}\n{file.read()}", end="")
