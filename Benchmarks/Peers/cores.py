#!/usr/bin/env python3
"""Measures the wall time of one batch of icons, drawn to PNG files on one core and on two.

    cores.py INSIGNIA FOLDER

FOLDER contains a folder of SVG files for each kind; each icon is drawn four times. For comparison, the current speedup
of the machine is measured with two programs that only count, one after the other and at once.
"""
import os, subprocess, sys, tempfile, time

import batches
from goals import goal

ROUNDS, TIMES = 7, 4


def counting(programs):
    """The seconds that a number of programs that only count take, all at once."""
    start = time.perf_counter()
    command = [sys.executable, "-c", "for _ in range(4_000_000): pass"]
    for process in [subprocess.Popen(command) for _ in range(programs)]:
        process.wait()
    return time.perf_counter() - start


def main(program, folder):
    if len(os.sched_getaffinity(0)) < 2:
        return print("\nOne core: nothing to compare")
    icons = batches.icons_in(folder) * TIMES
    for size in (64, 256):
        seconds, counted = {1: [], 2: []}, {1: [], 2: []}
        for _ in range(ROUNDS):
            for programs, taken in counted.items():
                taken.append(counting(programs))
            for jobs, taken in seconds.items():
                with tempfile.TemporaryDirectory(dir="/dev/shm") as directory:
                    start = time.perf_counter()
                    batches.draw(program, icons, directory, size, "--jobs", str(jobs))
                    taken.append(time.perf_counter() - start)
        one, two = (min(taken) for taken in seconds.values())
        print(f"\n{len(icons)} icons at {size} px: {one:.3f} s by one job, {two:.3f} s by two")
        ratio = 2 * min(counted[1]) / min(counted[2])
        print(f"two programs that only count, one after the other and at once: {ratio:.2f}×")
        goal(f"{len(icons)} icons at {size} px: one core's time by two's", "1.80×", one / two, "1.90×")


main(*sys.argv[1:])
