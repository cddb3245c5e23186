#!/usr/bin/env python3
"""Measures Insignia against Lottie players: 60 frames of a breathing bell at 256 pixels to PNG files, on one core.

    players.py INSIGNIA

The players get the same three outlines, and the same 60 scales and opacities as keyframes. Their pixels are encoded by
Pillow's libpng at its default and at its fastest level.
"""
import json, math, pathlib, re, shutil, subprocess, sys, tempfile

import rlottie_python
import thorvg_python
from PIL import Image

from goals import goal
from rounds import on_one_core, table, take_turns

SIZE, FRAMES, ROUNDS = 256, 60, 15
BELL = pathlib.Path(__file__).resolve().parents[2] / "Symbols" / "Examples" / "bell.badge.svg"


def contours(data):
    """Converts absolute M, L, C and Z to Lottie's contours: vertices with in and out tangents."""
    numbers, found = [], []
    for command, text in re.findall(r"([MLCZ])([^MLCZ]*)", data):
        numbers = [float(n) for n in re.findall(r"-?[\d.]+(?:e-?\d+)?", text)]
        points = [numbers[i:i + 2] for i in range(0, len(numbers), 2)]
        if command == "M":
            found.append({"v": [points[0]], "i": [[0, 0]], "o": [[0, 0]], "c": True})
            points = points[1:]
            command = "L"
        contour = found[-1]
        step = 3 if command == "C" else 1
        for k in range(0, len(points) - step + 1, step):
            here, end = contour["v"][-1], points[k + step - 1]
            if command == "C":
                contour["o"][-1] = [points[k][0] - here[0], points[k][1] - here[1]]
            contour["v"].append(end)
            contour["o"].append([0, 0])
            contour["i"].append([points[k + 1][0] - end[0], points[k + 1][1] - end[1]] if command == "C" else [0, 0])
    return found


def keyframes(value):
    return {"a": 1, "k": [{"t": f, "s": value(f), "h": 1} for f in range(FRAMES)]}


def lottie(svg):
    group = re.search(r'<g id="Regular-S".*?</g>', svg, re.S).group(0)
    scale = SIZE / 100
    swell = lambda f: 0.5 - 0.5 * math.cos(2 * math.pi * f / FRAMES)
    layers = []
    for number, data in enumerate(re.findall(r' d="([^"]*)"', group)):
        shapes = [{"ty": "sh", "ks": {"a": 0, "k": c}} for c in contours(data)]
        shapes.append({"ty": "fl", "c": {"a": 0, "k": [0, 0, 0, 1]}, "o": {"a": 0, "k": 100}, "r": 1})
        shapes.append({"ty": "tr", "p": {"a": 0, "k": [0, 0]}, "a": {"a": 0, "k": [0, 0]},
                       "s": {"a": 0, "k": [100, 100]}, "r": {"a": 0, "k": 0}, "o": {"a": 0, "k": 100}})
        layers.append({
            "ty": 4, "ind": number + 1, "ip": 0, "op": FRAMES, "st": 0, "sr": 1, "shapes": [{"ty": "gr", "it": shapes}],
            "ks": {"o": keyframes(lambda f: [100 - 40 * swell(f)]), "r": {"a": 0, "k": 0},
                   "a": {"a": 0, "k": [45, -35, 0]},
                   "p": {"a": 0, "k": [SIZE / 2, SIZE / 2, 0]},
                   "s": keyframes(lambda f: [100 * scale * (1 + 0.1 * swell(f))] * 2 + [100])}})
    return json.dumps({"v": "5.7.0", "fr": FRAMES, "ip": 0, "op": FRAMES, "w": SIZE, "h": SIZE, "ddd": 0, "assets": [],
                       "layers": layers})


def save(image, folder, frame, level):
    image.save(f"{folder}/{frame:04}.png", **({} if level is None else {"compress_level": level}))


def rlottie(document, folder, level):
    animation = rlottie_python.LottieAnimation.from_data(document)
    for frame in range(FRAMES):
        data = animation.lottie_animation_render(frame, width=SIZE, height=SIZE)
        save(Image.frombuffer("RGBA", (SIZE, SIZE), data, "raw", "BGRA"), folder, frame, level)


def thorvg(document, folder, level):
    engine = thorvg_python.Engine()
    player = thorvg_python.LottieAnimation(engine)
    picture = player.get_picture()
    picture.load_data(document.encode(), "lottie", None, True)
    picture.set_size(SIZE, SIZE)
    canvas = thorvg_python.SwCanvas(engine)
    canvas.set_target(SIZE, SIZE)
    canvas.add(picture)
    for frame in range(FRAMES):
        player.set_frame(frame)
        canvas.update()
        canvas.draw(True)
        canvas.sync()
        save(canvas.get_pillow(), folder, frame, level)


def insignia(program, folder):
    subprocess.run([program, "animate", str(BELL), "--effect", "breathe.wholeSymbol", "--speed", "2", "--fps", "60",
                    "--size", str(SIZE), "--quiet", "-o", folder + "/"], check=True)


def main(program):
    on_one_core()
    document = lottie(BELL.read_text())
    draws = {
        "Insignia": lambda folder: insignia(program, folder),
        "rlottie + libpng": lambda folder: rlottie(document, folder, None),
        "rlottie + libpng level 1": lambda folder: rlottie(document, folder, 1),
        "ThorVG + libpng": lambda folder: thorvg(document, folder, None),
        "ThorVG + libpng level 1": lambda folder: thorvg(document, folder, 1),
    }
    with tempfile.TemporaryDirectory(dir="/dev/shm") as directory:
        def empty(name):
            shutil.rmtree(f"{directory}/{name}", ignore_errors=True)
            pathlib.Path(directory, name).mkdir()

        runs = {name: lambda draw=draw, name=name: draw(f"{directory}/{name}") for name, draw in draws.items()}
        seconds = take_turns(runs, ROUNDS, before=empty)
        notes = {}
        for name in draws:
            images = list(pathlib.Path(directory, name).glob("*.png"))
            assert len(images) == FRAMES, (name, len(images))
            notes[name] = f"{sum(image.stat().st_size for image in images) // FRAMES} bytes a frame"
    print(f"\n{FRAMES} frames at {SIZE} px, ms\n")
    print(table(seconds, "Insignia", notes=notes))
    least = {name: min(values) for name, values in seconds.items()}
    for level, must, stretch in (("libpng", "10×", "15×"), ("libpng level 1", "6×", "")):
        best = min(least[name] for name in least if name.endswith(level))
        goal(f"{FRAMES} frames at {SIZE} px to PNG files: the best player's time with {level} by ours", must,
             best / least["Insignia"], stretch)


main(*sys.argv[1:])
