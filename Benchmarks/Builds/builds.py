#!/usr/bin/env python3
"""Measures builds: with everything to draw, nothing to do, and one changed icon, as images and as a sheet.

    python3 Benchmarks/Builds/builds.py "$(Scripts/build)" [1000 10000] [FOLDER]

Each icon is in its own file: a number of different stars, or the SVG files of a folder. The time with nothing to do is
also given as a multiple of that for a single `stat` of every input and output.
"""
import json, math, os, pathlib, statistics, subprocess, sys, tempfile, time

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "Peers"))
from goals import goal

ROUNDS = 9
OUTPUTS = {
    "images": "sizes: [24]\noutputs: [{png: out/}]\n",
    "sheet at 1, 2, 3": "sizes: [24]\ndisplay-scales: [1, 2, 3]\n"
                        "outputs: [{sheet: out/sprite, manifests: [maplibre, css, texturepacker-hash]}]\n",
}


def star(number):
    """A star whose number of rays and depth depend on the number."""
    rays = 5 + number % 25
    depth = 4 + 6 * ((number // 25 * 0.618034) % 1)
    points = [(12 + radius * math.sin(math.pi * index / rays), 12 - radius * math.cos(math.pi * index / rays))
              for index in range(2 * rays) for radius in [depth if index % 2 else 11]]
    path = "L".join(f"{x:.4f} {y:.4f}" for x, y in points)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M{path}Z"/></svg>'


def icons(source):
    """The contents of the SVG files in a folder."""
    if source.isdecimal():
        return [star(number) for number in range(int(source))]
    return [path.read_text() for path in sorted(pathlib.Path(source).rglob("*.svg"))]


def run(program, *options):
    """CPU and wall time in seconds, and peak memory in MB."""
    start = time.perf_counter()
    process = subprocess.Popen([program, "sprites", "--quiet", *options])
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    assert process.returncode == 0, process.returncode
    return usage.ru_utime + usage.ru_stime, time.perf_counter() - start, usage.ru_maxrss / 1000


def stat_seconds(program):
    """CPU time in seconds of a single `stat` of each input and output."""
    report = json.loads(subprocess.run([program, "sprites", "--json"], check=True, capture_output=True).stdout)
    paths = report["inputs"] + report["outputs"] + [str(path) for path in pathlib.Path(".insignia").rglob("*")]
    start = time.process_time()
    for path in paths:
        os.stat(path)
    return time.process_time() - start


def best(runs):
    return [min(column) for column in zip(*runs)]


def measure(program, texts, name, rest):
    print(f"{len(texts):,} icons, {name}")
    pathlib.Path("icons").mkdir()
    for number, text in enumerate(texts):
        pathlib.Path(f"icons/{number:05}.svg").write_text(text)
    pathlib.Path("insignia.yml").write_text("symbols: [icons/*.svg]\n" + rest)
    time.sleep(0.1)  # Files as recent as the state of the build are read again.
    cold = [run(program)]
    time.sleep(0.1)
    run(program)
    # By turns, so that what slows the machine slows both: the least times would not be of the same moment.
    idle, stats = zip(*[(run(program), stat_seconds(program)) for _ in range(ROUNDS)])
    ratio = statistics.median(cpu / stat for (cpu, *_), stat in zip(idle, stats))
    idle = best(idle)
    if len(texts) >= 10000:
        goal(f"nothing to do for {len(texts):,} icons, {name}: CPU by that of asking the system", "≤ 5.00×",
             ratio, "≤ 2.00×")
    changed = []
    for number in range(3):
        pathlib.Path("icons/00000.svg").write_text(star(len(texts) + number))
        time.sleep(0.1)
        changed.append(run(program))
    changed = best(changed)
    cold = best(cold)
    for title, (cpu, wall, memory), note in [
        ("all drawn", cold, ""), ("nothing to do", idle, f"{ratio:.1f} × stat"),
        ("one changed", changed, f"{100 * changed[0] / cold[0]:.1f} %"),
    ]:
        print(f"  {title:16}{cpu:8.3f} s CPU{wall:8.3f} s{memory:8.0f} MB   {note}", flush=True)


def main(program, sources):
    for texts in [icons(source) for source in sources]:
        for name, rest in OUTPUTS.items():
            with tempfile.TemporaryDirectory() as folder:
                os.chdir(folder)
                measure(program, texts, name, rest)
                os.chdir("/")


main(os.path.abspath(sys.argv[1]), sys.argv[2:] or ["1000", "10000"])
