"""The series of jobs: each function returns the options of the command for a job of size n."""
import math
import pathlib

ROOT = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'


def written(text, name="in.svg"):
    pathlib.Path(name).write_text(text)
    return name


def svg(content):
    return written(f"{ROOT}{content}</svg>")


def drawn(content):
    return "render", svg(content), "--size", "64", "-o", "out.png"


def square(number, side=4):
    """One of n squares on a grid, so that the work of drawing them stays the same."""
    return f"M{number * 7 % 96} {number // 13 * 7 % 96}h{side}v{side}h-{side}z"


def shapes(count, attributes=lambda number: ""):
    return "".join(f'<path {attributes(number)} d="{square(number)}"/>' for number in range(count))


def spiral(count):
    """A line of n segments that never crosses itself."""
    return "M" + "L".join(
        f"{50 + 48 * i / count * math.cos(i / 16):.3f} {50 + 48 * i / count * math.sin(i / 16):.3f}"
        for i in range(1, count + 1))


def wave(count):
    """A closed outline of n segments."""
    points = ((2 * math.pi * i / count, 40 + 6 * math.sin(i / 3)) for i in range(count))
    return "M" + "L".join(f"{50 + r * math.cos(a):.3f} {50 + r * math.sin(a):.3f}" for a, r in points) + "z"


def squares(count):
    """Subpaths that overlap each other."""
    return "".join(f"M{i * 7 % 80} {i * 11 % 80}h9v9h-9z" for i in range(count))


def style(rules):
    return "<style>" + "\n".join(rules) + "</style>"


def stops(count):
    return "".join(f'<stop offset="{i / count:.6f}" stop-color="#{i % 4096:03x}"/>' for i in range(count))


def gradient_chain(count):
    links = "".join(f'<linearGradient id="g{i}" href="#g{i - 1}" x1=".{i % 10}"/>' for i in range(1, count))
    return (f'<linearGradient id="g0">{stops(2)}</linearGradient>{links}'
            + shapes(count, lambda number: f'fill="url(#g{number})"'))


def masked(count, kind, content):
    use = f'{kind.replace("clipP", "clip-p")}="url(#a)"'
    return f'<{kind} id="a">{content}</{kind}>' + shapes(count, lambda number: use)


def stroked(dashes, cap):
    return f'<path d="M2 50H98" fill="none" stroke="red" stroke-linecap="{cap}" stroke-dasharray="{dashes}"/>'


def animated(file, *options):
    return "animate", file, "--size", "16", "-o", "out.apng", *options


def magic(count):
    written(f'{ROOT}<path d="{wave(count)}"/></svg>', "to.svg")
    return animated(
        svg(f'<path d="{spiral(count)}L50 50z"/>'), "--to", "to.svg", "--effect", "replace.magic", "--fps", "4")


def template(count):
    """A template of one variant with n layers, each a square."""
    def guide(kind, y, axis="y"):
        return f'<line id="{kind}" {axis}1="{y}" {axis}2="{y}"/>'

    rules = (f".monochrome-{i} {{-sfsymbols-motion-group:{i}}}" for i in range(count))
    paths = "".join(f'<path class="monochrome-{i}" d="{square(i)}"/>' for i in range(count))
    heights = {"S": 696, "M": 1126, "L": 1556}
    guides = "".join(guide(f"Baseline-{s}", y) + guide(f"Capline-{s}", y - 70.459) for s, y in heights.items())
    margins = guide("left-margin-Regular-M", 1380, "x") + guide("right-margin-Regular-M", 1490, "x")
    return written(f'''<svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">{style(rules)}
<g id="Notes"><text id="template-version">Template v.5.0</text></g><g id="Guides">{guides}{margins}</g>
<g id="Symbols"><g id="Regular-M" transform="translate(1385 1030)">{paths}</g></g></svg>''')


def keyframes(count):
    events = "\n".join(f"- {{at: {2 * i / count:.4f}, tint: '#{i % 4096:03x}'}}" for i in range(count))
    return animated(svg(shapes(4)), "--timeline", written(f"duration: 2\nevents:\n{events}\n", "story.yml"))


SERIES = {
    "elements": (4000, lambda n: drawn(shapes(n))),
    "… by `use`": (4000, lambda n: drawn(f'<path id="a" d="{square(0)}"/>' + '<use href="#a"/>' * n)),
    "contours of a path": (4000, lambda n: drawn(f'<path d="{"".join(map(square, range(n)))}"/>')),
    "segments, filled": (16000, lambda n: drawn(f'<path d="{wave(n)}"/>')),
    "segments, stroked": (8000, lambda n: drawn(f'<path fill="none" stroke="red" stroke-width=".1" d="{spiral(n)}"/>')),
    "dashes": (4000, lambda n: drawn(stroked(f"{48 / n:.6f} {48 / n:.6f}", "butt"))),
    "round dots": (4000, lambda n: drawn(stroked(f"0 {96 / n:.6f}", "round"))),
    "rules of classes, and elements": (1000, lambda n: drawn(
        style(f".c{i}{{fill:red}}" for i in range(n)) + shapes(n, lambda number: f'class="c{number}"'))),
    "rules of attributes, and elements": (1000, lambda n: drawn(
        style(f"[x='{i}']{{fill:red}}" for i in range(n)) + shapes(n, lambda number: f'x="{number}"'))),
    "rules for all of 500 elements": (250, lambda n: drawn(
        style(f"g *{{fill:#{i % 4096:03x}}}" for i in range(n)) + f"<g>{shapes(500)}</g>")),
    "faults": (4000, lambda n: drawn(shapes(n, lambda number: f'fill="no{number}"'))),
    "stops of a gradient": (256, lambda n: drawn(f'<linearGradient id="g">{stops(n)}</linearGradient>'
                                                + shapes(50, lambda number: 'fill="url(#g)"'))),
    "gradients, each of the one before": (500, lambda n: drawn(gradient_chain(n))),
    "masks": (500, lambda n: drawn(masked(n, "mask", '<rect width="90" height="90" fill="#fff"/>'))),
    "clips of two areas": (500, lambda n: drawn(
        masked(n, "clipPath", '<rect width="90" height="90"/><circle r="9"/>'))),
    "blurs": (50, lambda n: drawn('<filter id="b"><feGaussianBlur stdDeviation="1"/></filter>' + "".join(
        f'<rect width="90" height="90" filter="url(#b)" opacity=".{i % 10}"/>' for i in range(n)))),
    "pixels of a blur": (1 << 16, lambda n: (
        "render", svg('<filter id="b"><feGaussianBlur stdDeviation="1"/></filter>'
                      + '<rect width="90" height="90" filter="url(#b)"/>' * 4),
        "--size", str(round(n ** .5)), "-o", "out.png")),
    "bytes of text": (1 << 21, lambda n: drawn(f"<!--{'x' * n}-->" + shapes(1))),
    "convert: segments": (200, lambda n: ("convert", svg(
        f'<path fill="none" stroke="red" d="{spiral(n)}"/>'), "-o", "out.svg")),
    "convert: elements": (50, lambda n: ("convert", svg(
        f'<g stroke="red" fill="none">{shapes(n)}</g>'), "-o", "out.svg")),
    "compose: segments": (400, lambda n: ("compose", svg(f'<path d="{wave(n)}"/>'), "--slash", "-o", "out.svg")),
    "compose: elements": (200, lambda n: ("compose", svg(shapes(n)), "--slash", "-o", "out.svg")),
    "compose: contours": (250, lambda n: ("compose", svg(
        f'<path stroke="red" d="{squares(n)}"/>'), "--fill", "-o", "out.svg")),
    "magic: segments": (1000, magic),
    "keyframes": (50, keyframes),
    "layers": (50, lambda n: animated(
        svg(shapes(n)), "--effect", "bounce.byLayer", "--duration", "2", "--fps", "10")),
    "layers of a template": (100, lambda n: animated(template(n), "--effect", "bounce.wholeSymbol", "--fps", "4")),
    "frames": (500, lambda n: animated(
        svg(shapes(4)), "--effect", "rotate", "--repeat", "continuous", "--duration", str(n / 10), "--fps", "10")),
}
