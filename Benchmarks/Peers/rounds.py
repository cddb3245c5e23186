"""Runs that take turns, so that other work on the machine slows all of them."""
import gc, os, resource, statistics


def on_one_core():
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def processor_seconds():
    """The processor time of this process and of those it has waited for, which is independent of other work."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(usage.ru_utime + usage.ru_stime for usage in used)


def take_turns(runs, rounds, before=lambda name: None):
    """The processor seconds of each run by its name, one per round; `before` is not counted."""
    seconds = {name: [] for name in runs}
    for _ in range(rounds):
        for name, run in runs.items():
            before(name)
            gc.collect()
            start = processor_seconds()
            run()
            seconds[name].append(processor_seconds() - start)
    return seconds


def table(seconds, ours, unit=1e3, label="ms", notes={}):
    """The lines of a Markdown table: the minimum and the median of the rounds, and the ratio to ours."""
    best = {name: min(values) for name, values in seconds.items()}
    lines = [f"| | {label}, least | middle | times ours | |", "| --- | --- | --- | --- | --- |"]
    for name, value in sorted(best.items(), key=lambda item: (item[0] != ours, item[1])):
        middle = statistics.median(seconds[name])
        ratio = "" if name == ours else f"{value / best[ours]:.2f}"
        lines.append(f"| {name} | {value * unit:.2f} | {middle * unit:.2f} | {ratio} | {notes.get(name, '')} |")
    return "\n".join(lines)
