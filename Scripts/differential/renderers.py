"""The renderers: Insignia, resvg, and the judges rsvg-convert and Chromium."""
import io
import os
import shutil
import subprocess
import tempfile

import numpy as np
import resvg_py
from PIL import Image


def premultiplied(image):
    pixels = np.asarray(image.convert("RGBA")).astype(np.float32)
    pixels[..., :3] *= pixels[..., 3:] / 255
    return pixels


def opened(path):
    return premultiplied(Image.open(path)) if os.path.exists(path) else None


def ours(insignia, texts, width, height):
    """The pictures of files, drawn by one process; None for each that is rejected."""
    with tempfile.TemporaryDirectory() as folder:
        lines = []
        for index, text in enumerate(texts):
            with open(f"{folder}/{index}.svg", "w") as file:
                file.write(text)
            lines.append(f"{folder}/{index}.svg\t{folder}/{index}.png\t{width}\t{height}\n")
        subprocess.run([insignia, "render", "--batch", "--quiet"], input="".join(lines).encode(), capture_output=True)
        return [opened(f"{folder}/{index}.png") for index in range(len(texts))]


def resvg(text, width, height, oversampling=1):
    """The picture by resvg; ValueError where it rejects the file or panics: a panic is no Exception and ends a pool."""
    size = dict(width=width * oversampling, height=height * oversampling)
    try:
        data = resvg_py.svg_to_bytes(svg_string=text, dpi=96, languages=["en"], skip_system_fonts=True, **size)
    except (KeyboardInterrupt, SystemExit):
        raise
    except BaseException as error:
        raise ValueError(str(error)) from error
    pixels = premultiplied(Image.open(io.BytesIO(bytes(data))))
    return pixels.reshape(height, oversampling, width, oversampling, 4).mean((1, 3))


def rsvg(text, width, height):
    command = ["rsvg-convert", "-w", str(width), "-h", str(height)]
    run = subprocess.run(command, input=text.encode(), capture_output=True)
    return premultiplied(Image.open(io.BytesIO(run.stdout))) if run.stdout else None


def chromium(text, width, height):
    with tempfile.TemporaryDirectory() as folder:
        with open(f"{folder}/in.svg", "w") as file:
            file.write(text)
        subprocess.run(
            ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
             f"--user-data-dir={folder}", "--default-background-color=00000000", "--force-color-profile=srgb",
             f"--window-size={width + 500},{height + 500}", f"--screenshot={folder}/out.png",
             f"file://{folder}/in.svg"], capture_output=True, timeout=60)
        # Part of the window belongs to the browser.
        picture = opened(f"{folder}/out.png")
        return None if picture is None else picture[:height, :width]


def judges():
    """The judges that are installed."""
    known = {"rsvg": ("rsvg-convert", rsvg), "chromium": ("chromium", chromium)}
    return {name: draw for name, (command, draw) in known.items() if shutil.which(command)}
