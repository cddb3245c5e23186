#!/usr/bin/env python3
"""Measures time and memory against the size of jobs, by powers of ten, on one core and on two: a table and a plot.

    growth.py INSIGNIA ICONS PLOT

ICONS contains a folder of SVG files for each kind. Time is the wall time of a process, the least of a few runs; memory
is its peak.
"""
import os
import pathlib
import subprocess
import sys
import tempfile
import time

import plot
from series import animated, drawn, shapes, svg, wave

SHORT = 2


def icons(folder):
    files = [icon for kind in sorted(pathlib.Path(folder).iterdir()) for icon in sorted(kind.glob("*.svg"))]

    def job(count):
        lines = "".join(f"{files[i % len(files)]}\t{i}.png\t64\t64\n" for i in range(count))
        return ("render", "--batch"), lines.encode()
    return job


def pixels(side):
    return ("render", svg(shapes(100)), "--size", str(side), "-o", "out.png"), b""


def segments(count):
    return (*drawn(f'<path d="{wave(count)}"/>'), "--raise-limits", "16"), b""


def frames(count):
    return animated(svg(shapes(4)), "--effect", "rotate", "--repeat", "continuous", "--duration", str(count / 10),
                    "--fps", "10"), b""


def run(program, job, cores):
    """Time in seconds and memory in megabytes."""
    arguments, text = job
    pin = lambda: os.sched_setaffinity(0, cores)
    start = time.monotonic()
    process = subprocess.Popen([program, *arguments, "--quiet"], stdin=subprocess.PIPE, preexec_fn=pin)
    process.stdin.write(text)
    process.stdin.close()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    assert process.returncode == 0, (arguments, process.returncode)
    return time.monotonic() - start, usage.ru_maxrss / 1024


def best(program, job, cores):
    runs = [run(program, job, cores)]
    while runs[-1][0] < SHORT and len(runs) < 5:
        runs.append(run(program, job, cores))
    return min(seconds for seconds, _ in runs), max(memory for _, memory in runs)


def main(program, folder, drawing):
    program, drawing = os.path.abspath(program), os.path.abspath(drawing)
    every = sorted(os.sched_getaffinity(0))
    series = {
        "icons of 64 pixels": ([10 ** n for n in range(2, 6)], icons(os.path.abspath(folder))),
        "pixels a side": ([4 ** n for n in range(2, 7)], pixels),
        "segments of a path": ([10 ** n for n in range(1, 7)], segments),
        "frames": ([10 ** n for n in range(1, 5)], frames),
    }
    curves = []
    print("| | | one core | two cores | memory |\n| --- | ---: | ---: | ---: | ---: |")
    with tempfile.TemporaryDirectory(dir="/dev/shm") as directory:
        os.chdir(directory)
        for number, (name, (sizes, job)) in enumerate(series.items(), 1):
            rows = []
            for size in sizes:
                one, memory = best(program, job(size), every[:1])
                two, more = best(program, job(size), every[:2])
                rows.append((one, two, max(memory, more)))
                print(f"| {name} | {size:,} | {one:.4f} s | {two:.4f} s | {rows[-1][2]:.0f} MB |", flush=True)
            curves.append((number, sizes, list(zip(*rows))))
    with open(drawing, "w") as file:
        file.write(plot.powers(curves))


main(*sys.argv[1:])
