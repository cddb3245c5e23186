#!/usr/bin/env python3
"""60 frames at 256 pixels to PNG files of motions that draw something else in every frame, on one core.

    motions.py INSIGNIA

All once took as much as 102 ms for 60 frames of three layers on one core of the machine of the first figures.
"""
import pathlib, subprocess, sys, tempfile

from goals import goal
from rounds import on_one_core, table, take_turns

FRAMES, ROUNDS, ONCE = 60, 9, 102
SYMBOLS = pathlib.Path(__file__).resolve().parents[2] / "Symbols"
BELL = SYMBOLS / "Examples" / "bell.badge.svg"
OTHER = SYMBOLS / "Examples" / "checkmark.seal.svg"
WEIGHTS = "duration: 1\nevents:\n- {at: 0, weight: black}\n- {at: 0.4, weight: ultralight}\n- {at: 0.7, weight: bold}\n"


def main(program):
    on_one_core()
    with tempfile.TemporaryDirectory(dir="/dev/shm") as place:
        weights = pathlib.Path(place, "weights.yml")
        weights.write_text(WEIGHTS)
        motions = {
            "draw on": ["--effect", "drawOn"],
            "magic replace": ["--to", str(OTHER), "--effect", "replace.magic"],
            "weight change": ["--timeline", str(weights)],
        }

        def run(name):
            subprocess.run([program, "animate", str(BELL), *motions[name], "--fps", str(FRAMES), "--size", "256",
                            "--quiet", "-o", f"{place}/{name}/"], check=True)

        seconds = take_turns({name: lambda name=name: run(name) for name in motions}, ROUNDS)
        counts = {name: len(list(pathlib.Path(place, name).glob("*.png"))) for name in motions}
    print("\nMotions at 256 px, ms\n")
    print(table(seconds, "draw on", notes={name: f"{count} frames" for name, count in counts.items()}))
    for name, count in counts.items():
        goal(f"{name}: CPU a frame, by what it once was ({ONCE / FRAMES:.2f} ms)", "≤ 0.20×",
             min(seconds[name]) * 1e3 / count / (ONCE / FRAMES))


main(*sys.argv[1:])
