#!/usr/bin/env python3
"""Measures Insignia against other renderers on one core: 600 icons of three kinds to PNG files, and a process per icon.

    icons.py INSIGNIA FOLDER

FOLDER contains a folder of SVG files for each kind. Peers draw in this process, each with its own PNG encoder.
"""
import io, pathlib, shutil, subprocess, sys, tempfile

import cairosvg
import resvg_py
import skia
import thorvg_python
from PIL import Image

import batches
from goals import goal
from rounds import on_one_core, table, take_turns

ROUNDS, START_ROUNDS = 5, 60


def resvg(svg, size):
    return bytes(resvg_py.svg_to_bytes(svg_string=svg.decode(), width=size, height=size, skip_system_fonts=True))


def skia_svg(svg, size):
    surface = skia.Surface(size, size)
    document = skia.SVGDOM.MakeFromStream(skia.MemoryStream(svg))
    width, height = document.containerSize()
    with surface as canvas:
        if width and height:
            canvas.scale(size / width, size / height)
        else:
            document.setContainerSize(skia.Size(size, size))
        document.render(canvas)
    return bytes(surface.makeImageSnapshot().encodeToData())


def thorvg(svg, size, engine=thorvg_python.Engine()):
    picture = thorvg_python.Picture(engine)
    picture.load_data(svg, "svg", None, True)
    picture.set_size(size, size)
    canvas = thorvg_python.SwCanvas(engine)
    canvas.set_target(size, size)
    canvas.add(picture)
    canvas.update()
    canvas.draw(True)
    canvas.sync()
    file = io.BytesIO()
    canvas.get_pillow().save(file, "png")
    return file.getvalue()


def cairo_svg(svg, size):
    return cairosvg.svg2png(svg, output_width=size, output_height=size)


PEERS = {"resvg": resvg, "Skia": skia_svg, "ThorVG": thorvg, "CairoSVG": cairo_svg}


def alone(draw, icons, folder, size):
    for number, icon in enumerate(icons):
        pathlib.Path(f"{folder}/{number}.png").write_bytes(draw(icon.read_bytes(), size))


def ink(path):
    """The share of a picture that is covered."""
    alpha = Image.open(path).convert("RGBA").getchannel("A").histogram()
    return sum(value * count for value, count in enumerate(alpha)) / 255 / sum(alpha)


def drawn(folder, truth, count):
    """The number of pictures whose coverage is about that of ours."""
    pairs = [(ink(f"{folder}/{n}.png"), ink(f"{truth}/{n}.png")) for n in range(count)]
    return sum(abs(a - b) <= 0.02 + 0.05 * b for a, b in pairs)


def empty(folder):
    for path in pathlib.Path(folder).iterdir():
        path.unlink()


def compare(program, icons, size, directory):
    folders = {name: tempfile.mkdtemp(dir=directory) for name in ["Insignia", *PEERS]}
    runs = {"Insignia": lambda: batches.draw(program, icons, folders["Insignia"], size)}
    for name, draw in PEERS.items():
        runs[name] = lambda draw=draw, name=name: alone(draw, icons, folders[name], size)
    # Some renderers would not write existing files with the same pictures again.
    seconds = take_turns(runs, ROUNDS, before=lambda name: empty(folders[name]))
    notes, sizes = {}, {}
    for name, folder in folders.items():
        sizes[name] = kept = sum(path.stat().st_size for path in pathlib.Path(folder).iterdir())
        notes[name] = f"{kept // len(icons)} bytes, {drawn(folder, folders['Insignia'], len(icons))} drawn alike"
    for folder in folders.values():
        shutil.rmtree(folder)
    print(f"\n{len(icons)} icons at {size} px, µs an icon, written to {directory}\n")
    print(table(seconds, "Insignia", 1e6 / len(icons), "µs", notes))
    if directory == "/dev/shm":
        least = {name: min(values) for name, values in seconds.items()}
        best = min(PEERS, key=least.get)
        must, stretch = ("3.5×", "6×") if size == 64 else ("12×", "20×")
        goal(f"{len(icons)} icons at {size} px to PNG files: the best peer's time ({best}) by ours", must,
             least[best] / least["Insignia"], stretch)
        if size == 256:
            goal("the same against resvg in process", "30×", least["resvg"] / least["Insignia"], "45×")
            goal(f"their size by the best peer's ({best})", "≤ 0.80×", sizes["Insignia"] / sizes[best])


def start(program, icon, directory):
    commands = {
        "Insignia": [program, "render", icon, "-o", f"{directory}/one.png", "--size", "64"],
        "resvg": [pathlib.Path(sys.executable).with_name("resvg"), "-w", "64", "-h", "64", icon,
                  f"{directory}/one.png"],
        "rsvg-convert": ["rsvg-convert", "-w", "64", "-h", "64", icon, "-o", f"{directory}/one.png"],
        "nothing": ["true"],
    }
    runs = {name: lambda command=command: subprocess.run(command, check=True) for name, command in commands.items()}
    print("\nOne process for one icon at 64 px, ms\n")
    seconds = take_turns(runs, START_ROUNDS)
    print(table(seconds, "Insignia"))
    goal("one process for one icon: our time by the resvg command's", "≤ 1.00×",
         min(seconds["Insignia"]) / min(seconds["resvg"]), "≤ 0.75×")


def main(program, folder):
    on_one_core()
    icons = batches.icons_in(folder)
    for size in (64, 256):
        for directory in ("/dev/shm", tempfile.gettempdir()):
            compare(program, icons, size, directory)
    start(program, str(icons[0]), "/dev/shm")


main(*sys.argv[1:])
