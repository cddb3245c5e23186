#!/usr/bin/env python3
"""The same 60 frames at 256 pixels as APNG, GIF and WebP: Insignia's encoders against the usual tools, on one core.

    encoders.py INSIGNIA

What Insignia needs to draw the frames is in its time; the tools get them as PNG files.
"""
import itertools, os, pathlib, subprocess, sys, tempfile

from PIL import Image, ImageSequence

from goals import goal
from rounds import on_one_core, table, take_turns

ROUNDS = 5
BELL = pathlib.Path(__file__).resolve().parents[2] / "Symbols" / "Examples" / "bell.badge.svg"


def animate(program, output, effect):
    # Without the label for screen readers, which others' files have not.
    subprocess.run([program, "animate", str(BELL), "--effect", effect, "--fps", "60", "--duration", "1",
                    "--size", "256", "--decorative", "--quiet", "-o", output], check=True)


def quietly(*command):
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def formats(program, effect, frames, place):
    pattern = ("-pattern_type", "glob", "-i", f"{frames}/*.png")
    files = sorted(str(path) for path in pathlib.Path(frames).glob("*.png"))
    return {
        "apng": {
            "Insignia": lambda: animate(program, f"{place}/Insignia.apng", effect),
            "apngasm": lambda: quietly("apngasm", f"{place}/apngasm.apng", *files, "1", "60", "-z0"),
            "ffmpeg": lambda: quietly("ffmpeg", "-y", "-framerate", "60", *pattern, "-plays", "0", "-threads", "1",
                                      "-pix_fmt", "rgba", "-f", "apng", f"{place}/ffmpeg.apng"),
        },
        "gif": {
            "Insignia": lambda: animate(program, f"{place}/Insignia.gif", effect),
            "ffmpeg": lambda: quietly("ffmpeg", "-y", "-framerate", "50", *pattern, "-threads", "1", "-lavfi",
                                      "split[a][b];[a]palettegen[p];[b][p]paletteuse", f"{place}/ffmpeg.gif"),
        },
        "webp": {
            "Insignia": lambda: animate(program, f"{place}/Insignia.webp", effect),
            "img2webp": lambda: quietly("img2webp", "-lossless", "-d", "17", "-m", "2", *files, "-o",
                                        f"{place}/img2webp.webp"),
        },
    }


def looks(images):
    """What pictures look like on white with their alpha, one for each that differs from the one before."""
    def look(image):
        image = image.convert("RGBA")
        white = Image.new("RGBA", image.size, "white")
        return Image.alpha_composite(white, image).tobytes() + image.getchannel("A").tobytes()
    return [look for look, _ in itertools.groupby(map(look, images))]


def exact(path, frames):
    """How many frames an animated image shows as they are: a shorter file is no feat if it shows others."""
    found = looks(ImageSequence.Iterator(Image.open(path)))
    wanted = looks(Image.open(frame) for frame in sorted(pathlib.Path(frames).glob("*.png")))
    return f"{sum(a == b for a, b in zip(found, wanted))} of {len(wanted)} frames exact"


def main(program):
    on_one_core()
    for effect in ("bounce", "variableColor.iterative", "drawOn"):
        with tempfile.TemporaryDirectory(dir="/dev/shm") as place:
            frames = f"{place}/frames/"
            animate(program, frames, effect)
            for name, runs in formats(program, effect, frames, place).items():
                seconds = take_turns(runs, ROUNDS)
                notes = {}
                for run in runs:
                    path = f"{place}/{run}.{name}"
                    notes[run] = f"{os.path.getsize(path)} bytes, {exact(path, frames)}"
                print(f"\n{effect} as {name}, ms\n")
                print(table(seconds, "Insignia", notes=notes))
                if name == "webp":
                    goal(f"{effect} as WebP: img2webp's time by ours", "1.50×",
                         min(seconds["img2webp"]) / min(seconds["Insignia"]))
                    size = {run: os.path.getsize(f"{place}/{run}.webp") for run in runs}
                    goal(f"{effect} as WebP: our size by img2webp's", "≤ 1.00×", size["Insignia"] / size["img2webp"])


main(*sys.argv[1:])
