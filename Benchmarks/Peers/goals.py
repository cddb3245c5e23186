"""The table of goals, to which the parts add lines as they measure, and which Scripts/bench prints at its end."""
import os, sys

HEADER = "| goal | must | stretch | today |\n| --- | ---: | ---: | ---: |"


def goal(name, must, value, stretch=""):
    """Adds a ratio to the table, with its required value and a stretch goal."""
    if path := os.environ.get("GOALS"):
        with open(path, "a") as file:
            print(f"| {name} | {must} | {stretch} | {value:.2f}× |", file=file)


if __name__ == "__main__":
    with open(sys.argv[1]) as file:
        print(f"\nGoals\n\n{HEADER}\n{file.read()}", end="")
