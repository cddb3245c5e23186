#!/usr/bin/env python3
"""Measures the preview of the whole symbol set: its start, playback, memory over an hour of requests, and export.

    python3 Benchmarks/Preview/preview.py "$(Scripts/build)" [start] [play] [memory] [site]

insignia-preview must be beside the command; Scripts/browser controls the page in Chromium.
"""
import functools, os, pathlib, random, statistics, subprocess, sys, tempfile, time, urllib.parse
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection
from json import loads

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Scripts/browser"))

from driver import PATIENCE, Browser, install
from server import Preview

ROUNDS = 5
EFFECTS = ("bounce", "rotate", "wiggle.left", "breathe", "drawOn", "variableColor", "appear", "pulse")
# Ten requests per second for an hour.
REQUESTS, MOMENTS, CONNECTIONS = 36_000, 8, 3
print = functools.partial(print, flush=True)


def print_times(what, seconds):
    print(f"| {what} | {min(seconds) * 1000:,.0f} ms | {statistics.median(seconds) * 1000:,.0f} ms |")


SEEN = {"first picture on the page": "document.querySelector('.tile img')",
        "window full": "(tiles => tiles.length && tiles.every(each => each.querySelector('img')))"
                       "([...document.querySelectorAll('.tile')])"}


def start(program, browser):
    """Times from the start of the command to its address, to the first picture, and to a full window."""
    moments = {moment: [] for moment in ("address printed", *SEEN)}
    for _ in range(ROUNDS):
        browser.call("POST", "/url", {"url": "about:blank"})
        begin = time.perf_counter()
        preview = Preview(program, ROOT / "Symbols")
        try:
            moments["address printed"].append(time.perf_counter() - begin)
            browser.call("POST", "/url", {"url": f"{preview.address}/#/?variants=true"})
            for moment, condition in SEEN.items():
                browser.evaluate(f"(async () => {{ while (!{condition}) await new Promise(r => setTimeout(r, 2)) }})()")
                moments[moment].append(time.perf_counter() - begin)
        finally:
            preview.close()
    for moment, seconds in moments.items():
        print_times(f"from the start: {moment}", seconds)


def grid(preview, browser):
    """Requests every picture of the set, four at a time like the page."""
    browser.open(f"{preview.address}/#/?variants=true")
    count, seconds = browser.evaluate("""(async () => {
        const { library, picture } = await import("./library.js");
        const begin = performance.now(), waiting = library.symbols.filter(each => !each.error).map(each => each.id);
        const count = waiting.length;
        const some = async () => { while (waiting.length) await (await fetch(picture(waiting.pop()))).blob(); };
        await Promise.all([1, 2, 3, 4].map(some));
        return [count, (performance.now() - begin) / 1000];
    })()""")
    print(f"| all {count:,} pictures of the grid | {seconds:.1f} s | {seconds / count * 1000:.1f} ms each |")


def play(preview, browser):
    """The time from a change of the effect to its first frame, and the frame rate while a slider moves."""
    browser.open(f"{preview.address}/#/symbol/bell.badge.plus?panel=motion&effect=scale&fps=60&frame=0")
    browser.wait("document.querySelector('.frames').dataset.address?.includes('effect=scale')")
    seconds = [browser.evaluate("""(async () => {
        const begin = performance.now(), frames = document.querySelector('.frames');
        location.hash = location.hash.replace(/effect=[^&]*/, `effect=${arguments[0]}`);
        while (!frames.dataset.address.includes(`effect=${arguments[0]}`)) await new Promise(r => setTimeout(r, 1));
        return (performance.now() - begin) / 1000;
    })()""", effect) for effect in EFFECTS]
    print_times("from a change of the effect to its first frame", seconds)
    for what in ("new", "cached"):
        frames, passed = browser.evaluate("""(async () => {
            const slider = document.querySelector('.scrub'), frames = document.querySelector('.frames');
            const begin = performance.now(), last = Number(slider.max);
            for (let frame = 1; frame <= last; frame += 1) {
                slider.value = frame;
                slider.dispatchEvent(new Event('input'));
                while (frames.dataset.frame !== `${frame}`) await new Promise(r => setTimeout(r, 0));
            }
            return [last, (performance.now() - begin) / 1000];
        })()""")
        print(f"| {frames} frames while a slider moves, {what} | {frames / passed:.0f} per second | |")


def memory_of(process):
    """Resident memory in MB."""
    for line in pathlib.Path(f"/proc/{process.pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1000
    return 0


def question(chance, symbols):
    """Requests mostly large new pictures: most of the memory is their cache."""
    symbol = {"symbol": chance.choice(symbols)}
    looks = {"weight": chance.randrange(100, 901), "rendering-mode": "multicolor", "color-rendering": "gradient"}
    picture = "/picture", {**symbol, **looks, "size": chance.randrange(300, 700)}
    other = chance.choice([
        ("/frame", {**symbol, "effect": "bounce", "size": 256, "frame": 9}), ("/metrics", {**symbol, **looks}),
        ("/api/symbol", symbol), ("/api/search", {"q": chance.choice("bell cloud fill arrow person".split())})])
    path, options = picture if chance.random() < 0.9 else other
    return f"{path}?{urllib.parse.urlencode(options)}"


def ask(preview, symbols, seed, count):
    connection = HTTPConnection(preview.host, int(preview.port), timeout=PATIENCE)
    chance = random.Random(seed)
    for _ in range(count):
        connection.request("GET", question(chance, symbols))
        answer = connection.getresponse()
        answer.read()
        assert answer.status == 200, answer.status


def memory(preview):
    symbols = [each["id"] for each in loads(preview.get("/api/library")[1])["symbols"]]
    samples = [f"{memory_of(preview.process):.0f}"]
    for moment in range(MOMENTS):
        with ThreadPoolExecutor(CONNECTIONS) as pool:
            seeds = range(moment * CONNECTIONS, (moment + 1) * CONNECTIONS)
            list(pool.map(lambda seed: ask(preview, symbols, seed, REQUESTS // MOMENTS // CONNECTIONS), seeds))
        samples.append(f"{memory_of(preview.process):.0f}")
    print(f"| memory over {REQUESTS:,} requests | {' · '.join(samples)} MB | |")


def site(program):
    with tempfile.TemporaryDirectory() as folder:
        for what in ("written", "unchanged"):
            begin, used = time.perf_counter(), os.times()
            subprocess.run([program, ROOT / "Symbols", "--export", folder], check=True, stdout=subprocess.DEVNULL,
                           stderr=subprocess.DEVNULL)
            now = os.times()
            cpu = now.children_user + now.children_system - used.children_user - used.children_system
            print(f"| site, {what} | {time.perf_counter() - begin:.1f} s | {cpu:.1f} s of CPU |")
        files = [path for path in pathlib.Path(folder).rglob("*") if path.is_file() and ".insignia" not in path.parts]
        size = sum(path.stat().st_size for path in files)
        print(f"| its size | {size / 1e6:.1f} MB | {len(files):,} files |")


def main(insignia, *parts):
    program = pathlib.Path(insignia).parent / "insignia-preview"
    parts = parts or ("start", "play", "memory", "site")
    install()
    print("| | minimum | median |\n| --- | ---: | ---: |")
    browser = Browser()
    try:
        if "start" in parts:
            start(program, browser)
        if "play" in parts or "memory" in parts:
            preview = Preview(program, ROOT / "Symbols")
            try:
                grid(preview, browser)
                if "play" in parts:
                    play(preview, browser)
                if "memory" in parts:
                    memory(preview)
            finally:
                preview.close()
    finally:
        browser.close()
    if "site" in parts:
        site(program)


main(*sys.argv[1:])
