"""Batches of icons, drawn as a build draws them."""
import pathlib, subprocess


def icons_in(folder):
    """The SVG files of all kinds, each of which has a folder of its own."""
    return [icon for kind in sorted(pathlib.Path(folder).iterdir()) for icon in sorted(kind.glob("*.svg"))]


def draw(program, icons, folder, size, *options):
    lines = "".join(f"{icon}\t{folder}/{number}.png\t{size}\t{size}\n" for number, icon in enumerate(icons))
    subprocess.run([program, "render", "--batch", "--quiet", *options], input=lines.encode(), check=True)
