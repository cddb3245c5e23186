"""Runs that take turns, so that what slows the machine slows all of them."""
import gc, math, os, statistics, time


def on_one_core():
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def take_turns(runs, rounds, before=None):
    """Seconds of each run by name, one a round."""
    seconds = {name: [] for name in runs}
    for _ in range(rounds):
        for name, run in runs.items():
            if before:
                before()
            gc.collect()
            start = time.perf_counter()
            run()
            seconds[name].append(time.perf_counter() - start)
    return seconds


def table(seconds, ours, unit=1e3, label="ms", notes={}):
    """Lines of a Markdown table: the fastest and the middle run, and how many times as long as ours it takes."""
    best = {name: min(values) for name, values in seconds.items()}
    lines = [f"| | {label}, least | middle | times ours | |", "| --- | --- | --- | --- | --- |"]
    for name, value in sorted(best.items(), key=lambda item: (item[0] != ours, item[1])):
        middle = statistics.median(seconds[name])
        ratio = "" if name == ours else f"{value / best[ours]:.2f}"
        lines.append(f"| {name} | {value * unit:.2f} | {middle * unit:.2f} | {ratio} | {notes.get(name, '')} |")
    return "\n".join(lines)
