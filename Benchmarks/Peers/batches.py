"""Batches of icons, drawn as in a build."""
import pathlib, subprocess


def icons_in(folder):
    """The SVG files of all kinds, each of which is in its own folder."""
    return [icon for kind in sorted(pathlib.Path(folder).iterdir()) for icon in sorted(kind.glob("*.svg"))]


def draw(program, icons, folder, size, *options):
    lines = "".join(f"{icon}\t{folder}/{number}.png\t{size}\t{size}\n" for number, icon in enumerate(icons))
    subprocess.run([program, "render", "--batch", "--quiet", *options], input=lines.encode(), check=True)
