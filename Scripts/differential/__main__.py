#!/usr/bin/env python3
"""Draws generated SVG files with Insignia and with resvg, and reports where the two disagree.

    python3 Scripts/differential INSIGNIA [--seed 1] [--count 1000] [--size 5] [--keep FOLDER]

Disagreements of known kinds (`known.py`) are counted. All others are reduced to the elements and attributes that they
need, and the first of each kind is drawn by the other renderers that are installed (rsvg-convert, Chromium); the table
shows with whom they agree. Reduced files are kept in FOLDER.
Needs `pip install numpy pillow resvg-py==0.5.0`.
"""
import argparse
import collections
import multiprocessing
import os
import xml.etree.ElementTree as ET

import generator
import known
import metric
import reduction
import renderers

BATCH = 100
OVERSAMPLING = 4


def disagreement(picture, text, width, height):
    """True where resvg draws something else; a file that it rejects counts as agreement."""
    try:
        direct = renderers.resvg(text, width, height)
        if picture is None or picture.shape != direct.shape:
            return True
        # Oversampling only widens the interval, and is the most expensive step.
        return not metric.agrees(picture, (direct, direct)) and not metric.agrees(
            picture, (direct, renderers.resvg(text, width, height, OVERSAMPLING)))
    except ValueError:
        return False


def sized(text):
    root = ET.fromstring(text)
    return int(root.get("width")), int(root.get("height"))


def compare(arguments):
    """The seeds of the files on which the two disagree."""
    insignia, seeds, size = arguments
    files = {}
    for seed in seeds:
        text = ET.tostring(generator.document(seed, size), "unicode")
        files.setdefault(sized(text), []).append((seed, text))
    found = []
    for dimensions, group in files.items():
        pictures = renderers.ours(insignia, [text for _, text in group], *dimensions)
        found += [(seed, text) for (seed, text), picture in zip(group, pictures)
                  if disagreement(picture, text, *dimensions)]
    return found


def disagrees(insignia, text):
    dimensions = sized(text)
    return disagreement(renderers.ours(insignia, [text], *dimensions)[0], text, *dimensions)


def explain(arguments):
    """The known reasons for a disagreement, with its seed and file."""
    insignia, seed, text = arguments
    return known.reasons(text, lambda text: disagrees(insignia, text)), seed, text


def examine(arguments):
    """The kind of a disagreement, with its seed and reduced file."""
    insignia, seed, text = arguments
    text = reduction.reduced(text, lambda text: disagrees(insignia, text))
    return reduction.features(text), seed, text


def judged(arguments):
    """A line with the number of disagreements of a kind, and with whom each judge agrees on the first file."""
    insignia, kind, members = arguments
    seed, text = members[0]
    dimensions = sized(text)
    mine, theirs = renderers.ours(insignia, [text], *dimensions)[0], renderers.resvg(text, *dimensions)
    sides = [f"{name}: {verdict(draw(text, *dimensions), mine, theirs)}" for name, draw in renderers.judges().items()]
    seeds = ", ".join(str(seed) for seed, _ in members[:4])
    return f"{len(members):5d}  {kind}  ({', '.join(sides)}; seeds {seeds})"


def verdict(judged, mine, theirs):
    if judged is None or mine is None or judged.shape != mine.shape:
        return "-"
    ours, others = metric.distance(judged, mine), metric.distance(judged, theirs)
    return "ours" if ours < others / 2 else "resvg" if others < ours / 2 else "neither"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("insignia")
    for name, value in (("seed", 1), ("count", 1000), ("size", 5), ("examine", 200), ("jobs", os.cpu_count())):
        parser.add_argument(f"--{name}", type=int, default=value)
    parser.add_argument("--keep")
    options = parser.parse_args()
    seeds = range(options.seed, options.seed + options.count)
    parts = [(options.insignia, seeds[i:i + BATCH], options.size) for i in range(0, len(seeds), BATCH)]
    with multiprocessing.Pool(options.jobs) as pool:
        found = sum(pool.imap(compare, parts), [])
        print(f"{len(found)} of {options.count} disagree", flush=True)
        explained = list(pool.imap(explain, [(options.insignia, *each) for each in found]))
        print_counts(collections.Counter(reason for reasons, *_ in explained for reason in reasons))
        found = [member for reasons, *member in explained if not reasons]
        print(f"{len(found)} of {options.count} are of no known kind", flush=True)
        kinds = collections.defaultdict(list)
        for kind, *member in pool.imap(examine, [(options.insignia, *each) for each in found[:options.examine]]):
            kinds[kind].append(member)
        if options.keep:
            keep(options.keep, kinds)
        ranked = sorted(kinds.items(), key=lambda item: -len(item[1]))
        for line in pool.imap(judged, [(options.insignia, *item) for item in ranked]):
            print(line, flush=True)


def print_counts(counts):
    for reason, count in counts.most_common():
        print(f"{count:5d}  {reason}", flush=True)


def keep(folder, kinds):
    os.makedirs(folder, exist_ok=True)
    for seed, text in sum(kinds.values(), []):
        with open(f"{folder}/{seed}.svg", "w") as file:
            file.write(text)


if __name__ == "__main__":
    main()
