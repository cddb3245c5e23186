#!/usr/bin/env python3
"""The same batch of icons to PNG files by one core and by two, by the clock.

    cores.py INSIGNIA FOLDER

FOLDER holds a folder of SVG files for each kind; each icon is drawn four times.
"""
import os, pathlib, subprocess, sys, tempfile, time

from goals import goal

ROUNDS, TIMES = 7, 4


def batch(program, icons, folder, size, jobs):
    """Seconds by the clock."""
    lines = "".join(f"{icon}\t{folder}/{number}.png\t{size}\t{size}\n" for number, icon in enumerate(icons * TIMES))
    start = time.perf_counter()
    subprocess.run([program, "render", "--batch", "--quiet", "--jobs", str(jobs)], input=lines.encode(), check=True)
    return time.perf_counter() - start


def main(program, folder):
    if len(os.sched_getaffinity(0)) < 2:
        return print("\nOne core: nothing to compare")
    icons = [icon for kind in sorted(pathlib.Path(folder).iterdir()) for icon in sorted(kind.glob("*.svg"))]
    for size in (64, 256):
        seconds = {1: [], 2: []}
        for _ in range(ROUNDS):
            for jobs, taken in seconds.items():
                with tempfile.TemporaryDirectory(dir="/dev/shm") as place:
                    taken.append(batch(program, icons, place, size, jobs))
        one, two = (min(taken) for taken in seconds.values())
        print(f"\n{TIMES * len(icons)} icons at {size} px: {one:.3f} s by one job, {two:.3f} s by two")
        goal(f"{TIMES * len(icons)} icons at {size} px: one core's time by two's", "1.80×", one / two)


main(*sys.argv[1:])
