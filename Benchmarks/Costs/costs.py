#!/usr/bin/env python3
"""Measures the cost of jobs against their size, which is doubled repeatedly: a table, and a plot as SVG.

    python3 Benchmarks/Costs/costs.py "$(Scripts/build)" [--plot FILE] [NAME …]

The cost is the CPU time of user and system, the least of a few runs, minus that of a job of size 1. The last column is
the exponent with which the cost grows over the last two doublings: 1 means linear.
"""
import argparse
import math
import os
import subprocess
import tempfile

import plot
from series import SERIES

DOUBLINGS, ROUNDS = 5, 3


def once(program, arguments):
    """CPU time of user and system in seconds, and the exit code."""
    process = subprocess.Popen([program, *arguments, "--quiet"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return usage.ru_utime + usage.ru_stime, process.returncode


def cost(program, arguments):
    runs = [once(program, arguments) for _ in range(ROUNDS)]
    codes = {code for _, code in runs}
    assert codes == {0}, f"{arguments}: exit codes {codes}"
    return min(seconds for seconds, _ in runs)


def exponent(costs):
    return math.log2(max(costs[-1], 1e-3) / max(costs[-3], 1e-3)) / 2


def measure(program, first, job):
    sizes = [first << doubling for doubling in range(DOUBLINGS)]
    least = cost(program, job(1))
    return sizes, [max(cost(program, job(size)) - least, 0) for size in sizes]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("names", nargs="*")
    parser.add_argument("--plot")
    options = parser.parse_args()
    program, drawing = os.path.abspath(options.program), options.plot and os.path.abspath(options.plot)
    curves = []
    print("| | | size | ms, each at twice the size | exponent |\n| ---: | --- | ---: | ---: | ---: |")
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        for number, (name, (first, job)) in enumerate(SERIES.items(), 1):
            if options.names and name not in options.names:
                continue
            sizes, costs = measure(program, first, job)
            milliseconds = ", ".join(f"{seconds * 1000:.0f}" for seconds in costs)
            print(f"| {number} | {name} | {sizes[0]:,} … {sizes[-1]:,} | {milliseconds} | {exponent(costs):.2f} |",
                  flush=True)
            curves.append((number, sizes, costs))
    if drawing:
        with open(drawing, "w") as file:
            file.write(plot.svg(curves))


if __name__ == "__main__":
    main()
