#!/usr/bin/env python3
"""Measures motions that draw something else in every frame: 60 frames at 256 pixels to PNG files, on one core.

    motions.py INSIGNIA EARLIER

The times are compared with those of the executable of an earlier version.
"""
import pathlib, shutil, subprocess, sys, tempfile

from goals import goal
from rounds import on_one_core, table, take_turns

FRAMES, ROUNDS = 60, 9
SYMBOLS = pathlib.Path(__file__).resolve().parents[2] / "Symbols"
WEIGHTS = "duration: 1\nevents:\n- {at: 0, weight: black}\n- {at: 0.4, weight: ultralight}\n- {at: 0.7, weight: bold}\n"
# A symbol that morphs into another, one that gets a slash, a badge replaced by another, and a shape that divides.
REPLACED = [("Examples/bell.badge", "Examples/checkmark.seal"), ("bell", "bell.slash"),
            ("person.badge.plus", "person.badge.minus"), ("play", "pause")]


def symbol(name):
    return str(SYMBOLS / f"{name}.svg")


def animations(weights):
    """The motions, each with one or more animations: a symbol and the options of the command."""
    bell = "Examples/bell.badge"
    return {
        "draw on": [(bell, ["--effect", "drawOn"])],
        "magic replace": [(old, ["--to", symbol(new), "--effect", "replace.magic"]) for old, new in REPLACED],
        "weight change": [(bell, ["--timeline", weights])],
    }


def main(program, earlier):
    on_one_core()
    with tempfile.TemporaryDirectory(dir="/dev/shm") as directory:
        weights = pathlib.Path(directory, "weights.yml")
        weights.write_text(WEIGHTS)
        programs = {"now": program, "earlier": earlier}
        folders = {version: pathlib.Path(directory, version) for version in programs}

        def drawing(version, name, options):
            return lambda: subprocess.run(
                [programs[version], "animate", symbol(name), *options, "--fps", str(FRAMES), "--size", "256",
                 "--quiet", "-o", f"{folders[version]}/"], check=True)

        for motion, drawn in animations(str(weights)).items():
            seconds, frames = dict.fromkeys(programs, 0), dict.fromkeys(programs, 0)
            for name, options in drawn:
                runs = {version: drawing(version, name, options) for version in programs}
                taken = take_turns(runs, ROUNDS, before=lambda version: shutil.rmtree(folders[version], True))
                counts = {version: len(list(folder.glob("*.png"))) for version, folder in folders.items()}
                print(f"\n{motion} of {name} at 256 px, ms\n")
                print(table(taken, "now", notes={version: f"{count} frames" for version, count in counts.items()}))
                for version in programs:
                    seconds[version] += min(taken[version])
                    frames[version] += counts[version]
            now, then = (seconds[version] / frames[version] for version in programs)
            goal(f"{motion}: CPU a frame by that of November 21", "≤ 0.20×", now / then, "≤ 0.10×")


main(*sys.argv[1:])
