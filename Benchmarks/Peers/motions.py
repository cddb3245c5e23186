#!/usr/bin/env python3
"""60 frames at 256 pixels to PNG files of motions that draw something else in every frame, on one core.

    motions.py INSIGNIA EARLIER

What they take is compared with an earlier version's executable.
"""
import pathlib, shutil, subprocess, sys, tempfile

from goals import goal
from rounds import on_one_core, table, take_turns

FRAMES, ROUNDS = 60, 9
SYMBOLS = pathlib.Path(__file__).resolve().parents[2] / "Symbols"
BELL = SYMBOLS / "Examples" / "bell.badge.svg"
OTHER = SYMBOLS / "Examples" / "checkmark.seal.svg"
WEIGHTS = "duration: 1\nevents:\n- {at: 0, weight: black}\n- {at: 0.4, weight: ultralight}\n- {at: 0.7, weight: bold}\n"


def main(program, earlier):
    on_one_core()
    with tempfile.TemporaryDirectory(dir="/dev/shm") as place:
        weights = pathlib.Path(place, "weights.yml")
        weights.write_text(WEIGHTS)
        motions = {
            "draw on": ["--effect", "drawOn"],
            "magic replace": ["--to", str(OTHER), "--effect", "replace.magic"],
            "weight change": ["--timeline", str(weights)],
        }

        folders = {version: pathlib.Path(place, version) for version in ("now", "earlier")}

        def draw(program, version, options):
            subprocess.run([program, "animate", str(BELL), *options, "--fps", str(FRAMES), "--size", "256", "--quiet",
                            "-o", str(folders[version])], check=True)

        for name, options in motions.items():
            runs = {"now": lambda: draw(program, "now", options), "earlier": lambda: draw(earlier, "earlier", options)}
            seconds = take_turns(runs, ROUNDS, before=lambda version: shutil.rmtree(folders[version], True))
            counts = {version: len(list(folder.glob("*.png"))) for version, folder in folders.items()}
            print(f"\n{name} at 256 px, ms\n")
            print(table(seconds, "now", notes={version: f"{count} frames" for version, count in counts.items()}))
            now, then = (min(seconds[version]) / counts[version] for version in folders)
            goal(f"{name}: CPU a frame by that of November 21", "≤ 0.20×", now / then)


main(*sys.argv[1:])
