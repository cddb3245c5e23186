#!/usr/bin/env python3
"""The same batch of icons to PNG files by one core and by two, by the clock.

    cores.py INSIGNIA FOLDER

FOLDER holds a folder of SVG files for each kind; each icon is drawn four times.
"""
import os, sys, tempfile, time

import batches
from goals import goal

ROUNDS, TIMES = 7, 4


def main(program, folder):
    if len(os.sched_getaffinity(0)) < 2:
        return print("\nOne core: nothing to compare")
    icons = batches.icons_in(folder) * TIMES
    for size in (64, 256):
        seconds = {1: [], 2: []}
        for _ in range(ROUNDS):
            for jobs, taken in seconds.items():
                with tempfile.TemporaryDirectory(dir="/dev/shm") as place:
                    start = time.perf_counter()
                    batches.draw(program, icons, place, size, "--jobs", str(jobs))
                    taken.append(time.perf_counter() - start)
        one, two = (min(taken) for taken in seconds.values())
        print(f"\n{len(icons)} icons at {size} px: {one:.3f} s by one job, {two:.3f} s by two")
        goal(f"{len(icons)} icons at {size} px: one core's time by two's", "1.80×", one / two)


main(*sys.argv[1:])
