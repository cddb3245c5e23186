#!/usr/bin/env python3
"""Measures Insignia's APNG, GIF and WebP encoders against common tools: 60 frames at 256 pixels, on one core.

    encoders.py INSIGNIA

Insignia's time includes drawing the frames; the tools read them from RGBA PNG files.
"""
import itertools, os, pathlib, subprocess, sys, tempfile

from PIL import Image, ImageSequence

from goals import goal
from rounds import on_one_core, table, take_turns

ROUNDS = 5
# How many times as long the best peer should take, as a minimum and as a stretch goal, and the peer whose file size
# ours should not exceed. apngasm is not among these: its frames differ by up to 64 of 255.
WANTED = {"APNG": ("3.00×", "6.00×", "ffmpeg"), "GIF": ("3.00×", "6.00×", "ffmpeg"),
          "WebP": ("1.50×", "3.00×", "img2webp")}
BELL = pathlib.Path(__file__).resolve().parents[2] / "Symbols" / "Examples" / "bell.badge.svg"


def animate(program, output, effect):
    # Without the label for screen readers, which the files of other tools lack.
    subprocess.run([program, "animate", str(BELL), "--effect", effect, "--fps", "60", "--duration", "1",
                    "--size", "256", "--decorative", "--quiet", "-o", output], check=True)


def quietly(*command):
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def formats(program, effect, frames, directory):
    pattern = ("-pattern_type", "glob", "-i", f"{frames}/*.png")
    files = sorted(str(path) for path in pathlib.Path(frames).glob("*.png"))
    return {
        "APNG": {
            "Insignia": lambda: animate(program, f"{directory}/Insignia.apng", effect),
            "apngasm": lambda: quietly("apngasm", f"{directory}/apngasm.apng", *files, "1", "60", "-z0"),
            "ffmpeg": lambda: quietly("ffmpeg", "-y", "-framerate", "60", *pattern, "-plays", "0", "-threads", "1",
                                      "-pix_fmt", "rgba", "-f", "apng", f"{directory}/ffmpeg.apng"),
        },
        "GIF": {
            "Insignia": lambda: animate(program, f"{directory}/Insignia.gif", effect),
            "ffmpeg": lambda: quietly("ffmpeg", "-y", "-framerate", "60", *pattern, "-threads", "1", "-lavfi",
                                      "fps=50,split[a][b];[a]palettegen[p];[b][p]paletteuse",
                                      f"{directory}/ffmpeg.gif"),
        },
        "WebP": {
            "Insignia": lambda: animate(program, f"{directory}/Insignia.webp", effect),
            "img2webp": lambda: quietly("img2webp", "-lossless", "-d", "17", "-m", "2", *files, "-o",
                                        f"{directory}/img2webp.webp"),
        },
    }


def looks(images):
    """The pictures on white with their alpha, without those that equal the one before."""
    def look(image):
        image = image.convert("RGBA")
        white = Image.new("RGBA", image.size, "white")
        return Image.alpha_composite(white, image).tobytes() + image.getchannel("A").tobytes()
    return [look for look, _ in itertools.groupby(map(look, images))]


def exact(path, frames):
    """The number of frames that an animated image shows exactly: a smaller file with other frames is no achievement."""
    found = looks(ImageSequence.Iterator(Image.open(path)))
    wanted = looks(Image.open(frame) for frame in sorted(pathlib.Path(frames).glob("*.png")))
    return f"{sum(a == b for a, b in zip(found, wanted))} of {len(wanted)} frames exact"


def as_rgba(frames, directory):
    """The frames in a single pixel format: where it changes, ffmpeg restarts a GIF and drops the frames before."""
    folder = pathlib.Path(directory, "rgba")
    folder.mkdir()
    for frame in pathlib.Path(frames).glob("*.png"):
        Image.open(frame).convert("RGBA").save(folder / frame.name)
    return str(folder)


def main(program):
    on_one_core()
    for effect in ("bounce", "variableColor.iterative", "drawOn"):
        with tempfile.TemporaryDirectory(dir="/dev/shm") as directory:
            frames = f"{directory}/frames/"
            animate(program, frames, effect)
            for name, runs in formats(program, effect, as_rgba(frames, directory), directory).items():
                seconds = take_turns(runs, ROUNDS)
                paths = {run: f"{directory}/{run}.{name.lower()}" for run in runs}
                sizes = {run: os.path.getsize(path) for run, path in paths.items()}
                notes = {run: f"{sizes[run]} bytes, {exact(paths[run], frames)}" for run in runs}
                print(f"\n{effect} as {name}, ms\n")
                print(table(seconds, "Insignia", notes=notes))
                must, stretch, sized = WANTED[name]
                best = min((run for run in runs if run != "Insignia"), key=lambda run: min(seconds[run]))
                goal(f"{effect} as {name}: the best peer's time ({best}) by ours", must,
                     min(seconds[best]) / min(seconds["Insignia"]), stretch)
                goal(f"{effect} as {name}: our size by {sized}'s", "≤ 1.00×", sizes["Insignia"] / sizes[sized])


main(*sys.argv[1:])
